import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sign } from '../sandbox/stripe/deliveries'
import { type RunningServer, startServer } from '../tests/server'
import { type Mood, type SmallStripe, startSmallStripe } from '../tests/small-stripe'

/** The keys that count in the sandbox where an owner gives an address alone. */
const SECRET = 'whsec_pronto_sandbox'

let server: RunningServer
let stripe: SmallStripe

beforeAll(async () => {
	stripe = await startSmallStripe()
	server = await startServer({ env: { STRIPE_API_BASE: stripe.apiBase } })
})
afterAll(async () => {
	await server.stop()
	await stripe.close()
})
afterEach(() => {
	Object.assign(stripe, { mood: 'well', asked: [], subscriptions: [] })
})

async function call(name: string, { token = '', body = {}, headers = {} as Record<string, string> } = {}) {
	return fetch(`${server.origin}/functions/v1/${name}`, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			...(token ? { Authorization: `Bearer ${token}` } : {}),
			...headers,
		},
		body: typeof body === 'string' ? body : JSON.stringify(body),
	})
}

async function aPerson(): Promise<string> {
	const response = await fetch(`${server.origin}/api/auth/sign-up/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email: `${randomUUID()}@pronto.test`, password: 'a good password' }),
	})
	const { token }: { token: string } = await response.json()
	return token
}

const FREE = {
	subscribed: false,
	subscription_tier: 'free',
	subscription_end: null,
	features: { focus_mode: false, advanced_prompts: false, unlimited_history: false },
}

const inAMonth = Math.floor(Date.now() / 1000) + 30 * 86_400
const aSubscription = (given: object = {}) => ({
	status: 'active',
	current_period_end: inAMonth,
	items: { data: [{ id: 'si_1', price: { id: 'p', currency: 'usd', lookup_key: 'pronto_pro_usd' } }] },
	...given,
})

describe('visitors', () => {
	test.each([
		['check-subscription', 'Please log in to continue'],
		['create-checkout', 'You must be logged in to subscribe'],
		['customer-portal', 'You must be logged in to manage your subscription'],
	])('%s says that one has to log in, in the caller’s language', async (name, message) => {
		const response = await call(name)
		expect(response.status).toBe(401)
		expect(await response.json()).toEqual({ error: 'signed_out', message })
		const inPortuguese = await call(name, { headers: { 'Accept-Language': 'pt-BR' } })
		expect((await inPortuguese.json()).message).not.toBe(message)
		expect((await call(name, { token: 'made.up' })).status).toBe(401)
		expect(stripe.asked).toEqual([])
	})
})

describe('what functions take', () => {
	test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
		'%s is answered 405 with what is allowed',
		async (method) => {
			const response = await fetch(`${server.origin}/functions/v1/check-subscription`, { method })
			expect(response.status).toBe(405)
			expect(response.headers.get('Allow')).toBe('POST')
			expect(await response.json()).toMatchObject({ error: 'method_not_allowed' })
		},
	)

	test.each([
		[{ planType: 'gold' }],
		[{ planType: 'free' }],
		[{ planType: '' }],
		[{ planType: 7 }],
		[{ planType: null }],
		[{ countryCode: 'BRA' }],
		[{ countryCode: 'B' }],
		[{ countryCode: '1!' }],
		[{ countryCode: 7 }],
		[{ countryCode: '' }],
		['[]'],
		['"pro"'],
		['{'],
		['null'],
	])('create-checkout refuses %j, and Stripe hears nothing', async (body) => {
		const response = await call('create-checkout', { token: await aPerson(), body })
		expect(response.status).toBe(400)
		expect(await response.json()).toMatchObject({ error: 'invalid_input', message: expect.any(String) })
		expect(stripe.asked).toEqual([])
	})

	test('other types, too much, other sites and unknown functions are refused', async () => {
		const token = await aPerson()
		const type = { 'Content-Type': 'text/plain' }
		expect((await call('create-checkout', { token, headers: type })).status).toBe(415)
		expect((await call('create-checkout', { token, body: { x: 'x'.repeat(70_000) } })).status).toBe(413)
		const elsewhere = { Origin: 'https://evil.example' }
		expect((await call('create-checkout', { token, headers: elsewhere })).status).toBe(403)
		expect((await call('prices', { token })).status).toBe(404)
		expect(stripe.asked).toEqual([])
	})
})

test('a checkout is asked for once, under a key, for the country’s price, whatever price the caller names', async () => {
	const token = await aPerson()
	const body = { planType: 'pro', countryCode: 'br', priceId: 'price_cheap', price: 'price_cheap' }
	const [one, other] = await Promise.all([
		call('create-checkout', { token, body }),
		call('create-checkout', { token, body }),
	])
	expect([await one.json(), await other.json()]).toEqual(Array(2).fill({ url: 'https://pay.test/session' }))
	const sent = stripe.asked.filter(({ what }) => what === 'POST /v1/checkout/sessions')
	expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
	expect(sent[0]?.form.get('line_items[0][price]')).toBe('price_pronto_pro_brl')
	expect(JSON.stringify(stripe.asked)).not.toContain('price_cheap')
	const bare = await call('create-checkout', { token: await aPerson() })
	expect(bare.status).toBe(200)
	expect(stripe.asked.at(-1)?.form.get('line_items[0][price]')).toBe('price_pronto_premium_usd')
})

test('who paid has the plan at the next check, and nobody who did not', async () => {
	const token = await aPerson()
	expect(await (await call('check-subscription', { token })).json()).toEqual(FREE)
	expect(stripe.asked).toEqual([])
	await call('create-checkout', { token, body: { planType: 'pro' } })
	expect(await (await call('check-subscription', { token })).json()).toEqual(FREE)
	stripe.subscriptions = [aSubscription()]
	expect(await (await call('check-subscription', { token })).json()).toEqual({
		subscribed: true,
		subscription_tier: 'pro',
		subscription_end: new Date(inAMonth * 1000).toISOString(),
		features: { focus_mode: true, advanced_prompts: true, unlimited_history: true },
	})
	const again = await call('create-checkout', { token, body: { planType: 'pro' } })
	expect([again.status, (await again.json()).error]).toEqual([409, 'already_subscribed'])
	const other = await call('create-checkout', { token, body: { planType: 'premium' } })
	expect(await other.json()).toEqual({ url: `${server.origin}/settings?tab=subscription&plan=premium` })
	expect(await (await call('customer-portal', { token })).json()).toEqual({ url: 'https://pay.test/session' })
})

test.each(['incomplete', 'paused', 'unpaid', 'canceled'])(
	'a subscription that is %s gives nothing',
	async (status) => {
		const token = await aPerson()
		await call('create-checkout', { token })
		stripe.subscriptions = [aSubscription({ status })]
		expect(await (await call('check-subscription', { token })).json()).toEqual(FREE)
	},
)

test('the portal without a customer is not found', async () => {
	const response = await call('customer-portal', { token: await aPerson() })
	expect(response.status).toBe(404)
	expect(await response.json()).toEqual({
		error: 'not_found',
		message: 'Failed to open subscription management',
	})
	expect(stripe.asked).toEqual([])
})

test.each<Mood>(['silent', 'broken', 'confused'])(
	'where Stripe is %s, each function says so within its ten seconds, and afterwards all is well',
	async (mood) => {
		const token = await aPerson()
		await call('create-checkout', { token })
		stripe.mood = mood
		const started = performance.now()
		const answers = await Promise.all([
			call('create-checkout', { token, body: { planType: 'pro' } }),
			call('customer-portal', { token }),
			call('check-subscription', { token }),
		])
		expect(performance.now() - started).toBeLessThan(14_000)
		expect(answers.map(({ status }) => status)).toEqual([502, 502, 502])
		expect(await Promise.all(answers.map((response) => response.json()))).toEqual([
			{ error: 'upstream_failed', message: 'Failed to start subscription process' },
			{ error: 'upstream_failed', message: 'Failed to open subscription management' },
			{ error: 'upstream_failed', message: expect.any(String) },
		])
		stripe.mood = 'well'
		stripe.subscriptions = [aSubscription()]
		expect(await (await call('check-subscription', { token })).json()).toMatchObject({
			subscription_tier: 'pro',
		})
	},
)

test('a checkout or a portal without an address is refused', async () => {
	const token = await aPerson()
	stripe.mood = 'without address'
	const checkout = await call('create-checkout', { token })
	expect(checkout.status).toBe(502)
	expect((await checkout.json()).message).toBe('Invalid response from checkout service')
	expect((await call('customer-portal', { token })).status).toBe(502)
	stripe.mood = 'well'
	expect((await call('create-checkout', { token })).status).toBe(200)
})

describe('the webhook', () => {
	const post = (body: string, signature?: string) =>
		fetch(`${server.origin}/webhooks/stripe`, {
			method: 'POST',
			body,
			headers: signature ? { 'Stripe-Signature': signature } : {},
		})

	test('takes what Stripe signed, and refuses everything else', async () => {
		const event = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'x', data: { object: {} } })
		const now = Math.floor(Date.now() / 1000)
		expect((await post(event, sign(event, SECRET))).status).toBe(200)
		expect((await post(event)).status).toBe(400)
		expect((await post(event, sign(event, 'whsec_guess'))).status).toBe(400)
		expect((await post(event, sign(event, SECRET, now - 301))).status).toBe(400)
		expect((await post(`${event} `, sign(event, SECRET))).status).toBe(400)
		expect((await fetch(`${server.origin}/webhooks/stripe`)).status).toBe(404)
	})

	test('is answered 500 while Stripe can’t be asked, so that the event comes again', async () => {
		const token = await aPerson()
		await call('create-checkout', { token })
		const [customer] = stripe.asked
			.filter(({ what }) => what === 'POST /v1/checkout/sessions')
			.map(({ form }) => form.get('customer'))
		const event = JSON.stringify({
			id: `evt_${randomUUID()}`,
			type: 'customer.subscription.created',
			data: { object: { object: 'subscription', customer } },
		})
		stripe.mood = 'broken'
		expect((await post(event, sign(event, SECRET))).status).toBe(500)
		Object.assign(stripe, { mood: 'well', subscriptions: [aSubscription()] })
		expect((await post(event, sign(event, SECRET))).status).toBe(200)
		stripe.asked = []
		expect((await post(event, sign(event, SECRET))).status).toBe(200)
		expect(await (await call('check-subscription', { token })).json()).toMatchObject({ subscribed: true })
		expect(stripe.asked).toEqual([])
	})

	test('takes a megabyte, not more', async () => {
		const large = JSON.stringify({ id: 'evt_1', type: 'x'.repeat(1_100_000), data: { object: {} } })
		expect((await post(large, sign(large, SECRET))).status).toBe(413)
	})
})
