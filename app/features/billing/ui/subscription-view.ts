import type { PaidTier, ScheduledPlanChange, Subscription } from '../subscription'

/** A subscription as screens show it: its moments are days of the person's own calendar, as ISO dates. */
export interface SubscriptionView extends Omit<Subscription, 'periodEnd' | 'scheduled'> {
	periodEnd: string | null
	scheduled: { tier: PaidTier; startsOn: string } | null
}

/** A change of plan as its confirmation shows it. */
export interface PlanChangeView extends Omit<ScheduledPlanChange, 'startsOn'> {
	startsOn: string
	/** The same moment in seconds, which comes back with the confirmation. */
	startsAt: number
}
