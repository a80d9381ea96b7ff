import type { Page } from '@playwright/test'
import { buySubscription } from '../../support/billing/subscriber.ts'
import { hydrated } from './journey.ts'
import type { Screen } from './screens.ts'
import type { Translate } from './words.ts'

/** Opens the page of whoever was found. */
async function openPerson(page: Page): Promise<void> {
	await page.locator('.office-table tbody a').first().click()
	await page.locator('.person-page').waitFor()
}

/** Sends an act without its reason and what else it needs. */
async function mistakeAnAct(page: Page, t: Translate): Promise<void> {
	await openPerson(page)
	await page.getByRole('link', { name: t('act_suspend'), exact: true }).click()
	await page.locator('form.box').getByRole('button').click()
	await page.locator('form.box [aria-invalid]').first().waitFor()
}

async function refund(page: Page): Promise<void> {
	await openPerson(page)
	await page.locator('.office-table a.button').first().click()
	await page.locator('form.box').waitFor()
}

/** Somebody who has just bought: for the sandbox's people another journey may have passed the time. */
async function checkWithdrawal(page: Page, t: Translate): Promise<void> {
	const { origin } = new URL(page.url())
	const { cookie } = await buySubscription(origin, 'premium')
	await page.context().addCookies([{ ...cookie, url: origin }])
	await page.reload()
	await hydrated(page)
	await page.getByLabel(t('withdraw_name')).fill('Ana Sá')
	await page.getByRole('button', { name: t('withdraw_button') }).click()
	await page.locator('.slip-statement').waitFor()
}

/** What admins see of people and money, and buyers of a withdrawal. */
export const OFFICE_SCREENS: readonly Screen[] = [
	{ name: 'person', who: 'admin', path: () => '/admin?q=creator%40', reach: openPerson },
	{ name: 'act with mistakes', who: 'admin', path: () => '/admin?q=creator%40', reach: mistakeAnAct },
	{ name: 'payment to give back', who: 'admin', path: () => '/admin?q=creator%40', reach: refund },
	{ name: 'money', who: 'admin', path: () => '/admin/money' },
	{ name: 'cancellation of nobody', who: 'free', path: () => '/settings/cancel' },
	{ name: 'cancellation', who: 'creator', path: () => '/settings/cancel' },
	{ name: 'cancellation of Legend', who: 'legend', path: () => '/settings/cancel' },
	{ name: 'withdrawal of nobody', path: () => '/withdraw' },
	{ name: 'withdrawal', who: 'creator', path: () => '/withdraw' },
	{ name: 'withdrawal to confirm', who: 'creator', path: () => '/withdraw', reach: checkWithdrawal },
]
