import { randomUUID } from 'node:crypto'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import { everyKeyOf } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { type Database, db, type Within } from '~/db/client.server'
import { rateCounts, user, verification } from '~/db/schema.server'
import { noteAccountEvent } from '~/features/account/account-event.server'
import { type Credential, findCredential, requireCurrentPassword } from '~/features/account/credential.server'
import { forgetPerson } from '~/features/admin/audit-log.server'
import { requireAnotherAdmin } from '~/features/admin/role.server'
import { purgeRefunds } from '~/features/billing/refund.server'
import { stripeCustomers } from '~/features/billing/schema.server'
import { endAllSubscriptions } from '~/features/billing/subscription/subscription-end.server'
import { purgeWithdrawals } from '~/features/billing/withdrawal/withdrawal.server'
import { contactMessages } from '~/features/contact/schema.server'
import { libraryChanges } from '~/features/library/versions/schema.server'
import { mailings } from '~/features/mailings/schema.server'
import {
	chatShareReports,
	collectionReports,
	promptDecisions,
	promptReports,
} from '~/features/reports/schema.server'
import { promptsBy, purgingWords } from '~/features/search/search-word.server'

/** How long a message is kept that nobody deleted sooner, and a report that was decided on; the privacy notice says so. */
const MESSAGES_KEPT = sql`now() - interval '12 months'`

interface Person {
	id: string
	email: string
	emailVerified: boolean
}

/**
 * Removes what leads to a person and has no key that takes it along with them: links in mails, counts of their tries, and
 * messages from their address, where it is confirmed to be theirs. What is counted of an address stays until its window
 * ends (docs/product.md#accounts). In the records of what admins did, of the library's desk, of notices and of decisions about reports another random id, known to
 * nobody, takes the place of theirs. Call it in the transaction in which the person goes.
 */
async function purgeTraces(
	within: Pick<Database, 'update' | 'delete'>,
	{ id, email, emailVerified }: Person,
): Promise<void> {
	await within.delete(verification).where(eq(verification.value, id))
	await within.delete(rateCounts).where(inArray(rateCounts.key, everyKeyOf(id)))
	if (emailVerified) await within.delete(contactMessages).where(eq(contactMessages.email, email))
	const nobody = randomUUID()
	await forgetPerson(within, id, nobody)
	await within.update(libraryChanges).set({ byUserId: nobody }).where(eq(libraryChanges.byUserId, id))
	await within.update(mailings).set({ byUserId: nobody }).where(eq(mailings.byUserId, id))
	await purgeRefunds(within, id, nobody)
	await purgeWithdrawals(within, id)
	await within.update(promptDecisions).set({ byUserId: nobody }).where(eq(promptDecisions.byUserId, id))
}

/** Deletes messages, and reports that were decided on, that are older than they are kept. */
export async function purgeOldMessages(): Promise<void> {
	await db().delete(contactMessages).where(lt(contactMessages.createdAt, MESSAGES_KEPT))
	for (const reports of [promptReports, collectionReports, chatShareReports])
		await db().delete(reports).where(lt(reports.closedAt, MESSAGES_KEPT))
}

/** A person's own checkouts only can get in between, so once more is nearly always enough. */
const MOST_TRIES = 3

/** Whether a person has a password; who came by Google may have none. */
export async function hasPassword(member: Member): Promise<boolean> {
	return (await findCredential(member)) !== null
}

/**
 * Removes a person with all that is theirs: sessions, profile, favorites, uses, created prompts; their subscription is
 * cancelled at Stripe first. Refuses with `invalid_input` for a wrong password, `too_many` after many of these,
 * `conflict` for the last admin, `upstream_failed` where Stripe can't cancel, `signed_out` where the account got another
 * password or way in meanwhile, which may be somebody else's: then everything stays.
 */
export async function removeAccount(member: Member, password: string): Promise<void> {
	const credential = await findCredential(member)
	await requireCurrentPassword(member, password)
	await endAccount(member, { credential })
}

/** The same for who may without a password. Refuses as `removeAccount` does, by the password alone where it is `proven`. */
export async function endAccount(
	member: Pick<Member, 'userId' | 'email'>,
	proven?: Pick<Leaving, 'credential'>,
): Promise<void> {
	const { userId } = member
	await db().transaction((within) => requireAnotherAdmin(within, userId))
	for (let tries = 0; tries < MOST_TRIES; tries += 1) {
		const ended = await endAllSubscriptions(member)
		if (await removeUnlessCustomerAgain({ userId, credential: proven?.credential, ended }))
			return noteAccountEvent('account_removed', userId)
	}
	throw refuse('upstream_failed')
}

/** Who goes, by which password (undefined where none was asked for), and which customer of theirs has ended at Stripe. */
interface Leaving {
	userId: string
	credential: Credential | null | undefined
	ended: string | null
}

/** Answers false where a checkout made them another customer at Stripe meanwhile: that one has to be ended, too. */
async function removeUnlessCustomerAgain(leaving: Leaving): Promise<boolean> {
	return db().transaction((within) =>
		purgingWords(within, promptsBy(leaving.userId), () => removeIfEnded(within, leaving)),
	)
}

async function removeIfEnded(within: Within, { userId, credential, ended }: Leaving): Promise<boolean> {
	await requireAnotherAdmin(within, userId)
	const { id, email, emailVerified } = user
	const them = eq(id, userId)
	const [person] = await within.select({ id, email, emailVerified }).from(user).where(them).for('update')
	const [row] = await within
		.select({ customerId: stripeCustomers.customerId })
		.from(stripeCustomers)
		.where(eq(stripeCustomers.userId, userId))
	// Two presses at once: the other one was first.
	if (!person) return true
	const isOther = async () => (await findCredential({ userId }, within))?.hash !== credential?.hash
	if (credential !== undefined && (await isOther())) throw refuse('signed_out')
	if ((row?.customerId ?? null) !== ended) return false
	await purgeTraces(within, person)
	await within.delete(user).where(them)
	return true
}
