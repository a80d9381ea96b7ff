import { lt, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { rateCounts, session, verification } from '~/db/schema.server'
import { forgetRemoved } from './locker-removal.server'

/** Removes what is over and says nothing any more: counts, sessions, links, sign-ins that were never finished, saved prompts that were removed. */
export async function forgetExpired(): Promise<void> {
	for (const table of [rateCounts, session, verification]) {
		await db().delete(table).where(lt(table.expiresAt, sql`now()`))
	}
	await forgetRemoved()
}
