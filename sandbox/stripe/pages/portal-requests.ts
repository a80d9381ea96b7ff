import { z } from 'zod'
import { addCard } from '../billing/buying'
import { payInvoice } from '../billing/change'
import { cancelLater, releaseSchedule } from '../billing/ending'
import type { Books } from '../clock'
import { keepAndTell } from '../events'
import type { PortalSessionRow } from '../rows'
import { presentSubscription } from './standing'

export const PortalRequest = z.discriminatedUnion('action', [
	z.object({ action: z.literal('cancel') }),
	z.object({ action: z.literal('resume') }),
	z.object({ action: z.literal('card'), card: z.enum(['works', 'fails']) }),
	z.object({ action: z.literal('pay'), invoice: z.string().max(100) }),
])
export type PortalRequest = z.infer<typeof PortalRequest>

/** Does what a customer asked for in the portal. `declined` where a card was, `missing` where it is about nothing of theirs. */
export function performInPortal(
	books: Books,
	{ customer, configuration }: PortalSessionRow,
	request: PortalRequest,
): 'done' | 'declined' | 'missing' {
	const { features } = books.store.get('billing_portal.configuration', configuration)
	if (request.action === 'card')
		return features.cards ? changeCard(books, customer, request.card === 'fails') : 'missing'
	if (request.action === 'pay') return payOpen(books, customer, request.invoice)
	return features.cancel ? cancelOrResume(books, customer, request.action === 'cancel') : 'missing'
}

/** A subscription that a schedule would change stays as it is to its end: the schedule lets go of it. */
function cancelOrResume(books: Books, customer: string, isCanceling: boolean): 'done' | 'missing' {
	const subscription = presentSubscription(books.store, customer)
	if (!subscription || subscription.status === 'canceled') return 'missing'
	if (isCanceling && subscription.schedule) {
		releaseSchedule(books, books.store.get('subscription_schedule', subscription.schedule))
	}
	const row = cancelLater(books, books.store.get('subscription', subscription.id), isCanceling)
	keepAndTell(books, 'subscription', row, 'customer.subscription.updated')
	return 'done'
}

function changeCard(books: Books, customer: string, fails: boolean): 'done' {
	const { id: paymentMethod } = addCard(books, customer, fails)
	for (const subscription of books.store.list('subscription', { where: { customer } })) {
		if (subscription.status === 'canceled') continue
		keepAndTell(books, 'subscription', { ...subscription, paymentMethod }, 'customer.subscription.updated')
	}
	return 'done'
}

function payOpen(books: Books, customer: string, id: string): 'done' | 'declined' | 'missing' {
	const invoice = books.store.find('invoice', id)
	if (invoice?.customer !== customer || invoice.status !== 'open') return 'missing'
	return payInvoice(books, invoice).status === 'paid' ? 'done' : 'declined'
}
