import type { Page } from '@playwright/test'
import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { library } from '../support/library.ts'
import { beNobody, beSomebody, beSomebodyNew, sessionOf } from '../support/people.ts'
import type { Translate } from '../support/words.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const free = library.filter(({ isPremium }) => !isPremium)
const premium = library.filter(({ isPremium }) => isPremium)

async function add(page: Page, t: Translate, id: string): Promise<void> {
	await open(page, `/prompt/${id}`)
	await button(page, t('add_to_collection')).click()
}

inOneLanguage('pt', (language) => {
	test('somebody puts prompts together, orders them by the keyboard, hands out the link and takes it back', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		test.slow()
		allowNoise(/ (400|404) /)
		const [one, two] = free.map((prompt) => prompt[language].title)
		const locked = premium[0]?.[language].title ?? ''
		await beSomebodyNew(context, baseURL)
		await add(page, t, free[0]?.id ?? '')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('add_to_collection'))
		await button(page, t('collection_begin')).click()
		await expect(page.getByText(t('collection_title_required'))).toBeVisible()
		await page.getByLabel(t('collection_title')).fill('Ten clients')
		await button(page, t('collection_begin')).click()
		await expect(message(page, 'added_to_collection')).toBeVisible()
		await expect(page).toHaveURL(`/prompt/${free[0]?.id}`)
		// With one collection there is nothing to choose.
		for (const prompt of [free[1], premium[0]]) {
			await add(page, t, prompt?.id ?? '')
			await expect(message(page, 'added_to_collection')).toBeVisible()
		}

		// What is in it already may begin another.
		await add(page, t, free[0]?.id ?? '')
		await expect(page.getByRole('link', { name: t('in_collection') })).toBeVisible()
		await expect(page.getByLabel(t('collection_title'))).toBeVisible()

		await open(page, '/collections')
		await page.getByRole('link', { name: 'Ten clients' }).click()
		await page.getByLabel(t('collection_note')).first().fill('Start here.')
		const down = button(page, t('collected_down', { title: one ?? '' }))
		await down.focus()
		await page.keyboard.press('Enter')
		await expect(message(page, 'collected_moved')).toBeVisible()
		await expect(down).toBeFocused()
		await expect(page.locator('.collected h2')).toHaveText([two ?? '', one ?? '', locked])
		await expect(page.getByLabel(t('collection_note')).nth(1)).toHaveValue('Start here.')
		await button(page, t('collected_take_out', { title: two ?? '' })).click()
		await expect(page.locator('.collected h2')).toHaveText([one ?? '', locked])
		await button(page, t('undo')).click()
		await expect(page.locator('.collected h2')).toHaveText([two ?? '', one ?? '', locked])
		expect(await barriersOf(page)).toEqual([])
		await button(page, t('collection_share')).click()
		const link = await page.getByLabel(t('collection_link', { title: 'Ten clients' })).inputValue()

		const author = await sessionOf(context)
		await beNobody(page)
		await open(page, link)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten clients')
		await expect(page.locator('.collection-steps h2')).toHaveText([two ?? '', one ?? '', locked])
		await expect(page.getByText('Start here.')).toBeVisible()
		await expect(message(page, 'collection_locked')).toContainText(
			t('collection_locked', { open: 2, count: 3 }),
		)
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
		expect(await barriersOf(page)).toEqual([])

		await context.addCookies([author])
		await open(page, '/collections')
		await page.getByRole('link', { name: 'Ten clients' }).click()
		await button(page, t('collection_unshare')).click()
		await expect(message(page, 'collection_unshared')).toBeVisible()
		await beNobody(page)
		expect((await open(page, link))?.status()).toBe(404)
		await expect(message(page, 'collection_not_found')).toBeVisible()
	})
})

inOneLanguage('pt', (language) => {
	test('a Legend keeps a whole collection in the locker, once', async ({ page, context, baseURL, t }) => {
		test.slow()
		const origin = baseURL ?? ''
		await beSomebodyNew(context, origin)
		await add(page, t, premium[1]?.id ?? '')
		await page.getByLabel(t('collection_title')).fill('Tudo de uma vez')
		await button(page, t('collection_begin')).click()
		await expect(message(page, 'added_to_collection')).toBeVisible()
		await open(page, '/collections')
		await page.getByRole('link', { name: 'Tudo de uma vez' }).click()
		await button(page, t('collection_share')).click()
		const link = await page.getByLabel(t('collection_link', { title: 'Tudo de uma vez' })).inputValue()
		await beNobody(page)
		await beSomebody(context, origin, 'legend')
		await open(page, link)
		await button(page, t('collection_save_all')).click()
		await expect(message(page, 'collection_saved_all')).toHaveText(t('collection_saved_all', { count: 1 }))
		await button(page, t('collection_save_all')).click()
		await expect(message(page, 'collection_saved_all').last()).toHaveText(
			t('collection_saved_all', { count: 0 }),
		)
		await open(page, '/prompt-locker')
		await expect(page.getByText(premium[1]?.[language].title ?? '').first()).toBeVisible()
	})

	test('without scripts a collection is begun, removed and put back', async ({
		browser,
		baseURL,
		context,
		t,
	}) => {
		await beSomebodyNew(context, baseURL)
		const plain = await browser.newContext({
			javaScriptEnabled: false,
			locale: 'pt-BR',
			baseURL: baseURL ?? '',
		})
		await plain.addCookies([await sessionOf(context)])
		const page = await plain.newPage()
		await page.goto('/collections')
		await page.getByLabel(t('collection_title')).fill('Lista')
		await button(page, t('collection_begin')).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lista')
		await button(page, t('collection_remove')).click()
		await expect(message(page, 'no_collections')).toBeVisible()
		await button(page, t('undo')).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lista')
		await plain.close()
	})
})
