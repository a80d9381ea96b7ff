import type { Page } from '@playwright/test'
import { expect, message, open } from './journey.ts'
import type { Translate } from './words.ts'

/** Writes a prompt of two blanks into the form that is open. */
export async function writePrompt(page: Page, t: Translate, title: string): Promise<void> {
	await page.getByLabel(t('field_title')).fill(title)
	await page.getByLabel(t('category')).selectOption('nutrition')
	await page.getByLabel(t('field_description')).fill('What goes in and what comes out.')
	await page.getByLabel(t('tab_prompt'), { exact: true }).fill('Plan [a meal] for [number] people.')
}

/** Publishes what is written. Answers its address. */
export async function publishPrompt(page: Page, t: Translate): Promise<string> {
	await page.getByRole('button', { name: t('publish_prompt') }).click()
	await expect(message(page, 'prompt_created_success')).toBeVisible()
	return new URL(page.url()).pathname
}

/** Writes and publishes a prompt of the page's account. Answers its address. */
export async function createPrompt(page: Page, t: Translate, title: string): Promise<string> {
	await open(page, '/create-prompt')
	await writePrompt(page, t, title)
	return publishPrompt(page, t)
}
