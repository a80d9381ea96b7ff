import { askStripe } from '../stripe/stripe.server'
import type { StripeSubscription } from '../stripe/stripe-subscription.server'
import { releaseSchedule } from './duplicate-subscription.server'

/** Lets a subscription go on that was to end: whoever chose that has changed their mind. Rejects with `StripeFailure`. */
export async function resume({ id, schedule, endsByDate }: StripeSubscription): Promise<void> {
	if (schedule?.status === 'active') await releaseSchedule(schedule.id)
	const change = endsByDate ? { cancel_at: '' as const } : { cancel_at_period_end: false }
	await askStripe((stripe) => stripe.subscriptions.update(id, change))
}

/** Ends a subscription as it was to end before it was resumed. Rejects with `StripeFailure`. */
export async function endAgain({ id, endsByDate, periodEnd }: StripeSubscription): Promise<void> {
	const end = endsByDate
		? { cancel_at: Math.floor(periodEnd.getTime() / 1000) }
		: { cancel_at_period_end: true }
	await askStripe((stripe) => stripe.subscriptions.update(id, end))
}

/** Ends a subscription with its paid period, and what was to follow it. Rejects with `StripeFailure`. */
export async function endLater({ id, schedule }: StripeSubscription): Promise<void> {
	if (schedule?.status === 'active') await releaseSchedule(schedule.id)
	await askStripe((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }))
}
