import { z } from 'zod'
import { createDrafts, type Draft, type Drafts } from '~/core/drafts/drafts'
import type { DraftShelf } from '~/core/drafts/page-shelf'
import type { SavedPrompt } from '../locker'
import { type draftOf, SavedPromptInput } from '../locker-form'

/** What stands in the fields of a prompt's form. */
export type Written = ReturnType<typeof draftOf>

const Fields = z.object({
	title: z.string(),
	content: z.string(),
	description: z.string(),
	tags: z.array(z.string()),
	categoryId: z.string().nullable(),
	newCategory: z.string().default(''),
})
const Kept = z.object({
	about: z.string(),
	base: z.string(),
	values: Fields,
	idempotencyKey: z.string(),
	sent: z.array(Fields),
})
/** As earlier versions of this product kept it, one for each prompt, or under `new`. */
const KeptEarlier = Fields.extend({ editedAt: z.string() })

/** The fields of what may have more. */
export const writtenOf = (prompt: Omit<Written, 'newCategory'>): Written => ({
	title: prompt.title,
	content: prompt.content,
	description: prompt.description,
	tags: [...prompt.tags],
	categoryId: prompt.categoryId,
	newCategory: '',
})

/** What a person typed into the locker's forms and did not save: it stays on this device until it is saved or given up. */
export function lockerDrafts(shelf: DraftShelf, userId: string): Drafts<Written> {
	return createDrafts(shelf, `draft:locker:${userId}`, readDraft)
}

function readDraft(kept: unknown, name: string): Draft<Written> | null {
	const draft = Kept.safeParse(kept)
	if (draft.success) return draft.data
	const earlier = KeptEarlier.safeParse(kept)
	if (!earlier.success) return null
	const { editedAt: base, ...values } = earlier.data
	return { about: name === 'new' ? '' : name, base, values, idempotencyKey: name, sent: [] }
}

/** Whether nothing was written. */
export function isBlank({ title, content, description, tags, newCategory }: Written): boolean {
	return [title, content, description, newCategory, ...tags].every((text) => text.trim() === '')
}

/** Whether a stored prompt says what was written. */
export function isSame(written: Written, stored: SavedPrompt): boolean {
	const wanted = SavedPromptInput.safeParse(written).data
	const { title, content, description, tags, categoryId } = stored
	const isFiledSo = written.newCategory !== '' || wanted?.categoryId === categoryId
	return (
		isFiledSo &&
		wanted?.title === title &&
		wanted.content === content &&
		wanted.description === description &&
		wanted.tags.join('\n') === tags.join('\n')
	)
}
