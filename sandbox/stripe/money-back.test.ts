import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Account, anAccount, aSubscriber } from '../../tests/support/billing/sandbox-stripe'
import { loseDispute } from './billing/money-back'
import { booksOf } from './clock'

let account: Account
let stripe: Stripe

beforeEach(async () => {
	account = await anAccount()
	stripe = account.stripe
})
afterEach(() => account.close())

async function aCharge() {
	const { customer, id } = await aSubscriber(account)
	const [charge] = (await stripe.charges.list({ customer: customer.id })).data
	if (!charge) throw new Error('Nothing was charged.')
	return { charge, subscription: id }
}

test('a refund in part, then in full, and then no more', async () => {
	const { charge, subscription } = await aCharge()
	const refund = await stripe.refunds.create({ charge: charge.id, amount: 300 })
	expect(refund).toMatchObject({ amount: 300, status: 'succeeded', charge: charge.id })
	expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 300, refunded: false })
	await expect(stripe.refunds.create({ charge: charge.id, amount: 700 })).rejects.toMatchObject({
		param: 'amount',
	})
	await stripe.refunds.create({ payment_intent: String(charge.payment_intent) })
	const refunded = await stripe.charges.retrieve(charge.id, { expand: ['refunds'] })
	expect(refunded).toMatchObject({ amount_refunded: 900, refunded: true })
	expect(refunded.refunds?.data.map(({ amount }) => amount)).toEqual([600, 300])
	await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
		code: 'charge_already_refunded',
	})
	expect((await stripe.events.list({ type: 'charge.refunded' })).data).toHaveLength(2)
	expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' })
})

test('from a charge one finds the subscription it paid', async () => {
	const { charge, subscription } = await aCharge()
	const payments = await stripe.invoicePayments.list({
		payment: { type: 'payment_intent', payment_intent: String(charge.payment_intent) },
		expand: ['data.invoice'],
	})
	expect(payments.data).toMatchObject([
		{ invoice: { parent: { subscription_details: { subscription } } }, status: 'paid' },
	])
})

test('a lost dispute is told twice: when it begins and when it is over', async () => {
	const { charge } = await aCharge()
	const { store } = account
	const dispute = store.transact(() => loseDispute(booksOf(store), store.get('charge', charge.id)))
	expect(await stripe.disputes.retrieve(dispute.id, { expand: ['charge'] })).toMatchObject({
		status: 'lost',
		charge: { id: charge.id, disputed: true, customer: charge.customer },
	})
	const events = await stripe.events.list({ types: ['charge.dispute.created', 'charge.dispute.closed'] })
	expect(events.data.map(({ type, data }) => [type, 'status' in data.object && data.object.status])).toEqual([
		['charge.dispute.closed', 'lost'],
		['charge.dispute.created', 'needs_response'],
	])
})
