import type { Page } from '@playwright/test'
import { expect, inOneLanguage, open, test } from './support/journey.ts'
import { copyButton } from './support/prompt-page.ts'
import type { Translate } from './support/words.ts'

const PHONE = { width: 360, height: 740 }
const TABLET = { width: 768, height: 1024 }

/** The menu of a phone: what opens it, and the drawer itself. */
function menu(page: Page, t: Translate) {
	return {
		button: page.getByRole('button', { name: t('open_menu') }),
		drawer: page.getByRole('dialog', { name: t('menu') }),
	}
}

inOneLanguage('en', () => {
	test.describe('on a phone', () => {
		test.use({ viewport: PHONE })

		test('the menu repeats the navigation, and closes on the way', async ({ page, t }) => {
			await open(page, '/')
			const { button, drawer } = menu(page, t)
			await button.click()
			const links = drawer.getByRole('navigation').getByRole('link')
			await expect(links).toHaveText([
				t('nav_categories'),
				t('nav_featured'),
				t('nav_popular'),
				t('nav_focus'),
				t('nav_pricing'),
			])
			await expect(drawer.getByRole('link', { name: t('log_in') })).toHaveAttribute('href', '/login')
			await drawer.getByRole('link', { name: t('nav_popular') }).click()
			await expect(page).toHaveURL('/popular')
			await expect(drawer).toBeHidden()
		})

		test('the menu keeps the focus until Escape gives it back', async ({ page, t }) => {
			await open(page, '/')
			const { button, drawer } = menu(page, t)
			await button.click()
			await expect(drawer).toBeVisible()
			const stops = await drawer.locator('a, button').count()
			for (const key of ['Tab', 'Shift+Tab']) {
				for (let step = 0; step <= stops + 1; step += 1) {
					await page.keyboard.press(key)
					// Between the last and the first stop lies the browser's own frame, where no element has the focus.
					const isInside = await drawer.evaluate(
						(dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
					)
					expect(isInside, `after ${key} ${step}`).toBe(true)
				}
			}
			await page.keyboard.press('Escape')
			await expect(drawer).toBeHidden()
			await expect(button).toBeFocused()
		})

		test('the menu closes by its button, and by a press beside it', async ({ page, t }) => {
			await open(page, '/')
			const { button, drawer } = menu(page, t)
			await button.click()
			await drawer.getByRole('button', { name: t('close_menu') }).click()
			await expect(drawer).toBeHidden()
			await expect(button).toBeFocused()
			await page.setViewportSize(TABLET)
			await button.click()
			await expect(drawer).toBeInViewport({ ratio: 1 })
			await page.mouse.click(20, TABLET.height / 2)
			await expect(drawer).toBeHidden()
		})

		test('language and theme are in the menu too', async ({ page, t }) => {
			await open(page, '/popular')
			const { button, drawer } = menu(page, t)
			await button.click()
			await drawer.getByRole('button', { name: t('toggle_theme') }).click()
			await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
			const other = drawer.getByRole('group', { name: t('language') }).locator('a:not([aria-current])')
			await other.click()
			await expect(page).toHaveURL(/\/popular\?lang=/)
		})

		test('the copy button stays in reach of the thumb while one reads', async ({ page }) => {
			await open(page, '/prompt/1')
			await page.locator('.prompt-text').scrollIntoViewIfNeeded()
			await expect(copyButton(page)).toBeInViewport({ ratio: 1 })
		})
	})

	test('the first stop of the keyboard leads past the header', async ({ page, t }) => {
		await open(page, '/popular')
		await page.keyboard.press('Tab')
		const skip = page.getByRole('link', { name: t('skip_to_content') })
		await expect(skip).toBeFocused()
		await expect(skip).toBeInViewport({ ratio: 1 })
		await page.keyboard.press('Enter')
		await expect(page.getByRole('main')).toBeFocused()
		await page.keyboard.press('Tab')
		await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
	})

	test('the second stop of the keyboard on a prompt leads to the first of its blanks', async ({
		page,
		t,
	}) => {
		await open(page, '/prompt/1')
		await page.keyboard.press('Tab')
		await page.keyboard.press('Tab')
		const skip = page.getByRole('link', { name: t('skip_to_fields') })
		await expect(skip).toBeFocused()
		await expect(skip).toBeInViewport({ ratio: 1 })
		await page.keyboard.press('Enter')
		await expect(page.locator('#blank-0')).toBeFocused()
		await expect(page.locator('#blank-0')).toBeInViewport({ ratio: 1 })
		await expect(page).toHaveURL('/prompt/1')
	})

	test('the header stays at the top', async ({ page }) => {
		await open(page, '/categories')
		await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
		expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
		const box = await page.getByRole('banner').boundingBox()
		expect(box?.y).toBe(0)
	})

	test('the header marks where one is', async ({ page, t }) => {
		await open(page, '/popular')
		const current = page
			.getByRole('navigation', { name: t('main_navigation') })
			.locator('[aria-current=page]')
		await expect(current).toHaveText(t('nav_popular'))
	})
})
