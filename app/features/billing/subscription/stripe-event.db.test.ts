import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { loseDispute, refund } from '../../../../sandbox/stripe/billing/money-back'
import { booksOf } from '../../../../sandbox/stripe/clock'
import { sign } from '../../../../sandbox/stripe/deliveries'
import { toLegend, withBilling } from '../../../../tests/support/billing/billing'
import { priceId } from '../../../../tests/support/billing/sandbox-stripe'
import { broken, withTroubles } from '../../../../tests/support/billing/stripe-troubles'
import { previewPlanChange } from '../plan-change.server'
import { billingMails, stripeCustomers, stripeEvents, subscriptions } from '../schema.server'
import { speakToStripe } from '../stripe/stripe.server'
import { findCustomerId } from '../stripe-customer.server'
import { readSubscription } from '../subscription.server'
import { upgradeNow } from '../upgrade.server'
import { reconcile } from './reconciliation.server'
import { purgeOldEvents, receiveStripeEvent } from './stripe-event.server'

const billing = withBilling()

const anEvent = (type: string, object: object) => ({ id: `evt_${randomUUID()}`, type, data: { object } })
async function come(event: object): Promise<void> {
	const { body, signature } = billing.signed(event)
	await receiveStripeEvent(body, signature)
}
const customerOf = async (member: Member) => (await findCustomerId(member.userId)) ?? ''
async function heldBy(member: Member) {
	const { data } = await billing.account.stripe.subscriptions.list({
		customer: await customerOf(member),
		status: 'all',
	})
	return data[0]
}
async function chargesOf(member: Member) {
	const { data } = await billing.account.stripe.charges.list({ customer: await customerOf(member) })
	return data
}
const isKnown = async (id: string) =>
	(await db().select().from(stripeEvents).where(eq(stripeEvents.id, id))).length > 0

test('an event brings what is so at Stripe, whatever the event itself says', async () => {
	const member = await billing.aBuyer('premium')
	const held = await heldBy(member)
	await billing.account.stripe.subscriptions.update(held?.id ?? '', { cancel_at_period_end: true })
	await come(
		anEvent('customer.subscription.updated', {
			object: 'subscription',
			customer: held?.customer,
			status: 'unpaid',
		}),
	)
	expect(await readSubscription(member)).toMatchObject({ phase: 'ending', tier: 'premium' })
})

test('an event that was dealt with is done: it asks nobody anything', async () => {
	const member = await billing.aBuyer('premium')
	const held = await heldBy(member)
	const event = anEvent('customer.subscription.updated', { customer: held?.customer })
	await come(event)
	await billing.account.stripe.subscriptions.cancel(held?.id ?? '')
	await come(event)
	expect(await readSubscription(member)).toMatchObject({ tier: 'premium' })
	await come(anEvent('customer.subscription.deleted', { customer: held?.customer }))
	expect(await readSubscription(member)).toMatchObject({ phase: 'ended', tier: 'free' })
})

test('events of other kinds, of other people and without sense are taken and change nothing', async () => {
	const member = await billing.aBuyer('premium')
	// What Stripe knows and we don't: whoever asks about everybody at any event would store it.
	await billing.account.stripe.subscriptions.cancel((await heldBy(member))?.id ?? '')
	const readAll = () =>
		Promise.all([subscriptions, stripeCustomers, billingMails].map((table) => db().select().from(table)))
	const before = await readAll()
	for (const event of [
		anEvent('product.created', { id: 'prod_1' }),
		anEvent('customer.subscription.updated', { customer: 'cus_of_somebody_else' }),
		anEvent('invoice.paid', { customer: { id: 'cus_expanded' } }),
		anEvent('charge.refunded', { id: 7 }),
		anEvent('checkout.session.completed', {}),
		anEvent('x', { customer: ['x'] }),
	]) {
		await come(event)
	}
	expect(await readAll()).toEqual(before)
})

test('an event of the other mode is refused, whoever signed it: what it names is none of our account’s', async () => {
	const member = await billing.aBuyer('premium')
	const [charge] = await chargesOf(member)
	const event = anEvent('charge.refunded', { ...charge, id: 'ch_of_the_other_mode', amount_refunded: 900 })
	const { account } = billing
	for (const [key, livemode] of [
		['sk_live_1', false],
		['rk_live_1', false],
		['sk_test_1', true],
	] as const) {
		speakToStripe({ ...account, secretKey: key })
		await expect(come({ ...event, livemode })).rejects.toMatchObject({ status: 400 })
	}
	speakToStripe(account)
	expect(await isKnown(event.id)).toBe(false)
	await come({ ...event, livemode: false })
	expect(await isKnown(event.id)).toBe(true)
})

test('while Stripe is away an event is not dealt with, and the next try brings everything', async () => {
	const member = await billing.aBuyer('premium')
	const held = await heldBy(member)
	await billing.account.stripe.subscriptions.cancel(held?.id ?? '')
	const event = anEvent('customer.subscription.deleted', { customer: held?.customer })
	speakToStripe(billing.account, () => Promise.reject(new TypeError('fetch failed')))
	await expect(come(event)).rejects.toMatchObject({ kind: 'away' })
	speakToStripe(billing.account)
	expect(await isKnown(event.id)).toBe(false)
	expect(await readSubscription(member)).toMatchObject({ tier: 'premium' })
	await come(event)
	expect(await readSubscription(member)).toMatchObject({ tier: 'free' })
})

test('an event after which a second payment could not be given back comes again, and then it is', async () => {
	const member = await billing.aBuyer('premium')
	const customer = await customerOf(member)
	const beside = await billing.account.stripe.checkout.sessions.create({
		mode: 'subscription',
		customer,
		line_items: [{ price: await priceId(billing.account, 'pronto_pro_usd'), quantity: 1 }],
		success_url: 'http://localhost:3000/subscription-success',
	})
	billing.account.pass(5)
	billing.pay(beside.id)
	const event = anEvent('checkout.session.completed', { customer })
	const end = withTroubles(billing.account, { when: /^POST \/v1\/refunds/, happen: broken, times: 100 })
	await expect(come(event)).rejects.toMatchObject({ kind: 'away' })
	end()
	expect(await isKnown(event.id)).toBe(false)
	await come(event)
	expect(await isKnown(event.id)).toBe(true)
	const back = (await chargesOf(member)).map(({ amount, amount_refunded }) => [amount, amount_refunded])
	expect(back.toSorted()).toEqual([
		[1_900, 1_900],
		[900, 0],
	])
})

test('what was refunded in full is cancelled; a partial refund changes nothing', async () => {
	const member = await billing.aBuyer('pro')
	const { store } = billing.account
	const [charge] = await chargesOf(member)
	const row = () => store.get('charge', charge?.id ?? '')
	store.transact(() => refund(booksOf(store), row(), { amount: 500 }))
	await come(anEvent('charge.refunded', { ...(await chargesOf(member))[0] }))
	expect(await readSubscription(member)).toMatchObject({ tier: 'pro' })
	// An event that exaggerates is not believed.
	await come(anEvent('charge.refunded', { ...charge, refunded: true, amount_refunded: 1_900 }))
	expect(await readSubscription(member)).toMatchObject({ tier: 'pro' })
	store.transact(() => refund(booksOf(store), row()))
	await come(anEvent('charge.refunded', { ...(await chargesOf(member))[0] }))
	expect(await readSubscription(member)).toMatchObject({ tier: 'free', phase: 'ended' })
	expect(await heldBy(member)).toMatchObject({ status: 'canceled' })
})

test('the difference of an upgrade that goes back is a part of the period’s price: the plan stays', async () => {
	const member = await billing.aBuyer('premium')
	const { now } = await previewPlanChange(member, 'pro')
	await upgradeNow(member, toLegend(now))
	const { store } = billing.account
	const difference = (await chargesOf(member)).find(({ amount }) => amount !== 900)
	store.transact(() => refund(booksOf(store), store.get('charge', difference?.id ?? '')))
	await come(anEvent('charge.refunded', { id: difference?.id, amount: 1, amount_refunded: 1 }))
	expect(await readSubscription(member)).toMatchObject({ tier: 'pro' })
})

test('a dispute ends the plan once it is lost', async () => {
	const member = await billing.aBuyer('premium')
	const { store, stripe } = billing.account
	const [charge] = await chargesOf(member)
	store.transact(() => loseDispute(booksOf(store), store.get('charge', charge?.id ?? '')))
	const [dispute] = (await stripe.disputes.list({ charge: charge?.id ?? '' })).data
	await come(anEvent('charge.dispute.closed', { ...dispute }))
	expect(await readSubscription(member)).toMatchObject({ tier: 'free' })
	expect(await heldBy(member)).toMatchObject({ status: 'canceled' })
})

test('a refund whose event was lost is found by the day’s comparison', async () => {
	const member = await billing.aBuyer('premium')
	const { store } = billing.account
	const [charge] = await chargesOf(member)
	store.transact(() => refund(booksOf(store), store.get('charge', charge?.id ?? '')))
	expect((await reconcile()).join('\n')).toContain(`${member.userId}: status active → canceled`)
	expect(await readSubscription(member)).toMatchObject({ tier: 'free' })
	expect(await reconcile()).toEqual([])
})

test('whatever is not signed by Stripe just now is refused, in a thousand ways', async () => {
	const member = await billing.aBuyer('premium')
	const held = await heldBy(member)
	const event = anEvent('customer.subscription.deleted', { customer: held?.customer })
	const { body, signature } = billing.signed(event)
	const { webhookSecret: secret } = billing.account
	const now = () => Math.floor(Date.now() / 1000)
	const text = body.toString()
	const at = fc.nat(text.length - 1)
	const hexDigit = fc.constantFrom(...'0123456789abcdef')
	const forgery = fc.oneof(
		fc.string().map((made) => [text, made]),
		fc
			.string({ unit: hexDigit, minLength: 64, maxLength: 64 })
			.map((made) => [text, `t=${now()},v1=${made}`]),
		fc.string({ minLength: 1 }).map((other) => [text, sign(text, secret + other)]),
		fc.integer({ min: 301, max: 10 ** 9 }).map((age) => [text, sign(text, secret, now() - age)]),
		at.map((end) => [text.slice(0, end), signature]),
		fc.string({ minLength: 1 }).map((more) => [text + more, signature]),
		at.map((place) => [text.slice(0, place) + flipped(text[place]) + text.slice(place + 1), signature]),
		fc.nat(signature.length - 1).map((end) => [text, signature.slice(0, end)]),
		fc.nat(signature.length - 2).map((start) => [text, signature.slice(start + 1)]),
		fc.constantFrom('v0', 'v2', 'V1').map((scheme) => [text, signature.replace('v1=', `${scheme}=`)]),
		fc
			.integer({ min: 1, max: 10 ** 6 })
			.map((later) => [text, signature.replace(/t=\d+/, `t=${now() + later}`)]),
	)
	await fc.assert(
		fc.asyncProperty(forgery, async ([forged = '', claim = '']) => {
			await expect(receiveStripeEvent(Buffer.from(forged), claim)).rejects.toMatchObject({ status: 400 })
		}),
		{ numRuns: 1_000 },
	)
	expect(await isKnown(event.id)).toBe(false)
	await receiveStripeEvent(body, signature)
	expect(await isKnown(event.id)).toBe(true)
})

test('events that nobody will send again are forgotten', async () => {
	const [old, young] = [`evt_${randomUUID()}`, `evt_${randomUUID()}`]
	const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
	await db()
		.insert(stripeEvents)
		.values([
			{ id: old, type: 'x', receivedAt: daysAgo(61) },
			{ id: young, type: 'x', receivedAt: daysAgo(31) },
		])
	await purgeOldEvents()
	expect([await isKnown(old), await isKnown(young)]).toEqual([false, true])
})

function flipped(character = ''): string {
	return character === 'a' ? 'b' : 'a'
}
