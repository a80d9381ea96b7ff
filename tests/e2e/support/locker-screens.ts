import type { Page } from '@playwright/test'
import { sendEmptyForm } from './account-screens.ts'
import type { Translate } from './words.ts'

export async function mistakeASavedPrompt(page: Page, t: Translate): Promise<void> {
	await page.getByRole('link', { name: t('new_prompt') }).click()
	await sendEmptyForm(page)
}

export async function editASavedPrompt(page: Page, t: Translate): Promise<void> {
	await page.locator('.locker-card a[href$="/edit"]').first().click()
	await page
		.getByRole('dialog')
		.getByRole('combobox', { name: t('category') })
		.selectOption('new')
}

export async function askRemoval(page: Page): Promise<void> {
	await page.locator('.locker-card a[href$="/remove"]').first().click()
	await page.getByRole('alertdialog').waitFor()
}

export async function openASavedPrompt(page: Page): Promise<void> {
	await page.locator('.locker-card h3 a').first().click()
	await page.locator('.prompt-text').waitFor()
}

export async function changeASavedPrompt(page: Page): Promise<void> {
	await openASavedPrompt(page)
	await page.locator('.prompt-tools a[href$="/edit"]').click()
	await page.locator('[name=content]').fill('Turn [notes] into decisions and owners.\nOne row per decision.')
	await page.locator('form.form button[type=submit]:not([name])').click()
	await page.locator('.prompt-tools a[href$="/versions"]').click()
	await page.locator('.version-list a').last().click()
	await page.locator('.version-foot form').waitFor()
}

export async function previewAFile(page: Page, t: Translate): Promise<void> {
	const file = JSON.stringify([{ title: 'New', content: 'One.' }, { title: 'Bad' }])
	const buffer = Buffer.from(file)
	await page
		.getByLabel(t('import_file'))
		.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
	await page.getByRole('button', { name: t('import_preview') }).click()
	await page.getByRole('button', { name: t('import_now') }).waitFor()
}
