import { PAGE_SIZE } from '../../../app/features/library/prompt.ts'
import { cards, expect, inOneLanguage, libraryCards, open, test, titles } from '../support/journey.ts'
import { library, theWords } from '../support/library.ts'

/** A word that finds the first prompt in its category. */
const QUERY = 'preço'
const NOTHING = 'zzxqwv'

inOneLanguage('pt', (language) => {
	const { title } = theWords('1', language)
	const inFinance = library.filter((prompt) => prompt.category === 'finance')

	test('a visitor narrows the list by category and text, and goes back the same way', async ({ page, t }) => {
		await open(page, '/categories')
		const tabs = page.getByRole('navigation', { name: t('category') })
		const box = page.getByRole('main').getByRole('combobox', { name: t('search_prompts') })
		const current = tabs.locator('[aria-current=page]')
		await expect(libraryCards(page)).toHaveCount(PAGE_SIZE)
		await expect(current).toHaveText(t('all'))

		await tabs.getByRole('link').and(page.locator('[data-cat=finance]')).click()
		await expect(page).toHaveURL('/categories?category=finance')
		await expect(libraryCards(page)).toHaveCount(inFinance.length)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText((await current.textContent()) ?? '')

		await box.fill(QUERY)
		await box.press('Enter')
		await expect(page).toHaveURL(`/categories?q=${encodeURIComponent(QUERY)}&category=finance`)
		await expect(titles(page).filter({ hasText: title })).toHaveCount(1)
		await expect(page.getByRole('status').filter({ hasText: `“${QUERY}”` })).toBeVisible()

		await page.reload()
		await expect(box).toHaveValue(QUERY)
		await expect(current).toHaveAttribute('data-cat', 'finance')
		await expect(titles(page).filter({ hasText: title })).toHaveCount(1)

		await page.goBack()
		await expect(page).toHaveURL('/categories?category=finance')
		await expect(box).toHaveValue('')
		await expect(libraryCards(page)).toHaveCount(inFinance.length)
		await page.goBack()
		await expect(page).toHaveURL('/categories')
		await expect(current).toHaveText(t('all'))
		await expect(libraryCards(page)).toHaveCount(PAGE_SIZE)
		await page.goForward()
		await expect(libraryCards(page)).toHaveCount(inFinance.length)
	})

	test('a search keeps its text when the category changes, and can be cleared', async ({ page, t }) => {
		await open(page, `/categories?q=${QUERY}`)
		const tabs = page.getByRole('navigation', { name: t('category') })
		await tabs.getByRole('link').and(page.locator('[data-cat=finance]')).click()
		await expect(page).toHaveURL(`/categories?q=${encodeURIComponent(QUERY)}&category=finance`)
		// The address changes before the page does.
		await expect(tabs.locator('[aria-current=page]')).toHaveAttribute('data-cat', 'finance')
		await page.getByRole('link', { name: t('clear_search') }).click()
		await expect(page).toHaveURL('/categories?category=finance')
		await expect(libraryCards(page)).toHaveCount(inFinance.length)
	})

	test('a search without results says so in the agreed words, and shows ways on', async ({ page, t }) => {
		await open(page, `/categories?q=${NOTHING}&category=finance`)
		await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
			'Nenhum prompt encontrado. Tente ajustar a busca ou os filtros.',
		)
		await expect(page.getByRole('status').filter({ hasText: t('no_results_found') })).toBeVisible()
		await expect(cards(page.getByRole('region', { name: t('start_with_title') }))).toHaveCount(3)
		await expect(cards(page)).toHaveCount(3)

		await page.getByRole('link', { name: t('search_all_categories') }).click()
		await expect(page).toHaveURL(`/categories?q=${NOTHING}`)
		await page
			.getByRole('main')
			.getByRole('link', { name: t('clear_search') })
			.click()
		await expect(page).toHaveURL('/categories')
		await expect(libraryCards(page)).toHaveCount(PAGE_SIZE)
	})

	test('the whole card leads to the prompt, its tab to the category', async ({ page }) => {
		await open(page, '/categories')
		const card = cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })
		// The title's link lies over the whole card.
		await card.locator('.card-description').click({ force: true })
		await expect(page).toHaveURL('/prompt/1')
		await page.goBack()
		await card.locator('.tab').click()
		await expect(page).toHaveURL('/category/finance')
	})

	test('no card shows more than three tags', async ({ page }) => {
		await open(page, '/categories')
		await expect(libraryCards(page)).toHaveCount(PAGE_SIZE)
		const counts = await libraryCards(page).evaluateAll((all) =>
			all.map((card) => card.querySelectorAll('.tags li').length),
		)
		expect(Math.max(...counts)).toBe(3)
		expect(library.some((prompt) => prompt[language].tags.length > 3)).toBe(true)
	})
})
