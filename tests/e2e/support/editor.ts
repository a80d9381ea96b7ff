import type { BrowserContext, Page } from '@playwright/test'
import { goodBlank, goodFields } from '../../support/editor-fields.ts'
import { type RunningServer, startServer } from '../../support/server.ts'
import { expect, open, test } from './journey.ts'
import { beSomebody } from './people.ts'
import type { Translate } from './words.ts'

let server: RunningServer

/** A server for a file of journeys whose library changes. */
export function serveEditors(): void {
	test.beforeAll(async () => {
		server = await startServer()
	})
	test.afterAll(() => server.stop())
}

export const at = (path: string) => server.origin + path
export const place = (page: Page, id: string) => page.locator(`#${id}`)
export const saved = (page: Page) => expect(page.locator('[data-saving=saved]')).toBeVisible()

/** Makes a browser that of an editor. */
export async function anEditor(context: BrowserContext): Promise<void> {
	await beSomebody(context, server.origin, 'admin')
}

/** Begins a prompt and leads to its editor; its id. */
export async function begin(page: Page, t: Translate, mark: string): Promise<string> {
	await open(page, at('/admin/prompts/new'))
	await page.getByLabel(`${t('field_title')} (English)`).fill(`Title ${mark}`)
	await page.getByLabel(`${t('field_title')} (Português)`).fill(`Nome ${mark}`)
	await page.getByRole('button', { name: t('editor_new_begin') }).click()
	await page.waitForURL(at(`/admin/prompts/title-${mark}`))
	return `title-${mark}`
}

/** Fills in everything that may be published. */
export async function writeWhole(page: Page, t: Translate, mark: string): Promise<void> {
	await fillPlaces(page, goodFields(mark))
	for (const [nth, name] of ['subject', 'reader'].entries()) {
		await page.getByRole('button', { name: t('editor_add_blank') }).click()
		await fillPlaces(page, goodBlank(nth, name))
	}
	await fillPlaces(page, [
		['related-0', '1'],
		['related-1', '2'],
		['related-2', '3'],
	])
}

export async function fillPlaces(
	page: Page,
	fields: readonly [place: string, text: string][],
): Promise<void> {
	for (const [place, text] of fields) await page.locator(`#${place}`).fill(text)
}
