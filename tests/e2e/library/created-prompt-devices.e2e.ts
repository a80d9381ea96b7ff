import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, inBothLanguages, message, open, test } from '../support/journey.ts'
import { beSomebodyNew } from '../support/people.ts'
import type { Translate } from '../support/words.ts'

const REFUSED = /^Failed to load resource: .* (400|404|409) /

/** Writes and publishes a prompt of the page's account. Answers its address. */
async function create(page: Page, t: Translate): Promise<string> {
	await open(page, '/create-prompt')
	await page.getByLabel(t('field_title')).fill(`Shared ${randomUUID()}`)
	await page.getByLabel(t('category')).selectOption('nutrition')
	await page.getByLabel(t('field_description')).fill('What goes in and what comes out.')
	await page.getByLabel(t('tab_prompt'), { exact: true }).fill('Plan [a meal] for [number] people.')
	await page.getByRole('button', { name: t('publish_prompt') }).click()
	await expect(message(page, 'prompt_created_success')).toBeVisible()
	return new URL(page.url()).pathname
}

inBothLanguages(() => {
	test('a page that asks before deleting shows what was stored since, and deletes nothing unseen', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(REFUSED)
		await beSomebodyNew(context, baseURL)
		const address = await create(page, t)
		const other = await context.newPage()
		await open(page, `${address}/remove`)
		await open(other, `${address}/edit`)
		await other.getByLabel(t('tab_prompt'), { exact: true }).fill('Written while the other page asked.')
		await other.getByRole('button', { name: t('save_changes') }).click()
		await expect(message(other, 'prompt_updated_successfully')).toBeVisible()

		await page.getByRole('button', { name: t('delete_prompt') }).click()
		await expect(message(page, 'changed_before_removal')).toBeFocused()
		await expect(page.getByText('Written while the other page asked.')).toBeVisible()
		expect((await page.request.get(address)).status()).toBe(200)
		await page.getByRole('button', { name: t('remove_anyway') }).click()
		await expect(message(page, 'prompt_deleted_successfully')).toBeVisible()
		expect((await page.request.get(address)).status()).toBe(404)
	})
})
