import { expect, inOneLanguage, message, open, test } from './support/journey.ts'

inOneLanguage('pt', (language) => {
	for (const [asked, found] of [
		['/categories/finance', '/category/finance'],
		['/popular/', '/popular'],
		['/Featured', '/featured'],
		['/CATEGORY/Finance/', '/category/finance'],
	] as const) {
		test(`who asks for ${asked} arrives at ${found} for good`, async ({ page }) => {
			const response = await page.goto(asked)
			await expect(page).toHaveURL(found)
			expect(response?.status()).toBe(200)
			const moved = await response?.request().redirectedFrom()?.response()
			expect(moved?.status()).toBe(301)
		})
	}

	for (const [path, title, text, way] of [
		['/nowhere', 'page_not_found', 'page_not_found_text', 'return_home'],
		['/prompt/999', 'prompt_not_found', 'prompt_not_found_text', 'return_home'],
		['/category/nowhere', 'category_not_found', 'category_not_found_text', 'all_categories'],
	] as const) {
		test(`${path} says that it is not there, and shows a way on`, async ({ page, t }) => {
			const response = await open(page, path)
			expect(response?.status()).toBe(404)
			const main = page.getByRole('main')
			await expect(message(page, title)).toHaveText(t(title))
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(title))
			await expect(main).toContainText(t(text))
			await expect(page).toHaveTitle(new RegExp(t(title)))
			await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
			await main.getByRole('link', { name: t(way) }).click()
			await expect(page).toHaveURL(way === 'return_home' ? '/' : '/categories')
		})
	}

	test('the page for a lost address speaks as agreed', async ({ page }) => {
		await open(page, '/nowhere/at/all')
		const agreed = {
			en: ['Oops! Page not found', 'Return to Home'],
			pt: ['Página não encontrada', 'Voltar ao início'],
		}
		const [title = '', way = ''] = agreed[language]
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
		await expect(page.getByRole('link', { name: way })).toHaveAttribute('href', '/')
	})

	test('every link of the frame leads to a screen', async ({ page }) => {
		await open(page, '/')
		const links = page
			.locator('header a, footer a, .menu-drawer a')
			.filter({ hasNot: page.locator('[lang]') })
		const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
		const pages = [...new Set(addresses)].filter((address) => !address.includes('lang='))
		expect(pages.length).toBeGreaterThan(12)
		for (const address of pages) {
			const response = await page.goto(address)
			expect(response?.status(), address).toBe(200)
			await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
		}
	})
})
