import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, inOneLanguage, open, test } from './support/journey.ts'
import type { Translate } from './support/words.ts'

/** The field as people meet it: by its name. */
async function openSearch(page: Page, t: Translate) {
	await open(page, '/categories')
	return page.getByRole('combobox', { name: t('search_prompts') })
}

inOneLanguage('pt', () => {
	test('a query suggests prompts while it is typed; the arrows move, Enter opens, and back comes back', async ({
		page,
		t,
	}) => {
		const box = await openSearch(page, t)
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
		t,
	}) => {
		const box = await openSearch(page, t)
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
		await expect(page.getByRole('article').first()).toBeVisible()
		await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'marketing' })).toBeVisible()
	})

	test('a forgiven typo and an empty answer are said, to the eye and to the ear', async ({ page, t }) => {
		const box = await openSearch(page, t)
		const said = page.getByRole('search').getByRole('status')
		const shown = page.locator('.search .menu')
		await box.pressSequentially('markting')
		await expect(said).toContainText(t('for_query', { query: 'marketing' }))
		await expect(shown).toContainText(t('instead_of', { query: 'markting' }))
		await box.fill('xyzzyx')
		await expect(said).toContainText(t('no_results_found'))
		await expect(shown).toContainText(t('for_query', { query: 'xyzzyx' }))
		await expect(page.getByRole('option')).toContainText([`${t('search')} “xyzzyx”`])
		const { violations } = await new AxeBuilder({ page }).include('[role=search]').analyze()
		expect(violations).toEqual([])
		await box.press('Escape')
		await expect(shown).toBeHidden()
		await expect(box).toHaveValue('xyzzyx')

		await box.press('ArrowDown')
		await box.press('ArrowDown')
		await box.press('Enter')
		await expect(page).toHaveURL('/categories?q=xyzzyx')
		await expect(page.locator('[data-message=no_prompts_found]')).toBeVisible()
	})

	test('the header’s search opens in place and gives the focus back; open, it has no accessibility fault', async ({
		page,
		t,
	}) => {
		const opener = page.getByRole('banner').getByRole('link', { name: t('search_prompts') })
		await open(page, '/')
		await opener.click()
		const box = page.getByRole('dialog').getByRole('combobox')
		await expect(box).toBeFocused()
		await box.pressSequentially('plan')
		await expect(page.getByRole('option').first()).toBeVisible()
		const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
		expect(violations).toEqual([])
		await box.press('Escape')
		await expect(page.getByRole('dialog')).toBeHidden()
		await expect(opener).toBeFocused()
	})

	test('from the header’s search a suggestion leads into the new page, and nothing typed to the whole list', async ({
		page,
		t,
	}) => {
		const opener = page.getByRole('banner').getByRole('link', { name: t('search_prompts') })
		const box = page.getByRole('dialog').getByRole('combobox')
		await open(page, '/')
		await opener.click()
		await box.pressSequentially('plan')
		await expect(page.getByRole('option').first()).toBeVisible()
		await box.press('ArrowDown')
		await box.press('Enter')
		await expect(page).toHaveURL(/\/prompt\//)
		await expect(page.getByRole('dialog')).toBeHidden()
		await expect(page.locator('#main')).toBeFocused()
		await opener.click()
		await box.press('Enter')
		await expect(page).toHaveURL('/categories')
	})

	test('only what has every word is counted as found; what comes close is called so', async ({ page, t }) => {
		await open(page, '/categories?q=instagram+carousel+kubernetes')
		await expect(page.locator('.result-bar')).toContainText(t('similar_count', { count: 1 }))
		await open(page, '/categories?q=plano+de+estudo+pro+enem')
		const all = await page.getByRole('article').count()
		const close = await page.locator('.close-title ~ .cards article').count()
		await expect(page.locator('.result-bar b')).toHaveText(t('prompt_count', { count: all - close }))
	})

	test('where nothing is found, the text that says so, close words and the categories lead on', async ({
		page,
		t,
	}) => {
		await open(page, '/categories?q=escrevinhar')
		await expect(page.getByText(t('no_prompts_found'))).toBeVisible()
		await page.getByRole('main').getByRole('link', { name: 'escrita', exact: true }).click()
		await expect(page.getByRole('article').first()).toBeVisible()
	})

	test.describe('without scripts', () => {
		test.use({ javaScriptEnabled: false })

		test('it all works, as a plain form', async ({ page, t }) => {
			await page.goto('/')
			await page
				.getByRole('banner')
				.getByRole('link', { name: t('search_prompts') })
				.click()
			await page.getByRole('searchbox').fill('aula')
			await page.getByRole('button', { name: t('search'), exact: true }).click()
			await expect(page).toHaveURL(/q=aula/)
			await expect(page.getByRole('article').first()).toContainText(/aula/i)
		})
	})
})

test('at most one request is under way while one types', async ({ page, t }) => {
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
	const box = await openSearch(page, t)
	await box.pressSequentially('brand voice', { delay: 180 })
	await expect(page.getByRole('option').first()).toBeVisible()
	expect(most).toBe(1)
})
