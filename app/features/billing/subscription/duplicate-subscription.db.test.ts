import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { loseDispute } from '../../../../sandbox/stripe/billing/money-back'
import { booksOf } from '../../../../sandbox/stripe/clock'
import { withBilling } from '../../../../tests/support/billing/billing'
import { failCard, priceId } from '../../../../tests/support/billing/sandbox-stripe'
import { subscriptions } from '../schema.server'
import { findCustomerId } from '../stripe-customer.server'
import { readSubscription, refreshNow } from '../subscription.server'

const billing = withBilling()
const MONTH = 31 * 86_400

/** A checkout that was open somewhere all the while, and is paid for some seconds after the first one. */
async function buyBeside(member: Member, key: string): Promise<string> {
	const { account } = billing
	const customer = (await findCustomerId(member.userId)) ?? ''
	account.pass(5)
	const session = await account.stripe.checkout.sessions.create({
		mode: 'subscription',
		customer,
		line_items: [{ price: await priceId(account, key), quantity: 1 }],
		success_url: 'http://localhost:3000/subscription-success',
	})
	billing.pay(session.id)
	return String((await account.stripe.checkout.sessions.retrieve(session.id)).subscription)
}

async function subscriptionsOf(member: Member) {
	const customer = (await findCustomerId(member.userId)) ?? ''
	const { data } = await billing.account.stripe.subscriptions.list({ customer, status: 'all' })
	return data
}

async function chargesOf(member: Member) {
	const customer = (await findCustomerId(member.userId)) ?? ''
	return (await billing.account.stripe.charges.list({ customer })).data
}

test('a second purchase whose payment can’t go back is cancelled all the same, and the person goes on', async () => {
	const member = await billing.aBuyer()
	const second = await buyBeside(member, 'pronto_pro_usd')
	const { store, stripe } = billing.account
	const charge = (await chargesOf(member)).find(({ amount }) => amount === 1_900)
	store.transact(() => loseDispute(booksOf(store), store.get('charge', charge?.id ?? '')))
	expect(await refreshNow(member)).toMatchObject({ tier: 'premium', phase: 'active' })
	expect(await stripe.subscriptions.retrieve(second)).toMatchObject({ status: 'canceled' })
})

test('a schedule that was never written to the end is let go after a while, and a fresh one is left alone', async () => {
	const member = await billing.aBuyer()
	const { store, stripe } = billing.account
	const [held] = await subscriptionsOf(member)
	const schedule = await stripe.subscriptionSchedules.create({ from_subscription: held?.id ?? '' })
	const row = store.get('subscription_schedule', schedule.id)
	const now = Math.floor(Date.now() / 1000)
	store.keep('subscription_schedule', { ...row, created: now - 5 })
	await refreshNow(member)
	expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({ status: 'active' })
	store.keep('subscription_schedule', { ...row, created: now - 120 })
	await refreshNow(member)
	expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({ status: 'released' })
	const [stored] = await db().select().from(subscriptions).where(eq(subscriptions.userId, member.userId))
	expect(stored).toMatchObject({ status: 'active', scheduleId: null })
})

test('who bought anew while in arrears keeps the new one, and months that were used are not given back', async () => {
	const member = await billing.aBuyer()
	const [first] = await subscriptionsOf(member)
	billing.account.pass(MONTH)
	failCard(billing.account, first?.id ?? '')
	billing.account.pass(MONTH)
	expect(await refreshNow(member)).toMatchObject({ phase: 'past_due' })
	const second = await buyBeside(member, 'pronto_pro_usd')
	expect(await refreshNow(member)).toMatchObject({ tier: 'pro', phase: 'active' })
	const states = (await subscriptionsOf(member)).map(({ id, status }) => [id, status])
	expect(Object.fromEntries(states)).toEqual({ [first?.id ?? '']: 'canceled', [second]: 'active' })
	expect((await chargesOf(member)).filter(({ amount_refunded: back }) => back > 0)).toEqual([])
	expect(await readSubscription(member)).toMatchObject({ tier: 'pro' })
})
