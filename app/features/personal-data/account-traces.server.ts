import { randomUUID } from 'node:crypto'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import { everyKeyOf } from '~/core/limit.server'
import { type Database, db } from '~/db/client.server'
import { rateCounts, roleChanges, verification } from '~/db/schema.server'
import { contactMessages } from '~/features/contact/schema.server'

/** How long a message is kept that nobody deleted sooner; the privacy notice says so. */
const MESSAGES_KEPT = sql`now() - interval '12 months'`

interface Person {
	id: string
	email: string
	emailVerified: boolean
}

/**
 * Removes what leads to a person and has no key that takes it along with them: links in mails, counts of tries, and
 * messages from their address, where it is confirmed to be theirs. In the record of roles another random id, known to
 * nobody, takes the place of theirs. Call it in the transaction in which the person goes.
 */
export async function purgeTraces(
	within: Pick<Database, 'update' | 'delete'>,
	{ id, email, emailVerified }: Person,
): Promise<void> {
	await within.delete(verification).where(eq(verification.value, id))
	await within.delete(rateCounts).where(inArray(rateCounts.key, everyKeyOf(id, email)))
	if (emailVerified) await within.delete(contactMessages).where(eq(contactMessages.email, email))
	const nobody = randomUUID()
	await within.update(roleChanges).set({ userId: nobody }).where(eq(roleChanges.userId, id))
	await within.update(roleChanges).set({ byUserId: nobody }).where(eq(roleChanges.byUserId, id))
}

/** Deletes messages that are older than they are kept. */
export async function purgeOldMessages(): Promise<void> {
	await db().delete(contactMessages).where(lt(contactMessages.createdAt, MESSAGES_KEPT))
}
