import type { Page, Route } from '@playwright/test'
import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { aLegend, button, link, locker, save } from '../support/locker.ts'
import type { Translate } from '../support/words.ts'

/** Makes a category in the form of a saved prompt, which stays open. */
async function createCategory(page: Page, t: Translate, id: string, name: string): Promise<void> {
	await open(page, `/prompt-locker/${id}/edit`)
	await page.getByRole('combobox', { name: t('category') }).selectOption('new')
	await page
		.getByRole('textbox', { name: t('category_name') })
		.first()
		.fill(name)
	await button(page, t('create')).click()
	await expect(message(page, 'category_created')).toBeVisible()
}

inOneLanguage('en', () => {
	test('categories are renamed, coloured, moved and removed by the keyboard, and their prompts stay', async ({
		page,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 409 |ERR_FAILED/)
		const legend = await aLegend(page)
		const id = await save(legend, 'Weekly plan')
		for (const name of ['Wrok', 'Home']) {
			await createCategory(page, t, id, name)
		}
		await button(page, t('save_prompt_changes')).click()
		await expect(message(page, 'prompt_updated')).toBeVisible()

		await locker(page)
		await link(page, t('own_categories')).click()
		const first = page.getByRole('form', { name: 'Wrok' })
		await first.getByRole('textbox').fill('home')
		const cut = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.continue())
		await page.route('**/prompt-locker/categories.data*', cut)
		await page.keyboard.press('Enter')
		await expect(message(page, 'load_error_text')).toBeFocused()
		await expect(first.getByRole('textbox')).toHaveValue('home')
		await page.unroute('**/prompt-locker/categories.data*', cut)
		await page.reload()
		await expect(first.getByRole('textbox')).toHaveValue('home')
		await first.getByRole('textbox').press('Enter')
		await expect(first.getByText(t('category_exists'))).toBeVisible()
		expect(await barriersOf(page)).toEqual([])
		await first.getByRole('textbox').fill('Work')
		await first.getByRole('combobox').selectOption('finance')
		await button(first, t('save_category')).click()
		await expect(message(page, 'own_category_saved')).toBeVisible()
		await expect(page.locator('.category-list li').first()).toHaveAttribute('data-cat', 'finance')
		await button(page, t('move_category_up', { name: 'Home' })).press('Enter')
		await expect(page.getByRole('form').first()).toHaveAccessibleName('Home')

		await link(page, t('remove_category_named', { name: 'Home' })).press('Enter')
		await expect(
			page.getByRole('heading', { name: t('remove_category_question', { name: 'Home' }) }),
		).toBeFocused()
		expect(await barriersOf(page)).toEqual([])
		await button(page, t('remove_category')).click()
		await expect(message(page, 'own_category_removed')).toBeVisible()
		await open(page, `/prompt-locker/${id}`)
		await expect(page.locator('.badge-plain')).toHaveText(t('uncategorized'))
	})

	test('a category that another device renamed meanwhile keeps that name until its owner decides', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 409 /)
		const legend = await aLegend(page)
		const id = await save(legend, 'Weekly plan')
		await createCategory(page, t, id, 'Wrok')

		await open(page, '/prompt-locker/categories')
		const other = await context.newPage()
		await open(other, '/prompt-locker/categories')
		const there = other.getByRole('form', { name: 'Wrok' })
		await there.getByRole('textbox').fill('Work')
		await there.getByRole('textbox').press('Enter')
		await expect(message(other, 'own_category_saved')).toBeVisible()

		const here = page.getByRole('form')
		const told = here.getByText(t('category_changed_meanwhile', { name: 'Work' }))
		await here.getByRole('textbox').fill('Job')
		await here.getByRole('textbox').press('Enter')
		await expect(told).toBeVisible()
		await expect(here.getByRole('textbox')).toHaveValue('Job')
		expect(await barriersOf(page)).toEqual([])
		await page.reload()
		await expect(here).toHaveAccessibleName('Work')
		await expect(here.getByRole('textbox')).toHaveValue('Job')
		await here.getByRole('textbox').press('Enter')
		await expect(told).toBeVisible()
		await here.getByRole('textbox').press('Enter')
		await expect(page.getByRole('form', { name: 'Job' })).toBeVisible()
		await expect(message(page, 'own_category_saved')).toBeVisible()
	})
})
