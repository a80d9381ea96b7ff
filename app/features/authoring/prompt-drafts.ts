import { data } from 'react-router'
import { type DraftBrowser, draftBrowser } from '~/core/drafts/draft-browser'
import { createDrafts, type Draft, type Drafts } from '~/core/drafts/drafts'
import { newId } from '~/core/new-id'
import { unsent } from '~/ui/form/unsent'
import { draftOf, FIELDS, PROMPT_INTENTS, type PromptDraft, type PromptField, parseTags } from './prompt-form'
import type { PromptAnswer } from './ui/prompt-form'

/** What a person typed into the forms of created prompts and did not publish: it stays on this device until it is published or given up. */
export function promptDrafts(browser: DraftBrowser, userId: string): Drafts<PromptDraft> {
	return createDrafts(browser, `draft:create-prompt:${userId}`, readDraft)
}

function readDraft(kept: unknown, name: string): Draft<PromptDraft> | null {
	const { about, base, values, idempotencyKey, sent }: Record<string, unknown> = Object(kept)
	if (typeof idempotencyKey === 'string' && Array.isArray(sent)) {
		return {
			about: textOf(about),
			base: textOf(base),
			values: fieldsOf(values),
			idempotencyKey,
			sent: sent.map(fieldsOf),
		}
	}
	// As earlier versions of this product kept it: the fields alone, one draft for each person.
	if (name !== '' || typeof kept !== 'object' || kept === null) return null
	return { about: '', base: '', values: fieldsOf(kept), idempotencyKey: newId(), sent: [] }
}

const textOf = (kept: unknown) => (typeof kept === 'string' ? kept : '')

/** What is kept is the form's own; what is none of its texts is empty. */
const fieldsOf = (kept: unknown) => draftOf((name) => textOf(Object(kept)[name]))

/** What stands in the fields of a form. */
export const promptDraftOf = (form: FormData) =>
	draftOf((name) => textOf(form.get(name)).replaceAll('\r\n', '\n'))

/** A field as it would be stored: browsers send other line ends, and people put commas as they like. */
function storable(draft: PromptDraft, field: PromptField): string {
	const typed = draft[field].replaceAll('\r\n', '\n').trim()
	return field === 'tags' ? parseTags(typed).join(', ') : typed
}

/** The fields in which two say something else. Only an admin's form moves the premium flag. */
export function differing(
	one: PromptDraft,
	other: PromptDraft,
	{ isAdmin }: { isAdmin: boolean },
): PromptField[] {
	return FIELDS.map(([field]) => field).filter(
		(field) => storable(one, field) !== storable(other, field) && (isAdmin || field !== 'isPremium'),
	)
}

/** Sends the form of a created prompt: what was taken is no draft any more, and what did not come to its action stays in its form. */
export async function sendPrompt<Answer>(form: FormData, send: () => Promise<Answer>) {
	const draft = promptDraftOf(form)
	const text = (name: string) => String(form.get(name) ?? '')
	const idempotencyKey = text('idempotencyKey')
	try {
		return await send()
	} catch (thrown) {
		const isTaken = thrown instanceof Response && thrown.headers.get('Location')?.startsWith('/prompt/')
		if (isTaken) promptDrafts(draftBrowser, text('draftOf')).settle(idempotencyKey, draft)
		const { data: why, init } = unsent(thrown)
		const intent = PROMPT_INTENTS.find((one) => one === text('intent')) ?? 'publish'
		const sent = { draft, intent, idempotencyKey, editedAt: text('editedAt'), draftOf: text('draftOf') }
		return data<PromptAnswer>({ ...why, ...sent }, init ?? {})
	}
}
