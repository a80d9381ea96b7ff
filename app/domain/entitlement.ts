import type { Tier } from './viewer'

/** What a plan opens (spec 3; product.md, Accounts and access). */
export interface Features {
	focus_mode: boolean
	advanced_prompts: boolean
	unlimited_history: boolean
}

export const FEATURES = {
	free: { focus_mode: false, advanced_prompts: false, unlimited_history: false },
	premium: { focus_mode: true, advanced_prompts: true, unlimited_history: false },
	pro: { focus_mode: true, advanced_prompts: true, unlimited_history: true },
} as const satisfies Record<Tier, Features>

const GRANTING: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due'])

/** What Stripe last said of a subscription, as far as it decides about access. */
export interface StoredSubscription {
	status: string | null
	tier: 'premium' | 'pro' | null
	currentPeriodEnd: Date | null
	cancelAtPeriodEnd: boolean
}

/**
 * The plan that a stored subscription gives at a moment (product.md, Paid plans): `past_due` keeps access, one that was
 * cancelled has it until its paid period ends, everything else that is not paid for gives nothing.
 */
export function tierOf(subscription: StoredSubscription | null, at: Date): Tier {
	if (!subscription?.status || !subscription.tier || !GRANTING.has(subscription.status)) return 'free'
	const isOver =
		subscription.cancelAtPeriodEnd &&
		subscription.currentPeriodEnd !== null &&
		subscription.currentPeriodEnd <= at
	return isOver ? 'free' : subscription.tier
}
