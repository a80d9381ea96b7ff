import type { Books } from '../clock'
import { keepAndTell } from '../events'
import { newId } from '../ids'
import type { InvoiceRow, LineRow, SubscriptionRow } from '../rows'
import { totalOf } from '../shapes/invoice'

/** Days until the second, third and fourth attempt to collect a renewal. */
const RETRY_DAYS = [3, 5, 7]

interface Bill {
	reason: InvoiceRow['reason']
	lines: LineRow[]
	periodStart: number
	periodEnd: number
	prorationDate?: number
}

/** What an invoice would say, with what the account owes the customer taken off. Nothing is kept. */
export function draftInvoice({ store, now }: Books, subscription: SubscriptionRow, bill: Bill): InvoiceRow {
	const { balance } = store.get('customer', subscription.customer)
	const total = totalOf(bill)
	const amountDue = Math.max(0, total + balance)
	return {
		id: newId('invoice'),
		created: now,
		number: '',
		customer: subscription.customer,
		subscription: subscription.id,
		subscriptionMetadata: subscription.metadata,
		currency: store.get('price', subscription.price).currency,
		reason: bill.reason,
		status: 'open',
		lines: bill.lines,
		periodStart: bill.periodStart,
		periodEnd: bill.periodEnd,
		startingBalance: balance,
		endingBalance: Math.min(0, total + balance),
		amountDue,
		amountPaid: 0,
		attempts: 0,
		nextAttempt: null,
		paidAt: null,
		voidedAt: null,
		paymentIntent: null,
		prorationDate: bill.prorationDate ?? null,
	}
}

/** Issues an invoice and tells of it; one over nothing is paid by that. The subscription's row is the caller's to keep. */
export function issueInvoice(books: Books, subscription: SubscriptionRow, bill: Bill): InvoiceRow {
	const { store, now } = books
	const invoice = { ...draftInvoice(books, subscription, bill), number: nextNumber(books) }
	const customer = store.get('customer', invoice.customer)
	store.keep('customer', { ...customer, balance: invoice.endingBalance })
	if (invoice.amountDue === 0) {
		const paid: InvoiceRow = { ...invoice, status: 'paid', paidAt: now }
		keepAndTell(books, 'invoice', invoice, 'invoice.finalized')
		keepAndTell(books, 'invoice', paid, 'invoice.paid')
		return paid
	}
	const intent = newId('payment_intent')
	const { amountDue: amount, currency, customer: payer } = invoice
	store.keep('payment_intent', {
		id: intent,
		created: now,
		customer: payer,
		invoice: invoice.id,
		amount,
		currency,
		status: 'requires_payment_method',
		paymentMethod: null,
		latestCharge: null,
	})
	store.keep('invoice_payment', {
		id: newId('invoice_payment'),
		created: now,
		invoice: invoice.id,
		paymentIntent: intent,
		amount,
		currency,
		status: 'open',
		paidAt: null,
	})
	const issued = { ...invoice, paymentIntent: intent }
	keepAndTell(books, 'invoice', issued, 'invoice.finalized')
	return issued
}

/** Charges the card for an open invoice and tells how that went; a failed renewal is tried again later. */
export function collect(books: Books, open: InvoiceRow, paymentMethod: string | null): InvoiceRow {
	const { store, now } = books
	if (open.status !== 'open' || !open.paymentIntent) return open
	const method = paymentMethod ? store.find('payment_method', paymentMethod) : undefined
	const isPaid = method !== undefined && !method.fails
	const intent = store.get('payment_intent', open.paymentIntent)
	const charge = method && {
		id: newId('charge'),
		created: now,
		customer: open.customer,
		paymentIntent: intent.id,
		paymentMethod: method.id,
		amount: open.amountDue,
		refunded: 0,
		currency: open.currency,
		isPaid,
		dispute: null,
	}
	if (charge) store.keep('charge', charge)
	store.keep('payment_intent', {
		...intent,
		status: isPaid ? 'succeeded' : 'requires_payment_method',
		paymentMethod: method?.id ?? null,
		latestCharge: charge?.id ?? null,
	})
	const attempts = open.attempts + 1
	if (!isPaid) {
		const wait = open.reason === 'subscription_cycle' ? RETRY_DAYS[attempts - 1] : undefined
		const nextAttempt = wait === undefined ? null : now + wait * 86_400
		const failed = { ...open, attempts, nextAttempt }
		keepAndTell(books, 'invoice', failed, 'invoice.payment_failed')
		return failed
	}
	const [payment] = store.list('invoice_payment', { where: { invoice: open.id } })
	if (payment) store.keep('invoice_payment', { ...payment, status: 'paid', paidAt: now })
	const paid: InvoiceRow = {
		...open,
		attempts,
		nextAttempt: null,
		status: 'paid',
		paidAt: now,
		amountPaid: open.amountDue,
	}
	keepAndTell(books, 'invoice', paid, 'invoice.paid')
	return paid
}

/** Takes an open invoice back, and with it what waited for its payment; credit that it used up is there again. */
export function voidInvoice(books: Books, invoice: InvoiceRow): InvoiceRow {
	const { store, now } = books
	const row: InvoiceRow = { ...invoice, status: 'void', voidedAt: now, nextAttempt: null }
	keepAndTell(books, 'invoice', row, 'invoice.voided')
	const customer = store.get('customer', invoice.customer)
	const used = invoice.endingBalance - invoice.startingBalance
	store.keep('customer', { ...customer, balance: customer.balance - used })
	const [payment] = store.list('invoice_payment', { where: { invoice: invoice.id } })
	if (payment) store.keep('invoice_payment', { ...payment, status: 'canceled' })
	const subscription = store.get('subscription', invoice.subscription)
	if (subscription.pendingUpdate?.invoice === invoice.id) {
		const without = { ...subscription, pendingUpdate: null }
		keepAndTell(books, 'subscription', without, 'customer.subscription.pending_update_expired')
	}
	return row
}

function nextNumber({ store }: Books): string {
	const number = Number(store.setting('invoice_number') ?? 0) + 1
	store.set('invoice_number', String(number))
	return `SANDBOX-${String(number).padStart(4, '0')}`
}
