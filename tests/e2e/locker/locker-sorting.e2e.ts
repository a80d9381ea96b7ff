import type { Page } from '@playwright/test'
import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, open, test, titles } from '../support/journey.ts'
import { aLegend, button, expectCount, link, locker, save } from '../support/locker.ts'
import type { Translate } from '../support/words.ts'

const searchOf = (page: Page) => new URL(page.url()).searchParams
const orderOf = (page: Page, t: Translate) => page.getByRole('combobox', { name: t('locker_sort_by') })
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

/** A locker in which every order is another one. */
async function aSortedLocker(page: Page): Promise<void> {
	const legend = await aLegend(page)
	await save(legend, 'Évora', 'Do [this].', ['email', 'b2b'])
	await save(legend, 'Abacate', 'Do [that].', ['email'])
	await save(legend, 'Zebra', 'Do [both].', ['b2b'])
}

inOneLanguage('en', () => {
	test('tags on cards filter, several together, kept with search and order; Back leads to where one was', async ({
		page,
		t,
	}) => {
		await aSortedLocker(page)
		await locker(page)
		await orderOf(page, t).selectOption('name')
		await expect(titles(page)).toHaveText(['Abacate', 'Évora', 'Zebra'])
		await link(card(page, 'Abacate'), 'email').click()
		await expect(titles(page)).toHaveText(['Abacate', 'Évora'])
		await link(card(page, 'Évora'), 'b2b').click()
		await expect(titles(page)).toHaveText(['Évora'])
		await expectCount(page, t, 1)
		expect(searchOf(page).getAll('tag')).toEqual(['email', 'b2b'])
		expect(searchOf(page).get('sort')).toBe('name')
		expect(await barriersOf(page)).toEqual([])
		await page.getByRole('searchbox', { name: t('search_your_locker') }).fill('evora')
		await expect.poll(() => searchOf(page).getAll('tag').length).toBe(2)
		await page.reload()
		await expect(titles(page)).toHaveText(['Évora'])
		await link(page, 'Évora').click()
		await expect(page.getByRole('heading', { level: 1, name: 'Évora' })).toBeVisible()
		await page.goBack()
		await expect(titles(page)).toHaveText(['Évora'])
		await link(page, t('without_tag', { tag: 'b2b' })).click()
		await expect.poll(() => searchOf(page).toString()).toBe('q=evora&tag=email&sort=name')
		await page.getByRole('searchbox', { name: t('search_your_locker') }).fill('')
		await expect(titles(page)).toHaveText(['Abacate', 'Évora'])
		await page.goBack()
		await expect(titles(page)).toHaveText(['Évora'])
		await link(page, t('without_tag', { tag: 'email' })).click()
		await expect.poll(() => searchOf(page).getAll('tag')).toEqual(['b2b'])
		await link(page, t('without_tag', { tag: 'b2b' })).click()
		await expect(page.getByRole('list', { name: t('chosen_tags') })).toHaveCount(0)
		await page.getByRole('searchbox', { name: t('search_your_locker') }).fill('')
		await expect(titles(page)).toHaveText(['Abacate', 'Évora', 'Zebra'])
	})
})

inOneLanguage('en', () => {
	test('what is typed while a tag’s list is on its way is looked for in that list, and the next letter too', async ({
		page,
		t,
	}) => {
		await aSortedLocker(page)
		await open(page, '/prompt-locker?sort=name')
		const asked = Promise.withResolvers<void>()
		const typed = Promise.withResolvers<void>()
		await page.route(/prompt-locker\.data/, async (route) => {
			asked.resolve()
			await typed.promise
			await route.continue()
		})
		await link(card(page, 'Abacate'), 'email').click()
		await asked.promise
		const box = page.getByRole('searchbox', { name: t('search_your_locker') })
		await box.fill('evo')
		typed.resolve()
		await expect(page.getByRole('list', { name: t('chosen_tags') })).toBeVisible()
		await expect(titles(page)).toHaveText(['Évora'])
		await expect(box).toBeFocused()
		await page.keyboard.type('ra')
		await expect(box).toHaveValue('evora')
		await expect.poll(() => searchOf(page).toString()).toBe('q=evora&tag=email&sort=name')
	})

	test('what was copied or opened in an assistant comes first among what was used', async ({
		page,
		context,
		t,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await aSortedLocker(page)
		await locker(page)
		await expect(titles(page)).toHaveText(['Zebra', 'Abacate', 'Évora'])
		const told = () => page.waitForResponse((response) => response.url().endsWith('/used'))
		const copied = told()
		await button(page, t('copy_named', { title: 'Évora' })).click()
		expect((await copied).status()).toBe(204)
		await orderOf(page, t).selectOption('used')
		await expect(titles(page)).toHaveText(['Évora', 'Zebra', 'Abacate'])
		await link(page, 'Abacate').click()
		const opened = told()
		await context.route('https://chatgpt.com/**', (route) => route.fulfill({ body: 'ChatGPT' }))
		await link(page, t('open_in_tool', { tool: 'ChatGPT' })).click()
		expect((await opened).status()).toBe(204)
		await page.goto('/prompt-locker?sort=used')
		await expect(titles(page)).toHaveText(['Abacate', 'Évora', 'Zebra'])
	})

	test('a name that is changed, and a pin, show where the order has them', async ({ page, t }) => {
		await aSortedLocker(page)
		await open(page, '/prompt-locker?sort=name')
		await button(page, t('pin_named', { title: 'Zebra' })).click()
		await expect(titles(page)).toHaveText(['Zebra', 'Abacate', 'Évora'])
		await button(page, t('duplicate_named', { title: 'Abacate' })).click()
		await expect(titles(page)).toHaveText(['Zebra', 'Abacate', `Abacate ${t('copy_suffix')}`, 'Évora'])
	})

	test.describe('without scripts', () => {
		test.use({ javaScriptEnabled: false })
		test('order, tags, search and category are one form and plain links', async ({ page, t }) => {
			await aSortedLocker(page)
			await page.goto('/prompt-locker')
			await link(card(page, 'Abacate'), 'email').click()
			await orderOf(page, t).selectOption('name')
			await button(page, t('filter_locker')).click()
			await expect(titles(page)).toHaveText(['Abacate', 'Évora'])
			await page.getByRole('searchbox', { name: t('search_your_locker') }).fill('evora')
			await button(page, t('filter_locker')).click()
			await expect(titles(page)).toHaveText(['Évora'])
			await link(page, t('without_tag', { tag: 'email' })).click()
			expect(searchOf(page).toString()).toBe('q=evora&sort=name')
			await button(page, t('pin_named', { title: 'Évora' })).click()
			await expect(button(page, t('pin_named', { title: 'Évora' }))).toHaveAttribute('aria-pressed', 'true')
			expect(searchOf(page).toString()).toBe('q=evora&sort=name')
			await button(page, t('duplicate_named', { title: 'Évora' })).click()
			await expect(titles(page)).toHaveText(['Évora', `Évora ${t('copy_suffix')}`])
			expect(searchOf(page).toString()).toBe('q=evora&sort=name')
			await link(page, t('remove_named', { title: `Évora ${t('copy_suffix')}` })).click()
			await button(page, t('remove_prompt')).click()
			await expect(titles(page)).toHaveText(['Évora'])
			expect(searchOf(page).toString()).toBe('q=evora&sort=name')
		})
	})
})
