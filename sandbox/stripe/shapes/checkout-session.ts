import type Stripe from 'stripe'
import { takenOff } from '../billing/promotion'
import type { CheckoutSessionRow } from '../rows'
import type { Store } from '../store'
import { shapePrice } from './price'
import type { Wire } from './wire'

const NO_TEXT = {
	after_submit: null,
	shipping_address: null,
	submit: null,
	terms_of_service_acceptance: null,
}

export function shapeCheckoutSession(row: CheckoutSessionRow, store: Store) {
	const price = store.get('price', row.price)
	const total = price.amount * row.quantity
	const off = takenOff(row.discount, total, row.created)
	const email = row.customer ? store.get('customer', row.customer).email : row.customerEmail
	return {
		id: row.id,
		object: 'checkout.session',
		adaptive_pricing: null,
		after_expiration: null,
		allow_promotion_codes: row.allowsPromotionCodes ?? null,
		allowed_payment_method_types: null,
		amount_subtotal: total,
		amount_total: total - off,
		automatic_tax: { enabled: false, liability: null, provider: null, status: null },
		billing_address_collection: null,
		cancel_url: row.cancelUrl,
		client_reference_id: row.clientReference,
		client_secret: null,
		collected_information: null,
		consent: null,
		consent_collection: null,
		created: row.created,
		currency: price.currency,
		currency_conversion: null,
		custom_fields: [],
		custom_text: NO_TEXT,
		customer: row.customer,
		customer_account: null,
		customer_creation: row.customerEmail ? 'always' : null,
		customer_details: {
			address: null,
			business_name: null,
			email,
			individual_name: null,
			name: null,
			phone: null,
			tax_exempt: 'none',
			tax_ids: null,
		},
		customer_email: row.customerEmail,
		discounts: [],
		expires_at: row.expires,
		integration_identifier: null,
		invoice: row.invoice,
		invoice_creation: null,
		livemode: false,
		locale: row.locale,
		managed_payments: null,
		metadata: row.metadata,
		mode: 'subscription',
		origin_context: null,
		payment_intent: null,
		payment_link: null,
		payment_method_collection: 'always',
		payment_method_configuration_details: null,
		payment_method_options: null,
		payment_method_types: ['card'],
		payment_status: row.status === 'complete' ? 'paid' : 'unpaid',
		permissions: null,
		recovered_from: null,
		saved_payment_method_options: null,
		setup_intent: null,
		shipping_address_collection: null,
		shipping_cost: null,
		shipping_options: [],
		status: row.status,
		submit_type: null,
		subscription: row.subscription,
		success_url: row.successUrl,
		tax_id_collection: { enabled: row.collectsTaxIds ?? false, required: 'never' },
		total_details: { amount_discount: off, amount_shipping: 0, amount_tax: 0 },
		ui_mode: 'hosted_page',
		url: row.status === 'open' ? addressOf(row) : null,
		wallet_options: null,
	} satisfies Wire<Stripe.Checkout.Session>
}

/** Where the person pays: by the name that their browser calls us, which the way back tells. */
function addressOf({ id, successUrl }: CheckoutSessionRow): string {
	return new URL(`/sandbox/checkout/${id}`, successUrl).href
}

export function shapeCheckoutLine(row: CheckoutSessionRow, store: Store) {
	const price = store.get('price', row.price)
	const total = price.amount * row.quantity
	const off = takenOff(row.discount, total, row.created)
	return {
		id: `li_${row.id.slice(8, 32)}`,
		object: 'item',
		adjustable_quantity: null,
		amount_discount: off,
		amount_subtotal: total,
		amount_tax: 0,
		amount_total: total - off,
		currency: price.currency,
		description: store.get('product', price.product).name,
		metadata: {},
		price: shapePrice(price),
		quantity: row.quantity,
	} satisfies Wire<Stripe.LineItem>
}
