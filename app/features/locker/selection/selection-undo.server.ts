import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { changeLocker, type LockerChange, requireRoom } from '../locker-room.server'
import { asSaved, isLockerId, SAVED } from '../locker-row.server'
import { lockerChangeEntries, lockerChanges, promptCategories, savedPrompts } from '../schema.server'
import type { TakenChange } from './selection'
import { writeArranged } from './selection-change.server'

type Legend = MemberWith<'locker'>
type Stored = Pick<typeof lockerChanges.$inferSelect, 'id' | 'what' | 'createdAt'>

const MOST_LISTED = 20
const isOver = lt(lockerChanges.createdAt, sql`now() - interval '1 hour'`)

/**
 * Undoes what was done to many prompts at once: each is again what it was, but for those that were changed since; asked
 * again it does nothing. Answers how many are again what they were, and whether these are all. Refuses with `not_found`
 * where that was more than an hour ago, or never was, and with `invalid_input` where others have taken the place of what
 * was removed.
 */
export function undoChange(legend: Legend, id: string): Promise<{ count: number; isWhole: boolean }> {
	return changeLocker(legend, async (within) => {
		const isIt = and(eq(lockerChanges.id, id), eq(lockerChanges.userId, legend.userId))
		const [change] = isLockerId(id)
			? await within
					.select()
					.from(lockerChanges)
					.where(and(isIt, sql`not ${isOver}`))
			: []
		if (!change) throw refuse('not_found', undefined, { message: 'selection_undo_over' })
		const all = await within.$count(lockerChangeEntries, eq(lockerChangeEntries.changeId, id))
		const count =
			change.undone ??
			(await (change.what === 'remove'
				? putBack(within, legend, change)
				: arrangeBack(within, legend, change)))
		await within.update(lockerChanges).set({ undone: count }).where(isIt)
		return { count, isWhole: count === all }
	})
}

/** Puts back what this removed and nothing else did since. */
async function putBack(within: LockerChange, legend: Legend, { id, createdAt }: Stored): Promise<number> {
	const removed = within
		.select({ id: lockerChangeEntries.savedPromptId })
		.from(lockerChangeEntries)
		.where(eq(lockerChangeEntries.changeId, id))
	const mine = and(eq(savedPrompts.userId, legend.userId), inArray(savedPrompts.id, removed))
	const back = await within
		.update(savedPrompts)
		.set({ removedAt: null })
		.where(and(mine, eq(savedPrompts.removedAt, createdAt)))
		.returning({ id: savedPrompts.id })
	// Counted with them: where that is too much, all of this is taken back.
	await requireRoom(within, legend, { prompts: 0, bytes: 0 })
	return back.length
}

/** Tags and categories as they were, of what is as the change left it; also of what was removed meanwhile and may come back. */
async function arrangeBack(within: LockerChange, legend: Legend, { id }: Stored): Promise<number> {
	const rows = await within
		.select({ saved: SAVED, was: lockerChangeEntries, known: promptCategories.id })
		.from(lockerChangeEntries)
		.innerJoin(savedPrompts, eq(savedPrompts.id, lockerChangeEntries.savedPromptId))
		.leftJoin(promptCategories, eq(promptCategories.id, lockerChangeEntries.categoryId))
		.where(
			and(
				eq(lockerChangeEntries.changeId, id),
				eq(savedPrompts.userId, legend.userId),
				eq(savedPrompts.updatedAt, lockerChangeEntries.leftAt),
			),
		)
	const before = rows.map(({ saved }) => asSaved(saved))
	// A category that was removed meanwhile has no prompts.
	const after = rows.map(({ saved, was, known }) => ({
		...asSaved(saved),
		tags: was.tags,
		categoryId: known,
	}))
	return (await writeArranged(within, legend, before, after)).length
}

/** What was done to many at once within the hour in which it can be undone, the last first; what was undone is not there. */
export async function listTakenChanges({ userId }: Legend): Promise<TakenChange[]> {
	const { id, what, createdAt, undone } = lockerChanges
	const count = db().$count(lockerChangeEntries, sql`${lockerChangeEntries.changeId} = ${id}`)
	const rows = await db()
		.select({ id, what, at: createdAt, count })
		.from(lockerChanges)
		.where(and(eq(lockerChanges.userId, userId), isNull(undone), sql`not ${isOver}`))
		.orderBy(desc(createdAt), desc(id))
		.limit(MOST_LISTED)
	return rows.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }))
}

/** Forgets what can't be undone any more. */
export async function purgeChanges(): Promise<void> {
	await db().delete(lockerChanges).where(isOver)
}
