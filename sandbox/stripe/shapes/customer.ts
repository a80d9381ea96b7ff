import type Stripe from 'stripe'
import type { CustomerRow, PaymentMethodRow } from '../rows'
import type { Wire } from './wire'

export function shapeCustomer(row: CustomerRow) {
	if (row.isDeleted) {
		return { id: row.id, object: 'customer', deleted: true } satisfies Wire<Stripe.DeletedCustomer>
	}
	return {
		id: row.id,
		object: 'customer',
		address: null,
		balance: row.balance,
		created: row.created,
		currency: null,
		customer_account: null,
		default_source: null,
		delinquent: false,
		description: row.description,
		discount: null,
		email: row.email,
		invoice_prefix: row.id.slice(-8).toUpperCase(),
		invoice_settings: {
			custom_fields: null,
			default_payment_method: row.paymentMethod,
			footer: row.invoiceFooter ?? null,
			rendering_options: null,
		},
		livemode: false,
		metadata: row.metadata,
		name: row.name,
		phone: row.phone,
		preferred_locales: row.locales,
		shipping: null,
		tax_exempt: 'none',
		test_clock: null,
	} satisfies Wire<Stripe.Customer>
}

export function shapePaymentMethod(row: PaymentMethodRow) {
	return {
		id: row.id,
		object: 'payment_method',
		allow_redisplay: 'limited',
		billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
		card: {
			brand: 'visa',
			checks: null,
			country: 'US',
			display_brand: 'visa',
			exp_month: 12,
			exp_year: 2034,
			fingerprint: null,
			funding: 'credit',
			generated_from: null,
			last4: row.last4,
			networks: null,
			regulated_status: 'unregulated',
			three_d_secure_usage: null,
			wallet: null,
		},
		created: row.created,
		customer: row.customer,
		customer_account: null,
		livemode: false,
		metadata: {},
		type: 'card',
	} satisfies Wire<Stripe.PaymentMethod>
}
