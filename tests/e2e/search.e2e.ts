import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { LANGUAGES, LOCALE, words } from './support/words.ts'

/** The field as people meet it: by its name. */
function field(page: Page, language: 'en' | 'pt') {
	return page.getByRole('combobox', { name: words(language)('search_prompts') })
}

async function openSearch(page: Page, language: 'en' | 'pt') {
	await page.goto(`/categories?lang=${language}`)
	await expect(field(page, language)).toBeVisible()
	return field(page, language)
}

for (const language of LANGUAGES) {
	test.describe(language, () => {
		test.use({ locale: LOCALE[language] })

		test('a query suggests prompts while it is typed; the arrows move, Enter opens, and back comes back', async ({
			page,
		}) => {
			const box = await openSearch(page, language)
			await box.pressSequentially('preco')
			const options = page.getByRole('option')
			await expect(options.first()).toBeVisible()
			await expect(box).toHaveAttribute('aria-expanded', 'true')
			await expect(box).not.toHaveAttribute('aria-activedescendant')
			await box.press('ArrowDown')
			await expect(options.first()).toHaveAttribute('aria-selected', 'true')
			await box.press('ArrowUp')
			await expect(options.last()).toHaveAttribute('aria-selected', 'true')
			await box.press('ArrowDown')
			await box.press('Enter')
			await expect(page).toHaveURL(/\/prompt\/1$/)
			await page.goBack()
			await expect(page).toHaveURL(/\/categories/)
		})

		test('Escape closes the suggestions, then clears the text, and Enter with none chosen searches', async ({
			page,
		}) => {
			const box = await openSearch(page, language)
			await box.pressSequentially('legendas')
			await expect(page.getByRole('listbox')).toBeVisible()
			await box.press('Escape')
			await expect(page.getByRole('listbox')).toBeHidden()
			await expect(box).toHaveValue('legendas')
			await box.press('Escape')
			await expect(box).toHaveValue('')
			await box.pressSequentially('markting')
			await box.press('Enter')
			await expect(page).toHaveURL(/q=markting/)
			await expect(page.getByRole('article')).toHaveCount(3)
			await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'marketing' })).toBeVisible()
		})

		test('a forgiven typo and an empty answer are said, to the eye and to the ear', async ({ page }) => {
			const box = await openSearch(page, language)
			const said = page.getByRole('search').getByRole('status')
			const shown = page.locator('.search .menu')
			await box.pressSequentially('markting')
			await expect(said).toContainText(words(language)('for_query', { query: 'marketing' }))
			await expect(shown).toContainText(words(language)('instead_of', { query: 'markting' }))
			await box.fill('xyzzyx')
			await expect(said).toContainText(words(language)('no_results_found'))
			await expect(shown).toContainText(words(language)('for_query', { query: 'xyzzyx' }))
			await expect(box).toHaveAttribute('aria-expanded', 'false')
			await expect(page.getByRole('listbox')).toBeHidden()
			const { violations } = await new AxeBuilder({ page }).include('[role=search]').analyze()
			expect(violations).toEqual([])
			await box.press('Escape')
			await expect(shown).toBeHidden()
			await expect(box).toHaveValue('xyzzyx')
		})

		test('the header’s search opens in place and gives the focus back; open, it has no accessibility fault', async ({
			page,
		}) => {
			const opener = page.getByRole('banner').getByRole('link', { name: words(language)('search_prompts') })
			await expect(async () => {
				// Before the scripts run it is a link to the search page.
				await page.goto(`/?lang=${language}`)
				await opener.click()
				await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 })
			}).toPass()
			const box = page.getByRole('dialog').getByRole('combobox')
			await expect(box).toBeFocused()
			await box.pressSequentially('plan')
			await expect(page.getByRole('option').first()).toBeVisible()
			const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
			expect(violations).toEqual([])
			await box.press('Escape')
			await box.press('Escape')
			await expect(page.getByRole('dialog')).toBeVisible()
			await box.press('Escape')
			await expect(page.getByRole('dialog')).toBeHidden()
			await expect(opener).toBeFocused()
		})

		test('where nothing is found, the text that says so, close words and the categories lead on', async ({
			page,
		}) => {
			await page.goto(`/categories?q=escrevinhar&lang=${language}`)
			await expect(page.getByText(words(language)('no_prompts_found'))).toBeVisible()
			await page.getByRole('main').getByRole('link', { name: 'escrita' }).click()
			await expect(page.getByRole('article').first()).toBeVisible()
		})

		test('it all works without scripts, as a plain form', async ({ browser }) => {
			const context = await browser.newContext({ javaScriptEnabled: false, locale: LOCALE[language] })
			const page = await context.newPage()
			await page.goto('/')
			await page
				.getByRole('banner')
				.getByRole('link', { name: words(language)('search_prompts') })
				.click()
			await page.getByRole('searchbox').fill('aula')
			await page.getByRole('button', { name: words(language)('search'), exact: true }).click()
			await expect(page).toHaveURL(/q=aula/)
			await expect(page.getByRole('article')).toHaveCount(1)
			await context.close()
		})
	})
}

test('at most one request is under way while one types', async ({ page }) => {
	const underWay = new Set<unknown>()
	let most = 0
	const asks = (url: string) => url.includes('/search/suggestions')
	page.on('request', (request) => {
		if (asks(request.url())) most = Math.max(most, underWay.add(request).size)
	})
	page.on('requestfailed', (request) => underWay.delete(request))
	page.on('requestfinished', (request) => underWay.delete(request))
	await page.route('**/search/suggestions?*', async (route) => {
		await new Promise((done) => setTimeout(done, 600))
		await route.continue().catch(() => undefined)
	})
	const box = await openSearch(page, 'en')
	await box.pressSequentially('brand voice', { delay: 180 })
	await expect(page.getByRole('option').first()).toBeVisible()
	expect(most).toBe(1)
})
