import { lt, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { rateCounts, session, verification } from '~/db/schema.server'

/** Removes what is over and says nothing any more: counts, sessions, links, sign-ins that were never finished. */
export async function forgetExpired(): Promise<void> {
	for (const table of [rateCounts, session, verification]) {
		await db().delete(table).where(lt(table.expiresAt, sql`now()`))
	}
}
