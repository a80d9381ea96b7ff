import type { Page } from '@playwright/test'
import { expect, inOneLanguage, open, test } from './support/journey.ts'
import { openPalette } from './support/overlay-screens.ts'
import { otherLanguageOf } from './support/words.ts'

const palette = (page: Page, name: string) => page.getByRole('dialog', { name })

inOneLanguage('pt', (language) => {
	test('Ctrl K finds a prompt, goes to a screen, and gives the focus back on Escape', async ({ page, t }) => {
		await open(page, '/popular')
		const link = page.getByRole('banner').getByRole('link', { name: t('nav_featured') })
		await link.focus()
		await page.keyboard.press('Control+k')
		const field = palette(page, t('palette')).getByRole('combobox')
		await expect(field).toBeFocused()
		const options = page.getByRole('option')
		for (const [key, place] of [
			['ArrowDown', 1],
			['ArrowUp', 0],
			['ArrowUp', -1],
			['ArrowDown', 0],
		] as const) {
			await page.keyboard.press(key)
			await expect(options.nth(place)).toHaveAttribute('aria-selected', 'true')
		}
		await page.keyboard.press('Escape')
		await expect(palette(page, t('palette'))).toHaveCount(0)
		await expect(link).toBeFocused()

		await page.keyboard.press('Control+k')
		await field.pressSequentially(t('nav_categories').slice(0, 5))
		await expect(page.getByRole('option', { name: t('nav_categories') })).toBeVisible()
		await page.getByRole('option', { name: t('nav_categories') }).click()
		await expect(page).toHaveURL('/categories')

		await page.keyboard.press('Control+k')
		await field.pressSequentially('legendas')
		const first = page.getByRole('option').first()
		await expect(first).toHaveAttribute('aria-selected', 'true')
		await expect(page.getByRole('group', { name: t('palette_prompts') })).toBeVisible()
		// Enter that ends a composed word chooses nothing.
		await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
		await expect(palette(page, t('palette'))).toBeVisible()
		await expect(page).toHaveURL('/categories')
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(/\/prompt\/\d+$/)
		await expect(palette(page, t('palette'))).toHaveCount(0)
	})

	test('each entry of the palette is a row that a finger can press', async ({ page, t }) => {
		await open(page, '/')
		await openPalette(page, t)
		const rows = palette(page, t('palette')).getByRole('option')
		await expect(rows.first()).toBeVisible()
		const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
		expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
	})

	test('the palette switches theme and language', async ({ page, t }) => {
		await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
		await open(page, '/popular')
		await page.keyboard.press('Control+k')
		await page.getByRole('option', { name: t('toggle_theme') }).click()
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
		await page.keyboard.press('Control+k')
		await page.getByRole('option', { name: t('palette_other_language') }).click()
		await expect(page.locator('html')).toHaveAttribute('lang', otherLanguageOf(language))
	})

	test('? lists the shortcuts before a frame is drawn without the palette that was closed', async ({
		page,
		t,
	}) => {
		await open(page, '/pricing')
		await openPalette(page, t)
		await palette(page, t('palette')).evaluate((dialog) => {
			if (!(dialog instanceof HTMLDialogElement)) throw new Error('The palette is no dialog.')
			dialog.close()
			// Until then the focus is where it was, though it can't be seen.
			document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
		})
		await expect(palette(page, t('keyboard_shortcuts'))).toBeVisible()
	})

	test('? lists the shortcuts, but not while typing, and can be turned off', async ({ page, t }) => {
		await open(page, '/categories')
		const list = palette(page, t('keyboard_shortcuts'))
		await page.getByRole('combobox', { name: t('search_prompts') }).fill('why')
		await page.keyboard.press('?')
		await expect(page.getByRole('combobox', { name: t('search_prompts') })).toHaveValue('why?')
		await expect(list).toHaveCount(0)
		await page.getByRole('heading', { level: 1 }).click()
		await page.keyboard.press('?')
		await expect(list).toBeVisible()
		await list.getByRole('checkbox').uncheck()
		await page.keyboard.press('Escape')
		await expect(list).toHaveCount(0)
		await page.keyboard.press('?')
		await openPalette(page, t)
		await expect(list).toHaveCount(0)
	})
})
