import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aCaller, type Call, callOf } from '../../tests/support/access/callers'
import {
	aSubscription,
	IN_A_MONTH,
	type Mood,
	type SmallStripe,
	startSmallStripe,
} from '../../tests/support/billing/small-stripe'
import { type RunningServer, startServer } from '../../tests/support/server'

let server: RunningServer
let stripe: SmallStripe
let call: Call

beforeAll(async () => {
	stripe = await startSmallStripe()
	server = await startServer({ env: { STRIPE_API_BASE: stripe.apiBase } })
	call = callOf(server)
})
afterAll(async () => {
	await server.stop()
	await stripe.close()
})
afterEach(() => {
	Object.assign(stripe, { mood: 'well', asked: [], subscriptions: [] })
})

const FREE = {
	subscribed: false,
	subscription_tier: 'free',
	subscription_end: null,
	features: { focus_mode: false, advanced_prompts: false, unlimited_history: false },
}

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

const mounted = [
	...readFileSync('server/functions/functions.ts', 'utf8').matchAll(/\.post\('\/([\w-]+)'/g),
].map(([, name = '']) => name)

test('every function there is answers visitors and other methods as functions do', async () => {
	expect(mounted).toEqual(
		expect.arrayContaining([
			'check-subscription',
			'chat-with-ai',
			'prompt_locker_functions',
			'focus-recommendation',
		]),
	)
	for (const name of mounted) {
		const visited = await call(name)
		expect([name, visited.status, (await visited.json()).error]).toEqual([name, 401, 'signed_out'])
		const elsewhere = await call(name, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
		expect([name, elsewhere.status]).toEqual([name, 403])
		const got = await fetch(`${server.origin}/functions/v1/${name}`)
		expect([name, got.status, got.headers.get('Allow')]).toEqual([name, 405, 'POST'])
	}
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
		const response = await call('create-checkout', { token: await aCaller(server), body })
		expect(response.status).toBe(400)
		expect(await response.json()).toMatchObject({ error: 'invalid_input', message: expect.any(String) })
		expect(stripe.asked).toEqual([])
	})

	test('other types, too much, other sites and unknown functions are refused', async () => {
		const token = await aCaller(server)
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
	const token = await aCaller(server)
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
	const bare = await call('create-checkout', { token: await aCaller(server) })
	expect(bare.status).toBe(200)
	expect(stripe.asked.at(-1)?.form.get('line_items[0][price]')).toBe('price_pronto_premium_usd')
})

test('who paid has the plan at the next check, and nobody who did not', async () => {
	const token = await aCaller(server)
	expect(await (await call('check-subscription', { token })).json()).toEqual(FREE)
	expect(stripe.asked).toEqual([])
	await call('create-checkout', { token, body: { planType: 'pro' } })
	expect(await (await call('check-subscription', { token })).json()).toEqual(FREE)
	stripe.subscriptions = [aSubscription()]
	expect(await (await call('check-subscription', { token })).json()).toEqual({
		subscribed: true,
		subscription_tier: 'pro',
		subscription_end: new Date(IN_A_MONTH * 1000).toISOString(),
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
		const token = await aCaller(server)
		await call('create-checkout', { token })
		stripe.subscriptions = [aSubscription({ status })]
		expect(await (await call('check-subscription', { token })).json()).toEqual(FREE)
	},
)

test('the portal without a customer is not found', async () => {
	const response = await call('customer-portal', { token: await aCaller(server) })
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
		const token = await aCaller(server)
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
	const token = await aCaller(server)
	stripe.mood = 'without address'
	const checkout = await call('create-checkout', { token })
	expect(checkout.status).toBe(502)
	expect((await checkout.json()).message).toBe('Invalid response from checkout service')
	expect((await call('customer-portal', { token })).status).toBe(502)
	stripe.mood = 'well'
	expect((await call('create-checkout', { token })).status).toBe(200)
})
