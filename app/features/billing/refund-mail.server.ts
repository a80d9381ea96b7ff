import { and, eq, like, sql } from 'drizzle-orm'
import type { PaidTier } from '~/core/plans'
import { db, type Within } from '~/db/client.server'
import { readProductNow } from '~/db/clock.server'
import { user } from '~/db/schema.server'
import { CURRENCIES } from '~/i18n/currency'
import { NEWS_DAYS } from './billing-mail-cause.server'
import { isGranting } from './entitlement'
import { countStepFor } from './money/funnel.server'
import { type BillingMailDetails, billingMails, subscriptions } from './schema.server'
import {
	findInvoiceOf,
	listRefundsOf,
	type MadeRefund,
	type PaidCharge,
	type PaidInvoice,
} from './stripe/stripe-charge.server'
import { REFUND_MARK } from './stripe/stripe-refund.server'
import { findUserOfCustomer } from './stripe-customer.server'
import { tierOfPriceId } from './stripe-price.server'
import { WITHDRAWAL_ORDERS } from './withdrawal/withdrawal-number'

const DAY_MS = 86_400_000

/**
 * Writes a mail for each refund of a charge that is news and that its owner was not told of, however often it is asked.
 * Before what a whole refund ends is ended: then the mail says so, and takes the place of the one about the end. What a
 * withdrawal gave back is told by its own receipt. Rejects with `StripeFailure`.
 */
export async function tellRefunds(charge: PaidCharge): Promise<void> {
	const userId = charge.customer ? await findUserOfCustomer(charge.customer) : null
	const currency = CURRENCIES.find((one) => one === charge.currency?.toUpperCase())
	if (!userId || !currency || charge.amount_refunded === 0) return
	const now = await readProductNow(db())
	const isNews = ({ created, amount, metadata }: MadeRefund) =>
		amount > 0 &&
		created * 1000 > now.getTime() - NEWS_DAYS * DAY_MS &&
		!metadata?.[REFUND_MARK]?.startsWith(WITHDRAWAL_ORDERS)
	const news = (await listRefundsOf(charge.id)).filter(isNews)
	const invoice = news.length > 0 ? await findInvoiceOf(charge) : null
	const subscription = invoice?.parent?.subscription_details?.subscription
	if (!invoice || !subscription) return
	const stored = await readStored(userId)
	const isHeld = stored?.subscriptionId === subscription
	const tier = (await tierOf(invoice)) ?? (isHeld ? stored.tier : null)
	if (!tier) return
	const isWhole = charge.amount_refunded >= charge.amount && invoice.billing_reason !== 'subscription_update'
	const goesOn = isGranting(stored?.status ?? null)
	const plan = !goesOn ? 'over' : isHeld && isWhole ? 'ends' : 'goes_on'
	await write(
		userId,
		news.map(({ id, amount }) => ({
			id: `${refundCauses(subscription)}${id}`,
			details: { tier, currency, amount, paid: charge.amount, plan },
		})),
	)
}

/** Whether somebody was told by the mail about a refund that it ended this subscription. */
export async function wasToldByRefund(within: Pick<Within, 'select'>, subscription: string) {
	const { id, details } = billingMails
	const [told] = await within
		.select({ id })
		.from(billingMails)
		.where(and(like(id, `${refundCauses(subscription)}%`), sql`${details} ->> 'plan' = 'ends'`))
		.limit(1)
	return told !== undefined
}

function refundCauses(subscription: string): string {
	return `refunded:${subscription}:`
}

async function readStored(userId: string) {
	const { subscriptionId, status, tier } = subscriptions
	const [stored] = await db()
		.select({ subscriptionId, status, tier })
		.from(subscriptions)
		.where(eq(subscriptions.userId, userId))
	return stored
}

/** Of a change of plan the last line is the new plan's. */
async function tierOf({ lines }: PaidInvoice): Promise<PaidTier | null> {
	const price = lines?.data.findLast(({ amount }) => amount >= 0)?.pricing?.price_details?.price
	return price ? tierOfPriceId(price) : null
}

async function write(
	userId: string,
	causes: readonly { id: string; details: BillingMailDetails }[],
): Promise<void> {
	const written = await db().transaction(async (within) => {
		// Whoever deletes their account holds this row: afterwards there is nobody to tell.
		const them = eq(user.id, userId)
		const [person] = await within.select({ id: user.id }).from(user).where(them).for('key share')
		if (!person) return []
		return within
			.insert(billingMails)
			.values(causes.map((cause) => ({ ...cause, userId, kind: 'refunded' as const })))
			.onConflictDoNothing()
			.returning({ details: billingMails.details })
	})
	// The mail about an end counts it otherwise.
	if (written.some(({ details }) => details.plan === 'ends')) await countStepFor('ended', userId)
}
