import { Hono } from 'hono'
import { z } from 'zod'
import { newCustomer } from '../billing/buying'
import { endSubscription } from '../billing/ending'
import { keepAndTell } from '../events'
import type { CustomerRow } from '../rows'
import { shapeCustomer, shapePaymentMethod } from '../shapes/customer'
import type { Store } from '../store'
import { type ApiEnv, door } from './door'
import { missing } from './fault'
import { clearable, mergeMetadata, metadata, page, pageFields, text, without } from './fields'

const OTHER = without(
	'address',
	'balance',
	'business_name',
	'individual_name',
	'invoice_prefix',
	'next_invoice_sequence',
	'shipping',
	'tax',
	'tax_exempt',
	'source',
)
const FIELDS = {
	email: clearable.optional(),
	name: clearable.optional(),
	description: clearable.optional(),
	phone: clearable.optional(),
	preferred_locales: z.union([z.literal('').transform((): string[] => []), z.array(text)]).optional(),
	metadata: metadata.optional(),
	invoice_settings: z
		.strictObject({
			footer: clearable.optional(),
			...without('custom_fields', 'default_payment_method', 'rendering_options'),
		})
		.optional(),
	...OTHER,
}

interface Given {
	email?: string | null | undefined
	name?: string | null | undefined
	description?: string | null | undefined
	phone?: string | null | undefined
	preferred_locales?: string[] | undefined
	metadata?: Record<string, string> | null | undefined
	invoice_settings?: { footer?: string | null | undefined } | undefined
}

function merged(known: CustomerRow, given: Given): CustomerRow {
	const or = <Value>(value: Value | undefined, old: Value) => (value === undefined ? old : value)
	return {
		...known,
		email: or(given.email, known.email),
		name: or(given.name, known.name),
		description: or(given.description, known.description),
		phone: or(given.phone, known.phone),
		locales: or(given.preferred_locales, known.locales),
		metadata: mergeMetadata(known.metadata, given.metadata),
		invoiceFooter: or(given.invoice_settings?.footer, known.invoiceFooter ?? null),
	}
}

function customerOf(store: Store, id: string): CustomerRow {
	const customer = store.find('customer', id)
	if (!customer) throw missing('customer', id, 'id')
	return customer
}

function living(store: Store, id: string): CustomerRow {
	const customer = customerOf(store, id)
	if (customer.isDeleted) throw missing('customer', id, 'id')
	return customer
}

export const customers = new Hono<ApiEnv>()
	.post(
		'/',
		door(FIELDS, (books, input) => {
			const customer = merged(newCustomer(books.now, {}), input)
			keepAndTell(books, 'customer', customer, 'customer.created')
			return shapeCustomer(customer)
		}),
	)
	.get(
		'/',
		door({ ...pageFields, email: text.optional() }, ({ store }, { email, ...asked }) =>
			page(store, 'customer', '/v1/customers', asked, { email, isDeleted: false }),
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapeCustomer(customerOf(store, param('id')))),
	)
	.post(
		'/:id',
		door(FIELDS, (books, input, param) => {
			const customer = merged(living(books.store, param('id')), input)
			keepAndTell(books, 'customer', customer, 'customer.updated')
			return shapeCustomer(customer)
		}),
	)
	.delete(
		'/:id',
		door({}, (books, _, param) => {
			const customer = living(books.store, param('id'))
			for (const subscription of books.store.list('subscription', { where: { customer: customer.id } })) {
				if (subscription.status !== 'canceled') endSubscription(books, subscription, 'cancellation_requested')
			}
			const { id, created } = customer
			const gone = newCustomer(created, { id, isDeleted: true })
			keepAndTell(books, 'customer', gone, 'customer.deleted')
			return shapeCustomer(gone)
		}),
	)
	.get(
		'/:id/payment_methods',
		door({ ...pageFields, type: text.optional() }, ({ store }, { type: _, ...asked }, param) => {
			const { id } = living(store, param('id'))
			return page(store, 'payment_method', `/v1/customers/${id}/payment_methods`, asked, { customer: id })
		}),
	)

export const paymentMethods = new Hono<ApiEnv>().get(
	'/:id',
	door({}, ({ store }, _, param) => {
		const method = store.find('payment_method', param('id'))
		if (!method) throw missing('PaymentMethod', param('id'), 'payment_method')
		return shapePaymentMethod(method)
	}),
)
