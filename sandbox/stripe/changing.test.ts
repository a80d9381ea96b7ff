import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
	type Account,
	anAccount,
	aSubscriber,
	failCard,
	priceId,
} from '../../tests/support/billing/sandbox-stripe'

const DAY = 86_400
const MONTH = 31 * DAY

let account: Account
let stripe: Stripe

beforeEach(async () => {
	account = await anAccount()
	stripe = account.stripe
})
afterEach(() => account.close())

const half = ({ start, end }: { start: number; end: number }) => start + Math.round((end - start) / 2)

test('an upgrade at once costs the difference that the preview showed', async () => {
	const subscriber = await aSubscriber(account)
	const { id, item } = subscriber
	const items = [{ id: item, price: await priceId(account, 'pronto_pro_usd') }]
	const change = { proration_behavior: 'always_invoice', proration_date: half(subscriber) } as const
	const preview = await stripe.invoices.createPreview({
		subscription: id,
		subscription_details: { items, ...change },
	})
	expect(preview).toMatchObject({ amount_due: 500, currency: 'usd' })
	expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-450, 950])
	expect(preview.lines.data[0]?.parent?.subscription_item_details?.proration).toBe(true)
	expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1)

	const upgraded = await stripe.subscriptions.update(id, {
		items,
		...change,
		payment_behavior: 'error_if_incomplete',
		expand: ['latest_invoice'],
	})
	expect(upgraded.items.data[0]).toMatchObject({
		price: { lookup_key: 'pronto_pro_usd' },
		current_period_end: subscriber.end,
	})
	expect(upgraded.latest_invoice).toMatchObject({
		status: 'paid',
		amount_paid: 500,
		billing_reason: 'subscription_update',
	})
	account.pass(MONTH)
	const [renewal] = (await stripe.invoices.list({ subscription: id })).data
	expect(renewal).toMatchObject({ amount_paid: 1_900, billing_reason: 'subscription_cycle' })
})

test('an upgrade whose card is declined changes nothing at all', async () => {
	const { id, item } = await aSubscriber(account)
	failCard(account, id)
	const before = await stripe.events.list({ limit: 100 })
	const upgrade = stripe.subscriptions.update(id, {
		items: [{ id: item, price: await priceId(account, 'pronto_pro_usd') }],
		proration_behavior: 'always_invoice',
		payment_behavior: 'error_if_incomplete',
	})
	await expect(upgrade).rejects.toMatchObject({
		type: 'StripeCardError',
		statusCode: 402,
		code: 'card_declined',
	})
	expect((await stripe.subscriptions.retrieve(id)).items.data[0]?.price.lookup_key).toBe('pronto_premium_usd')
	expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1)
	expect((await stripe.events.list({ limit: 100 })).data).toHaveLength(before.data.length)
})

test('an upgrade may wait for its payment, and is dropped a day later', async () => {
	const { id, item } = await aSubscriber(account)
	failCard(account, id)
	const waiting = await stripe.subscriptions.update(id, {
		items: [{ id: item, price: await priceId(account, 'pronto_pro_usd') }],
		proration_behavior: 'always_invoice',
		payment_behavior: 'pending_if_incomplete',
	})
	expect(waiting.status).toBe('active')
	expect(waiting.items.data[0]?.price.lookup_key).toBe('pronto_premium_usd')
	expect(waiting.pending_update?.subscription_items?.[0]?.price.lookup_key).toBe('pronto_pro_usd')
	account.pass(DAY)
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active', pending_update: null })
	expect((await stripe.invoices.list({ subscription: id, status: 'void' })).data).toHaveLength(1)
})

test('who takes the invoice of a waiting upgrade back, takes the upgrade back', async () => {
	const { id, item } = await aSubscriber(account)
	failCard(account, id)
	const waiting = await stripe.subscriptions.update(id, {
		items: [{ id: item, price: await priceId(account, 'pronto_pro_usd') }],
		proration_behavior: 'always_invoice',
		payment_behavior: 'pending_if_incomplete',
	})
	await stripe.invoices.voidInvoice(String(waiting.latest_invoice))
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active', pending_update: null })
	await expect(stripe.invoices.voidInvoice(String(waiting.latest_invoice))).rejects.toMatchObject({
		statusCode: 400,
	})
})

test('a waiting upgrade applies when its invoice is paid', async () => {
	const { id, item, customer } = await aSubscriber(account)
	const [working] = (await stripe.customers.listPaymentMethods(customer.id)).data
	failCard(account, id)
	const waiting = await stripe.subscriptions.update(id, {
		items: [{ id: item, price: await priceId(account, 'pronto_pro_usd') }],
		proration_behavior: 'always_invoice',
		payment_behavior: 'pending_if_incomplete',
	})
	await stripe.subscriptions.update(id, { default_payment_method: working?.id ?? '' })
	await stripe.invoices.pay(String(waiting.latest_invoice))
	const upgraded = await stripe.subscriptions.retrieve(id)
	expect(upgraded).toMatchObject({ pending_update: null, status: 'active' })
	expect(upgraded.items.data[0]?.price.lookup_key).toBe('pronto_pro_usd')
})

test('nobody pays nothing by choosing another period’s day for the difference', async () => {
	const { id, item, end, start } = await aSubscriber(account)
	const items = [{ id: item, price: await priceId(account, 'pronto_pro_usd') }]
	for (const date of [start - 1, end + 1]) {
		const change = { proration_behavior: 'always_invoice', proration_date: date } as const
		await expect(stripe.subscriptions.update(id, { items, ...change })).rejects.toMatchObject({
			param: 'proration_date',
		})
	}
})

test('a downgrade with proration leaves credit that later invoices use up', async () => {
	const subscriber = await aSubscriber(account, 'pronto_pro_usd')
	const { id, item, customer } = subscriber
	await stripe.subscriptions.update(id, {
		items: [{ id: item, price: await priceId(account, 'pronto_premium_usd') }],
		proration_behavior: 'always_invoice',
		proration_date: half(subscriber),
	})
	expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -500 })
	account.pass(MONTH)
	const [renewal] = (await stripe.invoices.list({ subscription: id })).data
	expect(renewal).toMatchObject({ total: 900, amount_due: 400, starting_balance: -500, ending_balance: 0 })
})

async function aScheduledDowngrade() {
	const subscriber = await aSubscriber(account, 'pronto_pro_usd')
	const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscriber.id })
	const [present] = schedule.phases
	const price = await priceId(account, 'pronto_premium_usd')
	const planned = await stripe.subscriptionSchedules.update(schedule.id, {
		end_behavior: 'release',
		proration_behavior: 'none',
		phases: [
			{
				items: [{ price: String(present?.items[0]?.price), quantity: 1 }],
				start_date: present?.start_date ?? 0,
				end_date: present?.end_date ?? 0,
			},
			{ items: [{ price, quantity: 1 }], proration_behavior: 'none', duration: { interval: 'month' } },
		],
	})
	return { subscriber, planned }
}

test('a downgrade waits for the next cycle, and the schedule lets go a month later', async () => {
	const { subscriber, planned } = await aScheduledDowngrade()
	const { id, end } = subscriber
	expect(planned).toMatchObject({ status: 'active', subscription: id, current_phase: { end_date: end } })
	expect(planned.phases[1]?.start_date).toBe(end)
	const waiting = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] })
	expect(waiting.items.data[0]?.price.lookup_key).toBe('pronto_pro_usd')
	expect(waiting.schedule).toMatchObject({ id: planned.id, phases: [{}, { start_date: end }] })
	account.pass(MONTH)
	expect((await stripe.subscriptions.retrieve(id)).items.data[0]?.price.lookup_key).toBe('pronto_premium_usd')
	const [renewal] = (await stripe.invoices.list({ subscription: id })).data
	expect(renewal).toMatchObject({ amount_paid: 900, total: 900 })
	account.pass(MONTH)
	expect(await stripe.subscriptionSchedules.retrieve(planned.id)).toMatchObject({
		status: 'released',
		released_subscription: id,
	})
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active', schedule: null })
})

test('a downgrade can be undone until then', async () => {
	const { subscriber, planned } = await aScheduledDowngrade()
	expect(await stripe.subscriptionSchedules.release(planned.id)).toMatchObject({ status: 'released' })
	account.pass(MONTH)
	const [renewal] = (await stripe.invoices.list({ subscription: subscriber.id })).data
	expect(renewal).toMatchObject({ amount_paid: 1_900 })
})

test('while a schedule decides, the subscription takes neither a second one nor a cancellation', async () => {
	const { subscriber, planned } = await aScheduledDowngrade()
	await expect(stripe.subscriptionSchedules.create({ from_subscription: subscriber.id })).rejects.toThrow(
		'already attached to a schedule',
	)
	await expect(stripe.subscriptions.update(subscriber.id, { cancel_at_period_end: true })).rejects.toThrow(
		`managed by the subscription schedule \`${planned.id}\``,
	)
	expect(await stripe.subscriptions.cancel(subscriber.id)).toMatchObject({ status: 'canceled' })
	expect(await stripe.subscriptionSchedules.retrieve(planned.id)).toMatchObject({ status: 'canceled' })
})

test('a price in another currency, or one that is not there, is refused', async () => {
	const { id, item } = await aSubscriber(account)
	const change = async (price: string) => stripe.subscriptions.update(id, { items: [{ id: item, price }] })
	await expect(change(await priceId(account, 'pronto_pro_brl'))).rejects.toThrow('expected currency')
	await expect(change('price_nothing')).rejects.toMatchObject({ code: 'resource_missing' })
})
