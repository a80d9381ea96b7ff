import { cards, expect, inOneLanguage, open, test } from '../support/journey.ts'

inOneLanguage('pt', () => {
	test('where no prompt has all words the closest come, each with the words that it has marked', async ({
		page,
		t,
	}) => {
		await open(page, '/categories?q=instagram+zzyzx')
		const first = cards(page).first()
		await expect(first).toContainText(t('held_words', { held: 1, total: 2 }))
		await expect(first.locator('.held-words mark')).toHaveText(['instagram'])
		await expect(first.locator('.held-words s')).toHaveText(['zzyzx'])
		const prompts = await cards(page).count()
		await expect(page.locator('.close-note')).toHaveText(t('close_none', { words: 2, prompts }))
		const otherwise = page.getByRole('region', { name: t('looked_for_else') })
		await expect(otherwise.getByLabel(t('wish_label'))).toHaveValue('instagram zzyzx')
		await expect(
			otherwise.getByRole('link', { name: t('create_what_is_missing', { query: 'instagram zzyzx' }) }),
		).toBeVisible()
	})

	test('a category says how many there are elsewhere, and free ones are a link away', async ({ page, t }) => {
		await open(page, '/categories?q=instagram')
		const count = await page.getByRole('main').getByRole('article').count()
		await open(page, '/categories?q=instagram&category=finance')
		await page.getByRole('link', { name: t('elsewhere_count', { count }) }).click()
		await expect(page).toHaveURL('/categories?q=instagram')
		await page
			.getByRole('navigation', { name: t('filter_label') })
			.getByText(t('filter_free'))
			.click()
		await expect(page).toHaveURL('/categories?q=instagram&access=free')
		await page
			.getByRole('navigation', { name: t('sort_label') })
			.getByText(t('sort_used'))
			.click()
		await expect(page).toHaveURL('/categories?q=instagram&access=free&sort=used')
	})

	test('who finds nothing can say what it was, or create it', async ({ page, t }) => {
		const query = 'resultado do jogo'
		await open(page, `/categories?${new URLSearchParams({ q: query })}`)
		await expect(page.locator('[data-message=no_prompts_found]')).toBeVisible()
		await expect(page.getByRole('link', { name: t('create_what_is_missing', { query }) })).toHaveAttribute(
			'href',
			`/create-prompt?${new URLSearchParams({ title: query })}`,
		)
		await expect(page.getByLabel(t('wish_label'))).toHaveValue(query)
		await page.getByRole('button', { name: t('wish_send') }).click()
		await expect(page.getByText(t('wish_sent'))).toBeVisible()
	})
})
