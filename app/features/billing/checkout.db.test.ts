import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { aClient, anEmail, aStoredMember } from '../../../tests/support/accounts'
import { withBilling } from '../../../tests/support/billing/billing'
import { broken, withTroubles } from '../../../tests/support/billing/stripe-troubles'
import { startCheckout } from './checkout.server'
import { stripeCustomers, subscriptions } from './schema.server'
import { speakToStripe } from './stripe/stripe.server'
import { checkSubscription, readSubscription, refreshNow } from './subscription.server'

const billing = withBilling()
const CREATOR = { planType: 'premium', countryCode: 'US', language: 'en' } as const
const LEGEND = { ...CREATOR, planType: 'pro' } as const

const customerOf = async ({ userId }: Member) => {
	const [row] = await db().select().from(stripeCustomers).where(eq(stripeCustomers.userId, userId))
	return row?.customerId ?? ''
}

async function sessionsOf(member: Member) {
	const customer = await customerOf(member)
	const { data } = await billing.account.stripe.checkout.sessions.list({ customer })
	return data
}

test('two clicks, tabs or devices at once are one customer and one checkout', async () => {
	const member = await aStoredMember()
	const answers = await Promise.all(
		Array.from({ length: 6 }, () => startCheckout(member, CREATOR, aClient())),
	)
	expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
	expect(await startCheckout(member, CREATOR, aClient())).toEqual(answers[0])
	expect(await sessionsOf(member)).toHaveLength(1)
	const { data } = await billing.account.stripe.customers.list({ email: member.email })
	expect(data.map(({ id }) => id)).toEqual([await customerOf(member)])
})

test('two devices in two languages find the same checkout', async () => {
	const member = await aStoredMember()
	const english = await startCheckout(member, CREATOR, aClient())
	expect(await startCheckout(member, { ...CREATOR, language: 'pt' }, aClient())).toEqual(english)
	const both = await aStoredMember()
	const wishes = [CREATOR, { ...CREATOR, language: 'pt' as const }]
	const [one, other] = await Promise.all(wishes.map((wish) => startCheckout(both, wish, aClient())))
	expect(one).toEqual(other)
	expect((await sessionsOf(both)).filter(({ status }) => status === 'open')).toHaveLength(1)
})

test('both plans wished for at once leave one checkout open, and one can be paid', async () => {
	const member = await aStoredMember()
	await Promise.all([CREATOR, LEGEND, CREATOR, LEGEND].map((wish) => startCheckout(member, wish, aClient())))
	const open = (await sessionsOf(member)).filter(({ status }) => status === 'open')
	expect(open).toHaveLength(1)
	billing.pay(open[0]?.id ?? '')
	expect(await checkSubscription(member)).toMatchObject({ phase: 'active' })
})

test('the price follows the country, whatever else the request says', async () => {
	const member = await aStoredMember()
	await startCheckout(member, { ...LEGEND, countryCode: 'BR' }, aClient())
	const [session] = await sessionsOf(member)
	expect(session).toMatchObject({
		mode: 'subscription',
		currency: 'brl',
		amount_total: 6_900,
		client_reference_id: member.userId,
		success_url: 'http://localhost:3000/subscription-success?session_id={CHECKOUT_SESSION_ID}',
		cancel_url: 'http://localhost:3000/pricing',
	})
})

test('who turns back comes to where they chose the plan; the same wish from elsewhere is a checkout of its own', async () => {
	const member = await aStoredMember()
	const from = (chosenFor: string) => startCheckout(member, { ...CREATOR, chosenFor }, aClient())
	const first = await from('/prompt/2')
	expect(await from('/prompt/2')).toEqual(first)
	expect(await from('/prompt/3')).not.toEqual(first)
	const sessions = await sessionsOf(member)
	const of = (page: string) =>
		sessions.find(({ cancel_url }) => cancel_url === `http://localhost:3000${page}`)
	expect(of('/prompt/2')?.status).toBe('expired')
	expect(of('/prompt/3')?.status).toBe('open')
})

test('who paid has access at the next check, and a second purchase is not offered', async () => {
	const member = await aStoredMember()
	billing.pay(await billing.open(member))
	expect(await readSubscription(member)).toMatchObject({ tier: 'free' })
	expect(await checkSubscription(member)).toMatchObject({ tier: 'premium', phase: 'active', currency: 'USD' })
	await expect(startCheckout(member, CREATOR, aClient())).rejects.toMatchObject({
		code: 'already_subscribed',
	})
	expect(await startCheckout(member, LEGEND, aClient())).toEqual({
		url: 'http://localhost:3000/settings?tab=subscription&plan=pro',
	})
	expect(await sessionsOf(member)).toHaveLength(1)
})

test('a check asks Stripe again about what was found out more than ten minutes ago, and not before', async () => {
	const member = await billing.aBuyer('premium')
	const minutesAgo = async (minutes: number) => {
		const checkedAt = new Date(Date.now() - minutes * 60_000)
		const mine = eq(subscriptions.userId, member.userId)
		await db().update(subscriptions).set({ checkedAt }).where(mine)
		// The checkout lies further back than that.
		await db()
			.update(stripeCustomers)
			.set({ checkoutAt: new Date(checkedAt.getTime() - 60_000) })
			.where(eq(stripeCustomers.userId, member.userId))
	}
	const customer = await customerOf(member)
	const [held] = (await billing.account.stripe.subscriptions.list({ customer })).data
	await billing.account.stripe.subscriptions.update(held?.id ?? '', { cancel_at_period_end: true })
	await minutesAgo(9)
	expect(await checkSubscription(member)).toMatchObject({ phase: 'active' })
	await minutesAgo(11)
	expect(await checkSubscription(member)).toMatchObject({ phase: 'ending' })
})

test('a payment in another tab is seen before a new checkout opens', async () => {
	const member = await aStoredMember()
	billing.pay(await billing.open(member, 'pro'))
	await expect(startCheckout(member, LEGEND, aClient())).rejects.toMatchObject({ code: 'already_subscribed' })
})

test('a checkout that expired or was left is followed by a new one that works', async () => {
	const member = await aStoredMember()
	const first = await billing.open(member)
	await billing.account.stripe.checkout.sessions.expire(first)
	const second = await billing.open(member)
	expect(second).not.toBe(first)
	billing.pay(second)
	expect(await checkSubscription(member)).toMatchObject({ tier: 'premium' })
})

test('who subscribed, left and comes back can buy the same plan again', async () => {
	const member = await billing.aBuyer('premium')
	const customer = await customerOf(member)
	const { stripe } = billing.account
	const [first] = (await stripe.subscriptions.list({ customer })).data
	await stripe.subscriptions.cancel(first?.id ?? '')
	billing.pay(await billing.open(member))
	expect(await refreshNow(member)).toMatchObject({ tier: 'premium', phase: 'active' })
})

test('a second subscription that got bought all the same is refunded and cancelled; the first one stays', async () => {
	const member = await billing.aBuyer('premium')
	const customer = await customerOf(member)
	const { stripe } = billing.account
	const [price] = (await stripe.prices.list({ lookup_keys: ['pronto_pro_usd'] })).data
	// Stripe counts in seconds, and in the same one there is no first.
	billing.account.pass(2)
	const second = await stripe.checkout.sessions.create({
		mode: 'subscription',
		customer,
		line_items: [{ price: price?.id ?? '', quantity: 1 }],
		success_url: 'http://localhost:3000/subscription-success',
	})
	billing.pay(second.id)
	await Promise.all([refreshNow(member), refreshNow(member), refreshNow(member)])
	const { data: all } = await stripe.subscriptions.list({ customer, status: 'all' })
	expect(all.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled'])
	const { data: charges } = await stripe.charges.list({ customer })
	expect(charges.map(({ amount, amount_refunded }) => [amount, amount_refunded]).toSorted()).toEqual([
		[1_900, 1_900],
		[900, 0],
	])
	expect(await readSubscription(member)).toMatchObject({ tier: 'premium', phase: 'active' })
})

test('who got another address since Stripe’s answer was lost can buy all the same', async () => {
	const member = await aStoredMember()
	const end = withTroubles(billing.account, {
		when: /^POST \/v1\/checkout\/sessions$/,
		async happen() {
			await db().delete(stripeCustomers).where(eq(stripeCustomers.userId, member.userId))
			return broken()
		},
		times: 2,
	})
	await expect(startCheckout(member, CREATOR, aClient())).rejects.toMatchObject({ code: 'upstream_failed' })
	end()
	billing.pay(await billing.open({ ...member, email: anEmail() }))
	expect(await refreshNow(member)).toMatchObject({ tier: 'premium' })
})

test('a customer whom the account knows no more is followed by a new one', async () => {
	const member = await billing.aBuyer('premium')
	const former = await customerOf(member)
	await db()
		.update(stripeCustomers)
		.set({ customerId: `cus_elsewhere_${member.userId}` })
		.where(eq(stripeCustomers.userId, member.userId))
	billing.pay(await billing.open(member, 'pro'))
	expect(await refreshNow(member)).toMatchObject({ tier: 'pro' })
	expect(await customerOf(member)).not.toBe(former)
})

test.each([
	['is down', () => Promise.reject(new TypeError('fetch failed'))],
	['breaks', async () => Response.json({ error: { message: 'broken' } }, { status: 500 })],
	['answers with a page', async () => new Response('<html>Maintenance</html>')],
	['answers nonsense', async () => Response.json({ data: [{ id: 7 }], url: 'javascript:alert(1)' })],
])('where Stripe %s, nothing is half done, and afterwards it works', async (_, answer) => {
	const member = await aStoredMember()
	await billing.open(member)
	speakToStripe(billing.account, answer)
	await expect(startCheckout(member, LEGEND, aClient())).rejects.toMatchObject({
		code: 'upstream_failed',
		message: 'failed_to_start_subscription_process',
	})
	await expect(checkSubscription(member)).rejects.toMatchObject({ code: 'upstream_failed' })
	const known = await db().select().from(subscriptions).where(eq(subscriptions.userId, member.userId))
	speakToStripe(billing.account)
	expect(known.map(({ status }) => status)).toEqual([])
	billing.pay(await billing.open(member, 'pro'))
	expect(await checkSubscription(member)).toMatchObject({ tier: 'pro' })
})

test('a checkout without an address is said to be one', async () => {
	const member = await aStoredMember()
	speakToStripe(billing.account, async (input, init) => {
		const url = String(input)
		if (!url.endsWith('/checkout/sessions')) return fetch(input, init)
		return Response.json({ id: 'cs_1', object: 'checkout.session', status: 'open', url: null })
	})
	await expect(startCheckout(member, CREATOR, aClient())).rejects.toMatchObject({
		message: 'invalid_response_from_checkout_service',
	})
	speakToStripe(billing.account)
	billing.pay(await billing.open(member))
	expect(await checkSubscription(member)).toMatchObject({ tier: 'premium' })
})

test('nobody waits longer than ten seconds for a Stripe that does not answer', async () => {
	const member = await aStoredMember()
	speakToStripe(
		billing.account,
		(_, init) =>
			new Promise((_resolve, reject) => {
				init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
			}),
	)
	const started = performance.now()
	await expect(startCheckout(member, CREATOR, aClient())).rejects.toMatchObject({ code: 'upstream_failed' })
	speakToStripe(billing.account)
	expect(performance.now() - started).toBeLessThan(11_500)
})
