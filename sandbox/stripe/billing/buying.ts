import { declined, Fault } from '../api/fault'
import { addIntervals, type Books } from '../clock'
import { keepAndTell } from '../events'
import { newId } from '../ids'
import type { CheckoutSessionRow, CustomerRow, PaymentMethodRow, SubscriptionRow } from '../rows'
import { collect, issueInvoice } from './collection'
import { periodLine } from './lines'
import { newDiscount, type PromotionCode } from './promotion'
import type { TaxId } from './tax-id'

/** A new card of a customer, which pays from now on. */
export function addCard({ store, now }: Books, customer: string, fails: boolean): PaymentMethodRow {
	const method = {
		id: newId('payment_method'),
		created: now,
		customer,
		last4: fails ? '0341' : '4242',
		fails,
	}
	store.keep('payment_method', method)
	store.keep('customer', { ...store.get('customer', customer), paymentMethod: method.id })
	return method
}

export function newCustomer(now: number, given: Partial<CustomerRow>): CustomerRow {
	return {
		id: newId('customer'),
		created: now,
		email: null,
		name: null,
		description: null,
		phone: null,
		locales: [],
		metadata: {},
		balance: 0,
		paymentMethod: null,
		isDeleted: false,
		...given,
	}
}

/** Starts a subscription with a card that works: the first period is paid at once. */
export function subscribe(
	books: Books,
	{
		customer,
		price,
		quantity,
		metadata,
		discount,
	}: Pick<SubscriptionRow, 'customer' | 'price' | 'quantity' | 'metadata' | 'discount'>,
): SubscriptionRow {
	const { store, now } = books
	const { interval, intervalCount } = store.get('price', price)
	const method = addCard(books, customer, false)
	const subscription: SubscriptionRow = {
		id: newId('subscription'),
		created: now,
		customer,
		status: 'active',
		item: newId('subscription').replace('sub_', 'si_'),
		price,
		quantity,
		periodStart: now,
		periodEnd: addIntervals(now, interval ?? 'month', intervalCount),
		anchor: now,
		cancelAtPeriodEnd: false,
		cancelAt: null,
		canceledAt: null,
		cancelReason: null,
		endedAt: null,
		latestInvoice: null,
		paymentMethod: method.id,
		schedule: null,
		metadata,
		pendingLines: [],
		pendingUpdate: null,
		...(discount ? { discount } : {}),
	}
	const invoice = issueInvoice(books, subscription, {
		reason: 'subscription_create',
		lines: [periodLine(books, subscription)],
		periodStart: now,
		periodEnd: now,
	})
	const started = { ...subscription, latestInvoice: invoice.id }
	keepAndTell(books, 'subscription', started, 'customer.subscription.created')
	collect(books, invoice, method.id)
	return started
}

/** Who buys as a business, or wants their number on the invoice. */
export interface Billed {
	name: string
	taxId: TaxId
}

/** Pays an open checkout. Throws a `Fault` where it is over, or where the card is declined: nothing is kept then. */
export function completeCheckout(
	books: Books,
	session: CheckoutSessionRow,
	isDeclined: boolean,
	billed: Billed | null = null,
	code?: PromotionCode,
): CheckoutSessionRow {
	if (session.status !== 'open' || session.expires <= books.now) {
		throw new Fault(400, 'invalid_request_error', 'This Checkout Session is no longer open.')
	}
	if (isDeclined) throw declined()
	if (session.customer && books.store.get('customer', session.customer).isDeleted) {
		throw new Fault(400, 'invalid_request_error', `No such customer: '${session.customer}'`, {
			code: 'resource_missing',
		})
	}
	const customer = session.customer ?? firstCustomer(books, session.customerEmail)
	if (billed) books.store.keep('customer', { ...books.store.get('customer', customer), ...billed })
	const discount = code && { discount: newDiscount(books, code) }
	const subscription = subscribe(books, {
		customer,
		price: session.price,
		quantity: session.quantity,
		metadata: session.subscriptionMetadata,
		...discount,
	})
	const complete: CheckoutSessionRow = {
		...session,
		status: 'complete',
		customer,
		subscription: subscription.id,
		invoice: subscription.latestInvoice,
		...discount,
	}
	keepAndTell(books, 'checkout.session', complete, 'checkout.session.completed')
	return complete
}

export function expireCheckout(books: Books, session: CheckoutSessionRow): CheckoutSessionRow {
	const expired: CheckoutSessionRow = { ...session, status: 'expired' }
	keepAndTell(books, 'checkout.session', expired, 'checkout.session.expired')
	return expired
}

function firstCustomer(books: Books, email: string | null): string {
	const customer = newCustomer(books.now, { email })
	keepAndTell(books, 'customer', customer, 'customer.created')
	return customer.id
}
