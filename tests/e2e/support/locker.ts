import type { Locator, Page } from '@playwright/test'
import { buySubscription, type NewSubscriber } from '../../support/billing/subscriber.ts'
import { expect, open } from './journey.ts'
import type { Translate } from './words.ts'

/** The journeys' own server: whose lockers are of people of their own meet nobody else there. */
const origin = () => process.env['PRONTO_E2E_ORIGIN'] ?? ''

export const locker = (page: Page) => open(page, '/prompt-locker')

/** Somebody new with the Legend plan, in this browser. */
export async function aLegend(page: Page): Promise<NewSubscriber> {
	const legend = await buySubscription(origin(), 'pro')
	await page.context().addCookies([{ ...legend.cookie, url: origin() }])
	return legend
}

/** Puts a prompt into somebody's locker; its id. */
export async function save(
	legend: NewSubscriber,
	title: string,
	content = 'Do [this].',
	tags: string[] = [],
) {
	const params = { title_param: title, content_param: content, tags_param: tags }
	const saved = await fetch(`${origin()}/functions/v1/prompt_locker_functions`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${legend.token}` },
		body: JSON.stringify({ function_name: 'create_saved_prompt', params }),
	})
	const row: { id: string } = await saved.json()
	return row.id
}

export const dialog = (page: Page) => page.getByRole('dialog')
export const field = (place: Page | Locator, name: string) =>
	place.getByRole('textbox', { name, exact: true })
export const button = (place: Page | Locator, name: string) =>
	place.getByRole('button', { name, exact: true })
export const link = (place: Page | Locator, name: string) => place.getByRole('link', { name, exact: true })

/** Waits until the locker says that it shows so many prompts. */
export function expectCount(page: Page, t: Translate, count: number): Promise<void> {
	return expect(
		page.getByRole('status').getByText(t('prompt_count', { count }), { exact: true }),
	).toBeVisible()
}
