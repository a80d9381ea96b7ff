import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Account, anAccount, priceId } from '../../tests/support/billing/sandbox-stripe'
import { checkoutPage } from './pages/checkout'

let account: Account

beforeEach(async () => {
	account = await anAccount()
})
afterEach(() => account.close())

async function aCheckout(takesCodes: boolean) {
	return account.stripe.checkout.sessions.create({
		mode: 'subscription',
		customer_email: 'marina@duarte.test',
		line_items: [{ price: await priceId(account, 'pronto_premium_usd'), quantity: 1 }],
		success_url: 'http://localhost:3000/subscription-success',
		allow_promotion_codes: takesCodes,
	})
}

async function press(url: string | null, form: Record<string, string>) {
	const request = new Request(url ?? '', { method: 'POST', body: new URLSearchParams(form) })
	const response = await checkoutPage.request(request)
	return { status: response.status, text: await response.text() }
}

async function bought() {
	const { data } = await account.stripe.subscriptions.list({ expand: ['data.latest_invoice'] })
	const [subscription] = data
	if (!subscription) throw new Error('Nothing was bought.')
	return subscription
}

test('a code is tried before it is paid with, in any case, and a wrong one pays nothing', async () => {
	const { url } = await aCheckout(true)
	const wrong = await press(url, { decision: 'pay', promotion: 'FREE4EVER' })
	expect([wrong.status, wrong.text.includes('id="promotion-error"')]).toEqual([400, true])
	const tried = await press(url, { decision: 'apply', promotion: ' pronto50 ' })
	expect([tried.status, tried.text.includes('$4.50')]).toEqual([200, true])
	expect((await account.stripe.subscriptions.list()).data).toEqual([])
	await press(url, { decision: 'pay', promotion: ' pronto50 ' })
	const { latest_invoice: invoice, discounts } = await bought()
	expect(invoice).toMatchObject({ subtotal: 900, total: 450, amount_paid: 450 })
	expect(discounts).toHaveLength(1)
	const [session] = (await account.stripe.checkout.sessions.list()).data
	expect(session).toMatchObject({ amount_total: 450, total_details: { amount_discount: 450 } })
})

test('a checkout that takes no codes has no field for them, and takes none off', async () => {
	const { url } = await aCheckout(false)
	expect((await press(url, { decision: 'apply', promotion: 'PRONTO50' })).text).not.toContain('promotion')
	await press(url, { decision: 'pay', promotion: '' })
	expect((await bought()).discounts).toEqual([])
})

test('a schedule whose phases name no discounts ends them, as in Stripe', async () => {
	const { url } = await aCheckout(true)
	await press(url, { decision: 'pay', promotion: 'PRONTO20' })
	const { id, discounts, items } = await bought()
	const [item] = items.data
	const [discount] = discounts
	if (!item || typeof discount !== 'string') throw new Error('Nothing is taken off.')
	const { stripe } = account
	const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id })
	const phase = {
		items: [{ price: item.price.id, quantity: 1 }],
		start_date: item.current_period_start,
		end_date: item.current_period_end,
	}
	await stripe.subscriptionSchedules.update(schedule.id, {
		phases: [{ ...phase, discounts: [{ discount }] }],
	})
	expect((await bought()).discounts).toEqual([discount])
	await stripe.subscriptionSchedules.update(schedule.id, { phases: [phase] })
	expect((await bought()).discounts).toEqual([])
})
