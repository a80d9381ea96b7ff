import { and, asc, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { type Database, db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { MOST_CATEGORIES, MOST_PROMPTS } from './locker'
import { inLocker } from './locker-row.server'
import { promptCategories, savedPrompts } from './schema.server'

/** More than any honest locker holds: a search goes through all of it. */
const MOST_BYTES = 20_000_000

export type LockerChange = Parameters<Parameters<Database['transaction']>[0]>[0]
type Owner = Pick<MemberWith<'locker'>, 'userId'>

/**
 * Does something to a person's locker in one transaction, and to no locker of theirs twice at the same moment, in
 * whatever process: what is counted in it still holds when it is written.
 */
export function changeLocker<Result>(
	{ userId }: Owner,
	change: (within: LockerChange) => Promise<Result>,
): Promise<Result> {
	return db().transaction(async (within) => {
		// Not `for update`, which would also keep everything waiting that names the person.
		await within.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
		return change(within)
	})
}

/** Refuses with `invalid_input` where so many further prompts and bytes of content would not fit into the locker. */
export async function requireRoom(
	within: LockerChange,
	{ userId }: Owner,
	{ prompts, bytes }: { prompts: number; bytes: number },
): Promise<void> {
	const [used] = await within
		.select({
			prompts: sql<number>`count(*)::int`,
			bytes: sql<number>`coalesce(sum(octet_length(${savedPrompts.content})), 0)::int`,
		})
		.from(savedPrompts)
		.where(inLocker(userId))
	const { prompts: there = 0, bytes: long = 0 } = used ?? {}
	const isTooMany = there + prompts > MOST_PROMPTS
	// What gets shorter is taken from a locker that is too long.
	const isTooLong = bytes >= 0 && long + bytes > MOST_BYTES
	if (isTooMany || isTooLong) {
		throw refuse('invalid_input', undefined, { message: 'locker_full' })
	}
}

/** Who has just made a category is about to use it. */
const isLeft = sql`${promptCategories.createdAt} < now() - interval '1 day'`

/**
 * Makes sure that so many categories can be added. Where there would be too many, those that nothing has stood in for
 * a day give way, the oldest first, but for `keep`. Refuses with `invalid_input` where all are in use.
 */
export async function makeRoomForCategories(
	within: LockerChange,
	{ userId }: Owner,
	added: number,
	keep: readonly string[] = [],
): Promise<void> {
	const mine = eq(promptCategories.userId, userId)
	const surplus = (await within.$count(promptCategories, mine)) + added - MOST_CATEGORIES
	if (surplus <= 0) return
	const filed = within
		.select({ id: savedPrompts.id })
		.from(savedPrompts)
		.where(and(eq(savedPrompts.userId, userId), eq(savedPrompts.categoryId, promptCategories.id)))
	const unused = within
		.select({ id: promptCategories.id })
		.from(promptCategories)
		.where(and(mine, isLeft, notExists(filed), notInArray(promptCategories.id, [...keep])))
		.orderBy(asc(promptCategories.createdAt), asc(promptCategories.id))
		.limit(surplus)
	const gone = await within
		.delete(promptCategories)
		.where(and(mine, inArray(promptCategories.id, unused)))
		.returning({ id: promptCategories.id })
	if (gone.length < surplus)
		throw refuse('invalid_input', undefined, { message: 'too_many_locker_categories' })
}
