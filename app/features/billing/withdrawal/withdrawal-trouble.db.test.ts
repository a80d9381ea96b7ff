import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { setClockAhead } from '~/db/clock.server'
import { removeAccount } from '~/features/personal-data/account-removal.server'
import { closeDispute, loseDispute, openDispute } from '../../../../sandbox/stripe/billing/money-back'
import { booksOf, offsetOf } from '../../../../sandbox/stripe/clock'
import { catchMails, PASSWORD } from '../../../../tests/support/accounts'
import { withBilling } from '../../../../tests/support/billing/billing'
import { failCard } from '../../../../tests/support/billing/sandbox-stripe'
import { broken, withTroubles } from '../../../../tests/support/billing/stripe-troubles'
import {
	BRAZIL,
	confirmed,
	contractOf,
	makeWithdrawalsDue,
	moneyOf,
} from '../../../../tests/support/billing/withdrawing'
import { findCustomerId } from '../stripe-customer.server'
import { receiveStripeEvent } from '../subscription/stripe-event.server'
import { readSubscription } from '../subscription.server'
import { withdrawals } from './schema.server'
import { readStanding } from './standing.server'
import { retryWithdrawals } from './withdrawal.server'
import { sendWithdrawalMails } from './withdrawal-mail.server'

const billing = withBilling()
const mails = catchMails()
const ALWAYS = 10_000

beforeAll(() => setClockAhead(() => offsetOf(billing.account.store)))
afterAll(() => setClockAhead(undefined))

const subjects = async ({ email }: Member) =>
	(await mails.sentTo(email))
		.toReversed()
		.map(({ subject }) => subject)
		.filter((subject) => /withdrawal/.test(subject))

async function chargeOf({ userId }: Member): Promise<string> {
	const customer = (await findCustomerId(userId)) ?? ''
	const [charge] = (await billing.account.stripe.charges.list({ customer })).data
	return charge?.id ?? ''
}

async function tryAgain(): Promise<void> {
	await makeWithdrawalsDue()
	await retryWithdrawals()
}

test('while Stripe is away a withdrawal counts from its moment, and is carried out as soon as it answers', async () => {
	const member = await billing.aBuyer()
	const end = withTroubles(billing.account, { when: /./, happen: broken, times: ALWAYS })
	expect(await readStanding(member, BRAZIL)).toMatchObject({ kind: 'open', money: null })
	const stored = await confirmed(member)
	expect(stored).toMatchObject({ state: 'received', endedAt: null, refunded: 0 })
	expect(await confirmed(member)).toMatchObject({ id: stored.id, state: 'received' })
	expect(await subjects(member)).toHaveLength(1)
	await tryAgain()
	end()
	await tryAgain()
	expect(await confirmed(member)).toMatchObject({
		state: 'done',
		refunded: 900,
		receivedAt: stored.receivedAt,
	})
	expect(await moneyOf(billing.account, member)).toEqual({ paid: 900, back: 900 })
	expect(await readSubscription(member)).toMatchObject({ tier: 'free' })
	expect(await subjects(member)).toEqual([
		expect.stringContaining('We received your withdrawal'),
		expect.stringContaining('is complete'),
	])
})

test.each([
	['ending the plan', /^DELETE \/v1\/subscriptions/],
	['giving back', /^POST \/v1\/refunds/],
	['looking what was paid', /^GET \/v1\/invoices/],
])('broken off while %s, it is done again, and no cent twice', async (_, when) => {
	const member = await billing.aBuyer()
	const contract = await contractOf(member)
	// The first look is the page's; what follows is the press.
	await readStanding(member, BRAZIL)
	const end = withTroubles(billing.account, { when, happen: broken, times: ALWAYS })
	const stored = await confirmed(member, BRAZIL, contract)
	expect(stored.state).toBe('received')
	end()
	await Promise.all([tryAgain(), tryAgain(), confirmed(member, BRAZIL, contract)])
	await tryAgain()
	expect(await confirmed(member, BRAZIL, contract)).toMatchObject({ state: 'done', refunded: 900 })
	expect(await moneyOf(billing.account, member)).toEqual({ paid: 900, back: 900 })
})

test('an answer of Stripe’s that was lost is found again', async () => {
	const member = await billing.aBuyer()
	const end = withTroubles(billing.account, {
		when: /^POST \/v1\/refunds/,
		times: 2,
		async happen() {
			throw new TypeError('fetch failed')
		},
	})
	const stored = await confirmed(member)
	expect(stored.state).toBe('received')
	end()
	// It had come through after all.
	await billing.account.stripe.refunds.create({
		charge: await chargeOf(member),
		metadata: { pronto_refund: `withdrawal-${stored.id}-${await intentOf(member)}` },
	})
	await tryAgain()
	expect(await confirmed(member)).toMatchObject({ state: 'done', refunded: 900, refundedBefore: 0 })
	expect(await moneyOf(billing.account, member)).toEqual({ paid: 900, back: 900 })
})

async function intentOf(member: Member): Promise<string> {
	const charge = await billing.account.stripe.charges.retrieve(await chargeOf(member))
	return String(charge.payment_intent)
}

test('what went back before, in part or whole, elsewhere, does not go back again', async () => {
	const [part, whole] = [await billing.aBuyer(), await billing.aBuyer()]
	const { stripe } = billing.account
	await stripe.refunds.create({ charge: await chargeOf(part), amount: 400 })
	expect(await readStanding(part, BRAZIL)).toMatchObject({ money: { left: 500, before: 400 } })
	expect(await confirmed(part)).toMatchObject({ state: 'done', refunded: 500, refundedBefore: 400 })
	expect(await moneyOf(billing.account, part)).toEqual({ paid: 900, back: 900 })
	const contract = await contractOf(whole)
	await stripe.refunds.create({ charge: await chargeOf(whole) })
	// The plan is still there until Stripe has told of the refund.
	expect(await confirmed(whole, BRAZIL, contract)).toMatchObject({
		state: 'done',
		refunded: 0,
		refundedBefore: 900,
	})
	expect(await moneyOf(billing.account, whole)).toEqual({ paid: 900, back: 900 })
})

test('whose money went back elsewhere, and whose plan ended by that, hears so', async () => {
	const member = await billing.aBuyer()
	const { stripe } = billing.account
	await stripe.refunds.create({ charge: await chargeOf(member) })
	await stripe.subscriptions.cancel(await contractOf(member))
	expect(await readStanding(member, BRAZIL)).toMatchObject({
		kind: 'repaid',
		money: { before: 900, left: 0 },
	})
	await expect(confirmed(member)).rejects.toMatchObject({ message: 'withdraw_nothing_left' })
})

test.each([
	['won by us', 'won', 900],
	['lost', 'lost', 0],
] as const)('what a bank has waits for its decision: %s', async (_, decision, back) => {
	const member = await billing.aBuyer()
	const { store } = billing.account
	const charge = await chargeOf(member)
	const dispute = store.transact(() => openDispute(booksOf(store), store.get('charge', charge)))
	expect(await confirmed(member)).toMatchObject({ state: 'disputed', refunded: 0, disputed: 900 })
	expect(await readSubscription(member)).toMatchObject({ tier: 'free' })
	expect(await subjects(member)).toHaveLength(1)
	await tryAgain()
	store.transact(() => closeDispute(booksOf(store), dispute, decision))
	const event = { id: `evt_${dispute.id}`, type: 'charge.dispute.closed', data: { object: { ...dispute } } }
	const { body, signature } = billing.signed(event)
	await receiveStripeEvent(body, signature)
	await retryWithdrawals()
	expect(await confirmed(member)).toMatchObject({ state: 'done', refunded: back, disputed: 900 - back })
	expect(await moneyOf(billing.account, member)).toEqual({ paid: 900, back })
	expect(await subjects(member)).toHaveLength(2)
})

test('who lost the plan by a lost dispute has it from the bank', async () => {
	const member = await billing.aBuyer()
	const { store, stripe } = billing.account
	const charge = await chargeOf(member)
	store.transact(() => loseDispute(booksOf(store), store.get('charge', charge)))
	await stripe.subscriptions.cancel(await contractOf(member))
	expect(await readStanding(member, BRAZIL)).toMatchObject({ kind: 'repaid', money: { disputed: 900 } })
})

test('what was bought twice at the same moment goes back whole: the second one by itself, the first by the withdrawal', async () => {
	const member = await billing.aBuyer()
	const { stripe } = billing.account
	billing.account.pass(2)
	const customer = (await findCustomerId(member.userId)) ?? ''
	const [price] = (await stripe.prices.list({ lookup_keys: ['pronto_pro_usd'] })).data
	const session = await stripe.checkout.sessions.create({
		mode: 'subscription',
		customer,
		line_items: [{ price: price?.id ?? '', quantity: 1 }],
		success_url: 'http://localhost:3000/subscription-success',
		subscription_data: { metadata: { user_id: member.userId } },
	})
	billing.pay(session.id)
	const contract = await contractOf(member)
	await Promise.all([confirmed(member, BRAZIL, contract), confirmed(member, BRAZIL, contract)])
	expect(await moneyOf(billing.account, member)).toEqual({ paid: 2_800, back: 2_800 })
	expect((await stripe.subscriptions.list({ customer })).data).toEqual([])
})

test('what could not be charged is not owed any more', async () => {
	const member = await billing.aBuyer()
	const contract = await contractOf(member)
	failCard(billing.account, contract)
	const { stripe } = billing.account
	const [price] = (await stripe.prices.list({ lookup_keys: ['pronto_pro_usd'] })).data
	const { items } = await stripe.subscriptions.retrieve(contract)
	await stripe.subscriptions.update(contract, {
		items: [{ id: items.data[0]?.id ?? '', price: price?.id ?? '' }],
		proration_behavior: 'always_invoice',
		payment_behavior: 'pending_if_incomplete',
	})
	expect((await stripe.invoices.list({ subscription: contract, status: 'open' })).data).toHaveLength(1)
	expect(await confirmed(member)).toMatchObject({ state: 'done', refunded: 900 })
	expect((await stripe.invoices.list({ subscription: contract, status: 'open' })).data).toEqual([])
})

test('who deletes the account before Stripe has it gets the money all the same, then nothing is kept', async () => {
	const member = await billing.aBuyer()
	const end = withTroubles(billing.account, { when: /^POST \/v1\/refunds/, happen: broken, times: ALWAYS })
	const { id } = await confirmed(member)
	expect(await subjects(member)).toHaveLength(1)
	const before = await moneyOf(billing.account, member)
	const charge = await chargeOf(member)
	await removeAccount(member, PASSWORD)
	end()
	expect(before).toEqual({ paid: 900, back: 0 })
	const kept = () => db().select().from(withdrawals).where(eq(withdrawals.id, id))
	expect(await kept()).toMatchObject([{ userId: null, state: 'received' }])
	await tryAgain()
	await sendWithdrawalMails()
	expect(await billing.account.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 900 })
	expect(await subjects(member)).toHaveLength(2)
	expect(await kept()).toEqual([])
})

test('who deletes the account after a withdrawal leaves nothing of it', async () => {
	const member = await billing.aBuyer()
	const { id } = await confirmed(member)
	await mails.sentTo(member.email)
	await removeAccount(member, PASSWORD)
	expect(await db().select().from(withdrawals).where(eq(withdrawals.id, id))).toEqual([])
})
