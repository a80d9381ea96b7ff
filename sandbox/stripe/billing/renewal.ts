import type { Books } from '../clock'
import { keepAndTell } from '../events'
import type { InvoiceRow, SubscriptionRow } from '../rows'
import { payInvoice } from './change'
import { collect, issueInvoice } from './collection'
import { endSubscription } from './ending'
import { nextPeriod, periodLine } from './lines'

/** A subscription whose end somebody asked for. */
export function endAsAsked(books: Books, subscription: SubscriptionRow): void {
	endSubscription(books, subscription, 'cancellation_requested')
}

/** The next period: its invoice is issued and collected; where that fails, the subscription is past due. */
export function renew(books: Books, subscription: SubscriptionRow): void {
	const [periodStart, periodEnd] = nextPeriod(books, subscription)
	const next: SubscriptionRow = { ...subscription, periodStart, periodEnd, pendingLines: [] }
	// Nothing is collected any more of someone who didn't pay; the period goes on all the same.
	if (subscription.status === 'unpaid') {
		keepAndTell(books, 'subscription', next, 'customer.subscription.updated')
		return
	}
	const invoice = issueInvoice(books, next, {
		reason: 'subscription_cycle',
		lines: [...subscription.pendingLines, periodLine(books, next)],
		periodStart: subscription.periodStart,
		periodEnd: subscription.periodEnd,
	})
	const renewed = { ...next, latestInvoice: invoice.id }
	keepAndTell(books, 'subscription', renewed, 'customer.subscription.updated')
	const { status } = collect(books, invoice, renewed.paymentMethod)
	if (status === 'paid') return
	keepAndTell(books, 'subscription', { ...renewed, status: 'past_due' }, 'customer.subscription.updated')
}

/** Another attempt at a renewal's invoice. The last one that fails ends the subscription, or marks it unpaid. */
export function retry(books: Books, invoice: InvoiceRow): void {
	const tried = payInvoice(books, { ...invoice, nextAttempt: null })
	if (tried.status === 'paid' || tried.nextAttempt !== null) return
	const subscription = books.store.get('subscription', invoice.subscription)
	if (subscription.status === 'canceled') return
	if (marksUnpaid(books)) {
		keepAndTell(books, 'subscription', { ...subscription, status: 'unpaid' }, 'customer.subscription.updated')
	} else endSubscription(books, subscription, 'payment_failed')
}

const LAST_FAILURE = 'after_last_failure'

/** What the account's settings say about the last failed attempt; Stripe lets an owner choose. */
export function marksUnpaid({ store }: Pick<Books, 'store'>): boolean {
	return store.setting(LAST_FAILURE) === 'unpaid'
}

export function chooseAfterLastFailure({ store }: Books, choice: 'cancel' | 'unpaid'): void {
	store.set(LAST_FAILURE, choice)
}
