import type { Page } from '@playwright/test'
import { expect, inOneLanguage, open, test } from './support/journey.ts'

/** Whether the page's paper is lighter than its ink. */
const isLight = (page: Page) =>
	page.evaluate(() => {
		const { color, backgroundColor } = getComputedStyle(document.body)
		const brightness = (value: string) => {
			const canvas = new OffscreenCanvas(1, 1).getContext('2d')
			if (!canvas) throw new Error('There is no canvas.')
			canvas.fillStyle = value
			canvas.fillRect(0, 0, 1, 1)
			return canvas
				.getImageData(0, 0, 1, 1)
				.data.slice(0, 3)
				.reduce((sum, part) => sum + part, 0)
		}
		return brightness(backgroundColor) > brightness(color)
	})

inOneLanguage('pt', () => {
	test('a page follows the system’s theme, also while it changes', async ({ page }) => {
		await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
		await open(page, '/')
		await expect(page.locator('html')).not.toHaveAttribute('data-theme')
		await expect.poll(() => isLight(page)).toBe(false)
		await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
		await expect.poll(() => isLight(page)).toBe(true)
	})

	for (const system of ['light', 'dark'] as const) {
		const chosen = system === 'light' ? 'dark' : 'light'

		test(`who switches from ${system} to ${chosen} keeps it, and the server knows`, async ({ page, t }) => {
			await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' })
			await open(page, '/popular')
			const toggle = page.getByRole('banner').getByRole('button', { name: t('toggle_theme') })
			await toggle.click()
			await expect(page.locator('html')).toHaveAttribute('data-theme', chosen)
			await expect.poll(() => isLight(page)).toBe(chosen === 'light')

			const response = await open(page, '/popular')
			expect(await response?.text()).toContain(`data-theme="${chosen}"`)
			await expect.poll(() => isLight(page)).toBe(chosen === 'light')
			await page
				.getByRole('banner')
				.getByRole('link', { name: t('nav_categories') })
				.click()
			await expect(page).toHaveURL('/categories')
			await expect(page.locator('html')).toHaveAttribute('data-theme', chosen)

			await toggle.click()
			await expect(page.locator('html')).toHaveAttribute('data-theme', system)
		})
	}
})
