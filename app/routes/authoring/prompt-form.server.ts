import { data, type RouterContextProvider } from 'react-router'
import { idempotencyKeyOf } from '~/core/idempotency-key'
import { newId } from '~/core/new-id'
import { Refused, refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import type { StoredDraft } from '~/features/authoring/draft-row.server'
import type { EditedPrompt } from '~/features/authoring/prompt-draft.server'
import { draftOf, LONGEST_PROMPT, PROMPT_INTENTS, type PromptDraft } from '~/features/authoring/prompt-form'
import { PromptDraftInput, type PromptInput, WholePromptInput } from '~/features/authoring/prompt-input'
import type { StoredPrompt } from '~/features/authoring/ui/prompt-conflict'
import type { PromptAnswer } from '~/features/authoring/ui/prompt-form'
import type { CreatedPrompt } from '~/features/library/created-prompt.server'
import type { Language } from '~/i18n/language'
import { SeenMoment } from '~/i18n/moment.server'
import type { MessageId } from '~/i18n/words'
import { draftOwner, requireOwnDraft } from '~/requests/draft-owner.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { type FieldErrors, fieldErrors, formProblem } from '~/requests/form-problem.server'
import { hiddenText, type SentForm } from '~/requests/form-request.server'
import { requestContext } from '~/requests/request-context.server'

/** Longer than any moment of ISO 8601. */
const LONGEST_MOMENT = 40

/** What is typed into the form, with its labels; all else in it is chosen. */
export const TYPED_TEXTS = {
	title: 'field_title',
	tagline: 'field_tagline',
	tags: 'tags',
	description: 'field_description',
	promptText: 'tab_prompt',
	instructions: 'tab_instructions',
	credits: 'credits',
	note: 'version_note',
} as const satisfies { [Field in keyof PromptDraft]?: MessageId }

/** The form of a prompt that is not written yet, in the page's language. */
export function emptyDraft(language: Language): PromptDraft {
	return draftOf((field) => (field === 'language' ? language : ''))
}

/** A stored prompt as its form shows it, and as of when. */
export function storedPrompt(prompt: CreatedPrompt): StoredPrompt {
	const { title, tagline, description, category, promptText, instructions, credits, language } = prompt
	const draft = {
		title,
		tagline: tagline ?? '',
		description,
		category,
		promptText,
		instructions: instructions ?? '',
		credits: credits ?? '',
		tags: prompt.tags.join(', '),
		language,
		isPremium: prompt.isPremium ? 'on' : '',
		note: '',
	}
	return { id: prompt.id, draft, updatedAt: prompt.updatedAt.toISOString() }
}

/** A draft as its form shows it, and as of when. */
export function storedDraft({ id, content, updatedAt }: StoredDraft): StoredPrompt {
	return { id, draft: content, updatedAt: updatedAt.toISOString(), isDraft: true }
}

/** What stands against a form: what is stored and newer than what it was made of. A draft knows what was published before it. */
function newerThan(editedAt: Date, { published, draft }: EditedPrompt): StoredPrompt | undefined {
	if (draft && draft.updatedAt > editedAt) return storedDraft(draft)
	return published ? storedPrompt(published) : undefined
}

/** What can become of a form. */
interface PromptSaving {
	publish(input: PromptInput, note: string | null): Promise<Response>
	keepDraft(content: PromptDraft): Promise<Response>
	/** What is stored by now. */
	readStored(): Promise<EditedPrompt>
}

/**
 * Takes the form of a created prompt, to publish it or to keep it as a draft; what is wrong comes back beside each field with
 * what was typed. Where the stored one is newer, it is shown beside.
 */
export async function takePromptForm(
	{ form, member, context }: { form: SentForm; member: Member; context: Readonly<RouterContextProvider> },
	{ publish, keepDraft, readStored }: PromptSaving,
) {
	const { language } = context.get(requestContext)
	const texts = textsOf(form, emptyDraft(language))
	const { draft, errors } = returned(form, texts, LONGEST_PROMPT)
	const idempotencyKey = idempotencyKeyOf(form) ?? ''
	const editedAt = String(form.get('editedAt') ?? '').slice(0, LONGEST_MOMENT)
	const owner = draftOwner(form, member)
	const intent = PROMPT_INTENTS.find((one) => one === (hiddenText(form, 'intent') || 'publish'))
	if (!intent) throw refuse('invalid_input')
	const sent = { draft, intent, idempotencyKey, editedAt, draftOf: owner }
	const wrong = (found: FieldErrors<keyof PromptDraft>) =>
		data<PromptAnswer>({ ...sent, errors: { ...found, ...errors } }, { status: 400 })
	try {
		if (intent === 'draft') {
			const parsed = PromptDraftInput.safeParse(texts)
			if (!parsed.success) return wrong(fieldErrors(parsed.error))
			requireOwnDraft(owner, member)
			return await keepDraft(parsed.data)
		}
		const parsed = WholePromptInput.safeParse(texts)
		if (!parsed.success) return wrong(fieldErrors(parsed.error))
		requireOwnDraft(owner, member)
		const { note, ...input } = parsed.data
		return await publish(input, note)
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'error_creating_prompt')
		const isConflict = error instanceof Refused && error.code === 'conflict'
		const newer = isConflict ? newerThan(SeenMoment.parse(editedAt), await readStored()) : undefined
		const isGone = error instanceof Refused && error.code === 'gone'
		const again = isGone ? { ...sent, idempotencyKey: newId() } : sent
		return data<PromptAnswer>({ ...again, problem, values, ...(newer ? { stored: newer } : {}) }, init)
	}
}
