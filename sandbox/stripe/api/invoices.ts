import { Hono } from 'hono'
import { z } from 'zod'
import { changeLines, payInvoice } from '../billing/change'
import { draftInvoice, voidInvoice } from '../billing/collection'
import { nextPeriod, periodLine, priceFor } from '../billing/lines'
import type { InvoiceRow } from '../rows'
import { shapeInvoice } from '../shapes/invoice'
import type { Store } from '../store'
import { type ApiEnv, door } from './door'
import { declined, Fault, invalid, missing, unknownReference } from './fault'
import { page, pageFields, text, wholeNumber, without } from './fields'

const Item = z.strictObject({
	id: text,
	price: text.optional(),
	quantity: wholeNumber.pipe(z.int().min(1)).optional(),
})
const SubscriptionDetails = z.strictObject({
	items: z.array(Item).length(1).optional(),
	proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).default('create_prorations'),
	proration_date: wholeNumber.optional(),
	...without('billing_cycle_anchor', 'cancel_at_period_end', 'cancel_at'),
})
const PREVIEW = {
	customer: text.optional(),
	subscription: text,
	subscription_details: SubscriptionDetails.optional(),
	...without('preview_mode', 'automatic_tax', 'currency'),
}

function invoiceOf(store: Store, id: string): InvoiceRow {
	const invoice = store.find('invoice', id)
	if (!invoice) throw missing('invoice', id, 'invoice')
	return invoice
}

export const invoices = new Hono<ApiEnv>()
	.get(
		'/',
		door(
			{
				...pageFields,
				customer: text.optional(),
				subscription: text.optional(),
				status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
				...without('collection_method', 'due_date'),
			},
			({ store }, { customer, subscription, status, ...asked }) =>
				page(store, 'invoice', '/v1/invoices', asked, { customer, subscription, status }),
		),
	)
	.post(
		'/create_preview',
		door(PREVIEW, (books, { customer, subscription: id, subscription_details: details }) => {
			const subscription = books.store.find('subscription', id)
			if (!subscription || (customer && customer !== subscription.customer)) {
				throw unknownReference('subscription', id, 'subscription')
			}
			if (subscription.status === 'canceled') {
				throw new Fault(404, 'invalid_request_error', 'No upcoming invoices for customer', {
					code: 'invoice_upcoming_none',
				})
			}
			const [item] = details?.items ?? []
			if (item && item.id !== subscription.item) {
				throw unknownReference('subscription item', item.id, 'subscription_details[items][0][id]')
			}
			const param = 'subscription_details[items][0][price]'
			const price = priceFor(books, subscription, item?.price ?? subscription.price, param)
			const quantity = item?.quantity ?? subscription.quantity
			const proration = details?.proration_behavior ?? 'create_prorations'
			const prorationDate = details?.proration_date
			const changes = changeLines(books, subscription, { price, quantity, proration, prorationDate })
			const isProrated = changes.length > 0
			const lines = [...subscription.pendingLines, ...changes]
			const changed = { ...subscription, price: price.id, quantity }
			const isAtOnce = proration === 'always_invoice' && lines.length > 0
			const preview = draftInvoice(books, subscription, {
				reason: isAtOnce ? 'subscription_update' : 'subscription_cycle',
				lines: isAtOnce ? lines : [...lines, periodLine(books, changed, nextPeriod(books, changed))],
				periodStart: subscription.periodStart,
				periodEnd: isAtOnce ? books.now : subscription.periodEnd,
				...(isProrated ? { prorationDate: prorationDate ?? books.now } : {}),
			})
			return shapeInvoice({ ...preview, id: preview.id.replace('in_', 'upcoming_in_') }, books.store)
		}),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapeInvoice(invoiceOf(store, param('id')), store)),
	)
	.post(
		'/:id/pay',
		door(without('off_session', 'payment_method'), (books, _, param) => {
			const invoice = invoiceOf(books.store, param('id'))
			const paid = payInvoice(books, invoice)
			if (paid.status !== 'paid') throw declined()
			return shapeInvoice(paid, books.store)
		}),
	)
	.post(
		'/:id/void',
		door({}, (books, _, param) => {
			const invoice = invoiceOf(books.store, param('id'))
			if (invoice.status !== 'open') {
				throw invalid(
					`You can only pass in open or uncollectible invoices. This invoice's status is \`${invoice.status}\`.`,
				)
			}
			return shapeInvoice(voidInvoice(books, invoice), books.store)
		}),
	)
