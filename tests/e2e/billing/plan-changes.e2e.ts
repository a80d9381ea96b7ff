import type { Page } from '@playwright/test'
import { type RunningServer, startServer } from '../../support/server.ts'
import { test as base, expect, inBothLanguages, inOneLanguage, message, open } from '../support/journey.ts'
import {
	arrivedAt,
	becomeSomebody,
	button,
	choose,
	fact,
	LONG_DATE,
	leavePortal,
	link,
	openPortal,
	openSubscription,
	PRICE,
	passAMonth,
	pay,
} from '../support/plan-journey.ts'
import type { Translate } from '../support/words.ts'

/** A server of their own, because they move the payment provider's clock. */
const test = base.extend<object, { ownServer: RunningServer }>({
	ownServer: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument
		async ({}, use) => {
			const server = await startServer()
			await use(server)
			await server.stop()
		},
		{ scope: 'worker' },
	],
	baseURL: ({ ownServer }, use) => use(ownServer.origin),
})

// One after the other: each may move the clock for the others.
test.describe.configure({ mode: 'default' })

/** Somebody new who has just bought a plan. */
async function subscribe(page: Page, origin: string | undefined, t: Translate, plan: 'Creator' | 'Legend') {
	await becomeSomebody(page, origin)
	await choose(page, t, plan)
	await pay(page)
}

inBothLanguages((language) => {
	const price = PRICE[language]

	test('a Creator schedules Legend, takes it back, and starts it at once for the difference', async ({
		page,
		baseURL,
		t,
	}) => {
		await subscribe(page, baseURL, t, 'Creator')
		await open(page, '/pricing')
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

		await open(page, '/settings?tab=subscription&plan=pro')
		const now = page.getByRole('region', { name: t('change_now_title') })
		await expect(now).toContainText(price.difference)
		await expect(now).toContainText(t('upgrade_charged_to', { brand: 'Visa', digits: '4242' }))
		await expect(now.locator('dl > div').last()).toContainText(price.difference)
		await now.getByRole('button').click()
		await expect(message(page, 'plan_changed')).toBeVisible()
		await expect(fact(page, t('current_plan'))).toContainText('Legend')
		await expect(page.getByRole('banner').getByRole('link', { name: t('nav_chat') })).toBeVisible()
	})
})

inOneLanguage('pt', (language) => {
	test('a Legend who goes down keeps Legend until the next cycle', async ({ page, baseURL, t, browser }) => {
		await subscribe(page, baseURL, t, 'Legend')
		await open(page, '/pricing')
		await link(page, t('downgrade_to', { plan: 'Creator' })).click()
		await expect(page.getByRole('region', { name: t('change_now_title') })).toHaveCount(0)
		await page
			.getByRole('region', { name: t('change_next_title') })
			.getByRole('button')
			.click()
		await expect(message(page, 'plan_change_scheduled')).toBeVisible()
		await expect(fact(page, t('current_plan'))).toContainText('Legend')
		await passAMonth(browser, baseURL)
		await expect(async () => {
			await openSubscription(page)
			await expect(fact(page, t('current_plan'))).toContainText('Creator', { timeout: 1_000 })
			// Its frame was read beside it, perhaps a moment before the change arrived.
			await expect(page.getByRole('banner').getByRole('link', { name: t('nav_chat') })).toHaveCount(0, {
				timeout: 1_000,
			})
		}).toPass()
	})

	test('a failed renewal keeps access and is said on every page, until it is paid', async ({
		page,
		baseURL,
		t,
		browser,
	}) => {
		await subscribe(page, baseURL, t, 'Creator')
		await openPortal(page, t)
		await page.getByLabel(t('sandbox_portal_card_fails')).check()
		await button(page, t('sandbox_portal_card_save')).click()
		await leavePortal(page)
		await passAMonth(browser, baseURL)
		await expect(async () => {
			await open(page, '/prompt/2')
			await expect(page.getByRole('note').filter({ hasText: t('last_payment_failed') })).toBeVisible({
				timeout: 1_000,
			})
		}).toPass()
		await expect(page.locator('.prompt-text')).toBeVisible()
		await expect(page.getByRole('note').filter({ hasText: t('last_payment_failed') })).toContainText(
			LONG_DATE[language],
		)
		await expect(page.getByText(t('last_payment_failed'))).toHaveCount(1)
		await openSubscription(page)
		await expect(page.getByText(t('last_payment_failed'))).toHaveCount(1)
		await expect(message(page, 'last_payment_failed')).toContainText(LONG_DATE[language])
		await expect(fact(page, t('next_try'))).toHaveText(LONG_DATE[language])
		await expect(fact(page, t('next_billing_date'))).toHaveCount(0)
		await open(page, '/prompt/2')
		await button(page, t('update_payment')).click()
		await page.waitForURL(arrivedAt(/^\/sandbox\/portal\//))
		await page.getByLabel(t('sandbox_portal_card_works')).check()
		await button(page, t('sandbox_portal_card_save')).click()
		await button(page, t('sandbox_invoice_pay')).click()
		await leavePortal(page)
		await expect(fact(page, t('subscription_status'))).toHaveText(t('subscription_active'))
		await open(page, '/popular')
		await expect(message(page, 'last_payment_failed')).toHaveCount(0)
	})
})

inOneLanguage('en', (language) => {
	test('who cancels keeps access, may change their mind, and loses it when the period ends', async ({
		page,
		baseURL,
		t,
		browser,
	}) => {
		await subscribe(page, baseURL, t, 'Creator')
		await openPortal(page, t)
		await button(page, t('sandbox_portal_cancel')).click()
		await leavePortal(page)
		await expect(fact(page, t('subscription_status'))).toHaveText(t('subscription_ending'))
		await expect(fact(page, t('access_until'))).toHaveText(LONG_DATE[language])
		await expect(fact(page, t('current_plan'))).toContainText('Creator')
		await button(page, t('keep_plan', { plan: 'Creator' })).click()
		await expect(message(page, 'plan_resumed')).toBeVisible()
		await expect(fact(page, t('subscription_status'))).toHaveText(t('subscription_active'))
		await link(page, t('cancel_plan', { plan: 'Creator' })).click()
		await page.waitForURL(arrivedAt('/settings/cancel'))
		await expect(page.getByText(LONG_DATE[language])).not.toHaveCount(0)
		await page.getByLabel(t('cancel_reason')).fill('Enough for now')
		await button(page, t('cancel_plan', { plan: 'Creator' })).click()
		await expect(message(page, 'plan_canceled')).toBeVisible()
		await expect(fact(page, t('subscription_status'))).toHaveText(t('subscription_ending'))
		await passAMonth(browser, baseURL)
		await expect(async () => {
			await openSubscription(page)
			await expect(fact(page, t('subscription_status'))).toHaveText(t('subscription_ended'), {
				timeout: 1_000,
			})
		}).toPass()
		await expect(link(page, t('see_plans'))).toBeVisible()
		await open(page, '/prompt/2')
		await expect(page.locator('.prompt-text')).toHaveCount(0)
		await open(page, '/prompt/1')
		await expect(link(page, t('see_plans'))).toHaveAttribute('href', '/pricing?next=%2Fprompt%2F1')
	})
})
