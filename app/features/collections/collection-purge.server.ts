import { lt, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { collectionPrompts, collections } from './schema.server'

/** Deletes for good what was removed an hour ago. */
export async function purgeRemovedCollections(): Promise<void> {
	for (const table of [collections, collectionPrompts])
		await db().delete(table).where(lt(table.removedAt, sql`now() - interval '1 hour'`))
}
