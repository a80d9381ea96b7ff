import { lt, or, sql } from 'drizzle-orm'
import { whenDue } from '~/core/scheduled-job.server'
import { endedWishes } from '~/core/schema.server'
import { db } from '~/db/client.server'
import { rateCounts, session, verification } from '~/db/schema.server'
import { accessTokens } from '~/features/account/schema.server'
import { purgeRemovedConversations } from '~/features/chat/chat-removal.server'
import { purgeRemovedRoles } from '~/features/chat/roles/role.server'
import { purgeRemovedCollections } from '~/features/collections/collection-purge.server'
import { purgeImports } from '~/features/locker/import/locker-staging.server'
import { purgeRemoved } from '~/features/locker/locker-removal.server'
import { purgeOldMessages } from './account-removal.server'

/** The name among the scheduled jobs. */
export const EXPIRED_ROWS = 'expired rows'
const EVERY_MINUTES = 60

/** So long a person can still see in their data which token there was. */
const TOKEN_KEPT = sql`now() - interval '90 days'`

/** Removes what is over and says nothing any more: counts, ids of what was removed, sessions, links, sign-ins that were never finished, saved prompts, conversations, roles and collections that were removed, files that were not imported, tokens that ended long ago, messages of last year. */
export async function purgeExpired(): Promise<void> {
	for (const table of [rateCounts, session, verification, endedWishes]) {
		await db().delete(table).where(lt(table.expiresAt, sql`now()`))
	}
	const { expiresAt, revokedAt } = accessTokens
	await db()
		.delete(accessTokens)
		.where(or(lt(expiresAt, TOKEN_KEPT), lt(revokedAt, TOKEN_KEPT)))
	await purgeRemoved()
	await purgeRemovedConversations()
	await purgeRemovedCollections()
	await purgeRemovedRoles()
	await purgeImports()
	await purgeOldMessages()
}

/** The same once an hour, whichever of several processes asks. */
export async function removeExpiredWhenDue(): Promise<void> {
	await whenDue(EXPIRED_ROWS, EVERY_MINUTES, purgeExpired)
}
