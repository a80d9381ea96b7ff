import { expect, test } from 'vitest'
import { anAccount, aStoredMember } from '../../../../tests/support/accounts'
import { withBilling } from '../../../../tests/support/billing/billing'
import { failCard } from '../../../../tests/support/billing/sandbox-stripe'
import { broken, withTroubles } from '../../../../tests/support/billing/stripe-troubles'
import { contractOf } from '../../../../tests/support/billing/withdrawing'
import { speakToStripe } from '../stripe/stripe.server'
import { findCustomerId } from '../stripe-customer.server'
import { refreshNow } from '../subscription.server'
import { readBillingOverview } from './billing-overview.server'

const billing = withBilling()

test('somebody sees what they were billed, each with its receipt, and the card that pays the next one', async () => {
	const member = await billing.aBuyer('pro', 'BR')
	billing.account.pass(31 * 86_400)
	await refreshNow(member)
	const overview = await readBillingOverview(member)
	expect(overview?.payments).toHaveLength(2)
	for (const payment of overview?.payments ?? []) {
		expect(payment).toMatchObject({ state: 'paid', amount: 6_900, currency: 'BRL' })
		expect(payment.receipt).toMatch(/^https?:\/\/[^/]+\/sandbox\/invoice\/in_/)
	}
	expect(overview?.card).toEqual({ kind: 'card', brand: 'Visa', digits: '4242', month: 12, year: 2034 })
})

test('what was billed for an earlier plan is told from what was billed for the one that somebody has or had last', async () => {
	const member = await billing.aBuyer()
	const first = await contractOf(member)
	await billing.account.stripe.subscriptions.cancel(first)
	await refreshNow(member)
	expect(await readBillingOverview(member)).toMatchObject({
		plan: first,
		payments: [{ subscription: first }],
	})
	billing.pay(await billing.open(member))
	await refreshNow(member)
	const second = await contractOf(member)
	expect(await readBillingOverview(member)).toMatchObject({
		plan: second,
		payments: [{ subscription: second }, { subscription: first }],
	})
})

test('the card is the subscription’s own, else the customer’s; what is no card is said to be none', async () => {
	const member = await billing.aBuyer()
	const subscription = await contractOf(member)
	failCard(billing.account, subscription)
	expect((await readBillingOverview(member))?.card).toMatchObject({ digits: '0341' })
	const { store } = billing.account
	store.keep('subscription', { ...store.get('subscription', subscription), paymentMethod: null })
	expect((await readBillingOverview(member))?.card).toMatchObject({ digits: '0341' })
	const customer = (await findCustomerId(member.userId)) ?? ''
	store.keep('customer', { ...store.get('customer', customer), paymentMethod: null })
	expect((await readBillingOverview(member))?.card).toBeNull()
	const link = { id: subscription, customer, default_payment_method: { id: 'pm_1', type: 'link', link: {} } }
	const happen = async () => Response.json(link)
	const end = withTroubles(billing.account, { when: /^GET \/v1\/subscriptions\/sub_/, happen })
	expect((await readBillingOverview(member))?.card).toEqual({ kind: 'other' })
	end()
})

test('what failed says when it is tried again, and has no receipt; what went back says how much', async () => {
	const member = await billing.aBuyer()
	const [paid] = (await readBillingOverview(member))?.payments ?? []
	await billing.account.stripe.refunds.create({ charge: paid?.chargeId ?? '', amount: 250 })
	failCard(billing.account, await contractOf(member))
	billing.account.pass(31 * 86_400)
	const [failed, first] = (await readBillingOverview(member))?.payments ?? []
	expect(failed).toMatchObject({ state: 'failed', receipt: null, refunded: 0 })
	expect(failed?.nextTryAt).toBeTruthy()
	expect(first).toMatchObject({ state: 'partly_refunded', amount: 900, refunded: 250 })
})

test('who never was a customer has nothing, and Stripe is not asked', async () => {
	const end = withTroubles(billing.account, { when: /./, happen: broken, times: 9 })
	expect(await readBillingOverview(await aStoredMember())).toBeNull()
	expect(await readBillingOverview(await anAccount())).toBeNull()
	end()
})

test('somebody whose plan is over has their invoices, and no card that would be charged', async () => {
	const member = await billing.aBuyer()
	await billing.account.stripe.subscriptions.cancel(await contractOf(member))
	await refreshNow(member)
	expect(await readBillingOverview(member)).toMatchObject({ card: null, payments: [{ state: 'paid' }] })
})

test('where Stripe is broken, away or talks nonsense, nothing is made up', async () => {
	const member = await billing.aBuyer()
	const nonsense = async () => Response.json({ data: [{ id: 7 }] })
	for (const [when, happen] of [
		[/^GET \/v1\/invoices/, broken],
		[/^GET \/v1\/charges/, broken],
		[/^GET \/v1\/subscriptions\/sub_/, broken],
		[/^GET \/v1\/invoices/, nonsense],
	] as const) {
		const end = withTroubles(billing.account, { when, happen, times: 9 })
		await expect(readBillingOverview(member)).rejects.toMatchObject({ code: 'upstream_failed' })
		end()
	}
	const never = (): Promise<Response> => new Promise(() => undefined)
	speakToStripe(billing.account, never)
	const began = Date.now()
	await expect(readBillingOverview(member)).rejects.toMatchObject({ code: 'upstream_failed' })
	expect(Date.now() - began).toBeLessThan(6_000)
	speakToStripe(billing.account)
})

test('an address of a receipt that nobody should follow is left out', async () => {
	const member = await billing.aBuyer()
	const invoice = {
		...{ id: 'in_1', status: 'paid', created: 1, currency: 'usd', period_start: 1, period_end: 2 },
		hosted_invoice_url: 'javascript:alert(1)',
	}
	const happen = async () => Response.json({ data: [invoice] })
	const end = withTroubles(billing.account, { when: /^GET \/v1\/invoices/, happen })
	expect((await readBillingOverview(member))?.payments).toMatchObject([{ id: 'in_1', receipt: null }])
	end()
})
