import { Hono } from 'hono'
import { z } from 'zod'
import { refund } from '../billing/money-back'
import type { ChargeRow, Noun } from '../rows'
import { shapeInvoicePayment } from '../shapes/invoice'
import { shapeCharge, shapeDispute, shapePaymentIntent, shapeRefund } from '../shapes/payment'
import type { Store } from '../store'
import { type ApiEnv, door } from './door'
import { invalid, missing, unknownReference } from './fault'
import { amount, mergeMetadata, metadata, page, pageFields, text } from './fields'

function row<Name extends Noun>(store: Store, noun: Name, id: string) {
	const found = store.find(noun, id)
	if (!found) throw missing(noun, id, noun)
	return found
}

export const charges = new Hono<ApiEnv>()
	.get(
		'/',
		door(
			{ ...pageFields, customer: text.optional(), payment_intent: text.optional() },
			({ store }, { customer, payment_intent: paymentIntent, ...asked }) =>
				page(store, 'charge', '/v1/charges', asked, { customer, paymentIntent }),
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapeCharge(row(store, 'charge', param('id')), store)),
	)

export const paymentIntents = new Hono<ApiEnv>()
	.get(
		'/',
		door({ ...pageFields, customer: text.optional() }, ({ store }, { customer, ...asked }) =>
			page(store, 'payment_intent', '/v1/payment_intents', asked, { customer }),
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapePaymentIntent(row(store, 'payment_intent', param('id')))),
	)

/** Which invoice a payment was for. */
export const invoicePayments = new Hono<ApiEnv>()
	.get(
		'/',
		door(
			{
				...pageFields,
				invoice: text.optional(),
				payment: z
					.strictObject({ type: z.literal('payment_intent'), payment_intent: text.optional() })
					.optional(),
				status: z.enum(['open', 'paid', 'canceled']).optional(),
			},
			({ store }, { invoice, payment, status, ...asked }) =>
				page(store, 'invoice_payment', '/v1/invoice_payments', asked, {
					invoice,
					status,
					paymentIntent: payment?.payment_intent,
				}),
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapeInvoicePayment(row(store, 'invoice_payment', param('id')))),
	)

export const disputes = new Hono<ApiEnv>()
	.get(
		'/',
		door(
			{ ...pageFields, charge: text.optional(), payment_intent: text.optional() },
			({ store }, { charge, payment_intent: paymentIntent, ...asked }) =>
				page(store, 'dispute', '/v1/disputes', asked, { charge, paymentIntent }),
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapeDispute(row(store, 'dispute', param('id')))),
	)

const REFUND = {
	charge: text.optional(),
	payment_intent: text.optional(),
	amount: amount.optional(),
	reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
	metadata: metadata.optional(),
}

function refundable(store: Store, charge: string | undefined, intent: string | undefined): ChargeRow {
	if (charge) {
		const found = store.find('charge', charge)
		if (found) return found
		throw unknownReference('charge', charge, 'charge')
	}
	if (!intent)
		throw invalid(
			'One of the following params should be provided for this request: payment_intent or charge.',
		)
	const [paid] = store.list('charge', { where: { paymentIntent: intent, isPaid: true }, limit: 1 })
	if (!paid) throw unknownReference('payment_intent', intent, 'payment_intent')
	return paid
}

export const refunds = new Hono<ApiEnv>()
	.post(
		'/',
		door(REFUND, (books, { charge, payment_intent: intent, metadata: given, ...wish }) =>
			shapeRefund(
				refund(books, refundable(books.store, charge, intent), {
					...wish,
					metadata: mergeMetadata({}, given),
				}),
			),
		),
	)
	.get(
		'/',
		door(
			{ ...pageFields, charge: text.optional(), payment_intent: text.optional() },
			({ store }, { charge, payment_intent: paymentIntent, ...asked }) =>
				page(store, 'refund', '/v1/refunds', asked, { charge, paymentIntent }),
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapeRefund(row(store, 'refund', param('id')))),
	)
