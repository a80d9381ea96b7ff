import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { savedPrompts } from '~/db/locker-schema.server'
import { type SavedPrompt, UNDO_MS } from './locker'
import { readSavedPrompt } from './locker.server'
import { changeLocker, requireRoom } from './locker-room.server'
import { asSaved, inLocker, isLockerId, refuseMissing, SAVED } from './locker-row.server'
import type { Legend } from './viewer'

/** A press on the toast's last instant still has to travel. */
const ON_THE_WAY_MS = 10_000

const ago = (milliseconds: number) => sql`now() - make_interval(secs => ${milliseconds / 1_000})`
const canReturn = gt(savedPrompts.removedAt, ago(UNDO_MS + ON_THE_WAY_MS))

/**
 * Takes a prompt out of the locker; for some seconds it can be put back (product.md, Locker), then the row goes. Answers
 * what it was. Refuses with `not_found`, also for someone else's.
 */
export async function removeSavedPrompt(legend: Legend, id: string): Promise<SavedPrompt> {
	const saved = await readSavedPrompt(legend, id)
	const [removed] = await db()
		.update(savedPrompts)
		.set({ removedAt: sql`now()` })
		.where(and(eq(savedPrompts.id, id), inLocker(legend.userId)))
		.returning({ id: savedPrompts.id })
	if (!removed) throw refuseMissing()
	return saved
}

/**
 * Puts back what was just removed, as it was. Refuses with `not_found` where it is too late, or never was, and with
 * `invalid_input` where others have taken its place.
 */
export async function restoreSavedPrompt(legend: Legend, id: string): Promise<SavedPrompt> {
	if (!isLockerId(id)) throw refuseMissing()
	return changeLocker(legend, async (within) => {
		const [row] = await within
			.update(savedPrompts)
			.set({ removedAt: null })
			.where(and(eq(savedPrompts.id, id), eq(savedPrompts.userId, legend.userId), canReturn))
			.returning(SAVED)
		if (!row) throw refuseMissing()
		// Counted with it: where that is too much, all of this is taken back.
		await requireRoom(within, legend, { prompts: 0, bytes: 0 })
		return asSaved(row)
	})
}

/** Deletes for good what was removed and can't return any more. */
export async function forgetRemoved(): Promise<void> {
	await db()
		.delete(savedPrompts)
		.where(and(isNotNull(savedPrompts.removedAt), lt(savedPrompts.removedAt, ago(UNDO_MS + ON_THE_WAY_MS))))
}
