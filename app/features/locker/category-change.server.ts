import { and, eq, ne, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { type LockerCategory, seenOf } from './locker'
import { IN_ORDER } from './locker-category.server'
import { changeLocker, type LockerChange } from './locker-room.server'
import { inLocker } from './locker-row.server'
import { promptCategories, savedPrompts } from './schema.server'

type Legend = MemberWith<'locker'>

const { id, userId, name, color } = promptCategories
const one = (legend: Legend, wanted: string) => and(eq(userId, legend.userId), eq(id, wanted))

function missing() {
	return refuse('not_found', { missing: 'category' }, { message: 'category_gone' })
}

type CategoryLook = Pick<LockerCategory, 'name' | 'color'>

/**
 * Gives a category another name and colour; `color` null lets it take its turn. Refuses with `not_found`, also for someone
 * else's, and with `conflict` where another category of this person has the name, in whatever case, or, with what is stored
 * as its details, where that is not what its owner has `seen`, unless it says the same.
 */
export function changeCategory(
	legend: Legend,
	wanted: string,
	to: CategoryLook,
	seen: string,
): Promise<void> {
	return changeLocker(legend, async (within) => {
		const [stored] = await within.select({ name, color }).from(promptCategories).where(one(legend, wanted))
		if (!stored) throw missing()
		const isTaken = and(eq(userId, legend.userId), ne(id, wanted), sql`lower(${name}) = lower(${to.name})`)
		if (await within.$count(promptCategories, isTaken))
			throw refuse('conflict', undefined, { message: 'category_exists' })
		if (![seen, seenOf(to)].includes(seenOf(stored)))
			throw refuse('conflict', stored, {
				message: 'category_changed_meanwhile',
				values: { name: stored.name },
			})
		await within.update(promptCategories).set(to).where(one(legend, wanted))
	})
}

/** Moves a category one place up or down in its owner's order; at the end it stays where it is. Refuses with `not_found`. */
export function moveCategory(legend: Legend, wanted: string, by: -1 | 1): Promise<void> {
	return changeLocker(legend, async (within) => {
		const ordered = await within
			.select({ id })
			.from(promptCategories)
			.where(eq(userId, legend.userId))
			.orderBy(...IN_ORDER)
		const ids = ordered.map((row) => row.id)
		const at = ids.indexOf(wanted)
		if (at < 0) throw missing()
		const other = ids[at + by]
		if (other === undefined) return
		ids[at] = other
		ids[at + by] = wanted
		await number(within, legend, ids)
	})
}

async function number(within: LockerChange, legend: Legend, ids: readonly string[]): Promise<void> {
	const places = sql`unnest(${sql.param([...ids])}::text[]) with ordinality as placed (id, place)`
	await within.execute(sql`
		update ${promptCategories} as category set position = placed.place
		from ${places} where category.user_id = ${legend.userId} and category.id = placed.id`)
}

/** How many prompts are filed in a category, none where there is no such one. */
export function countFiled(legend: Legend, wanted: string): Promise<number> {
	return db().$count(savedPrompts, and(inLocker(legend.userId), eq(savedPrompts.categoryId, wanted)))
}

/** Removes a category; the prompts in it stay, without one, and count as unchanged. Refuses with `not_found`. */
export function removeCategory(legend: Legend, wanted: string): Promise<void> {
	return changeLocker(legend, async (within) => {
		// Those that can still be put back are in it too.
		await within
			.update(savedPrompts)
			.set({ categoryId: null })
			.where(and(eq(savedPrompts.userId, legend.userId), eq(savedPrompts.categoryId, wanted)))
		const gone = await within.delete(promptCategories).where(one(legend, wanted)).returning({ id })
		if (gone.length === 0) throw missing()
	})
}
