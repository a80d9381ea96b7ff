import { eq } from 'drizzle-orm'
import { consumeRateLimit } from '~/core/limit.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { isGranting } from '../entitlement'
import type { Payment } from '../payment'
import { listPayments } from '../payment-history.server'
import { subscriptions } from '../schema.server'
import { askStripe, orUpstreamFailed } from '../stripe/stripe.server'
import { readCardOnFile } from '../stripe/stripe-card.server'
import { findCustomerId } from '../stripe-customer.server'
import type { CardOnFile } from './card-on-file'

/** Nobody's page waits longer for what it can do without. */
const LOOK_MS = 4_000

/** What somebody was billed, the newest first, and what the next bill is charged to. */
export interface BillingOverview {
	payments: readonly Payment[]
	/** The subscription that they have, or had last; null for who never had one. */
	plan: string | null
	/** Null where nothing will be charged, or nothing is there to charge. */
	card: CardOnFile | null
}

/**
 * A person's own invoices and card, as Stripe has them now; null for who never was a customer. Refuses with `too_many`, and
 * with `upstream_failed` where Stripe doesn't tell.
 */
export async function readBillingOverview({
	userId,
}: Pick<Member, 'userId'>): Promise<BillingOverview | null> {
	if (!(await findCustomerId(userId))) return null
	await consumeRateLimit('billing', userId)
	const [held] = await db()
		.select({ id: subscriptions.subscriptionId, status: subscriptions.status })
		.from(subscriptions)
		.where(eq(subscriptions.userId, userId))
	const charged = held && isGranting(held.status) ? held.id : null
	return orUpstreamFailed('upstream_failed', () =>
		askStripe(async () => {
			const [payments, card] = await Promise.all([
				listPayments(userId),
				charged ? readCardOnFile(charged) : null,
			])
			return { payments, plan: held?.id ?? null, card }
		}, LOOK_MS),
	)
}
