import type Stripe from 'stripe'
import { env } from '~/env/env.server'
import type { InvoicePaymentRow, InvoiceRow, LineRow } from '../rows'
import type { Store } from '../store'
import { innerList, type Wire } from './wire'

export function totalOf({ lines }: Pick<InvoiceRow, 'lines'>): number {
	return lines.reduce((total, { amount, discount }) => total + amount - (discount?.amount ?? 0), 0)
}

/** What discounts take off, each summed. */
function discountsOf({ lines }: Pick<InvoiceRow, 'lines'>) {
	const sums = new Map<string, number>()
	for (const { discount } of lines) {
		if (discount) sums.set(discount.id, (sums.get(discount.id) ?? 0) + discount.amount)
	}
	return [...sums].map(([discount, amount]) => ({ discount, amount }))
}

export function shapeInvoice(row: InvoiceRow, store: Store) {
	const total = totalOf(row)
	const discounts = discountsOf(row)
	const subtotal = discounts.reduce((sum, { amount }) => sum + amount, total)
	const customer = store.get('customer', row.customer)
	return {
		id: row.id,
		object: 'invoice',
		account_country: 'US',
		account_name: 'Pronto sandbox',
		account_tax_ids: null,
		amount_due: row.amountDue,
		amount_overpaid: 0,
		amount_paid: row.amountPaid,
		amount_remaining: row.amountDue - row.amountPaid,
		amount_shipping: 0,
		application: null,
		attempt_count: row.attempts,
		attempted: row.attempts > 0,
		auto_advance: row.status === 'open',
		automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
		automatically_finalizes_at: null,
		billing_reason: row.reason,
		collection_method: 'charge_automatically',
		created: row.created,
		currency: row.currency,
		custom_fields: null,
		customer: row.customer,
		customer_account: null,
		customer_address: null,
		customer_email: customer.email,
		customer_name: customer.name,
		customer_phone: null,
		customer_shipping: null,
		customer_tax_exempt: 'none',
		customer_tax_ids: customer.taxId ? [customer.taxId] : [],
		default_payment_method: null,
		default_source: null,
		default_tax_rates: [],
		description: null,
		discounts: discounts.map(({ discount }) => discount),
		due_date: null,
		effective_at: row.created,
		ending_balance: row.endingBalance,
		footer: customer.invoiceFooter ?? null,
		from_invoice: null,
		// Only with a receipt: what waits for its payment is paid in the portal here.
		hosted_invoice_url: row.status === 'paid' ? `${env().origin}/sandbox/invoice/${row.id}` : null,
		invoice_pdf: null,
		issuer: { type: 'self' },
		last_finalization_error: null,
		latest_revision: null,
		lines: innerList(
			`/v1/invoices/${row.id}/lines`,
			row.lines.map((line) => shapeLine(line, row, store)),
		),
		livemode: false,
		metadata: {},
		next_payment_attempt: row.nextAttempt,
		number: row.number,
		on_behalf_of: null,
		parent: {
			quote_details: null,
			subscription_details: {
				metadata: row.subscriptionMetadata,
				subscription: row.subscription,
				...(row.prorationDate ? { subscription_proration_date: row.prorationDate } : {}),
			},
			type: 'subscription_details',
		},
		payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
		period_end: row.periodEnd,
		period_start: row.periodStart,
		post_payment_credit_notes_amount: 0,
		pre_payment_credit_notes_amount: 0,
		receipt_number: null,
		rendering: null,
		shipping_cost: null,
		shipping_details: null,
		starting_balance: row.startingBalance,
		statement_descriptor: null,
		status: row.status,
		status_transitions: {
			finalized_at: row.created,
			marked_uncollectible_at: null,
			paid_at: row.paidAt,
			voided_at: row.voidedAt,
		},
		subtotal,
		subtotal_excluding_tax: subtotal,
		test_clock: null,
		total,
		total_discount_amounts: discounts,
		total_excluding_tax: total,
		total_pretax_credit_amounts: [],
		total_taxes: [],
		webhooks_delivered_at: row.created,
	} satisfies Wire<Stripe.Invoice>
}

function shapeLine(line: LineRow, invoice: InvoiceRow, store: Store) {
	const price = store.get('price', line.price)
	const subscription = store.find('subscription', invoice.subscription)
	return {
		id: line.id,
		object: 'line_item',
		amount: line.amount,
		currency: invoice.currency,
		description: line.description,
		discount_amounts: line.discount ? [{ amount: line.discount.amount, discount: line.discount.id }] : [],
		discountable: !line.isProration,
		discounts: [],
		invoice: invoice.id,
		livemode: false,
		metadata: invoice.subscriptionMetadata,
		parent: {
			invoice_item_details: null,
			subscription_item_details: {
				invoice_item: null,
				proration: line.isProration,
				proration_details: { credited_items: null },
				subscription: invoice.subscription,
				subscription_item: subscription?.item ?? '',
			},
			type: 'subscription_item_details',
		},
		period: { end: line.end, start: line.start },
		pretax_credit_amounts: [],
		pricing: {
			price_details: { price: price.id, product: price.product },
			type: 'price_details',
			unit_amount_decimal: String(line.amount),
		},
		quantity: 1,
		quantity_decimal: '1',
		subscription: invoice.subscription,
		subtotal: line.amount,
		taxes: [],
	} satisfies Wire<Stripe.InvoiceLineItem>
}

export function shapeInvoicePayment(row: InvoicePaymentRow) {
	return {
		id: row.id,
		object: 'invoice_payment',
		amount_paid: row.paidAt ? row.amount : null,
		amount_requested: row.amount,
		created: row.created,
		currency: row.currency,
		invoice: row.invoice,
		is_default: true,
		livemode: false,
		payment: { payment_intent: row.paymentIntent, type: 'payment_intent' },
		status: row.status,
		status_transitions: { canceled_at: null, paid_at: row.paidAt },
	} satisfies Wire<Stripe.InvoicePayment>
}
