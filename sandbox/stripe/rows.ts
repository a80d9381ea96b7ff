import type { Discount } from './billing/promotion'
import type { TaxId } from './billing/tax-id'
import type { PortalConfigurationRow, PortalSessionRow } from './portal-rows'

/** What the stand-in keeps of each thing; `shapes` says how it looks to a client. All times are seconds. */

export interface Row {
	id: string
	created: number
}

export type Metadata = Record<string, string>

export interface CustomerRow extends Row {
	email: string | null
	name: string | null
	description: string | null
	phone: string | null
	locales: string[]
	metadata: Metadata
	/** Below zero where the account owes the customer something, as in Stripe. */
	balance: number
	paymentMethod: string | null
	/** Missing where a state was kept before there was one. */
	invoiceFooter?: string | null
	/** As their checkout took it; missing where it took none. */
	taxId?: TaxId
	isDeleted: boolean
}

export interface ProductRow extends Row {
	name: string
	description: string | null
	active: boolean
	metadata: Metadata
	updated: number
}

export interface PriceRow extends Row {
	product: string
	active: boolean
	currency: string
	amount: number
	interval: 'day' | 'week' | 'month' | 'year' | null
	intervalCount: number
	lookupKey: string | null
	nickname: string | null
	metadata: Metadata
}

export interface PaymentMethodRow extends Row {
	customer: string
	last4: string
	/** Whether the next attempt to charge it is declined. */
	fails: boolean
}

export interface CheckoutSessionRow extends Row {
	customer: string | null
	customerEmail: string | null
	price: string
	quantity: number
	successUrl: string
	cancelUrl: string | null
	clientReference: string | null
	locale: string | null
	metadata: Metadata
	subscriptionMetadata: Metadata
	status: 'open' | 'complete' | 'expired'
	expires: number
	subscription: string | null
	invoice: string | null
	/** Missing in what an earlier version kept, as the next one. */
	allowsPromotionCodes?: boolean
	discount?: Discount
	collectsTaxIds?: boolean
}

export type SubscriptionStatus = 'active' | 'past_due' | 'unpaid' | 'canceled'

/** A line that waits for the next invoice, or stands on one. */
export interface LineRow {
	id: string
	amount: number
	price: string
	description: string
	start: number
	end: number
	isProration: boolean
	/** Missing where nothing is taken off. */
	discount?: { id: string; amount: number }
}

export interface SubscriptionRow extends Row {
	customer: string
	status: SubscriptionStatus
	item: string
	price: string
	quantity: number
	periodStart: number
	periodEnd: number
	/** The day that months are counted from, so that the 31st comes back after a short month. */
	anchor: number
	cancelAtPeriodEnd: boolean
	cancelAt: number | null
	canceledAt: number | null
	cancelReason: 'cancellation_requested' | 'payment_failed' | null
	/** Missing in what an earlier version kept. */
	cancelComment?: string | null
	endedAt: number | null
	latestInvoice: string | null
	paymentMethod: string | null
	schedule: string | null
	metadata: Metadata
	pendingLines: LineRow[]
	pendingUpdate: { price: string; invoice: string; expires: number } | null
	discount?: Discount | undefined
}

export interface PhaseRow {
	price: string
	quantity: number
	start: number
	end: number
	proration: 'none' | 'create_prorations' | 'always_invoice'
	metadata: Metadata
	discount?: Discount | undefined
}

export interface ScheduleRow extends Row {
	customer: string
	subscription: string
	status: 'active' | 'released' | 'canceled' | 'completed'
	endBehavior: 'release' | 'cancel'
	phases: PhaseRow[]
	/** Which of the phases is the present one. */
	phase: number
	metadata: Metadata
	releasedAt: number | null
	canceledAt: number | null
	completedAt: number | null
}

export interface InvoiceRow extends Row {
	number: string
	customer: string
	subscription: string
	subscriptionMetadata: Metadata
	currency: string
	reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
	status: 'open' | 'paid' | 'void'
	lines: LineRow[]
	periodStart: number
	periodEnd: number
	startingBalance: number
	endingBalance: number
	amountDue: number
	amountPaid: number
	attempts: number
	nextAttempt: number | null
	paidAt: number | null
	voidedAt: number | null
	paymentIntent: string | null
	prorationDate: number | null
}

export interface PaymentIntentRow extends Row {
	customer: string
	invoice: string
	amount: number
	currency: string
	status: 'succeeded' | 'requires_payment_method' | 'canceled'
	paymentMethod: string | null
	latestCharge: string | null
}

export interface InvoicePaymentRow extends Row {
	invoice: string
	paymentIntent: string
	amount: number
	currency: string
	status: 'open' | 'paid' | 'canceled'
	paidAt: number | null
}

export interface ChargeRow extends Row {
	customer: string
	paymentIntent: string
	paymentMethod: string
	amount: number
	refunded: number
	currency: string
	isPaid: boolean
	dispute: string | null
}

export interface RefundRow extends Row {
	charge: string
	paymentIntent: string
	customer: string
	amount: number
	currency: string
	reason: string | null
	metadata: Metadata
}

export interface DisputeRow extends Row {
	charge: string
	paymentIntent: string
	amount: number
	currency: string
	reason: string
	status: 'needs_response' | 'won' | 'lost'
}

export interface EventRow extends Row {
	type: string
	/** The object as it looked when it happened, and what of it was otherwise before. */
	object: object
	previous: object | null
}

/** Everything that is kept, by the name a client knows it by. */
export interface Rows {
	customer: CustomerRow
	product: ProductRow
	price: PriceRow
	payment_method: PaymentMethodRow
	'checkout.session': CheckoutSessionRow
	'billing_portal.configuration': PortalConfigurationRow
	'billing_portal.session': PortalSessionRow
	subscription: SubscriptionRow
	subscription_schedule: ScheduleRow
	invoice: InvoiceRow
	invoice_payment: InvoicePaymentRow
	payment_intent: PaymentIntentRow
	charge: ChargeRow
	refund: RefundRow
	dispute: DisputeRow
	event: EventRow
}

export type Noun = keyof Rows
