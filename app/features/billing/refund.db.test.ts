import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { loseDispute } from '../../../sandbox/stripe/billing/money-back'
import { booksOf } from '../../../sandbox/stripe/clock'
import { withBilling } from '../../../tests/support/billing/billing'
import { broken, withTroubles } from '../../../tests/support/billing/stripe-troubles'
import { type RefundWish, requestRefund, retryRefunds } from './refund.server'
import { refunds } from './schema.server'
import { findCustomerId } from './stripe-customer.server'
import { readSubscription } from './subscription.server'

const billing = withBilling()

async function aPayment() {
	const member = await billing.aBuyer()
	const { stripe } = billing.account
	const customer = (await findCustomerId(member.userId)) ?? ''
	const [charge] = (await stripe.charges.list({ customer })).data
	if (!charge) throw new Error('Nothing was paid.')
	const given = async () =>
		(await stripe.refunds.list({ charge: charge.id })).data.map(({ amount }) => amount)
	return { member, charge: charge.id, payment: String(charge.payment_intent), given }
}

const wishOf = ({ userId }: Member, payment: string, given: Partial<RefundWish> = {}): RefundWish => ({
	id: randomUUID(),
	userId,
	payment,
	amount: null,
	reason: 'requested_by_customer',
	byUserId: null,
	...given,
})

const makeDue = (id: string) =>
	db().update(refunds).set({ dueAt: sql`now()`, takenUntil: null }).where(eq(refunds.id, id))

test('all of a payment goes back at once, and the plan that it paid for ends', async () => {
	const { member, payment, given } = await aPayment()
	expect(await requestRefund(wishOf(member, payment))).toMatchObject({ state: 'done', refunded: 900 })
	expect(await given()).toEqual([900])
	expect(await readSubscription(member)).toMatchObject({ phase: 'ended', tier: 'free' })
})

test('parts go back, each wish once, until no more is left; the plan goes on meanwhile', async () => {
	const { member, payment, charge, given } = await aPayment()
	const part = wishOf(member, payment, { amount: 300 })
	const answers = await Promise.all(Array.from({ length: 5 }, () => requestRefund(part)))
	for (const answer of answers) expect(answer).toMatchObject({ state: 'done', refunded: 300 })
	expect(await readSubscription(member)).toMatchObject({ phase: 'active', tier: 'premium' })
	expect(await requestRefund(wishOf(member, charge, { amount: 700 }))).toMatchObject({
		state: 'refused',
		refusal: 'less_left',
	})
	expect(await requestRefund(wishOf(member, charge))).toMatchObject({ state: 'done', refunded: 600 })
	expect(await requestRefund(wishOf(member, payment))).toMatchObject({ state: 'nothing_left', refunded: 0 })
	expect(await given()).toEqual([600, 300])
})

test('one id is one wish', async () => {
	const { member, payment, given } = await aPayment()
	const part = wishOf(member, payment, { amount: 300 })
	await requestRefund(part)
	await expect(requestRefund({ ...part, amount: 400 })).rejects.toMatchObject({ code: 'conflict' })
	const other = await aPayment()
	await expect(requestRefund({ ...part, userId: other.member.userId })).rejects.toMatchObject({
		code: 'conflict',
	})
	expect(await given()).toEqual([300])
})

test('while Stripe is away a wish waits, is tried again when its time has come, and then no more', async () => {
	const { member, payment, given } = await aPayment()
	const part = wishOf(member, payment, { amount: 300 })
	const end = withTroubles(billing.account, { when: /./, happen: broken, times: 1_000 })
	expect(await requestRefund(part)).toMatchObject({ state: 'pending', attempts: 1 })
	end()
	await retryRefunds()
	expect(await given()).toEqual([])
	await makeDue(part.id)
	await Promise.all([retryRefunds(), retryRefunds(), requestRefund(part)])
	expect(await requestRefund(part)).toMatchObject({ state: 'done', refunded: 300 })
	await makeDue(part.id)
	await retryRefunds()
	expect(await given()).toEqual([300])
})

test('an answer that was lost is found again, even when Stripe has forgotten the key', async () => {
	const { member, payment, given } = await aPayment()
	const part = wishOf(member, payment, { amount: 300 })
	const end = withTroubles(billing.account, {
		when: /^POST \/v1\/refunds/,
		times: 2,
		async happen() {
			const { stripe } = billing.account
			if ((await given()).length === 0) {
				const metadata = { pronto_refund: part.id }
				await stripe.refunds.create({ payment_intent: payment, amount: 300, metadata })
			}
			throw new TypeError('fetch failed')
		},
	})
	expect(await requestRefund(part)).toMatchObject({ state: 'pending' })
	end()
	const old = { dueAt: sql`now()`, firstTriedAt: sql`now() - interval '3 days'` }
	await db().update(refunds).set(old).where(eq(refunds.id, part.id))
	await retryRefunds()
	expect(await requestRefund(part)).toMatchObject({ state: 'done', refunded: 300 })
	expect(await given()).toEqual([300])
})

test('what a bank has taken back is not given a second time', async () => {
	const { member, payment, charge, given } = await aPayment()
	const { store } = billing.account
	store.transact(() => loseDispute(booksOf(store), store.get('charge', charge)))
	const wish = wishOf(member, payment)
	expect(await requestRefund(wish)).toMatchObject({ state: 'disputed', refunded: 0 })
	await makeDue(wish.id)
	await retryRefunds()
	expect(await given()).toEqual([])
})

test('a payment that Stripe does not know is refused, and not tried again', async () => {
	const { member } = await aPayment()
	const wish = wishOf(member, 'pi_unknown')
	expect(await requestRefund(wish)).toMatchObject({ state: 'refused', refusal: 'resource_missing' })
	await makeDue(wish.id)
	await retryRefunds()
	expect(await requestRefund(wish)).toMatchObject({ attempts: 1 })
})
