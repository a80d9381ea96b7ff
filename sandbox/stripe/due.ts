import { expireCheckout } from './billing/buying'
import { changePrice, dropPendingUpdate } from './billing/change'
import { endSchedule, endSubscription, releaseSchedule } from './billing/ending'
import { endAsAsked, renew, retry } from './billing/renewal'
import { type Books, timeIn } from './clock'
import { keepAndTell } from './events'
import type { ScheduleRow } from './rows'
import type { Store } from './store'

/** All that time brings, the earliest first; at one moment in the order of their ranks. */
const DUE = `
SELECT * FROM (
	SELECT 'phase' AS kind, 0 AS rank, id, json_extract(row, '$.phases[' || json_extract(row, '$.phase') || '].end') AS at
		FROM things WHERE noun = 'subscription_schedule' AND json_extract(row, '$.status') = 'active'
	UNION ALL SELECT 'end', 1, id, iif(json_extract(row, '$.cancelAtPeriodEnd'), json_extract(row, '$.periodEnd'), json_extract(row, '$.cancelAt'))
		FROM things WHERE noun = 'subscription' AND json_extract(row, '$.status') <> 'canceled'
	UNION ALL SELECT 'renewal', 2, id, json_extract(row, '$.periodEnd')
		FROM things WHERE noun = 'subscription' AND json_extract(row, '$.status') <> 'canceled'
	UNION ALL SELECT 'pending', 3, id, json_extract(row, '$.pendingUpdate.expires')
		FROM things WHERE noun = 'subscription' AND json_extract(row, '$.status') <> 'canceled'
	UNION ALL SELECT 'retry', 4, id, json_extract(row, '$.nextAttempt')
		FROM things WHERE noun = 'invoice' AND json_extract(row, '$.status') = 'open'
	UNION ALL SELECT 'checkout', 5, id, json_extract(row, '$.expires')
		FROM things WHERE noun = 'checkout.session' AND json_extract(row, '$.status') = 'open'
) WHERE at IS NOT NULL AND at <= ? ORDER BY at, rank, id LIMIT 1
`

const WORK = new Map<string, (books: Books, id: string) => void>(
	Object.entries({
		phase: (books, id) => enterNextPhase(books, books.store.get('subscription_schedule', id)),
		end: (books, id) => endAsAsked(books, books.store.get('subscription', id)),
		renewal: (books, id) => renew(books, books.store.get('subscription', id)),
		pending: (books, id) => dropPendingUpdate(books, books.store.get('subscription', id)),
		retry: (books, id) => retry(books, books.store.get('invoice', id)),
		checkout: (books, id) => void expireCheckout(books, books.store.get('checkout.session', id)),
	}),
)

/** Does what has become due, each thing at its own moment and in a transaction of its own. */
export function catchUp(store: Store, until = timeIn(store)): void {
	while (store.transact(() => doNext(store, until)));
}

function doNext(store: Store, until: number): boolean {
	const next = store.database.prepare(DUE).get(until)
	if (!next) return false
	WORK.get(String(next['kind']))?.({ store, now: Number(next['at']) }, String(next['id']))
	return true
}

/** At the end of a phase: the next one applies to the subscription, or the schedule is over. */
function enterNextPhase(books: Books, schedule: ScheduleRow): void {
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
	const changed = changePrice(
		books,
		{ ...subscription, discount: next.discount },
		{
			price: store.get('price', next.price),
			quantity: next.quantity,
			proration: next.proration,
			onFailure: 'allow_incomplete',
		},
	)
	const moved = { ...schedule, phase: schedule.phase + 1 }
	keepAndTell(books, 'subscription_schedule', moved, 'subscription_schedule.updated')
	const row = { ...changed, metadata: { ...changed.metadata, ...next.metadata } }
	keepAndTell(books, 'subscription', row, 'customer.subscription.updated')
}
