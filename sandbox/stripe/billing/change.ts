import { declined, Fault, invalid } from '../api/fault'
import type { Books } from '../clock'
import { keepAndTell } from '../events'
import type { InvoiceRow, LineRow, PriceRow, SubscriptionRow } from '../rows'
import { collect, issueInvoice, voidInvoice } from './collection'
import { prorationLines } from './lines'

export type Proration = 'none' | 'create_prorations' | 'always_invoice'

export interface PriceChange {
	price: PriceRow
	quantity: number
	proration: Proration
	prorationDate?: number | undefined
	/** What a card that fails does to the change. */
	onFailure: 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete'
}

/** Seconds that a change waits for its payment. */
const PENDING_SECONDS = 23 * 3_600

/** The lines of a change of price: what waits already, and the difference for the rest of the period. */
export function changeLines(
	books: Books,
	subscription: SubscriptionRow,
	{ price, quantity, proration, prorationDate }: Omit<PriceChange, 'onFailure'>,
): LineRow[] {
	const { periodStart, periodEnd } = subscription
	const isSame = price.id === subscription.price && quantity === subscription.quantity
	if (proration === 'none' || isSame) return []
	const at = prorationDate ?? books.now
	if (at < periodStart || at > periodEnd) {
		throw invalid(
			"Cannot specify `proration_date` outside of the current subscription item's billing period.",
			'proration_date',
		)
	}
	return prorationLines(books, subscription, { price, quantity }, at)
}

/**
 * Puts a subscription on another price, now. Throws a `Fault` where the difference can't be collected and the caller
 * wants it all or nothing. Answers the subscription's row, which is the caller's to keep.
 */
export function changePrice(
	books: Books,
	subscription: SubscriptionRow,
	change: PriceChange,
): SubscriptionRow {
	const { price, quantity, proration } = change
	const lines = changeLines(books, subscription, change)
	const changed = { ...subscription, price: price.id, quantity }
	if (proration !== 'always_invoice' || lines.length === 0) {
		return { ...changed, pendingLines: [...subscription.pendingLines, ...lines] }
	}
	const issued = issueInvoice(books, changed, {
		reason: 'subscription_update',
		lines: [...subscription.pendingLines, ...lines],
		periodStart: subscription.periodStart,
		periodEnd: books.now,
		prorationDate: change.prorationDate ?? books.now,
	})
	const invoice = collect(books, issued, subscription.paymentMethod)
	const billed = { ...changed, latestInvoice: invoice.id, pendingLines: [] }
	if (invoice.status === 'paid') return billed
	if (change.onFailure === 'error_if_incomplete') throw declined()
	if (change.onFailure === 'pending_if_incomplete') {
		const pendingUpdate = { price: price.id, invoice: invoice.id, expires: books.now + PENDING_SECONDS }
		return { ...subscription, latestInvoice: invoice.id, pendingUpdate }
	}
	return { ...billed, status: 'past_due' }
}

/** A change that waited too long for its payment is forgotten, and so is one that another takes the place of. */
export function dropPendingUpdate(books: Books, { pendingUpdate }: SubscriptionRow): void {
	if (pendingUpdate) voidInvoice(books, books.store.get('invoice', pendingUpdate.invoice))
}

/** Tries to collect an open invoice now. Throws a `Fault` where it isn't open; a card that fails leaves it open. */
export function payInvoice(books: Books, invoice: InvoiceRow): InvoiceRow {
	if (invoice.status !== 'open') throw new Fault(400, 'invalid_request_error', 'Invoice is already paid')
	const { store } = books
	const subscription = store.get('subscription', invoice.subscription)
	const paid = collect(books, invoice, subscription.paymentMethod)
	if (paid.status === 'paid') afterPayment(books, subscription, paid)
	return paid
}

/** What a payment that came late puts right. */
function afterPayment(books: Books, subscription: SubscriptionRow, invoice: InvoiceRow): void {
	if (subscription.status === 'canceled') return
	const pending = subscription.pendingUpdate
	if (pending?.invoice === invoice.id) {
		const row = { ...subscription, price: pending.price, pendingUpdate: null }
		keepAndTell(books, 'subscription', row, 'customer.subscription.pending_update_applied')
		return
	}
	if (subscription.latestInvoice !== invoice.id || subscription.status === 'active') return
	keepAndTell(books, 'subscription', { ...subscription, status: 'active' }, 'customer.subscription.updated')
}
