import { z } from 'zod'
import type { DraftBrowser } from '~/core/drafts/draft-browser'
import { createDrafts, type Draft, type Drafts } from '~/core/drafts/drafts'
import type { LockerDraft, SavedPrompt } from '../locker'
import { SavedPromptInput, Written, writtenOf } from '../locker-form'

const Kept = z.object({
	about: z.string(),
	base: z.string(),
	values: Written,
	idempotencyKey: z.string(),
	sent: z.array(Written),
})
/** As earlier versions of this product kept it, one for each prompt, or under `new`. */
const KeptEarlier = Written.extend({ editedAt: z.string() })

/** What a person typed into the locker's forms and did not save: it stays on this device until it is saved or given up. */
export function lockerDrafts(browser: DraftBrowser, userId: string): Drafts<Written> {
	return createDrafts(browser, `draft:locker:${userId}`, readDraft)
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
export function isBlankDraft({ categoryId: _id, tags, blanks: _blanks, ...texts }: Written): boolean {
	return [...Object.values(texts), ...tags].every((text) => text.trim() === '')
}

/** Whether a stored prompt says what was written. */
export function isSame(written: Written, stored: SavedPrompt): boolean {
	const wanted = SavedPromptInput.safeParse(written).data
	if (!wanted) return false
	const told = { ...wanted, blanks: wanted.blanks ?? [...stored.blanks] }
	const isFiledSo = written.newCategory !== '' || wanted.categoryId === stored.categoryId
	return isFiledSo && wordsOf(told) === wordsOf(stored)
}

const wordsOf = (prompt: LockerDraft) => JSON.stringify({ ...writtenOf(prompt), categoryId: null })
