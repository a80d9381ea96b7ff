import { data, type RouterContextProvider } from 'react-router'
import { idempotencyKeyOf } from '~/core/idempotency-key'
import { newId } from '~/core/new-id'
import { Refused } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { draftOf, LONGEST_PROMPT, type PromptDraft } from '~/features/authoring/prompt-form'
import { PromptFormInput, type PromptInput } from '~/features/authoring/prompt-input'
import type { StoredPrompt } from '~/features/authoring/ui/prompt-conflict'
import type { PromptAnswer } from '~/features/authoring/ui/prompt-form'
import type { CreatedPrompt } from '~/features/library/created-prompt.server'
import type { Language } from '~/i18n/language'
import type { MessageId } from '~/i18n/words'
import { draftOwner, requireOwnDraft } from '~/requests/draft-owner.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import type { SentForm } from '~/requests/form-request.server'
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
	}
	return { id: prompt.id, draft, updatedAt: prompt.updatedAt.toISOString() }
}

/**
 * Takes the form of a created prompt; what is wrong comes back beside each field with what was typed. Where the stored
 * one is newer, `readStored` brings it, to be shown beside.
 */
export async function takePromptForm(
	{ form, member, context }: { form: SentForm; member: Member; context: Readonly<RouterContextProvider> },
	save: (input: PromptInput) => Promise<Response>,
	readStored?: () => Promise<CreatedPrompt>,
) {
	const { language } = context.get(requestContext)
	const texts = textsOf(form, emptyDraft(language))
	const { draft, errors } = returned(form, texts, LONGEST_PROMPT)
	const idempotencyKey = idempotencyKeyOf(form) ?? ''
	const editedAt = String(form.get('editedAt') ?? '').slice(0, LONGEST_MOMENT)
	const owner = draftOwner(form, member)
	const sent = { draft, idempotencyKey, editedAt, draftOf: owner }
	const parsed = PromptFormInput.safeParse(texts)
	if (!parsed.success) {
		const wrong = { ...fieldErrors(parsed.error), ...errors }
		return data<PromptAnswer>({ ...sent, errors: wrong }, { status: 400 })
	}
	try {
		requireOwnDraft(owner, member)
		return await save(parsed.data)
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'error_creating_prompt')
		const isConflict = error instanceof Refused && error.code === 'conflict'
		const newer = isConflict ? await readStored?.() : undefined
		const isGone = error instanceof Refused && error.code === 'gone'
		const again = isGone ? { ...sent, idempotencyKey: newId() } : sent
		return data<PromptAnswer>(
			{ ...again, problem, values, ...(newer ? { stored: storedPrompt(newer) } : {}) },
			init,
		)
	}
}
