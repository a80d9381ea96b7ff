import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
	type Account,
	aCheckout,
	aFolder,
	anAccount,
	aSubscriber,
	failCard,
} from '../../tests/support/billing/sandbox-stripe'
import { chooseAfterLastFailure } from './billing/renewal'
import { addIntervals, booksOf } from './clock'

const DAY = 86_400
const MONTH = 31 * DAY

let account: Account
let stripe: Stripe

beforeEach(async () => {
	account = await anAccount()
	stripe = account.stripe
})
afterEach(() => account.close())

const eventTypes = async () =>
	(await stripe.events.list({ limit: 100 })).data.map(({ type }) => type).reverse()

test('a subscription renews month by month, each with an invoice that is paid', async () => {
	const { id, end } = await aSubscriber(account)
	account.pass(2 * MONTH)
	const { data } = await stripe.invoices.list({ subscription: id, expand: ['data.payments'] })
	expect(
		data.map(({ status, billing_reason, amount_paid }) => [status, billing_reason, amount_paid]),
	).toEqual([
		['paid', 'subscription_cycle', 900],
		['paid', 'subscription_cycle', 900],
		['paid', 'subscription_create', 900],
	])
	expect(data[0]?.parent?.subscription_details?.subscription).toBe(id)
	expect(data[0]?.payments?.data[0]).toMatchObject({ status: 'paid', payment: { type: 'payment_intent' } })
	const renewed = await stripe.subscriptions.retrieve(id)
	expect(renewed.items.data[0]?.current_period_start).toBe(addIntervals(end, 'month', 1))
	expect(renewed.status).toBe('active')
})

test('a failed renewal is tried three more times, and then the subscription ends', async () => {
	const { id, end } = await aSubscriber(account)
	failCard(account, id)
	account.pass(MONTH)
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' })
	const [first] = (await stripe.invoices.list({ subscription: id, status: 'open' })).data
	expect(first).toMatchObject({
		attempt_count: 1,
		amount_remaining: 900,
		next_payment_attempt: end + 3 * DAY,
	})
	account.pass(3 * DAY)
	account.pass(5 * DAY)
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' })
	account.pass(7 * DAY)
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
		status: 'canceled',
		cancellation_details: { reason: 'payment_failed' },
		ended_at: end + 15 * DAY,
	})
	expect((await eventTypes()).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
	expect((await eventTypes()).at(-1)).toBe('customer.subscription.deleted')
})

test('an owner may choose that the last failure leaves the subscription unpaid', async () => {
	const { id } = await aSubscriber(account)
	chooseAfterLastFailure(booksOf(account.store), 'unpaid')
	failCard(account, id)
	account.pass(MONTH + 15 * DAY)
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'unpaid' })
})

test('a card that works again pays what is open at the next attempt', async () => {
	const { id, customer } = await aSubscriber(account)
	const [working] = (await stripe.customers.listPaymentMethods(customer.id)).data
	failCard(account, id)
	account.pass(MONTH)
	await stripe.subscriptions.update(id, { default_payment_method: working?.id ?? '' })
	account.pass(3 * DAY)
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
	expect((await stripe.invoices.list({ subscription: id, status: 'open' })).data).toEqual([])
})

test('who cancels keeps the period that is paid, and is not billed again', async () => {
	const { id, end } = await aSubscriber(account)
	const canceled = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
	expect(canceled).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end })
	account.pass(end - canceled.created - 60)
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
	account.pass(60)
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: end })
	expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1)
	await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toMatchObject({
		statusCode: 404,
	})
})

test('who resumes in time goes on as if nothing had been', async () => {
	const { id } = await aSubscriber(account)
	await stripe.subscriptions.update(id, { cancel_at_period_end: true })
	const resumed = await stripe.subscriptions.update(id, { cancel_at_period_end: false })
	expect(resumed).toMatchObject({
		cancel_at: null,
		canceled_at: null,
		cancellation_details: { reason: null },
	})
	account.pass(MONTH)
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
})

test('an end by date is taken back like any other', async () => {
	const { id, end } = await aSubscriber(account)
	expect(await stripe.subscriptions.update(id, { cancel_at: end })).toMatchObject({
		cancel_at: end,
		cancel_at_period_end: false,
	})
	expect(await stripe.subscriptions.update(id, { cancel_at: '' })).toMatchObject({
		cancel_at: null,
		canceled_at: null,
	})
	await stripe.subscriptions.update(id, { cancel_at: end })
	account.pass(MONTH)
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: end })
})

test('who is ended now with proration has what is left as credit', async () => {
	const { id, customer } = await aSubscriber(account)
	const ended = await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true })
	expect(ended).toMatchObject({
		status: 'canceled',
		cancellation_details: { reason: 'cancellation_requested' },
	})
	expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -900 })
})

test('an event tells what was otherwise before, and an update that changes nothing is no event', async () => {
	const { id } = await aSubscriber(account)
	await stripe.subscriptions.update(id, { cancel_at_period_end: true })
	await stripe.subscriptions.update(id, { cancel_at_period_end: true })
	const { data } = await stripe.events.list({ type: 'customer.subscription.updated' })
	expect(data).toHaveLength(1)
	expect(data[0]?.data.previous_attributes).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
})

test('a checkout that nobody pays expires', async () => {
	const { session } = await aCheckout(account)
	account.pass(DAY + 1)
	expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired', url: null })
	expect(await eventTypes()).toContain('checkout.session.expired')
})

test('what is due is done after a restart, and everything kept is still there', async () => {
	const folder = aFolder()
	const earlier = await anAccount(undefined, folder)
	const { id } = await aSubscriber(earlier)
	await earlier.close()
	const later = await anAccount(undefined, folder)
	expect(later.secretKey).toBe(earlier.secretKey)
	later.pass(MONTH)
	expect((await later.stripe.invoices.list({ subscription: id })).data).toHaveLength(2)
	await later.close()
})

test.each([
	['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
	['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00Z'],
	['2024-01-31T10:00:00Z', 1, '2024-02-29T10:00:00Z'],
	['2026-12-15T00:00:00Z', 1, '2027-01-15T00:00:00Z'],
])('from %s, %i months later is %s', (from, count, to) => {
	expect(addIntervals(Date.parse(from) / 1000, 'month', count)).toBe(Date.parse(to) / 1000)
})
