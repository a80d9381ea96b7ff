import { eq } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { noteAccountEvent } from '~/features/account/account-event.server'
import { findCredential, requireCurrentPassword } from '~/features/account/credential.server'
import { requireAnotherAdmin } from '~/features/admin/admin.server'
import { stripeCustomers } from '~/features/billing/schema.server'
import { endAllSubscriptions } from '~/features/billing/subscription/subscription-end.server'
import { promptsBy, purgingWords } from '~/features/search/search-word.server'
import { purgeTraces } from './account-traces.server'

/** A person's own checkouts only can get in between, so once more is nearly always enough. */
const MOST_TRIES = 3

/** Whether a person has a password; who came by Google may have none. */
export async function hasPassword(member: Member): Promise<boolean> {
	return (await findCredential(member)) !== null
}

/**
 * Removes a person with all that is theirs: sessions, profile, favorites, uses, created prompts; their subscription is
 * cancelled at Stripe first. Refuses with `invalid_input` for a wrong password, `too_many` after many of these,
 * `conflict` for the last admin, `upstream_failed` where Stripe can't cancel: then everything stays.
 */
export async function removeAccount(member: Member, password: string): Promise<void> {
	const { userId } = member
	await requireCurrentPassword(member, password)
	await db().transaction((within) => requireAnotherAdmin(within, userId))
	for (let tries = 0; tries < MOST_TRIES; tries += 1) {
		const ended = await endAllSubscriptions(member)
		if (await removeUnlessCustomerAgain(userId, ended)) return noteAccountEvent('account_removed', userId)
	}
	throw refuse('upstream_failed')
}

/** Answers false where a checkout made them another customer at Stripe meanwhile: that one has to be ended, too. */
async function removeUnlessCustomerAgain(userId: string, ended: string | null): Promise<boolean> {
	return db().transaction((within) =>
		purgingWords(within, promptsBy(userId), () => removeIfEnded(within, userId, ended)),
	)
}

async function removeIfEnded(within: Within, userId: string, ended: string | null): Promise<boolean> {
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
	if ((row?.customerId ?? null) !== ended) return false
	await purgeTraces(within, person)
	await within.delete(user).where(them)
	return true
}
