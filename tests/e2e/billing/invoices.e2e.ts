import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import { expect, inOneLanguage, open, test } from '../support/journey.ts'
import { beSomebodyNew } from '../support/people.ts'
import {
	arrivedAt,
	button,
	choose,
	LONG_DATE,
	leavePortal,
	openSubscription,
	PASSWORD,
	PRICE,
	pay,
} from '../support/plan-journey.ts'

/** Presses a button beside somebody's payments, at the page of the payment provider's stand-in. */
async function atTheDesk(browser: Browser, origin: string | undefined, email: string, action: string) {
	const desk = await browser.newPage()
	await desk.goto(`${origin}/sandbox`)
	await desk.locator('article').filter({ hasText: email }).locator(`button[value=${action}]`).first().click()
	await desk.close()
}

const PRICE_EXACT = { en: '$19.00', pt: 'R$ 69,00' } as const

function invoices(page: Page): Locator {
	return page.locator('#invoices li')
}

inOneLanguage('en', (language) => {
	test('somebody reads their invoices and receipts, changes the card, and sees what went back', async ({
		page,
		baseURL,
		browser,
		t,
	}) => {
		const email = `${randomUUID()}@pronto.test`
		await beSomebodyNew(page.context(), baseURL ?? '', { email, password: PASSWORD })
		await openSubscription(page)
		await expect(page.getByRole('heading', { name: t('invoices') })).toHaveCount(0)
		await choose(page, t, 'Legend')
		await pay(page)
		await openSubscription(page)
		await expect(invoices(page)).toHaveCount(1)
		await expect(invoices(page)).toContainText(PRICE[language].pro)
		await expect(invoices(page)).toContainText(t('invoice_paid'))
		await expect(invoices(page)).toContainText(LONG_DATE[language])
		await expect(page.getByText(t('card_named', { brand: 'Visa', digits: '4242' }))).toBeVisible()
		await expect(page.getByText(t('card_expires', { month: '12', year: '2034' }))).toBeVisible()

		await invoices(page).getByRole('link').click()
		await page.waitForURL(arrivedAt(/^\/sandbox\/invoice\//))
		await expect(page.locator('.checkout-order h1')).toContainText(PRICE[language].pro)
		await expect(page.locator('main')).toContainText(email)

		await openSubscription(page)
		await button(page, t('change_card')).click()
		await page.waitForURL(arrivedAt(/^\/sandbox\/portal\//))
		await page.getByLabel(t('sandbox_portal_card_fails')).check()
		await button(page, t('sandbox_portal_card_save')).click()
		await leavePortal(page)
		await expect(page.getByText(t('card_named', { brand: 'Visa', digits: '0341' }))).toBeVisible()

		await atTheDesk(browser, baseURL, email, 'refund-half')
		await open(page, '/settings?tab=subscription')
		const half = language === 'pt' ? 'R$ 34,50' : '$9.50'
		await expect(invoices(page)).toContainText(t('invoice_partly_refunded', { amount: half }))

		const day = (await invoices(page).locator('.billing-day').textContent()) ?? ''
		await atTheDesk(browser, baseURL, email, 'refund')
		await expect(async () => {
			await openSubscription(page)
			await expect(invoices(page)).toContainText(t('invoice_refunded', { amount: PRICE_EXACT[language] }), {
				timeout: 1_000,
			})
			await expect(page.locator('main')).toContainText(
				t('subscription_refunded_whole', { day, amount: PRICE_EXACT[language] }),
				{ timeout: 1_000 },
			)
		}).toPass()
	})
})
