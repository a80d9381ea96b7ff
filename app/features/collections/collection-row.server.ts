import { and, asc, eq, isNull } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { type Database, db, type Within } from '~/db/client.server'
import { lockPerson } from '~/features/account/credential.server'
import { collectionPrompts, collections } from './schema.server'

export type Collection = typeof collections.$inferSelect
export type Collected = typeof collectionPrompts.$inferSelect

/** No id of ours is longer, and PostgreSQL takes no NUL. */
const ID = /^[\w-]{1,64}$/

/** The one answer for what is missing, removed, or somebody else's. */
export function refuseMissing() {
	return refuse('not_found', undefined, { message: 'collection_not_found' })
}

/** A collection of this person that they did not remove. Refuses with `not_found`. */
export async function findOwn(
	within: Pick<Database, 'select'>,
	{ userId }: Member,
	id: string,
): Promise<Collection> {
	const mine = and(eq(collections.id, id), eq(collections.userId, userId), isNull(collections.removedAt))
	const [row] = ID.test(id) ? await within.select().from(collections).where(mine) : []
	if (!row) throw refuseMissing()
	return row
}

/** What stands in a collection, in its order. */
export function listCollected(within: Pick<Database, 'select'>, collectionId: string): Promise<Collected[]> {
	return within
		.select()
		.from(collectionPrompts)
		.where(and(eq(collectionPrompts.collectionId, collectionId), isNull(collectionPrompts.removedAt)))
		.orderBy(asc(collectionPrompts.position), asc(collectionPrompts.createdAt), asc(collectionPrompts.id))
}

/** Does something to a person's collections in one transaction, one after the other in whatever process: what is counted in it still holds when it is written. */
export function changeCollections<Result>(
	{ userId }: Member,
	change: (within: Within) => Promise<Result>,
): Promise<Result> {
	return db().transaction(async (within) => {
		await lockPerson(within, userId)
		return change(within)
	})
}

/** The same to one collection, which counts as changed then. Refuses with `not_found`. */
export function changeOwn<Result>(
	member: Member,
	id: string,
	change: (within: Within, collection: Collection) => Promise<Result>,
): Promise<Result> {
	return changeCollections(member, async (within) => {
		const collection = await findOwn(within, member, id)
		const result = await change(within, collection)
		await within.update(collections).set({ updatedAt: new Date() }).where(eq(collections.id, id))
		return result
	})
}
