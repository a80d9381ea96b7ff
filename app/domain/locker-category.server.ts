import { and, asc, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { promptCategories } from '~/db/locker-schema.server'
import { violatesUnique } from '~/db/violation.server'
import type { LockerCategory } from './locker'
import { refuse } from './refuse.server'
import type { Legend } from './viewer'

const MOST_CATEGORIES = 500

type Row = typeof promptCategories.$inferSelect

const asCategory = ({ id, name, createdAt }: Row): LockerCategory => ({
	id,
	name,
	createdAt: createdAt.toISOString(),
})

const mine = ({ userId }: Pick<Legend, 'userId'>) => eq(promptCategories.userId, userId)
const named = (name: string) => sql`lower(${promptCategories.name}) = lower(${name})`

/** A person's categories, the oldest first: a category keeps its place, and with it its colour. */
export async function listCategories(owner: Pick<Legend, 'userId'>): Promise<LockerCategory[]> {
	const rows = await db()
		.select()
		.from(promptCategories)
		.where(mine(owner))
		.orderBy(asc(promptCategories.createdAt), asc(promptCategories.id))
	return rows.map(asCategory)
}

/**
 * Adds a category (spec 7, create_prompt_category). A name that is there already, in whatever case, is refused with
 * `conflict` and the category that has it.
 */
export async function createCategory(legend: Legend, name: string): Promise<LockerCategory> {
	if ((await db().$count(promptCategories, mine(legend))) >= MOST_CATEGORIES) {
		throw refuse('invalid_input', undefined, { message: 'locker_full' })
	}
	try {
		const values = { userId: legend.userId, name, createdAt: new Date() }
		const [row] = await db().insert(promptCategories).values(values).returning()
		if (!row) throw new Error('The category that was just written is not there.')
		return asCategory(row)
	} catch (error) {
		if (!violatesUnique(error, 'prompt_categories_name')) throw error
		throw refuse('conflict', await findCategoryNamed(legend, name), { message: 'category_exists' })
	}
}

/** The category of this name, added where it is not there yet: for a form that names one on the way. */
export async function categoryNamed(legend: Legend, name: string): Promise<LockerCategory> {
	return (await findCategoryNamed(legend, name)) ?? createCategory(legend, name)
}

/** The category that has this name, in whatever case. */
export async function findCategoryNamed(legend: Legend, name: string): Promise<LockerCategory | undefined> {
	const [row] = await db()
		.select()
		.from(promptCategories)
		.where(and(mine(legend), named(name)))
	return row && asCategory(row)
}
