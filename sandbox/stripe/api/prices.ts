import { Hono } from 'hono'
import { z } from 'zod'
import type { Books } from '../clock'
import { newId } from '../ids'
import type { PriceRow, ProductRow } from '../rows'
import { shapePrice, shapeProduct } from '../shapes/price'
import type { Store } from '../store'
import { type ApiEnv, door } from './door'
import { invalid, missing, unknownReference } from './fault'
import {
	amount,
	clearable,
	flag,
	mergeMetadata,
	metadata,
	page,
	pageFields,
	text,
	wholeNumber,
	without,
} from './fields'

const PRODUCT = {
	active: flag.optional(),
	description: clearable.optional(),
	metadata: metadata.optional(),
	...without('images', 'marketing_features', 'package_dimensions', 'shippable', 'statement_descriptor'),
	...without('tax_code', 'tax_details', 'type', 'unit_label', 'url', 'default_price'),
}
const PRICE = {
	active: flag.optional(),
	lookup_key: text.max(200).optional(),
	transfer_lookup_key: flag.default(false),
	metadata: metadata.optional(),
	nickname: text.optional(),
	tax_behavior: text.optional(),
}

function productOf(store: Store, id: string): ProductRow {
	const product = store.find('product', id)
	if (!product) throw missing('product', id, 'id')
	return product
}

function priceOf(store: Store, id: string): PriceRow {
	const price = store.find('price', id)
	if (!price) throw missing('price', id, 'price')
	return price
}

/** A lookup key names one price; taking it over must be said. */
function claimLookupKey({ store }: Books, key: string, isTransfer: boolean, price: string): void {
	const [holder] = store.list('price', { where: { lookupKey: key } })
	if (!holder || holder.id === price) return
	if (!isTransfer) {
		throw invalid(
			`A price (\`${holder.id}\`) already uses that lookup key. Set \`transfer_lookup_key=true\` to transfer it.`,
			'lookup_key',
		)
	}
	store.keep('price', { ...holder, lookupKey: null })
}

export const products = new Hono<ApiEnv>()
	.post(
		'/',
		door({ ...PRODUCT, id: text.optional(), name: text }, ({ store, now }, input) => {
			const id = input.id ?? newId('product')
			if (store.find('product', id)) throw invalid('Product already exists.', 'id', 'resource_already_exists')
			const product = {
				id,
				created: now,
				updated: now,
				name: input.name,
				description: input.description ?? null,
				active: input.active ?? true,
				metadata: mergeMetadata({}, input.metadata),
			}
			store.keep('product', product)
			return shapeProduct(product)
		}),
	)
	.get(
		'/',
		door(
			{ ...pageFields, active: flag.optional(), ids: z.array(text).optional() },
			({ store }, { active, ids, ...asked }) =>
				page(store, 'product', '/v1/products', asked, { active, id: ids }),
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapeProduct(productOf(store, param('id')))),
	)
	.post(
		'/:id',
		door({ ...PRODUCT, name: text.optional() }, ({ store, now }, input, param) => {
			const known = productOf(store, param('id'))
			const product = {
				...known,
				updated: now,
				name: input.name ?? known.name,
				description: input.description === undefined ? known.description : input.description,
				active: input.active ?? known.active,
				metadata: mergeMetadata(known.metadata, input.metadata),
			}
			store.keep('product', product)
			return shapeProduct(product)
		}),
	)

const Recurring = z.strictObject({
	interval: z.enum(['day', 'week', 'month', 'year']),
	interval_count: wholeNumber.pipe(z.int().min(1)).default(1),
	...without('usage_type', 'trial_period_days'),
})

export const prices = new Hono<ApiEnv>()
	.post(
		'/',
		door(
			{
				...PRICE,
				currency: text.length(3).toLowerCase(),
				product: text,
				recurring: Recurring.optional(),
				unit_amount: amount,
				...without('billing_scheme'),
			},
			(books, input) => {
				const { store, now } = books
				if (!store.find('product', input.product)) throw unknownReference('product', input.product, 'product')
				const id = newId('price')
				if (input.lookup_key) claimLookupKey(books, input.lookup_key, input.transfer_lookup_key, id)
				const price = {
					id,
					created: now,
					product: input.product,
					active: input.active ?? true,
					currency: input.currency,
					amount: input.unit_amount,
					interval: input.recurring?.interval ?? null,
					intervalCount: input.recurring?.interval_count ?? 1,
					lookupKey: input.lookup_key ?? null,
					nickname: input.nickname ?? null,
					metadata: mergeMetadata({}, input.metadata),
				}
				store.keep('price', price)
				return shapePrice(price)
			},
		),
	)
	.get(
		'/',
		door(
			{
				...pageFields,
				active: flag.optional(),
				currency: text.optional(),
				product: text.optional(),
				lookup_keys: z.array(text).max(10).optional(),
				...without('recurring', 'type'),
			},
			({ store }, { active, currency, product, lookup_keys: lookupKey, ...asked }) =>
				page(store, 'price', '/v1/prices', asked, { active, currency, product, lookupKey }),
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapePrice(priceOf(store, param('id')))),
	)
	.post(
		'/:id',
		door(PRICE, (books, input, param) => {
			const known = priceOf(books.store, param('id'))
			if (input.lookup_key) claimLookupKey(books, input.lookup_key, input.transfer_lookup_key, known.id)
			const price = {
				...known,
				active: input.active ?? known.active,
				lookupKey: input.lookup_key ?? known.lookupKey,
				nickname: input.nickname ?? known.nickname,
				metadata: mergeMetadata(known.metadata, input.metadata),
			}
			books.store.keep('price', price)
			return shapePrice(price)
		}),
	)
