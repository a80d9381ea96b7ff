import { asc, eq, getTableColumns } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { collectionPrompts, collections } from './schema.server'

/** What a person put together, with what they can still put back. */
export async function exportCollections(userId: string) {
	const { userId: _author, ...collection } = getTableColumns(collections)
	const { userId: _owner, ...collected } = getTableColumns(collectionPrompts)
	return {
		collections: await db()
			.select(collection)
			.from(collections)
			.where(eq(collections.userId, userId))
			.orderBy(asc(collections.createdAt), asc(collections.id)),
		collectionPrompts: await db()
			.select(collected)
			.from(collectionPrompts)
			.where(eq(collectionPrompts.userId, userId))
			.orderBy(asc(collectionPrompts.collectionId), asc(collectionPrompts.position)),
	}
}
