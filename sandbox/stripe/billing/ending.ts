import { invalid } from '../api/fault'
import type { Books } from '../clock'
import { keepAndTell } from '../events'
import type { ScheduleRow, SubscriptionRow } from '../rows'
import { issueInvoice } from './collection'
import { prorationLines } from './lines'

/** Ends a subscription now: nothing more is collected, and its schedule ends with it. */
export function endSubscription(
	books: Books,
	subscription: SubscriptionRow,
	reason: SubscriptionRow['cancelReason'],
	{ prorate = false, invoiceNow = false } = {},
): SubscriptionRow {
	const { store, now } = books
	if (subscription.schedule) {
		const schedule = store.get('subscription_schedule', subscription.schedule)
		const isOver = schedule.status !== 'active'
		if (!isOver) endSchedule(books, schedule, 'canceled')
	}
	for (const invoice of store.list('invoice', { where: { subscription: subscription.id, status: 'open' } })) {
		store.keep('invoice', { ...invoice, nextAttempt: null })
	}
	const credit = prorate ? prorationLines(books, subscription, null, now) : []
	const lines = [...subscription.pendingLines, ...credit]
	const invoice =
		invoiceNow && lines.length > 0
			? issueInvoice(books, subscription, {
					reason: 'subscription_update',
					lines,
					periodStart: subscription.periodStart,
					periodEnd: now,
				})
			: null
	const ended: SubscriptionRow = {
		...subscription,
		status: 'canceled',
		cancelAtPeriodEnd: false,
		cancelAt: subscription.cancelAtPeriodEnd ? subscription.periodEnd : subscription.cancelAt,
		canceledAt: subscription.canceledAt ?? now,
		cancelReason: subscription.cancelReason ?? reason,
		endedAt: now,
		schedule: null,
		pendingLines: [],
		pendingUpdate: null,
		latestInvoice: invoice?.id ?? subscription.latestInvoice,
	}
	keepAndTell(books, 'subscription', ended, 'customer.subscription.deleted')
	return ended
}

/** Marks the end of the period as the subscription's end, or takes that back. The row is the caller's to keep. */
export function cancelLater(
	{ now }: Books,
	subscription: SubscriptionRow,
	isCanceling: boolean,
): SubscriptionRow {
	if (isCanceling === subscription.cancelAtPeriodEnd) return subscription
	return {
		...subscription,
		cancelAtPeriodEnd: isCanceling,
		cancelAt: null,
		canceledAt: isCanceling ? now : null,
		cancelReason: isCanceling ? 'cancellation_requested' : null,
	}
}

/** Sets a date as the subscription's end, or takes that back with null. The row is the caller's to keep. */
export function cancelOn({ now }: Books, subscription: SubscriptionRow, at: number | null): SubscriptionRow {
	if (at !== null && at <= now) throw invalid('The `cancel_at` timestamp must be in the future.', 'cancel_at')
	return {
		...subscription,
		cancelAtPeriodEnd: false,
		cancelAt: at,
		canceledAt: at === null ? null : now,
		cancelReason: at === null ? null : 'cancellation_requested',
	}
}

/** A schedule that is over; whether the subscription goes on is the caller's to say. */
export function endSchedule(
	books: Books,
	schedule: ScheduleRow,
	status: 'released' | 'canceled' | 'completed',
): ScheduleRow {
	const { now } = books
	const ended: ScheduleRow = {
		...schedule,
		status,
		releasedAt: status === 'released' ? now : null,
		canceledAt: status === 'canceled' ? now : null,
		completedAt: status === 'completed' ? now : null,
	}
	keepAndTell(books, 'subscription_schedule', ended, `subscription_schedule.${status}`)
	return ended
}

/** Lets a subscription go on as it is, without its schedule. */
export function releaseSchedule(books: Books, schedule: ScheduleRow): ScheduleRow {
	const subscription = books.store.get('subscription', schedule.subscription)
	const released = endSchedule(books, schedule, 'released')
	keepAndTell(books, 'subscription', { ...subscription, schedule: null }, 'customer.subscription.updated')
	return released
}
