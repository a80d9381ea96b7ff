import { askStripe } from '../stripe/stripe.server'
import { endComment, type StaffAct, type StripeSubscription } from '../stripe/stripe-subscription.server'
import { releaseSchedule } from './duplicate-subscription.server'

/** Lets a subscription go on that was to end: whoever chose that has changed their mind, or staff. Rejects with `StripeFailure`. */
export async function resume(
	{ id, schedule, endsByDate }: StripeSubscription,
	act: StaffAct | null = null,
): Promise<void> {
	if (schedule?.status === 'active') await releaseSchedule(schedule.id)
	const end = endsByDate ? { cancel_at: '' as const } : { cancel_at_period_end: false }
	const change = { ...end, ...endComment(act) }
	await askStripe((stripe) => stripe.subscriptions.update(id, change))
}

/** Ends a subscription as it was to end before it was resumed. Rejects with `StripeFailure`. */
export async function endAgain({ id, endsByDate, periodEnd, staffAct }: StripeSubscription): Promise<void> {
	const end = endsByDate
		? { cancel_at: Math.floor(periodEnd.getTime() / 1000) }
		: { cancel_at_period_end: true }
	const change = { ...end, ...endComment(staffAct) }
	await askStripe((stripe) => stripe.subscriptions.update(id, change))
}

/** Ends a subscription with its paid period, and what was to follow it. Rejects with `StripeFailure`. */
export async function endLater({ id, schedule }: StripeSubscription, act: StaffAct | null): Promise<void> {
	if (schedule?.status === 'active') await releaseSchedule(schedule.id)
	const change = { cancel_at_period_end: true, ...endComment(act) }
	await askStripe((stripe) => stripe.subscriptions.update(id, change))
}
