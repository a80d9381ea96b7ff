import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
	type Account,
	aCheckout,
	anAccount,
	aSubscriber,
	failCard,
	priceId,
} from '../../tests/support/billing/sandbox-stripe'
import { overviewPage } from '../overview'
import { checkoutPage } from './pages/checkout'
import { portalPage } from './pages/portal'

const ORIGIN = 'http://localhost:3000'
const MONTH = 31 * 86_400

let account: Account
let stripe: Stripe

beforeEach(async () => {
	account = await anAccount()
	stripe = account.stripe
})
afterEach(() => account.close())

type Page = typeof checkoutPage

async function open(page: Page, address: string | null, headers: HeadersInit = {}) {
	const response = await page.request(new Request(address ?? '', { headers }))
	return { status: response.status, text: await response.text() }
}

async function send(page: Page, address: string | null, form: Record<string, string>) {
	const request = new Request(address ?? '', { method: 'POST', body: new URLSearchParams(form) })
	const response = await page.request(request)
	return {
		status: response.status,
		location: response.headers.get('Location'),
		text: await response.text(),
	}
}

const checkout = (address: string | null, decision: string) => send(checkoutPage, address, { decision })
const desk = (form: Record<string, string>) => send(overviewPage, `${ORIGIN}/sandbox`, form)

async function aPortal(customer: string) {
	const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: `${ORIGIN}/settings` })
	return url
}

test('the checkout says what is bought, for how much and for whom, and that nothing is real', async () => {
	const { session } = await aCheckout(account, 'pronto_pro_brl')
	const { text } = await open(checkoutPage, session.url, { 'Accept-Language': 'pt-BR' })
	for (const words of [
		'Pronto Legend',
		'R$ 69,00',
		'por mês',
		'marina@duarte.test',
		'Sandbox: nenhum pagamento real',
		'simulação',
		'href="http://localhost:3000/pricing"',
	]) {
		expect(text.replaceAll('\u00a0', ' ')).toContain(words)
	}
})

test('it speaks the language that it was opened in', async () => {
	const { customer } = await aCheckout(account)
	const { url } = await stripe.checkout.sessions.create({
		mode: 'subscription',
		customer: customer.id,
		line_items: [{ price: await priceId(account, 'pronto_premium_usd'), quantity: 1 }],
		success_url: ORIGIN,
		locale: 'pt-BR',
	})
	expect((await open(checkoutPage, url, { 'Accept-Language': 'en' })).text).toContain('<html lang="pt-BR"')
})

test('who pays comes back with the session’s id, and pays once only', async () => {
	const { session, customer } = await aCheckout(account)
	expect(await checkout(session.url, 'pay')).toMatchObject({
		status: 303,
		location: `${ORIGIN}/subscription-success?session_id=${session.id}`,
	})
	const again = await checkout(session.url, 'pay')
	expect(again.status).toBe(400)
	expect(again.text).toContain('already paid')
	expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1)
})

test('a declined card is said, and may be followed by one that works', async () => {
	const { session, customer } = await aCheckout(account)
	const declined = await checkout(session.url, 'decline')
	expect(declined.status).toBe(402)
	expect(declined.text).toContain('role="alert"')
	expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([])
	expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' })
	expect((await checkout(session.url, 'pay')).status).toBe(303)
})

test('who buys as a business types a name and a CNPJ or VAT number, which the invoice has; a wrong one buys nothing', async () => {
	const { customer } = await aCheckout(account)
	const { url } = await stripe.checkout.sessions.create({
		mode: 'subscription',
		customer: customer.id,
		line_items: [{ price: await priceId(account, 'pronto_premium_usd'), quantity: 1 }],
		success_url: ORIGIN,
		tax_id_collection: { enabled: true },
		customer_update: { name: 'auto' },
	})
	expect((await open(checkoutPage, url)).text).toContain('name="tax_id"')
	const typed = { decision: 'pay', name: 'Sá <Ltda>' }
	for (const tax_id of ['', '123', 'US123456789']) {
		const refused = await send(checkoutPage, url, { ...typed, tax_id })
		expect(refused.status, tax_id).toBe(400)
		expect(refused.text).toContain(`value="${tax_id}" aria-invalid="true"`)
		expect(refused.text).toContain('value="Sá &lt;Ltda&gt;"')
	}
	expect((await send(checkoutPage, url, { ...typed, tax_id: 'pt123456789' })).status).toBe(303)
	const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data
	expect(invoice).toMatchObject({
		customer_name: 'Sá <Ltda>',
		customer_tax_ids: [{ type: 'eu_vat', value: 'PT123456789' }],
	})
})

test('an expired checkout can’t be paid', async () => {
	const { session } = await aCheckout(account)
	await stripe.checkout.sessions.expire(session.id)
	expect((await open(checkoutPage, session.url)).text).toContain('has expired')
	expect((await checkout(session.url, 'pay')).status).toBe(400)
	expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired' })
})

test('what nobody opened is not found', async () => {
	const { customer } = await aSubscriber(account)
	const { url } = await stripe.checkout.sessions.create({
		mode: 'subscription',
		customer: customer.id,
		line_items: [{ price: await priceId(account, 'pronto_premium_usd') }],
		success_url: ORIGIN,
	})
	const checkoutId = url?.split('/').at(-1)
	for (const [page, path] of [
		[checkoutPage, '/sandbox/checkout/cs_test_nobody'],
		[portalPage, '/sandbox/portal/bps_nobody'],
		[portalPage, `/sandbox/portal/${checkoutId}`],
	] as const) {
		expect((await open(page, ORIGIN + path)).status).toBe(404)
		expect((await send(page, ORIGIN + path, { decision: 'pay', action: 'cancel' })).status).toBe(404)
	}
	expect((await desk({ action: 'refund', charge: 'ch_nobody' })).status).toBe(404)
	expect((await desk({ action: 'nonsense' })).status).toBe(404)
})

test('what somebody is called is text, never markup', async () => {
	const { customer, session } = await aCheckout(account)
	await stripe.customers.update(customer.id, { email: '<script>alert(1)</script>@pronto.test' })
	for (const { text } of [
		await open(checkoutPage, session.url),
		await open(portalPage, await aPortal(customer.id)),
		await open(overviewPage, `${ORIGIN}/sandbox`),
	]) {
		expect(text).toContain('&lt;script&gt;alert(1)')
		expect(text).not.toContain('<script>')
	}
})

test('in the portal one cancels at the end of the period, and resumes', async () => {
	const { customer, id } = await aSubscriber(account)
	const portal = await aPortal(customer.id)
	expect(await send(portalPage, portal, { action: 'cancel' })).toMatchObject({ status: 303 })
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
		cancel_at_period_end: true,
		status: 'active',
	})
	expect((await open(portalPage, portal)).text).toContain('Keep the subscription')
	await send(portalPage, portal, { action: 'resume' })
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false })
})

test('who cancels while a downgrade waits ends with the period: the schedule lets go', async () => {
	const { customer, id, end } = await aSubscriber(account, 'pronto_pro_usd')
	const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id })
	await send(portalPage, await aPortal(customer.id), { action: 'cancel' })
	expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({ status: 'released' })
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ schedule: null, cancel_at: end })
})

test('a card that fails at the next renewal, and another that pays what is open', async () => {
	const { customer, id } = await aSubscriber(account)
	const portal = await aPortal(customer.id)
	await send(portalPage, portal, { action: 'card', card: 'fails' })
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
	account.pass(MONTH)
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' })
	expect((await open(portalPage, portal)).text).toContain('The last payment failed. The next attempt is on')
	const [invoice] = (await stripe.invoices.list({ subscription: id, status: 'open' })).data
	const pay = { action: 'pay', invoice: invoice?.id ?? '' }
	expect((await send(portalPage, portal, pay)).status).toBe(402)
	await send(portalPage, portal, { action: 'card', card: 'works' })
	expect((await send(portalPage, portal, pay)).status).toBe(303)
	expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
	expect((await send(portalPage, portal, pay)).status).toBe(404)
})

test('nobody pays another customer’s invoice', async () => {
	const { id } = await aSubscriber(account)
	failCard(account, id)
	account.pass(MONTH)
	const [invoice] = (await stripe.invoices.list({ subscription: id, status: 'open' })).data
	const stranger = await stripe.customers.create()
	const portal = await aPortal(stranger.id)
	expect((await send(portalPage, portal, { action: 'pay', invoice: invoice?.id ?? '' })).status).toBe(404)
	expect(await stripe.invoices.retrieve(invoice?.id ?? '')).toMatchObject({ attempt_count: 1 })
})

test('at the sandbox’s page the clock moves to the next renewal', async () => {
	const { id, end } = await aSubscriber(account)
	expect(await desk({ action: 'clock', step: 'renewal' })).toMatchObject({
		status: 303,
		location: '/sandbox',
	})
	const renewed = await stripe.subscriptions.retrieve(id)
	expect(renewed.items.data[0]?.current_period_start).toBe(end)
	await desk({ action: 'clock', step: 'day' })
	await desk({ action: 'clock', step: 'month' })
	expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(3)
})

test('there money is given back, in part or in full, and a dispute is lost', async () => {
	const { customer } = await aSubscriber(account)
	account.pass(MONTH)
	const [newer, older] = (await stripe.charges.list({ customer: customer.id })).data
	const charge = older?.id ?? ''
	await desk({ action: 'refund-half', charge })
	expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 450, refunded: false })
	await desk({ action: 'refund', charge })
	expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 900, refunded: true })
	expect((await desk({ action: 'refund', charge })).status).toBe(303)
	await desk({ action: 'dispute', charge: newer?.id ?? '' })
	expect(await stripe.charges.retrieve(newer?.id ?? '')).toMatchObject({ disputed: true })
	const { text } = await open(overviewPage, `${ORIGIN}/sandbox`)
	expect(text).toContain('$9.00 refunded')
	expect(text).toContain('taken back by the bank')
})
