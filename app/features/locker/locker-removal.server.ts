import { and, eq, gt, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { rememberEnded } from '~/core/ended-wish.server'
import { refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { REMOVAL_UNDO_MS, type SavedPrompt } from './locker'
import { readSavedPrompt } from './locker.server'
import { changeLocker, requireRoom } from './locker-room.server'
import { asSaved, inLocker, isLockerId, refuseMissing, SAVED } from './locker-row.server'
import { lockerChangeEntries, lockerChanges, savedPrompts } from './schema.server'
import { purgeChanges } from './selection/selection-undo.server'

/** A press on the toast's last instant still has to travel. */
const ON_THE_WAY_MS = 10_000

const ago = (milliseconds: number) => sql`now() - make_interval(secs => ${milliseconds / 1_000})`
const canReturn = gt(savedPrompts.removedAt, ago(REMOVAL_UNDO_MS + ON_THE_WAY_MS))

/**
 * Takes a prompt out of the locker; for some seconds it can be put back (docs/product.md#locker), then the row goes.
 * Answers what it was. Refuses with `not_found`, also for someone else's, and with `conflict` and the stored one where
 * that is newer than what its remover has seen.
 */
export async function removeSavedPrompt(
	legend: MemberWith<'locker'>,
	id: string,
	seenAt?: Date,
): Promise<SavedPrompt> {
	await readSavedPrompt(legend, id)
	const isSeen = seenAt && lte(savedPrompts.updatedAt, seenAt)
	const [removed] = await db()
		.update(savedPrompts)
		.set({ removedAt: sql`now()` })
		.where(and(eq(savedPrompts.id, id), inLocker(legend.userId), isSeen))
		.returning(SAVED)
	if (removed) return asSaved(removed)
	throw refuse('conflict', await readSavedPrompt(legend, id))
}

/**
 * Puts back what was just removed, as it was; doing so twice is doing it once. Refuses with `not_found` where it is too
 * late, or never was, and with `invalid_input` where others have taken its place.
 */
export async function restoreSavedPrompt(legend: MemberWith<'locker'>, id: string): Promise<SavedPrompt> {
	if (!isLockerId(id)) throw refuseMissing()
	const mine = and(eq(savedPrompts.id, id), eq(savedPrompts.userId, legend.userId))
	return changeLocker(legend, async (within) => {
		const [row] = await within
			.update(savedPrompts)
			.set({ removedAt: null })
			.where(and(mine, canReturn))
			.returning(SAVED)
		// Counted with it: where that is too much, all of this is taken back.
		if (row) await requireRoom(within, legend, { prompts: 0, bytes: 0 })
		const [there] = row
			? [row]
			: await within
					.select(SAVED)
					.from(savedPrompts)
					.where(and(mine, inLocker(legend.userId)))
		if (!there) throw refuseMissing()
		return asSaved(there)
	})
}

/** Deletes for good what was removed and can't return any more, but for the knowledge that it was there. */
export async function purgeRemoved(): Promise<void> {
	await purgeChanges()
	// What went together with others can be put back for longer.
	const undoable = db()
		.select({ id: lockerChangeEntries.savedPromptId })
		.from(lockerChangeEntries)
		.innerJoin(lockerChanges, eq(lockerChanges.id, lockerChangeEntries.changeId))
		.where(
			and(
				eq(lockerChangeEntries.savedPromptId, savedPrompts.id),
				eq(lockerChanges.what, 'remove'),
				isNull(lockerChanges.undone),
			),
		)
	const isOver = and(
		isNotNull(savedPrompts.removedAt),
		notExists(undoable),
		lt(savedPrompts.removedAt, ago(REMOVAL_UNDO_MS + ON_THE_WAY_MS)),
	)
	await rememberEnded(
		db(),
		sql`delete from ${savedPrompts} where ${isOver} returning ${sql.identifier(savedPrompts.id.name)}`,
	)
}
