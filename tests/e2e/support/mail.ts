import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The newest link of this kind that the sandbox's mails have for an address; waits until it has come. */
export async function linkFor(page: Page, email: string, part: string): Promise<string> {
	const link = page.locator('article', { hasText: email }).locator(`a[href*="${part}"]`).first()
	await expect(async () => {
		await page.goto('/sandbox/mail')
		await expect(link).toBeVisible({ timeout: 500 })
	}).toPass()
	return (await link.getAttribute('href')) ?? ''
}
