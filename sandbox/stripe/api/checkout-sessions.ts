import { Hono } from 'hono'
import { z } from 'zod'
import { expireCheckout } from '../billing/buying'
import { newId } from '../ids'
import type { CheckoutSessionRow } from '../rows'
import { shapeCheckoutLine, shapeCheckoutSession } from '../shapes/checkout-session'
import type { Store } from '../store'
import { type ApiEnv, door } from './door'
import { invalid, missing, unknownReference } from './fault'
import {
	address,
	flag,
	mergeMetadata,
	metadata,
	page,
	pageFields,
	text,
	wholeNumber,
	without,
} from './fields'

const HALF_AN_HOUR = 1_800
const A_DAY = 86_400
/** So that a client whose clock is a little off is not refused. */
const LENIENCE = 60

const LineItem = z.strictObject({
	price: text,
	quantity: wholeNumber.pipe(z.int().min(1)).default(1),
	...without('adjustable_quantity', 'tax_rates', 'dynamic_tax_rates', 'metadata'),
})
const SubscriptionData = z.strictObject({
	metadata: metadata.optional(),
	...without('description', 'billing_mode', 'billing_cycle_anchor', 'default_tax_rates', 'invoice_settings'),
	...without('proration_behavior'),
})

const UPDATE = z.enum(['auto', 'never'])

const FIELDS = {
	mode: z.literal('subscription'),
	line_items: z.array(LineItem).length(1),
	success_url: address,
	cancel_url: address.optional(),
	customer: text.optional(),
	customer_email: text.optional(),
	client_reference_id: text.max(200).optional(),
	locale: text.optional(),
	metadata: metadata.optional(),
	subscription_data: SubscriptionData.optional(),
	expires_at: wholeNumber.optional(),
	allow_promotion_codes: flag.default(false),
	tax_id_collection: z.strictObject({ enabled: flag, ...without('required') }).optional(),
	customer_update: z
		.strictObject({ name: UPDATE.optional(), address: UPDATE.optional(), ...without('shipping') })
		.optional(),
	...without('automatic_tax', 'billing_address_collection', 'consent_collection'),
	...without('custom_text', 'payment_method_collection', 'payment_method_types', 'currency'),
	...without('phone_number_collection', 'ui_mode', 'submit_type', 'saved_payment_method_options'),
	...without(
		'adaptive_pricing',
		'after_expiration',
		'payment_method_options',
		'branding_settings',
		'managed_payments',
	),
}

function sessionOf(store: Store, id: string): CheckoutSessionRow {
	const session = store.find('checkout.session', id)
	if (!session) throw missing('checkout.session', id, 'session')
	return session
}

export const checkoutSessions = new Hono<ApiEnv>()
	.post(
		'/',
		door(FIELDS, ({ store, now }, input) => {
			const [line] = input.line_items
			if (!line) throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing')
			const price = store.find('price', line.price)
			if (!price) throw unknownReference('price', line.price, 'line_items[0][price]')
			if (!price.active || !price.interval) {
				throw invalid('The price specified is inactive or not recurring.', 'line_items[0][price]')
			}
			if (input.customer && input.customer_email) {
				throw invalid('You may only specify one of these parameters: customer, customer_email.')
			}
			const customer = input.customer ? store.find('customer', input.customer) : undefined
			if (input.customer && (!customer || customer.isDeleted)) {
				throw unknownReference('customer', input.customer, 'customer')
			}
			const collectsTaxIds = input.tax_id_collection?.enabled ?? false
			if (collectsTaxIds && input.customer && input.customer_update?.name !== 'auto') {
				throw invalid(
					'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
				)
			}
			const expires = input.expires_at ?? now + A_DAY
			if (expires < now + HALF_AN_HOUR - LENIENCE || expires > now + A_DAY + LENIENCE) {
				throw invalid(
					'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
					'expires_at',
				)
			}
			const session: CheckoutSessionRow = {
				id: newId('checkout.session'),
				created: now,
				customer: input.customer ?? null,
				customerEmail: input.customer_email ?? null,
				price: price.id,
				quantity: line.quantity,
				successUrl: input.success_url,
				cancelUrl: input.cancel_url ?? null,
				clientReference: input.client_reference_id ?? null,
				locale: input.locale ?? null,
				metadata: mergeMetadata({}, input.metadata),
				subscriptionMetadata: mergeMetadata({}, input.subscription_data?.metadata),
				status: 'open',
				expires,
				subscription: null,
				invoice: null,
				allowsPromotionCodes: input.allow_promotion_codes,
				collectsTaxIds,
			}
			store.keep('checkout.session', session)
			return shapeCheckoutSession(session, store)
		}),
	)
	.get(
		'/',
		door(
			{
				...pageFields,
				customer: text.optional(),
				status: z.enum(['open', 'complete', 'expired']).optional(),
				subscription: text.optional(),
				...without('customer_details', 'payment_intent', 'payment_link'),
			},
			({ store }, { customer, status, subscription, ...asked }) =>
				page(store, 'checkout.session', '/v1/checkout/sessions', asked, { customer, status, subscription }),
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapeCheckoutSession(sessionOf(store, param('id')), store)),
	)
	.get(
		'/:id/line_items',
		door({ limit: pageFields.limit }, ({ store }, _, param) => ({
			object: 'list',
			data: [shapeCheckoutLine(sessionOf(store, param('id')), store)],
			has_more: false,
			url: `/v1/checkout/sessions/${param('id')}/line_items`,
		})),
	)
	.post(
		'/:id/expire',
		door({}, (books, _, param) => {
			const session = sessionOf(books.store, param('id'))
			if (session.status !== 'open') {
				throw invalid(
					`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
				)
			}
			return shapeCheckoutSession(expireCheckout(books, session), books.store)
		}),
	)
