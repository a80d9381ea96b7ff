import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { consumeRateLimit } from '~/core/limit.server'
import { Refused } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { exportCancelReasons } from './canceling/cancel-reason.server'
import { isGiven, isGranting, isOverdue, paidTierOf, tierOf } from './entitlement'
import { billedInvoices } from './money/schema.server'
import { billingMails, planGrants, refunds, stripeCustomers, subscriptions } from './schema.server'
import { askStripe, orUpstreamFailed } from './stripe/stripe.server'
import type { Subscription, SubscriptionPhase } from './subscription'
import { refreshSubscription } from './subscription/subscription-sync.server'

/** Older than this, what is stored is asked for again when somebody checks (docs/product.md#plans). */
const STALE_MS = 10 * 60_000
/** A checkout can be paid for as long as Stripe keeps it open, and a little longer. */
const CHECKOUT_HOURS = 25

/** A person's subscription as it is stored, without asking Stripe: for every page that shows it. */
export async function readSubscription({ userId }: Member): Promise<Subscription> {
	return subscriptionOf(await readStored(userId), new Date())
}

/**
 * A person's subscription, from Stripe where what is stored may be behind: older than the last checkout, past its
 * period's end, or older than 10 minutes (docs/product.md#plans). Where Stripe doesn't answer, a stored plan whose
 * time is paid for stays; anything else is refused with `upstream_failed`, or `too_many` for who has asked too often,
 * whose message the screen shows.
 */
export async function checkSubscription(member: Member): Promise<Subscription> {
	const stored = await readStored(member.userId)
	if (!mayBeBehind(stored, new Date())) return subscriptionOf(stored, new Date())
	try {
		await consumeRateLimit('billing', member.userId)
		return await refreshNow(member)
	} catch (error) {
		const isPaidFor = isGranting(stored.status) && !isOverdue(stored, new Date())
		if (isPaidFor && error instanceof Refused) return subscriptionOf(stored, new Date())
		throw error
	}
}

/** The same, asking Stripe always: where somebody comes back from Stripe. Refuses with `upstream_failed`. */
export async function refreshNow(member: Member): Promise<Subscription> {
	await orUpstreamFailed('upstream_failed', () => askStripe(() => refreshSubscription(member.userId)))
	return readSubscription(member)
}

type Stored = Awaited<ReturnType<typeof readStored>>

async function readStored(userId: string) {
	const [found] = await db()
		.select({
			customerId: stripeCustomers.customerId,
			/** Opened so lately that it may have been paid for since Stripe was last asked. */
			hasOpenCheckout: sql<boolean>`coalesce(${stripeCustomers.checkoutAt} > now() - make_interval(hours => ${CHECKOUT_HOURS}), false)`,
			isOlderThanCheckout: sql<boolean>`coalesce(${subscriptions.checkedAt} <= ${stripeCustomers.checkoutAt}, false)`,
			checkedAt: subscriptions.checkedAt,
			status: subscriptions.status,
			tier: subscriptions.tier,
			currency: subscriptions.currency,
			amount: subscriptions.amount,
			currentPeriodEnd: subscriptions.currentPeriodEnd,
			cancelAtPeriodEnd: sql<boolean>`coalesce(${subscriptions.cancelAtPeriodEnd}, false)`,
			scheduledTier: subscriptions.scheduledTier,
			nextTryAt: subscriptions.nextTryAt,
			grant: { tier: planGrants.tier, endsAt: planGrants.endsAt },
		})
		.from(user)
		.leftJoin(stripeCustomers, eq(stripeCustomers.userId, user.id))
		.leftJoin(subscriptions, eq(subscriptions.userId, user.id))
		.leftJoin(planGrants, eq(planGrants.userId, user.id))
		.where(eq(user.id, userId))
	return (
		found ?? {
			customerId: null,
			hasOpenCheckout: false,
			isOlderThanCheckout: false,
			checkedAt: null,
			status: null,
			tier: null,
			currency: null,
			amount: null,
			currentPeriodEnd: null,
			cancelAtPeriodEnd: false,
			scheduledTier: null,
			nextTryAt: null,
			grant: null,
		}
	)
}

function mayBeBehind(stored: Stored, at: Date): boolean {
	const { customerId, checkedAt, isOlderThanCheckout, hasOpenCheckout, status } = stored
	if (!customerId) return false
	if (!checkedAt || isOlderThanCheckout || isOverdue(stored, at)) return true
	return (hasOpenCheckout && !isGranting(status)) || checkedAt.getTime() < at.getTime() - STALE_MS
}

function subscriptionOf(stored: Stored, at: Date): Subscription {
	const { customerId, tier: plan, currency, amount, currentPeriodEnd: periodEnd, scheduledTier } = stored
	const phase = phaseOf(stored, at)
	return {
		phase,
		tier: tierOf(stored, at, stored.grant),
		paidTier: paidTierOf(stored, at),
		given: isGiven(stored.grant, at) ? stored.grant : null,
		plan,
		currency,
		amount,
		periodEnd,
		scheduled:
			scheduledTier && periodEnd && phase === 'active' ? { tier: scheduledTier, startsOn: periodEnd } : null,
		nextTry: phase === 'past_due' ? stored.nextTryAt : null,
		isCanceled: stored.cancelAtPeriodEnd && (phase === 'ending' || phase === 'past_due'),
		hasPortal: customerId !== null,
	}
}

function phaseOf(stored: Stored, at: Date): SubscriptionPhase {
	if (paidTierOf(stored, at) !== 'free') {
		if (stored.status === 'past_due') return 'past_due'
		return stored.cancelAtPeriodEnd ? 'ending' : 'active'
	}
	const { status } = stored
	return isGranting(status) || status === 'canceled' || status === 'unpaid' ? 'ended' : 'none'
}

/** What is stored about a person's payments, for their copy of it; null where there is nothing. */
export async function exportBilling({ userId }: Member) {
	const { userId: _customer, planHeldUntil: _turn, ...customer } = getTableColumns(stripeCustomers)
	const { userId: _subscriber, ticket: _order, ...subscription } = getTableColumns(subscriptions)
	const { userId: _reader, ...mail } = getTableColumns(billingMails)
	const { userId: _billed, ...invoice } = getTableColumns(billedInvoices)
	const { userId: _payer, byUserId: _admin, takenUntil: _held, ...refund } = getTableColumns(refunds)
	const [stripeCustomer] = await db()
		.select(customer)
		.from(stripeCustomers)
		.where(eq(stripeCustomers.userId, userId))
	const { userId: _given, ...grant } = getTableColumns(planGrants)
	const [given] = await db().select(grant).from(planGrants).where(eq(planGrants.userId, userId))
	const [held] = await db().select(subscription).from(subscriptions).where(eq(subscriptions.userId, userId))
	return {
		stripeCustomer: stripeCustomer ?? null,
		subscription: held ?? null,
		givenPlan: given ?? null,
		billingMails: await db()
			.select(mail)
			.from(billingMails)
			.where(eq(billingMails.userId, userId))
			.orderBy(asc(billingMails.createdAt)),
		invoices: await db()
			.select(invoice)
			.from(billedInvoices)
			.where(eq(billedInvoices.userId, userId))
			.orderBy(asc(billedInvoices.createdAt)),
		cancelReasons: await exportCancelReasons({ userId }),
		refunds: await db()
			.select(refund)
			.from(refunds)
			.where(eq(refunds.userId, userId))
			.orderBy(asc(refunds.createdAt)),
	}
}
