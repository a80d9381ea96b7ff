import { type PaidTier, PLANS, type Tier } from './plans'

/** The plans from the lowest to the highest. */
export const TIERS = Object.keys(PLANS).filter((key): key is Tier => Object.hasOwn(PLANS, key))
export const PAID_TIERS = TIERS.filter((tier): tier is PaidTier => PLANS[tier].price !== null)

/** Whether one plan stands above another. */
export function isAbove(tier: Tier, other: Tier): boolean {
	return TIERS.indexOf(tier) > TIERS.indexOf(other)
}
