import type { Page } from '@playwright/test'
import {
	cards,
	expect,
	hydrated,
	inOneLanguage,
	message,
	open,
	pressHeart,
	test,
	titles,
} from '../support/journey.ts'

const order = (page: Page) => titles(page).allTextContents()

inOneLanguage('pt', () => {
	test('featured has three tabs of eight prompts, each with an address', async ({ page, t }) => {
		await open(page, '/featured')
		const tabs = page.getByRole('navigation', { name: t('featured_prompts') })
		await expect(tabs.getByRole('link')).toHaveText([t('tab_trending'), t('tab_new'), t('tab_popular')])

		for (const [name, path] of [
			['tab_new', '/featured?tab=new'],
			['tab_popular', '/featured?tab=popular'],
			['tab_trending', '/featured'],
		] as const) {
			await tabs.getByRole('link', { name: t(name), exact: true }).click()
			await expect(page).toHaveURL(path)
			await expect(tabs.locator('[aria-current=page]')).toHaveText(t(name))
			await expect(cards(page)).toHaveCount(8)
			expect(new Set(await order(page)).size).toBe(8)
		}
		await page.goBack()
		await expect(tabs.locator('[aria-current=page]')).toHaveText(t('tab_popular'))
	})

	test('popular shows twelve different prompts', async ({ page }) => {
		await open(page, '/popular')
		await expect(cards(page)).toHaveCount(12)
		expect(new Set(await order(page)).size).toBe(12)
	})

	for (const path of ['/featured', '/popular']) {
		test(`a reload of ${path} shows another order`, async ({ page }) => {
			await open(page, path)
			const first = await order(page)
			// The server draws one of sixteen kept orders: the same one may come a few times in a row.
			await expect(async () => {
				await page.reload()
				expect(await order(page)).not.toEqual(first)
			}).toPass()
		})

		test(`an action on ${path} leaves the order as it is`, async ({ page, t }) => {
			await open(page, path)
			const first = await order(page)
			await pressHeart(cards(page).first())
			await expect(message(page, 'login_to_save_favorites')).toHaveText(t('login_to_save_favorites'))
			expect(await order(page)).toEqual(first)
		})
	}

	test('another week’s prompts stand on the home page after a reload', async ({ page, t }) => {
		const weekly = page
			.getByRole('region', { name: t('popular_this_week') })
			.getByRole('heading', { level: 3 })
		await open(page, '/')
		const first = await weekly.allTextContents()
		await expect(async () => {
			await page.reload()
			expect(await weekly.allTextContents()).not.toEqual(first)
		}).toPass()
		await hydrated(page)
	})
})
