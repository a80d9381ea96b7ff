import { href } from 'react-router'
import type { PaidTier } from '~/core/plans'

/** The subscription in settings; with `plan`, the page that confirms a change to it. */
export function planChangeAddress(plan?: PaidTier): string {
	return `${href('/settings')}?${new URLSearchParams({ tab: 'subscription', ...(plan ? { plan } : {}) })}`
}

/** The page of plans that leads back to `next`, a path of ours, once one of them is bought. */
export function pricingAddress(next: string): string {
	return `${href('/pricing')}?${new URLSearchParams({ next })}`
}
