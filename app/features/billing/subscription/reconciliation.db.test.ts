import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { loseDispute } from '../../../../sandbox/stripe/billing/money-back'
import { booksOf } from '../../../../sandbox/stripe/clock'
import { aStoredMember } from '../../../../tests/support/accounts'
import { withBilling } from '../../../../tests/support/billing/billing'
import { priceId } from '../../../../tests/support/billing/sandbox-stripe'
import { broken, withTroubles } from '../../../../tests/support/billing/stripe-troubles'
import { stripeCustomers } from '../schema.server'
import { findCustomerId } from '../stripe-customer.server'
import { readSubscription, refreshNow } from '../subscription.server'
import { reconcile } from './reconciliation.server'
import { receiveStripeEvent } from './stripe-event.server'

const billing = withBilling()
const DAY = 86_400

const customerOf = async ({ userId }: Member) => (await findCustomerId(userId)) ?? ''

/** Ends somebody's plan at Stripe, and nobody is told. */
async function endUntold(member: Member): Promise<void> {
	const { stripe } = billing.account
	const [held] = (await stripe.subscriptions.list({ customer: await customerOf(member) })).data
	await stripe.subscriptions.cancel(held?.id ?? '')
}

test('what can’t be looked at for one person is said, and everybody else is repaired', async () => {
	const people = [await billing.aBuyer(), await billing.aBuyer(), await billing.aBuyer()]
	for (const person of people) await endUntold(person)
	const [unlucky] = people
	const troubled = unlucky ? await customerOf(unlucky) : ''
	const when = new RegExp(`^GET /v1/subscriptions\\?customer=${troubled}`)
	const end = withTroubles(billing.account, { when, happen: broken, times: 9 })
	const lines = await reconcile()
	end()
	expect(lines.find((line) => line.startsWith(`${unlucky?.userId}: `))).toContain('could not be compared')
	const tiers = await Promise.all(people.map(async (person) => (await readSubscription(person)).tier))
	expect(tiers).toEqual(['premium', 'free', 'free'])
	await reconcile()
	expect(unlucky && (await readSubscription(unlucky))).toMatchObject({ tier: 'free' })
})

test('while Stripe is down the comparison gives up instead of failing person by person', async () => {
	const end = withTroubles(billing.account, { when: /./, happen: broken, times: 1_000 })
	await expect(reconcile()).rejects.toMatchObject({ name: 'StripeFailure', kind: 'away' })
	end()
})

test('who paid as a customer that the product does not know has their plan after the comparison', async () => {
	const { stripe } = billing.account
	const member = await aStoredMember()
	await billing.open(member)
	const stored = await customerOf(member)
	const other = await stripe.customers.create({ email: member.email, metadata: { user_id: member.userId } })
	const session = await stripe.checkout.sessions.create({
		mode: 'subscription',
		customer: other.id,
		line_items: [{ price: await priceId(billing.account, 'pronto_pro_usd'), quantity: 1 }],
		success_url: 'http://localhost:3000/subscription-success',
		subscription_data: { metadata: { user_id: member.userId } },
	})
	billing.pay(session.id)
	expect(await reconcile()).toContainEqual(expect.stringContaining(other.id))
	expect(await readSubscription(member)).toMatchObject({ tier: 'pro', phase: 'active' })
	expect(await customerOf(member)).toBe(other.id)
	const { data } = await stripe.checkout.sessions.list({ customer: stored, status: 'open' })
	expect(data).toEqual([])
	expect(await reconcile()).toEqual([])
})

test('who has a plan already keeps the customer that it belongs to, and the owner is told of the other one', async () => {
	const { stripe } = billing.account
	const member = await billing.aBuyer()
	const stored = await customerOf(member)
	const other = await stripe.customers.create({ email: member.email, metadata: { user_id: member.userId } })
	const session = await stripe.checkout.sessions.create({
		mode: 'subscription',
		customer: other.id,
		line_items: [{ price: await priceId(billing.account, 'pronto_pro_usd'), quantity: 1 }],
		success_url: 'http://localhost:3000/subscription-success',
		subscription_data: { metadata: { user_id: member.userId } },
	})
	billing.pay(session.id)
	const lines = await reconcile()
	expect(lines.find((line) => line.startsWith(other.id))).toContain('Please look at it in Stripe.')
	expect(await customerOf(member)).toBe(stored)
	const [second] = (await stripe.subscriptions.list({ customer: other.id })).data
	await stripe.subscriptions.cancel(second?.id ?? '')
})

test('a customer that was lost with a backup is known again', async () => {
	const member = await billing.aBuyer()
	const stored = await customerOf(member)
	await db().delete(stripeCustomers).where(eq(stripeCustomers.userId, member.userId))
	expect(await reconcile()).toContainEqual(expect.stringContaining(stored))
	expect(await customerOf(member)).toBe(stored)
})

test('a dispute that began months ago and was lost without a word ends the plan', async () => {
	const member = await billing.aBuyer()
	const { store, stripe } = billing.account
	const [charge] = (await stripe.charges.list({ customer: await customerOf(member) })).data
	const dispute = store.transact(() => loseDispute(booksOf(store), store.get('charge', charge?.id ?? '')))
	const row = store.get('dispute', dispute.id)
	store.keep('dispute', { ...row, created: row.created - 100 * DAY })
	await reconcile()
	expect(await readSubscription(member)).toMatchObject({ tier: 'free' })
})

test('a refund whose event was lost ends the plan, one in part does not', async () => {
	const [whole, part] = [await billing.aBuyer(), await billing.aBuyer()]
	const { stripe } = billing.account
	for (const [member, amount] of [[whole, 900] as const, [part, 899] as const]) {
		const [charge] = (await stripe.charges.list({ customer: await customerOf(member) })).data
		await stripe.refunds.create({ charge: charge?.id ?? '', amount })
	}
	await reconcile()
	expect(await readSubscription(whole)).toMatchObject({ tier: 'free' })
	expect(await readSubscription(part)).toMatchObject({ tier: 'premium' })
})

test('a comparison that is told to stop stops between two people', async () => {
	const people = [await billing.aBuyer(), await billing.aBuyer()]
	for (const person of people) await endUntold(person)
	const stopping = new AbortController()
	const end = withTroubles(billing.account, {
		when: /^GET \/v1\/subscriptions\?customer/,
		async happen() {
			stopping.abort()
			return undefined
		},
	})
	await expect(reconcile(stopping.signal)).rejects.toMatchObject({ name: 'AbortError' })
	end()
	const tiers = await Promise.all(people.map(async (person) => (await readSubscription(person)).tier))
	expect(tiers.toSorted()).toEqual(['free', 'premium'])
	await reconcile()
})

test('a refund of which nobody can say what it paid for ends nothing', async () => {
	const member = await billing.aBuyer()
	const { stripe } = billing.account
	const [charge] = (await stripe.charges.list({ customer: await customerOf(member) })).data
	await stripe.refunds.create({ charge: charge?.id ?? '' })
	const unknown = async () =>
		Response.json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, { status: 404 })
	const end = withTroubles(billing.account, { when: /\/v1\/invoice_payments/, happen: unknown, times: 100 })
	const { body, signature } = billing.signed({
		id: `evt_${charge?.id}`,
		object: 'event',
		type: 'charge.refunded',
		data: { object: { ...charge, amount_refunded: charge?.amount } },
	})
	await receiveStripeEvent(body, signature)
	end()
	expect(await refreshNow(member)).toMatchObject({ tier: 'premium', phase: 'active' })
	await reconcile()
	expect(await readSubscription(member)).toMatchObject({ tier: 'free' })
})
