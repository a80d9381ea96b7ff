import type { PaidTier, Tier } from '~/core/plans'
import type { MessageId } from '~/i18n/words'
import type { ScheduledPlanChange, Subscription, SubscriptionPhase } from '../subscription'

/** A subscription as screens show it: its moments are days of the person's own calendar, as ISO dates. */
export interface SubscriptionView
	extends Omit<Subscription, 'periodEnd' | 'nextTry' | 'scheduled' | 'given'> {
	periodEnd: string | null
	nextTry: string | null
	given: { tier: PaidTier; endsOn: string } | null
	scheduled: { tier: PaidTier; startsOn: string } | null
}

/** A change of plan as its confirmation shows it. */
export interface PlanChangeView extends Omit<ScheduledPlanChange, 'startsOn'> {
	startsOn: string
	/** The same moment in seconds, which comes back with the confirmation. */
	startsAt: number
}

/** How a subscription stands. */
export const STATUS: Record<SubscriptionPhase, MessageId> = {
	none: 'no_subscription',
	active: 'subscription_active',
	ending: 'subscription_ending',
	past_due: 'subscription_past_due',
	ended: 'subscription_ended',
}

/** What the end of its period is. */
export const PERIOD_END: Record<SubscriptionPhase, MessageId | null> = {
	none: null,
	active: 'next_billing_date',
	ending: 'access_until',
	// What is due is due already.
	past_due: null,
	ended: 'ended_on',
}

/** All that a plan includes, where somebody has it. */
export const INCLUDED = {
	free: 'included_free',
	premium: 'included_premium',
	pro: 'included_pro',
} as const satisfies Record<Tier, MessageId>

/** What is said to who has just bought it. */
export const BOUGHT = { premium: 'success_creator', pro: 'success_legend' } as const satisfies Record<
	PaidTier,
	MessageId
>
