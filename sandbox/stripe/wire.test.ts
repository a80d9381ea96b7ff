import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
	type Account,
	aCheckout,
	anAccount,
	aSubscriber,
	priceId,
} from '../../tests/support/billing/sandbox-stripe'

let account: Account
let stripe: Stripe

beforeEach(async () => {
	account = await anAccount()
	stripe = account.stripe
})
afterEach(() => account.close())

test('a key that comes again is answered alike, and nothing happens twice', async () => {
	const options = { idempotencyKey: 'one-intent' }
	const first = await stripe.customers.create({ email: 'one@pronto.test' }, options)
	const again = await stripe.customers.create({ email: 'one@pronto.test' }, options)
	expect(again.id).toBe(first.id)
	expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
	expect((await stripe.customers.list({ email: 'one@pronto.test' })).data).toHaveLength(1)
	await expect(stripe.customers.create({ email: 'two@pronto.test' }, options)).rejects.toMatchObject({
		type: 'StripeIdempotencyError',
		statusCode: 400,
	})
})

test('ten clicks at once with one key make one checkout', async () => {
	const { customer } = await aCheckout(account)
	const params = {
		mode: 'subscription' as const,
		customer: customer.id,
		line_items: [{ price: await priceId(account, 'pronto_pro_brl'), quantity: 1 }],
		success_url: 'http://localhost:3000/',
	}
	const create = () => stripe.checkout.sessions.create(params, { idempotencyKey: 'clicked' })
	const sessions = await Promise.all(Array.from({ length: 10 }, create))
	expect(new Set(sessions.map(({ id }) => id)).size).toBe(1)
})

test('a wrong request may come again, put right, with the same key', async () => {
	const options = { idempotencyKey: 'put-right' }
	await expect(stripe.products.create({ name: '' }, options)).rejects.toMatchObject({ statusCode: 400 })
	expect(await stripe.products.create({ name: 'Right' }, options)).toMatchObject({ name: 'Right' })
})

test('lists come in pages, newest first, forwards and backwards', async () => {
	const made: string[] = []
	for (let number = 0; number < 7; number += 1) made.push((await stripe.customers.create()).id)
	const newest = made.toReversed()
	const first = await stripe.customers.list({ limit: 3 })
	expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' })
	expect(first.data.map(({ id }) => id)).toEqual(newest.slice(0, 3))
	const second = await stripe.customers.list({ limit: 3, starting_after: newest[2] ?? '' })
	expect(second.data.map(({ id }) => id)).toEqual(newest.slice(3, 6))
	const back = await stripe.customers.list({ limit: 3, ending_before: newest[4] ?? '' })
	expect(back.data.map(({ id }) => id)).toEqual(newest.slice(1, 4))
	const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 })
	expect(all.map(({ id }) => id)).toEqual(newest)
	await expect(stripe.customers.list({ starting_after: 'cus_nobody' })).rejects.toMatchObject({
		code: 'resource_missing',
	})
})

test('prices are found by lookup key, which can be handed over', async () => {
	const keys = ['pronto_premium_usd', 'pronto_premium_brl', 'pronto_pro_usd', 'pronto_pro_brl']
	const { data } = await stripe.prices.list({ lookup_keys: keys, active: true, expand: ['data.product'] })
	expect(
		data
			.map(({ lookup_key, unit_amount, recurring }) => [lookup_key, unit_amount, recurring?.interval])
			.sort(),
	).toEqual([
		['pronto_premium_brl', 2_900, 'month'],
		['pronto_premium_usd', 900, 'month'],
		['pronto_pro_brl', 6_900, 'month'],
		['pronto_pro_usd', 1_900, 'month'],
	])
	const dearer = {
		currency: 'usd',
		unit_amount: 1_100,
		recurring: { interval: 'month' as const },
		product: typeof data[0]?.product === 'object' ? data[0].product.id : '',
		lookup_key: 'pronto_premium_usd',
	}
	await expect(stripe.prices.create(dearer)).rejects.toMatchObject({ param: 'lookup_key' })
	await stripe.prices.create({ ...dearer, transfer_lookup_key: true })
	const now = await stripe.prices.list({ lookup_keys: ['pronto_premium_usd'] })
	expect(now.data.map(({ unit_amount }) => unit_amount)).toEqual([1_100])
})

test('a customer’s fields change one by one, and a removed customer stays readable as such', async () => {
	const { id } = await stripe.customers.create({
		email: 'a@pronto.test',
		metadata: { user_id: '1', plan: 'x' },
	})
	const changed = await stripe.customers.update(id, { name: 'A', metadata: { plan: '' } })
	expect(changed).toMatchObject({ email: 'a@pronto.test', name: 'A', metadata: { user_id: '1' } })
	expect(changed.metadata).not.toHaveProperty('plan')
	expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true })
	expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true })
	expect((await stripe.customers.list({ email: 'a@pronto.test' })).data).toEqual([])
	await expect(stripe.customers.update(id, { name: 'B' })).rejects.toMatchObject({ statusCode: 404 })
})

test('with a customer their subscriptions end', async () => {
	const { customer, id } = await aSubscriber(account)
	await stripe.customers.del(customer.id)
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
})

test('the portal needs its settings first, and then a session has an address nobody guesses', async () => {
	const { id: customer } = await stripe.customers.create()
	const open = () =>
		stripe.billingPortal.sessions.create({ customer, return_url: 'http://localhost:3000/settings' })
	const { data } = await stripe.billingPortal.configurations.list({ is_default: true })
	expect(data).toHaveLength(1)
	await stripe.billingPortal.configurations.update(data[0]?.id ?? '', { active: false })
	await expect(open()).rejects.toThrow('save your customer portal settings')
	await stripe.billingPortal.configurations.update(data[0]?.id ?? '', { active: true })
	const configuration = await stripe.billingPortal.configurations.create({
		features: {
			invoice_history: { enabled: true },
			subscription_cancel: { enabled: true, mode: 'at_period_end' },
		},
	})
	const changed = await stripe.billingPortal.configurations.update(configuration.id, {
		metadata: { by: 'setup' },
	})
	expect(changed.features).toMatchObject({
		subscription_cancel: { enabled: true },
		payment_method_update: { enabled: false },
	})
	expect((await open()).url).toMatch(/^http:\/\/localhost:3000\/sandbox\/portal\/bps_\w{40}$/)
})

test('refusals have Stripe’s form and status', async () => {
	await expect(stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({
		type: 'StripeInvalidRequestError',
		statusCode: 404,
		code: 'resource_missing',
		message: "No such customer: 'cus_nobody'",
		requestId: expect.stringMatching(/^req_/),
	})
	await expect(stripe.checkout.sessions.create({ mode: 'subscription' })).rejects.toMatchObject({
		statusCode: 400,
		code: 'parameter_missing',
		param: 'line_items',
	})
	const { hostname: host, port } = new URL(account.apiBase)
	const stranger = new Stripe('sk_test_somebody_else', { host, port, protocol: 'http', maxNetworkRetries: 0 })
	await expect(stranger.customers.list()).rejects.toMatchObject({
		type: 'StripeAuthenticationError',
		statusCode: 401,
	})
})

test('what is not Stripe’s is refused as there', async () => {
	const get = async (path: string, init: RequestInit = {}) => {
		const headers = { Authorization: `Basic ${btoa(`${account.secretKey}:`)}` }
		const answer = await fetch(account.apiBase + path, { headers, ...init })
		return { status: answer.status, body: await answer.json() }
	}
	expect(await get('/v1/customers')).toMatchObject({ status: 200, body: { object: 'list' } })
	expect(await get('/v1/coffee')).toMatchObject({
		status: 404,
		body: { error: { type: 'invalid_request_error', message: expect.stringContaining('(GET: /v1/coffee)') } },
	})
	expect(await get('/v1/customers', { headers: {} })).toMatchObject({ status: 401 })
	expect(await get('/v1/customers?colour=red')).toMatchObject({
		status: 400,
		body: { error: { code: 'parameter_unknown', param: 'colour' } },
	})
	expect(await get('/v1/customers?limit=101')).toMatchObject({
		status: 400,
		body: { error: { param: 'limit' } },
	})
	expect(await get('/v1/customers?expand[]=data.nonsense')).toMatchObject({ status: 200 })
})
