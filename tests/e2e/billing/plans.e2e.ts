import { randomUUID } from 'node:crypto'
import { expect, inBothLanguages, inOneLanguage, message, open, test } from '../support/journey.ts'
import {
	arrivedAt,
	becomeSomebody,
	button,
	choose,
	fact,
	LONG_DATE,
	link,
	PASSWORD,
	PRICE,
	pay,
} from '../support/plan-journey.ts'

inBothLanguages((language) => {
	const price = PRICE[language]

	test('a visitor sees the prices of their country, logs in on the way, pays, and has access at once', async ({
		page,
		t,
	}) => {
		await open(page, '/pricing')
		for (const [plan, amount] of [
			['Explorer', price.nothing],
			['Creator', price.premium],
			['Legend', price.pro],
		] as const) {
			const card = page.getByRole('region', { name: plan, exact: true })
			await expect(card.locator('.price')).toContainText(amount)
		}
		await button(page, t('choose_plan', { plan: 'Creator' })).click()
		await page.waitForURL(arrivedAt('/login?next=%2Fpricing%3Fplan%3Dpremium'))
		await expect(message(page, 'log_in_to_subscribe_to_a_premium_plan')).toHaveText(
			t('log_in_to_subscribe_to_a_premium_plan'),
		)
		await link(page, t('sign_up')).click()
		// The address changes before the page does.
		await expect(button(page, t('sign_up'))).toBeVisible()
		await page.getByLabel(t('email')).fill(`${randomUUID()}@pronto.test`)
		await page.getByLabel(t('password'), { exact: true }).fill(PASSWORD)
		await button(page, t('sign_up')).click()
		await page.waitForURL(arrivedAt(/^\/sandbox\/checkout\//))
		await expect(page.locator('.checkout-order h1')).toContainText(price.premium)
		await pay(page)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subscription_successful'))
		await expect(page.getByRole('main')).toContainText(t('success_renews'))
		await expect(page.getByRole('main')).toContainText(
			/You can withdraw from this contract until|Você pode desistir desta compra até/,
		)
		await expect(page.locator('.result-card')).toContainText('Creator')
		await expect(page.locator('.result-card')).toContainText(price.premium)
		await expect(page.locator('.result-card')).toContainText(LONG_DATE[language])
		await link(page, t('view_your_account')).click()
		await page.waitForURL(arrivedAt('/settings?tab=subscription'))
		await expect(fact(page, t('subscription_status'))).toHaveText(t('subscription_active'))
		await expect(fact(page, t('next_billing_date'))).toHaveText(LONG_DATE[language])
		await open(page, '/prompt/2')
		await expect(page.locator('.prompt-text')).toBeVisible()
		const panel = page.getByRole('complementary', { name: t('account_and_plan') })
		await expect(panel).toContainText(t('plan_is_active', { plan: 'Creator' }))
		await button(page, t('manage_subscription')).click()
		await page.waitForURL(arrivedAt(/^\/sandbox\/portal\//))
	})
})

inOneLanguage('pt', (language) => {
	test('Back from the checkout leads to the prompt that the plan was for', async ({ page, t }) => {
		await open(page, '/popular')
		await page.goto('/prompt/2')
		await button(page, t('upgrade_for', { plan: 'Creator', price: PRICE[language].premium })).click()
		await page.waitForURL(arrivedAt(/^\/signup$/))
		await expect(button(page, t('sign_up'))).toBeVisible()
		await page.getByLabel(t('email')).fill(`${randomUUID()}@pronto.test`)
		await page.getByLabel(t('password'), { exact: true }).fill(PASSWORD)
		await button(page, t('sign_up')).click()
		await page.waitForURL(arrivedAt(/^\/sandbox\/checkout\//))
		await page.goBack()
		await page.waitForURL(arrivedAt('/prompt/2'))
		await expect(page.locator('.lock')).toBeVisible()
	})

	test('only the chosen plan says that the checkout opens', async ({ page, baseURL, t }) => {
		await becomeSomebody(page, baseURL)
		await open(page, '/pricing')
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
		await open(page, '/pricing')
		await button(page, t('start_free')).click()
		await page.waitForURL(arrivedAt('/'))
		await expect(message(page, 'you_already_have_access_to_the_free_plan')).toHaveText(
			t('you_already_have_access_to_the_free_plan'),
		)
	})

	test('a declined card buys nothing, and the success page says so', async ({ page, baseURL, t }) => {
		await becomeSomebody(page, baseURL)
		await choose(page, t, 'Creator')
		await page.locator('button[value=decline]').click()
		await expect(page.getByRole('alert')).toBeVisible()
		await page.goto('/subscription-success?session_id=cs_test_of_somebody_else')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('not_subscribed_title'))
		await expect(page).toHaveURL('/subscription-success')
		await open(page, '/prompt/2')
		await expect(page.locator('.prompt-text')).toHaveCount(0)
	})

	test('without scripts one buys as well', async ({ browser, locale, baseURL }) => {
		const context = await browser.newContext({
			javaScriptEnabled: false,
			...(locale ? { locale } : {}),
			...(baseURL ? { baseURL } : {}),
		})
		const page = await context.newPage()
		await becomeSomebody(page, baseURL)
		await page.goto('/pricing')
		await page.locator('button[value=pro]').click()
		await page.waitForURL(arrivedAt(/^\/sandbox\/checkout\//))
		await pay(page)
		await expect(page.locator('.result-card')).toContainText('Legend')
		await context.close()
	})

	test('a tab that comes back to the front learns of a plan that was bought in another', async ({
		page,
		baseURL,
		t,
		context,
	}) => {
		await becomeSomebody(page, baseURL)
		await page.clock.install()
		await open(page, '/prompt/2')
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
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(/Failed to load resource/)
		await becomeSomebody(page, baseURL)
		const answered = Promise.withResolvers<void>()
		await page.route('**/functions/v1/check-subscription', async (route) => {
			await answered.promise
			await route.fulfill({ status: 502, json: { error: 'upstream_failed', message: 'Out of order.' } })
		})
		await page.goto('/prompt/2')
		const panel = page.getByRole('complementary', { name: t('account_and_plan') })
		await expect(panel.getByRole('status').filter({ hasText: t('checking_subscription') })).toBeAttached()
		answered.resolve()
		await expect(panel).toContainText('Out of order.')
		await expect(panel.getByRole('status').filter({ hasText: t('checking_subscription') })).toHaveCount(0)
	})
})
