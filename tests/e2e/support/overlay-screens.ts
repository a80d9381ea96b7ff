import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import type { Translate } from './words.ts'

/** Its keys are listened to a moment after the page can be worked with. */
export async function openPalette(page: Page, t: Translate): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('Control+k')
		await expect(page.getByRole('dialog', { name: t('palette') })).toBeVisible({ timeout: 2_000 })
	}).toPass()
}

export async function findInPalette(page: Page, t: Translate): Promise<void> {
	await openPalette(page, t)
	await page.keyboard.type('educacao')
	await page.getByRole('group', { name: t('palette_prompts') }).waitFor()
}

export async function listShortcuts(page: Page, t: Translate): Promise<void> {
	await openPalette(page, t)
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog', { name: t('palette') })).toHaveCount(0)
	await page.keyboard.press('?')
	await page.getByRole('dialog', { name: t('keyboard_shortcuts') }).waitFor()
}

/** The search of the header, with what it suggests for the words. */
export const searchFor = (words: string) => async (page: Page, t: Translate) => {
	await page
		.getByRole('banner')
		.getByRole('link', { name: t('search_prompts') })
		.click()
	await page.getByRole('combobox', { name: t('search_prompts') }).pressSequentially(words)
	await page.getByRole('option').first().waitFor()
}
