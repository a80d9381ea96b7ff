import Stripe from 'stripe'
import type { EventRow, Noun, Rows } from '../rows'
import type { Store } from '../store'
import { shapeCheckoutSession } from './checkout-session'
import { shapeCustomer, shapePaymentMethod } from './customer'
import { shapeInvoice, shapeInvoicePayment } from './invoice'
import { shapeCharge, shapeDispute, shapePaymentIntent, shapeRefund } from './payment'
import { shapePortalConfiguration, shapePortalSession } from './portal'
import { shapePrice, shapeProduct } from './price'
import { shapeSchedule } from './schedule'
import { shapeSubscription } from './subscription'

type Shapes = { [Name in Noun]: (row: Rows[Name], store: Store) => object }

const SHAPES: Shapes = {
	customer: shapeCustomer,
	product: shapeProduct,
	price: shapePrice,
	payment_method: shapePaymentMethod,
	'checkout.session': shapeCheckoutSession,
	'billing_portal.configuration': shapePortalConfiguration,
	'billing_portal.session': shapePortalSession,
	subscription: shapeSubscription,
	subscription_schedule: shapeSchedule,
	invoice: shapeInvoice,
	invoice_payment: shapeInvoicePayment,
	payment_intent: shapePaymentIntent,
	charge: shapeCharge,
	refund: shapeRefund,
	dispute: shapeDispute,
	event: shapeEvent,
}

/** How a thing looks to a client of the API version that the SDK pins. */
export function shape<Name extends Noun>(noun: Name, row: Rows[Name], store: Store): object {
	return SHAPES[noun](row, store)
}

export function shapeEvent(row: EventRow, store: Store) {
	const waiting = store.database
		.prepare('SELECT 1 FROM deliveries WHERE event = ? AND due IS NOT NULL')
		.get(row.id)
	return {
		id: row.id,
		object: 'event' as const,
		api_version: Stripe.API_VERSION,
		created: row.created,
		data: { object: row.object, ...(row.previous ? { previous_attributes: row.previous } : {}) },
		livemode: false,
		pending_webhooks: waiting ? 1 : 0,
		request: { id: null, idempotency_key: null },
		type: row.type,
	}
}
