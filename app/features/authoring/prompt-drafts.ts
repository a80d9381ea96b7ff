import { data } from 'react-router'
import { z } from 'zod'
import { createDrafts, type Draft, type Drafts } from '~/core/drafts'
import { keptDraft } from '~/core/kept-draft'
import { newId } from '~/core/new-id'
import { type DraftShelf, pageShelf } from '~/core/page-shelf'
import { unsent } from '~/ui/form/unsent'
import { type PromptDraft, parseTags } from './prompt-form'
import type { PromptAnswer } from './ui/prompt-form'

const text = z.string().default('')
const Fields = z.object({
	title: text,
	tagline: text,
	description: text,
	category: text,
	promptText: text,
	instructions: text,
	credits: text,
	tags: text,
	language: text,
	isPremium: text,
})
const Kept = keptDraft(Fields)
const NAMES = Fields.keyof().options

/** What a person typed into the forms of created prompts and did not publish: it stays on this device until it is published or given up. */
export function promptDrafts(shelf: DraftShelf, userId: string): Drafts<PromptDraft> {
	return createDrafts(shelf, `draft:create-prompt:${userId}`, readDraft)
}

function readDraft(kept: unknown, name: string): Draft<PromptDraft> | null {
	const draft = Kept.safeParse(kept)
	if (draft.success) return draft.data
	// As earlier versions of this product kept it: the fields alone, one draft for each person.
	const earlier = name === '' ? Fields.safeParse(kept) : null
	if (!earlier?.success) return null
	return { about: '', base: '', values: earlier.data, idempotencyKey: newId(), sent: [] }
}

/** What stands in the fields of a form. */
export function promptDraftOf(form: FormData): PromptDraft {
	const entries = NAMES.map((name) => [name, String(form.get(name) ?? '').replaceAll('\r\n', '\n')])
	return Fields.parse(Object.fromEntries(entries))
}

/** A field as it would be stored: browsers send other line ends, and people put commas as they like. */
function storable(draft: PromptDraft, field: keyof PromptDraft): string {
	const typed = draft[field].replaceAll('\r\n', '\n').trim()
	return field === 'tags' ? parseTags(typed).join(', ') : typed
}

/** The fields in which two say something else. Only an admin's form moves the premium flag. */
export function differing(
	one: PromptDraft,
	other: PromptDraft,
	{ isAdmin }: { isAdmin: boolean },
): (keyof PromptDraft)[] {
	return NAMES.filter(
		(field) => storable(one, field) !== storable(other, field) && (isAdmin || field !== 'isPremium'),
	)
}

/** Whether nothing was written. */
export function isBlank({
	title,
	tagline,
	description,
	promptText,
	instructions,
	credits,
	tags,
}: PromptDraft) {
	return [title, tagline, description, promptText, instructions, credits, tags].every(
		(written) => written.trim() === '',
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
		if (isTaken) promptDrafts(pageShelf, text('draftOf')).settle(idempotencyKey, draft)
		const { data: why, init } = unsent(thrown)
		return data<PromptAnswer>({ ...why, draft, idempotencyKey, editedAt: text('editedAt') }, init ?? {})
	}
}
