import type { Books } from '../clock'
import { keepAndTell } from '../events'
import type { ScheduleRow } from '../rows'
import { changePrice } from './change'
import { endSchedule, endSubscription, releaseSchedule } from './ending'

/** At the end of a phase: the next one applies to the subscription, or the schedule is over. */
export function enterNextPhase(books: Books, schedule: ScheduleRow): void {
	const { store } = books
	const next = schedule.phases[schedule.phase + 1]
	if (!next) {
		if (schedule.endBehavior === 'release') {
			releaseSchedule(books, schedule)
			return
		}
		endSchedule(books, schedule, 'completed')
		endSubscription(books, store.get('subscription', schedule.subscription), 'cancellation_requested')
		return
	}
	const subscription = store.get('subscription', schedule.subscription)
	const changed = changePrice(books, subscription, {
		price: store.get('price', next.price),
		quantity: next.quantity,
		proration: next.proration,
		onFailure: 'allow_incomplete',
	})
	const moved = { ...schedule, phase: schedule.phase + 1 }
	keepAndTell(books, 'subscription_schedule', moved, 'subscription_schedule.updated')
	const row = { ...changed, metadata: { ...changed.metadata, ...next.metadata } }
	keepAndTell(books, 'subscription', row, 'customer.subscription.updated')
}
