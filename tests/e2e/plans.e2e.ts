import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'
import { expect, inBothLanguages, message, open, test } from './journey.ts'
import { beSomebodyNew } from './people.ts'
import type { Language, Translate } from './words.ts'

// A server of their own, one after the other: they move the payment provider's clock.
test.describe.configure({ mode: 'default', timeout: 60_000 })

const PASSWORD = 'a good password'
const PRICE = {
	en: { premium: '$9', pro: '$19', nothing: '$0' },
	pt: { premium: 'R$ 29', pro: 'R$ 69', nothing: 'R$ 0' },
} as const
const LONG_DATE = {
	en: /[A-Z][a-z]+ \d{1,2}, \d{4}/,
	pt: /\d{1,2} de [a-zç]+ de \d{4}/,
} as const

let server: RunningServer
test.beforeAll(async () => {
	server = await startServer()
})
test.afterAll(() => server.stop())

const at = (path: string) => server.origin + path
const arrivedAt = (path: string | RegExp) => (url: URL) =>
	typeof path === 'string' ? url.pathname + url.search === path : path.test(url.pathname)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const subscription = (page: Page) => open(page, at('/settings?tab=subscription'))
/** What stands beside a label in the settings. */
const fact = (page: Page, label: string) =>
	page
		.locator('.stat > div')
		.filter({ has: page.getByText(label, { exact: true }) })
		.locator('dd')

async function somebody(page: Page): Promise<void> {
	const email = `${randomUUID()}@pronto.test`
	await beSomebodyNew(page.context(), server.origin, { email, password: PASSWORD })
}

async function choose(page: Page, t: Translate, plan: 'Creator' | 'Legend'): Promise<void> {
	await open(page, at('/pricing'))
	await button(page, t('choose_plan', { plan })).click()
	await page.waitForURL(arrivedAt(/^\/sandbox\/checkout\//))
}

async function pay(page: Page): Promise<void> {
	await page.locator('button[value=pay]').click()
	await page.waitForURL(arrivedAt('/subscription-success'))
}

/** Somebody new who has just bought a plan. */
async function subscribe(page: Page, t: Translate, plan: 'Creator' | 'Legend'): Promise<void> {
	await somebody(page)
	await choose(page, t, plan)
	await pay(page)
}

async function openPortal(page: Page, t: Translate): Promise<void> {
	await subscription(page)
	await button(page, t('manage_subscription')).click()
	await page.waitForURL(arrivedAt(/^\/sandbox\/portal\//))
}

async function leavePortal(page: Page): Promise<void> {
	await page.locator('.checkout-order a').click()
	await page.waitForURL(arrivedAt('/settings?tab=subscription'))
}

/** Moves the payment provider's clock, and waits until the product was told what came of it. */
async function pass(browser: Browser, step: 'day' | 'month' | 'renewal'): Promise<void> {
	const desk = await browser.newPage()
	await desk.goto(at('/sandbox'))
	await desk.locator(`button[name=step][value=${step}]`).click()
	await desk.close()
}

inBothLanguages((language: Language) => {
	const price = PRICE[language]

	test('a visitor sees the prices of their country, logs in on the way, pays, and has access at once', async ({
		page,
		t,
	}) => {
		await open(page, at('/pricing'))
		for (const [plan, amount] of [
			['Explorer', price.nothing],
			['Creator', price.premium],
			['Legend', price.pro],
		] as const) {
			const card = page.getByRole('region', { name: plan, exact: true })
			await expect(card.locator('.price')).toContainText(amount)
		}
		await button(page, t('choose_plan', { plan: 'Creator' })).click()
		await page.waitForURL(arrivedAt('/login?next=%2Fpricing'))
		await expect(message(page, 'log_in_to_subscribe_to_a_premium_plan')).toHaveText(
			t('log_in_to_subscribe_to_a_premium_plan'),
		)
		await link(page, t('sign_up')).click()
		await page.getByLabel(t('email')).fill(`${randomUUID()}@pronto.test`)
		await page.getByLabel(t('password'), { exact: true }).fill(PASSWORD)
		await button(page, t('sign_up')).click()
		await page.waitForURL(arrivedAt('/pricing'))
		await choose(page, t, 'Creator')
		await expect(page.locator('.checkout-order h1')).toContainText(price.premium)
		await pay(page)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subscription_successful'))
		await expect(page.locator('.result-card')).toContainText('Creator')
		await expect(page.locator('.result-card')).toContainText(price.premium)
		await expect(page.locator('.result-card')).toContainText(LONG_DATE[language])
		await link(page, t('view_your_account')).click()
		await page.waitForURL(arrivedAt('/settings?tab=subscription'))
		await expect(fact(page, t('subscription_status'))).toHaveText(t('subscription_active'))
		await expect(fact(page, t('next_billing_date'))).toHaveText(LONG_DATE[language])
		await open(page, at('/prompt/2'))
		await expect(page.locator('.prompt-text')).toBeVisible()
		const panel = page.getByRole('complementary', { name: t('prompt_actions') })
		await expect(panel).toContainText(t('plan_is_active', { plan: 'Creator' }))
		await button(page, t('manage_subscription')).click()
		await page.waitForURL(arrivedAt(/^\/sandbox\/portal\//))
	})

	test('only the chosen plan says that the checkout opens', async ({ page, t }) => {
		await somebody(page)
		await open(page, at('/pricing'))
		const sent = Promise.withResolvers<void>()
		await page.route('**/pricing.data', async (route) => {
			await sent.promise
			await route.continue()
		})
		await button(page, t('choose_plan', { plan: 'Legend' })).click()
		await expect(button(page, t('opening_checkout'))).toHaveAttribute('aria-busy', 'true')
		await expect(button(page, t('opening_checkout'))).toHaveCount(1)
		await expect(button(page, t('choose_plan', { plan: 'Creator' }))).toBeVisible()
		sent.resolve()
		await page.waitForURL(arrivedAt(/^\/sandbox\/checkout\//))
	})

	test('the free plan is there already', async ({ page, t }) => {
		await open(page, at('/pricing'))
		await button(page, t('start_free')).click()
		await page.waitForURL(arrivedAt('/'))
		await expect(message(page, 'you_already_have_access_to_the_free_plan')).toHaveText(
			t('you_already_have_access_to_the_free_plan'),
		)
	})

	test('a declined card buys nothing, and the success page says so', async ({ page, t }) => {
		await somebody(page)
		await choose(page, t, 'Creator')
		await page.locator('button[value=decline]').click()
		await expect(page.getByRole('alert')).toBeVisible()
		await page.goto(at('/subscription-success?session_id=cs_test_of_somebody_else'))
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('not_subscribed_title'))
		await expect(page).toHaveURL(at('/subscription-success'))
		await open(page, at('/prompt/2'))
		await expect(page.locator('.prompt-text')).toHaveCount(0)
	})

	test('without scripts one buys as well', async ({ browser, locale }) => {
		const context = await browser.newContext({ javaScriptEnabled: false, ...(locale ? { locale } : {}) })
		const page = await context.newPage()
		await somebody(page)
		await page.goto(at('/pricing'))
		await page.locator('button[value=pro]').click()
		await page.waitForURL(arrivedAt(/^\/sandbox\/checkout\//))
		await pay(page)
		await expect(page.locator('.result-card')).toContainText('Legend')
		await context.close()
	})

	test('a Creator schedules Legend, takes it back, and starts it at once for the difference', async ({
		page,
		t,
	}) => {
		await subscribe(page, t, 'Creator')
		await open(page, at('/pricing'))
		await expect(page.getByRole('region', { name: 'Creator', exact: true })).toContainText(t('your_plan'))
		await link(page, t('upgrade_to', { plan: 'Legend' })).click()
		await page.waitForURL(arrivedAt('/settings?tab=subscription&plan=pro'))
		const next = page.getByRole('region', { name: t('change_next_title') })
		await expect(next).toContainText(LONG_DATE[language])
		await expect(next).toContainText(price.pro)
		await next.getByRole('button').click()
		await expect(message(page, 'plan_change_scheduled')).toBeVisible()
		const scheduled = page.locator('.plan-scheduled')
		await expect(scheduled).toContainText('Legend')
		await expect(scheduled).toContainText(LONG_DATE[language])
		await expect(fact(page, t('current_plan'))).toContainText('Creator')
		await button(page, t('keep_plan', { plan: 'Creator' })).click()
		await expect(message(page, 'plan_change_undone')).toBeVisible()
		await expect(scheduled).toHaveCount(0)

		await open(page, at('/settings?tab=subscription&plan=pro'))
		const now = page.getByRole('region', { name: t('change_now_title') })
		await expect(now).toContainText({ en: '$10.00', pt: 'R$ 40,00' }[language])
		await now.getByRole('button').click()
		await expect(message(page, 'plan_changed')).toBeVisible()
		await expect(fact(page, t('current_plan'))).toContainText('Legend')
		await expect(page.getByRole('banner').getByRole('link', { name: t('nav_chat') })).toBeVisible()
	})

	test('a Legend who goes down keeps Legend until the next cycle', async ({ page, t, browser }) => {
		await subscribe(page, t, 'Legend')
		await open(page, at('/pricing'))
		await link(page, t('downgrade_to', { plan: 'Creator' })).click()
		await expect(page.getByRole('region', { name: t('change_now_title') })).toHaveCount(0)
		await page
			.getByRole('region', { name: t('change_next_title') })
			.getByRole('button')
			.click()
		await expect(message(page, 'plan_change_scheduled')).toBeVisible()
		await expect(fact(page, t('current_plan'))).toContainText('Legend')
		await pass(browser, 'month')
		await expect(async () => {
			await subscription(page)
			await expect(fact(page, t('current_plan'))).toContainText('Creator', { timeout: 1_000 })
		}).toPass()
		await expect(page.getByRole('banner').getByRole('link', { name: t('nav_chat') })).toHaveCount(0)
	})

	test('who cancels keeps access, may change their mind, and loses it when the period ends', async ({
		page,
		t,
		browser,
	}) => {
		await subscribe(page, t, 'Creator')
		await openPortal(page, t)
		await button(page, t('sandbox_portal_cancel')).click()
		await leavePortal(page)
		await expect(fact(page, t('subscription_status'))).toHaveText(t('subscription_ending'))
		await expect(fact(page, t('access_until'))).toHaveText(LONG_DATE[language])
		await expect(fact(page, t('current_plan'))).toContainText('Creator')
		await openPortal(page, t)
		await button(page, t('sandbox_portal_resume')).click()
		await leavePortal(page)
		await expect(fact(page, t('subscription_status'))).toHaveText(t('subscription_active'))
		await openPortal(page, t)
		await button(page, t('sandbox_portal_cancel')).click()
		await leavePortal(page)
		await pass(browser, 'month')
		await expect(async () => {
			await subscription(page)
			await expect(fact(page, t('subscription_status'))).toHaveText(t('subscription_ended'), {
				timeout: 1_000,
			})
		}).toPass()
		await expect(link(page, t('see_plans'))).toBeVisible()
		await open(page, at('/prompt/2'))
		await expect(page.locator('.prompt-text')).toHaveCount(0)
	})

	test('a failed renewal keeps access and is said on every page, until it is paid', async ({
		page,
		t,
		browser,
	}) => {
		await subscribe(page, t, 'Creator')
		await openPortal(page, t)
		await page.getByLabel(t('sandbox_portal_card_fails')).check()
		await button(page, t('sandbox_portal_card_save')).click()
		await leavePortal(page)
		await pass(browser, 'month')
		await expect(async () => {
			await open(page, at('/prompt/2'))
			await expect(page.getByRole('note').filter({ hasText: t('last_payment_failed') })).toBeVisible({
				timeout: 1_000,
			})
		}).toPass()
		await expect(page.locator('.prompt-text')).toBeVisible()
		await button(page, t('update_payment')).click()
		await page.waitForURL(arrivedAt(/^\/sandbox\/portal\//))
		await page.getByLabel(t('sandbox_portal_card_works')).check()
		await button(page, t('sandbox_portal_card_save')).click()
		await button(page, t('sandbox_invoice_pay')).click()
		await leavePortal(page)
		await expect(fact(page, t('subscription_status'))).toHaveText(t('subscription_active'))
		await open(page, at('/popular'))
		await expect(message(page, 'last_payment_failed')).toHaveCount(0)
	})

	test('a tab that comes back to the front learns of a plan that was bought in another', async ({
		page,
		t,
		context,
	}) => {
		await somebody(page)
		await page.clock.install()
		await open(page, at('/prompt/2'))
		await expect(page.locator('.lock')).toBeVisible()
		const other = await context.newPage()
		await choose(other, t, 'Creator')
		await pay(other)
		await other.close()
		await page.clock.fastForward(61_000)
		await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
		await expect(page.locator('.prompt-text')).toBeVisible()
	})

	test('a check that takes its time says so; one that fails says why, and is over', async ({
		page,
		t,
		allowNoise,
	}) => {
		allowNoise(/Failed to load resource/)
		await somebody(page)
		const answered = Promise.withResolvers<void>()
		await page.route('**/functions/v1/check-subscription', async (route) => {
			await answered.promise
			await route.fulfill({ status: 502, json: { error: 'upstream_failed', message: 'Out of order.' } })
		})
		await page.goto(at('/prompt/2'))
		const panel = page.getByRole('complementary', { name: t('prompt_actions') })
		await expect(panel.getByRole('status').filter({ hasText: t('checking_subscription') })).toBeAttached()
		answered.resolve()
		await expect(panel).toContainText('Out of order.')
		await expect(panel.getByRole('status').filter({ hasText: t('checking_subscription') })).toHaveCount(0)
	})

	test('a success page is for who is logged in', async ({ page }) => {
		await page.goto(at('/subscription-success?session_id=cs_test_1'))
		expect(new URL(page.url()).pathname).toBe('/login')
		expect(new URL(page.url()).searchParams.get('next')).toBe('/subscription-success?session_id=cs_test_1')
	})
})
