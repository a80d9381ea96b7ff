import Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import {
	type Account,
	aCheckout,
	anAccount,
	anInbox,
	type Inbox,
} from '../../tests/support/billing/sandbox-stripe'
import { completeCheckout } from './billing/buying'
import { booksOf } from './clock'

let account: Account
let inbox: Inbox

afterEach(async () => {
	await account.close()
	await inbox.close()
})

async function open() {
	inbox = await anInbox()
	account = await anAccount(inbox.url)
	return account
}

test('somebody who pays has a subscription with the period on its item, and the product is told', async () => {
	const { stripe, store, webhookSecret, delivered } = await open()
	const { customer, session } = await aCheckout(account)
	expect(session).toMatchObject({
		status: 'open',
		payment_status: 'unpaid',
		amount_total: 900,
		currency: 'usd',
	})
	expect(session.url).toMatch(/^http:\/\/localhost:3000\/sandbox\/checkout\/cs_test_\w{48}$/)

	store.transact(() => completeCheckout(booksOf(store), store.get('checkout.session', session.id), false))
	const paid = await stripe.checkout.sessions.retrieve(session.id, {
		expand: ['subscription', 'customer', 'line_items'],
	})
	expect(paid).toMatchObject({
		status: 'complete',
		payment_status: 'paid',
		customer: { id: customer.id, email: 'marina@duarte.test', metadata: { user_id: '1' } },
		line_items: { data: [{ price: { lookup_key: 'pronto_premium_usd' } }] },
		subscription: { status: 'active', metadata: { user_id: '1' }, customer: customer.id },
	})
	const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' })
	const [item] = data[0]?.items.data ?? []
	expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThan(27 * 86_400)

	await delivered()
	expect(inbox.types()).toEqual([
		'customer.created',
		'invoice.finalized',
		'customer.subscription.created',
		'invoice.paid',
		'checkout.session.completed',
	])
	for (const { text, signature } of inbox.bodies) {
		expect(stripe.webhooks.constructEvent(text, signature, webhookSecret)).toMatchObject({
			object: 'event',
			api_version: Stripe.API_VERSION,
		})
	}
})
