import { isAbove } from '~/core/plan-order'
import type { PaidTier, Tier } from '~/core/plans'

const GRANTING: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due'])

/**
 * How long a plan that should have been renewed by now lasts on while Stripe can't be asked: nobody who paid loses
 * access by an outage, and nobody has it for good because an event was lost.
 */
const GRACE_MS = 24 * 3_600_000

/** What Stripe last said of a subscription, as far as it decides about access. */
export interface StoredSubscription {
	status: string | null
	tier: PaidTier | null
	currentPeriodEnd: Date | null
	cancelAtPeriodEnd: boolean
}

/** A plan that somebody was given for a time. */
export interface StoredGrant {
	tier: PaidTier
	endsAt: Date
}

/** The plan that is open at a moment: what is paid for, or what was given where that opens more (docs/product.md#plans). */
export function tierOf(
	subscription: StoredSubscription | null,
	at: Date,
	grant: StoredGrant | null = null,
): Tier {
	const paid = paidTierOf(subscription, at)
	const given = isGiven(grant, at) ? grant.tier : 'free'
	return isAbove(given, paid) ? given : paid
}

/** Whether what was given has not ended by itself. */
export function isGiven(grant: StoredGrant | null, at: Date): grant is StoredGrant {
	return grant !== null && grant.endsAt > at
}

/**
 * The plan that a stored subscription gives at a moment (docs/product.md#plans): `past_due` keeps access, one that was
 * cancelled has it until its paid period ends, everything else that is not paid for gives nothing.
 */
export function paidTierOf(subscription: StoredSubscription | null, at: Date): Tier {
	if (!subscription?.tier || !isGranting(subscription.status)) return 'free'
	const { currentPeriodEnd: end, cancelAtPeriodEnd } = subscription
	const grace = cancelAtPeriodEnd ? 0 : GRACE_MS
	return end !== null && end.getTime() + grace <= at.getTime() ? 'free' : subscription.tier
}

/** Whether what is stored can't be right any more: its period is over, and nobody has told what came after. */
export function isOverdue(subscription: StoredSubscription | null, at: Date): boolean {
	if (!subscription?.currentPeriodEnd || !isGranting(subscription.status)) return false
	return subscription.currentPeriodEnd <= at
}

/** Whether a subscription in this status is paid for, or about to be paid again. */
export function isGranting(status: string | null): boolean {
	return status !== null && GRANTING.has(status)
}
