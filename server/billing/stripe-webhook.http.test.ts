import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sign } from '../../sandbox/stripe/deliveries'
import { aCaller, callOf } from '../../tests/support/access/callers'
import { aSubscription, type SmallStripe, startSmallStripe } from '../../tests/support/billing/small-stripe'
import { type RunningServer, startServer } from '../../tests/support/server'

/** The one that counts in the sandbox where an owner gives an address alone. */
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

const post = (body: string, signature?: string) =>
	fetch(`${server.origin}/webhooks/stripe`, {
		method: 'POST',
		body,
		headers: signature ? { 'Stripe-Signature': signature } : {},
	})

test('the webhook takes what Stripe signed, and refuses everything else', async () => {
	const event = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'x', data: { object: {} } })
	const now = Math.floor(Date.now() / 1000)
	expect((await post(event, sign(event, SECRET))).status).toBe(200)
	expect((await post(event)).status).toBe(400)
	expect((await post(event, sign(event, 'whsec_guess'))).status).toBe(400)
	expect((await post(event, sign(event, SECRET, now - 301))).status).toBe(400)
	expect((await post(`${event} `, sign(event, SECRET))).status).toBe(400)
	expect((await fetch(`${server.origin}/webhooks/stripe`)).status).toBe(404)
})

test('the webhook is answered 500 while Stripe can’t be asked, so that the event comes again', async () => {
	const token = await aCaller(server)
	await callOf(server)('create-checkout', { token })
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
	expect(await (await callOf(server)('check-subscription', { token })).json()).toMatchObject({
		subscribed: true,
	})
	expect(stripe.asked).toEqual([])
})

test('the webhook takes a megabyte, not more', async () => {
	const large = JSON.stringify({ id: 'evt_1', type: 'x'.repeat(1_100_000), data: { object: {} } })
	expect((await post(large, sign(large, SECRET))).status).toBe(413)
})
