import { z } from 'zod'
import { loseDispute, refund } from '../billing/money-back'
import { chooseAfterLastFailure } from '../billing/renewal'
import { addIntervals, booksOf, moveClock, timeIn } from '../clock'
import { hurryDeliveries } from '../deliveries'
import { catchUp } from '../due'
import type { Store } from '../store'

export const DeskRequest = z.discriminatedUnion('action', [
	z.object({ action: z.literal('clock'), step: z.enum(['hour', 'day', 'month', 'renewal']) }),
	z.object({ action: z.enum(['refund', 'refund-half', 'dispute']), charge: z.string().max(100) }),
	z.object({ action: z.literal('failure'), choice: z.enum(['cancel', 'unpaid']) }),
	z.object({ action: z.literal('deliver') }),
])
export type DeskRequest = z.infer<typeof DeskRequest>

/** Does what somebody asked for on the sandbox's page; false where it is about a charge that isn't there. Throws a `Fault` where Stripe would refuse. */
export function performAtDesk(store: Store, request: DeskRequest): boolean {
	if (request.action === 'clock') passTime(store, request.step)
	else if (request.action === 'failure') {
		store.transact(() => chooseAfterLastFailure(booksOf(store), request.choice))
	} else if (request.action === 'deliver') hurryDeliveries(store)
	else return takeBack(store, request.action, request.charge)
	return true
}

function passTime(store: Store, step: 'hour' | 'day' | 'month' | 'renewal'): void {
	const now = timeIn(store)
	const until = {
		hour: () => now + 3_600,
		day: () => now + 86_400,
		month: () => addIntervals(now, 'month', 1),
		renewal: () => nextRenewal(store) ?? now,
	}[step]()
	moveClock(store, Math.max(0, until - now))
	catchUp(store)
}

function nextRenewal(store: Store): number | undefined {
	const ends = store
		.list('subscription', { where: { status: ['active', 'past_due', 'unpaid'] } })
		.map(({ periodEnd }) => periodEnd)
	return ends.length > 0 ? Math.min(...ends) : undefined
}

function takeBack(store: Store, action: 'refund' | 'refund-half' | 'dispute', id: string): boolean {
	return store.transact(() => {
		const charge = store.find('charge', id)
		if (!charge) return false
		const books = booksOf(store)
		const half = Math.floor((charge.amount - charge.refunded) / 2)
		if (action === 'dispute') loseDispute(books, charge)
		else refund(books, charge, action === 'refund-half' ? { amount: half } : {})
		return true
	})
}
