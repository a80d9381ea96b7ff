import { Hono } from 'hono'
import { z } from 'zod'
import { changePrice, dropPendingUpdate } from '../billing/change'
import { cancelLater, cancelOn, endSubscription } from '../billing/ending'
import { priceFor } from '../billing/lines'
import type { Books } from '../clock'
import { keepAndTell } from '../events'
import type { SubscriptionRow } from '../rows'
import { shapeSubscription, shapeSubscriptionItem } from '../shapes/subscription'
import { innerList } from '../shapes/wire'
import type { Store } from '../store'
import { type ApiEnv, door } from './door'
import { invalid, missing } from './fault'
import { flag, mergeMetadata, metadata, page, pageFields, text, wholeNumber, without } from './fields'

const CHANGE = {
	proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).default('create_prorations'),
	proration_date: wholeNumber.optional(),
	payment_behavior: z
		.enum(['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
		.default('allow_incomplete'),
}
const ITEM = {
	price: text.optional(),
	quantity: wholeNumber.pipe(z.int().min(1)).optional(),
	...without('metadata', 'tax_rates', 'discounts'),
}
const Item = z.strictObject({ id: text, ...ITEM })
const CancellationDetails = z.strictObject({ comment: z.string().optional(), ...without('feedback') })
const UPDATE = {
	...CHANGE,
	items: z.array(Item).length(1).optional(),
	cancel_at_period_end: flag.optional(),
	cancel_at: z.union([z.literal('').transform(() => null), wholeNumber]).optional(),
	default_payment_method: text.optional(),
	metadata: metadata.optional(),
	cancellation_details: CancellationDetails.optional(),
	...without('description', 'off_session', 'payment_settings', 'collection_method'),
	...without('trial_from_plan', 'invoice_settings', 'automatic_tax'),
}
/** What may change while a change waits for its payment. */
const WITH_PENDING = new Set([
	'items',
	'payment_behavior',
	'proration_behavior',
	'proration_date',
	'off_session',
])
const STATUS = [
	'active',
	'past_due',
	'unpaid',
	'canceled',
	'incomplete',
	'incomplete_expired',
	'trialing',
	'paused',
]

/** An empty comment takes away the one before; none leaves it. */
function withComment(
	row: SubscriptionRow,
	why: z.output<typeof CancellationDetails> | undefined,
): SubscriptionRow {
	return why?.comment === undefined ? row : { ...row, cancelComment: why.comment || null }
}

type ItemChange = z.output<z.ZodObject<typeof ITEM & typeof CHANGE>>

function subscriptionOf(store: Store, id: string): SubscriptionRow {
	const subscription = store.find('subscription', id)
	if (!subscription) throw missing('subscription', id, 'id')
	return subscription
}

/** A canceled subscription is gone for everything but reading. */
function living(store: Store, id: string): SubscriptionRow {
	const subscription = subscriptionOf(store, id)
	if (subscription.status === 'canceled') throw missing('subscription', id, 'id')
	return subscription
}

function withItem(
	books: Books,
	subscription: SubscriptionRow,
	change: ItemChange,
	param: string,
): SubscriptionRow {
	if (subscription.pendingUpdate) {
		dropPendingUpdate(books, subscription)
		return withItem(books, books.store.get('subscription', subscription.id), change, param)
	}
	const quantity = change.quantity ?? subscription.quantity
	const price = priceFor(books, subscription, change.price ?? subscription.price, param)
	const changed = changePrice(books, subscription, {
		price,
		quantity,
		proration: change.proration_behavior,
		prorationDate: change.proration_date,
		onFailure: change.payment_behavior,
	})
	followInSchedule(books, changed)
	return changed
}

/** A change made directly belongs to the present phase, or the schedule would undo it. */
function followInSchedule(books: Books, { schedule: id, price, quantity }: SubscriptionRow): void {
	const schedule = id ? books.store.get('subscription_schedule', id) : undefined
	const present = schedule?.phases[schedule.phase]
	if (!schedule || !present || (present.price === price && present.quantity === quantity)) return
	const phases = schedule.phases.with(schedule.phase, { ...present, price, quantity })
	keepAndTell(books, 'subscription_schedule', { ...schedule, phases }, 'subscription_schedule.updated')
}

function itemOwner(store: Store, id: string): SubscriptionRow {
	const [subscription] = store.list('subscription', { where: { item: id } })
	if (!subscription) throw missing('subscription_item', id, 'id')
	return subscription
}

export const subscriptions = new Hono<ApiEnv>()
	.get(
		'/',
		door(
			{
				...pageFields,
				customer: text.optional(),
				price: text.optional(),
				status: z.enum(['all', 'ended', ...STATUS]).optional(),
			},
			({ store }, { customer, price, status, ...asked }) => {
				const wanted =
					status === 'all'
						? undefined
						: status === 'ended'
							? 'canceled'
							: (status ?? STATUS.filter((name) => name !== 'canceled'))
				return page(store, 'subscription', '/v1/subscriptions', asked, { customer, price, status: wanted })
			},
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapeSubscription(subscriptionOf(store, param('id')), store)),
	)
	.post(
		'/:id',
		door(UPDATE, (books, input, param) => {
			let row = living(books.store, param('id'))
			const { items, cancel_at_period_end: isCanceling, default_payment_method: card } = input
			if (input.payment_behavior === 'pending_if_incomplete') {
				const [wrong] = Object.entries(input)
					.filter(([name, value]) => value !== undefined && !WITH_PENDING.has(name))
					.map(([name]) => name)
				if (wrong)
					throw invalid(
						`When \`payment_behavior\` is set to \`pending_if_incomplete\`, you can't pass \`${wrong}\`.`,
						wrong,
					)
			}
			if (isCanceling !== undefined || input.cancel_at !== undefined) {
				if (row.schedule) {
					throw invalid(
						`The subscription is managed by the subscription schedule \`${row.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
						'cancel_at_period_end',
					)
				}
				if (isCanceling !== undefined) row = cancelLater(books, row, isCanceling)
				if (input.cancel_at !== undefined) row = cancelOn(books, row, input.cancel_at)
			}
			row = withComment(row, input.cancellation_details)
			if (card) {
				if (books.store.find('payment_method', card)?.customer !== row.customer) {
					throw invalid(`No such PaymentMethod: '${card}'`, 'default_payment_method', 'resource_missing')
				}
				row = { ...row, paymentMethod: card }
			}
			row = { ...row, metadata: mergeMetadata(row.metadata, input.metadata) }
			const [item] = items ?? []
			if (item && item.id !== row.item)
				throw invalid(`No such subscription item: '${item.id}'`, 'items[0][id]', 'resource_missing')
			if (item) row = withItem(books, row, { ...input, ...item }, 'items[0][price]')
			keepAndTell(books, 'subscription', row, 'customer.subscription.updated')
			return shapeSubscription(row, books.store)
		}),
	)
	.delete(
		'/:id',
		door(
			{
				prorate: flag.default(false),
				invoice_now: flag.default(false),
				cancellation_details: CancellationDetails.optional(),
			},
			(books, { prorate, invoice_now: invoiceNow, cancellation_details: why }, param) => {
				const subscription = withComment(living(books.store, param('id')), why)
				const ended = endSubscription(books, subscription, 'cancellation_requested', { prorate, invoiceNow })
				return shapeSubscription(ended, books.store)
			},
		),
	)

export const subscriptionItems = new Hono<ApiEnv>()
	.get(
		'/',
		door({ ...pageFields, subscription: text }, ({ store }, { subscription: id }) =>
			innerList(`/v1/subscription_items?subscription=${id}`, [
				shapeSubscriptionItem(subscriptionOf(store, id), store),
			]),
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapeSubscriptionItem(itemOwner(store, param('id')), store)),
	)
	.post(
		'/:id',
		door({ ...ITEM, ...CHANGE, ...without('off_session') }, (books, input, param) => {
			const owner = living(books.store, itemOwner(books.store, param('id')).id)
			const row = withItem(books, owner, input, 'price')
			keepAndTell(books, 'subscription', row, 'customer.subscription.updated')
			return shapeSubscriptionItem(row, books.store)
		}),
	)
