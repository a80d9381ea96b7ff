import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import { open } from './journey.ts'
import { beSomebodyNew } from './people.ts'
import type { Translate } from './words.ts'

export const PASSWORD = 'a good password'
export const PRICE = {
	en: { premium: '$9', pro: '$19', nothing: '$0', difference: '$10.00' },
	pt: { premium: 'R$ 29', pro: 'R$ 69', nothing: 'R$ 0', difference: 'R$ 40,00' },
} as const
export const LONG_DATE = {
	en: /[A-Z][a-z]+ \d{1,2}, \d{4}/,
	pt: /\d{1,2} de [a-zç]+ de \d{4}/,
} as const

/** Whether an address of the same server is this path with its parameters, or a path like this. */
export function arrivedAt(path: string | RegExp): (url: URL) => boolean {
	return ({ pathname, search }) =>
		typeof path === 'string' ? pathname + search === path : path.test(pathname)
}

export function button(page: Page, name: string): Locator {
	return page.getByRole('button', { name })
}

export function link(page: Page, name: string): Locator {
	return page.getByRole('link', { name, exact: true })
}

/** What stands beside a label in the settings. */
export function fact(page: Page, label: string): Locator {
	const row = page.locator('.stat > div').filter({ has: page.getByText(label, { exact: true }) })
	return row.locator('dd')
}

/** Signs somebody new in. */
export async function becomeSomebody(page: Page, origin: string | undefined): Promise<void> {
	const email = `${randomUUID()}@pronto.test`
	await beSomebodyNew(page.context(), origin ?? '', { email, password: PASSWORD })
}

export async function choose(page: Page, t: Translate, plan: 'Creator' | 'Legend'): Promise<void> {
	await open(page, '/pricing')
	await button(page, t('choose_plan', { plan })).click()
	await page.waitForURL(arrivedAt(/^\/sandbox\/checkout\//))
}

export async function pay(page: Page): Promise<void> {
	await page.locator('button[value=pay]').click()
	await page.waitForURL(arrivedAt('/subscription-success'))
}

export async function openSubscription(page: Page): Promise<void> {
	await open(page, '/settings?tab=subscription')
}

export async function openPortal(page: Page, t: Translate): Promise<void> {
	await openSubscription(page)
	await button(page, t('manage_subscription')).click()
	await page.waitForURL(arrivedAt(/^\/sandbox\/portal\//))
}

export async function leavePortal(page: Page): Promise<void> {
	await page.locator('.checkout-order a').click()
	await page.waitForURL(arrivedAt('/settings?tab=subscription'))
}

/** Lets a month pass for the payment provider. */
export async function passAMonth(browser: Browser, origin: string | undefined): Promise<void> {
	const desk = await browser.newPage()
	await desk.goto(`${origin}/sandbox`)
	await desk.locator('button[name=step][value=month]').click()
	await desk.close()
}
