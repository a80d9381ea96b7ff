import { and, asc, eq, max, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { LockerCategory } from './locker'
import { changeLocker, type LockerChange, makeRoomForCategories } from './locker-room.server'
import { promptCategories } from './schema.server'

type Row = typeof promptCategories.$inferSelect

const asCategory = ({ id, name, color, createdAt }: Row): LockerCategory => ({
	id,
	name,
	color,
	createdAt: createdAt.toISOString(),
})

/** Their owner's order: those that nobody moved last, the oldest first. */
export const IN_ORDER = [
	asc(promptCategories.position),
	asc(promptCategories.createdAt),
	asc(promptCategories.id),
]

const isNamed = (name: string) => sql`lower(${promptCategories.name}) = lower(${name})`
const mine = ({ userId }: Pick<MemberWith<'locker'>, 'userId'>) => eq(promptCategories.userId, userId)

/** A person's categories in their own order. */
export async function listCategories(owner: Pick<MemberWith<'locker'>, 'userId'>): Promise<LockerCategory[]> {
	const rows = await db()
		.select()
		.from(promptCategories)
		.where(mine(owner))
		.orderBy(...IN_ORDER)
	return rows.map(asCategory)
}

/**
 * Adds a category. A name that is there already, in whatever case, is refused with `conflict` and the category that has
 * it; one more than there can be with `invalid_input`.
 */
export function createCategory(legend: MemberWith<'locker'>, name: string): Promise<LockerCategory> {
	return changeLocker(legend, async (within) => {
		const [row] = await within
			.select()
			.from(promptCategories)
			.where(and(mine(legend), isNamed(name)))
		if (row) throw refuse('conflict', asCategory(row), { message: 'category_exists' })
		await makeRoomForCategories(within, legend, 1)
		const [added] = await addCategories(within, legend, [name])
		if (!added) throw new Error('The category that was just written is not there.')
		return asCategory(added)
	})
}

/**
 * The ids of the categories of these names, in whatever case; those that are not there yet are added. Refuses with
 * `invalid_input` where there would be too many.
 */
export async function categoriesNamed(
	within: LockerChange,
	legend: MemberWith<'locker'>,
	names: readonly string[],
): Promise<Map<string, string>> {
	const known = await idsOf(within, legend, names)
	const missing = await distinctNames(
		within,
		names.filter((name) => !known.has(name)),
	)
	if (missing.length === 0) return known
	await makeRoomForCategories(within, legend, missing.length, [...known.values()])
	await addCategories(within, legend, missing)
	return idsOf(within, legend, names)
}

/** The category that has this name, in whatever case. */
export async function findCategoryNamed(
	legend: MemberWith<'locker'>,
	name: string,
): Promise<LockerCategory | undefined> {
	const [row] = await db()
		.select()
		.from(promptCategories)
		.where(and(mine(legend), isNamed(name)))
	return row && asCategory(row)
}

async function addCategories(
	within: LockerChange,
	{ userId }: MemberWith<'locker'>,
	names: readonly string[],
) {
	const [last] = await within
		.select({ madeAt: max(promptCategories.createdAt) })
		.from(promptCategories)
		.where(mine({ userId }))
	const first = Math.max(Date.now(), (last?.madeAt?.getTime() ?? 0) + 1)
	// A millisecond apart: their order is the one in which they were made.
	const rows = names.map((name, place) => ({ userId, name, createdAt: new Date(first + place) }))
	return within.insert(promptCategories).values(rows).onConflictDoNothing().returning()
}

/** Each of these names once, as it comes first: the database alone says which names are the same. */
async function distinctNames(
	within: Pick<LockerChange, 'select'>,
	names: readonly string[],
): Promise<string[]> {
	const given = sql`unnest(${sql.param([...names])}::text[]) with ordinality as given (name, place)`
	const rows = await within
		.select({ name: sql<string>`(array_agg(given.name order by given.place))[1]` })
		.from(given)
		.groupBy(sql`lower(given.name)`)
		.orderBy(sql`min(given.place)`)
	return rows.map(({ name }) => name)
}

/** Which category has each of these names. */
async function idsOf(
	within: Pick<LockerChange, 'select'>,
	legend: MemberWith<'locker'>,
	names: readonly string[],
): Promise<Map<string, string>> {
	const wanted = sql`unnest(${sql.param([...names])}::text[]) as wanted (name)`
	const rows = await within
		.select({ name: sql<string>`wanted.name`, id: promptCategories.id })
		.from(wanted)
		.innerJoin(promptCategories, and(mine(legend), sql`lower(${promptCategories.name}) = lower(wanted.name)`))
	return new Map(rows.map(({ name, id }) => [name, id]))
}
