import type { Locator, Page } from '@playwright/test'
import { cards, expect, inOneLanguage, message, open, test, titles, toasts } from '../support/journey.ts'
import { pressKeyOn } from '../support/keys.ts'
import { theWords } from '../support/library.ts'
import { beSomebodyNew } from '../support/people.ts'

const FAVORITES = '/profile?tab=favorites'
const SERVER_SAYS_NO = /^Failed to load resource: .*(503|ERR_FAILED)/

const heartOf = (card: Locator) => card.locator('.card-foot').getByRole('button')
const cardOf = (page: Page, title: string) => cards(page).filter({ hasText: title })

inOneLanguage('en', (language) => {
	const { title } = theWords('1', language)

	test.beforeEach(async ({ context, baseURL }) => {
		await beSomebodyNew(context, baseURL)
	})

	test('a heart fills at once, before the server has answered, and stays filled', async ({ page, t }) => {
		await open(page, '/category/finance')
		const heart = heartOf(cardOf(page, title))
		const { promise: isAsked, resolve: letGo } = Promise.withResolvers<void>()
		await page.route('**/favorite', async (route) => {
			await isAsked
			await route.continue()
		})
		await heart.click()
		await expect(heart).toHaveAttribute('aria-pressed', 'true')
		await expect(toasts(page)).toHaveCount(0)
		letGo()
		await expect(message(page, 'added_to_favorites')).toHaveText(t('added_to_favorites'))
		await page.reload()
		await expect(heart).toHaveAttribute('aria-pressed', 'true')
		await open(page, '/prompt/1')
		const button = page.getByRole('button', { name: t('remove_favorite') })
		await button.click()
		await expect(message(page, 'removed_from_favorites')).toHaveText(t('removed_from_favorites'))
		await expect(page.getByRole('button', { name: t('save_favorite') })).toHaveAttribute(
			'aria-pressed',
			'false',
		)
		await page.goto(FAVORITES)
		await expect(page.getByText(t('no_favorites_yet'))).toBeVisible()
		await expect(page.getByRole('searchbox', { name: t('search_favorites') })).toHaveCount(0)
	})

	for (const [how, refuse] of [
		['says no', (page: Page) => page.route('**/favorite', (route) => route.fulfill({ status: 503 }))],
		['can’t be reached', (page: Page) => page.route('**/favorite', (route) => route.abort())],
	] as const) {
		test(`a heart is taken back, with a word, when the server ${how}`, async ({ page, allowNoise }) => {
			allowNoise(SERVER_SAYS_NO)
			await open(page, '/category/finance')
			await refuse(page)
			const heart = heartOf(cardOf(page, title))
			await heart.click()
			const told = page.getByRole('alert').locator('[data-message=failed_to_update_favorites]')
			await expect(told).toHaveText('Failed to update favorites')
			await expect(heart).toHaveAttribute('aria-pressed', 'false')
		})
	}

	test('a heart whose presses all fail ends as the server has it, however often it was pressed', async ({
		page,
		allowNoise,
	}) => {
		allowNoise(SERVER_SAYS_NO)
		await open(page, '/category/finance')
		const { promise: isAsked, resolve: letGo } = Promise.withResolvers<void>()
		let refusals = 0
		await page.route('**/favorite', async (route) => {
			await isAsked
			await route.fulfill({ status: 503 })
			refusals += 1
		})
		const heart = heartOf(cardOf(page, title))
		await heart.click()
		await heart.click()
		letGo()
		await expect.poll(() => refusals).toBe(2)
		await expect(page.locator('[data-message=failed_to_update_favorites]')).toHaveCount(1)
		await expect(heart).toHaveAttribute('aria-pressed', 'false')
	})

	test('a heart that is pressed three times quickly ends as it was pressed last', async ({ page, t }) => {
		await open(page, '/category/finance')
		const heart = heartOf(cardOf(page, title))
		for (let press = 0; press < 3; press += 1) await heart.click()
		// Added, removed, and added again, which stands once.
		await expect(toasts(page)).toHaveText([t('removed_from_favorites'), t('added_to_favorites')])
		await expect(heart).toHaveAttribute('aria-pressed', 'true')
		await page.reload()
		await expect(heart).toHaveAttribute('aria-pressed', 'true')
	})

	test('a page that was read before a heart was pressed, and comes after it, does not take it back', async ({
		page,
	}) => {
		await open(page, '/category/finance')
		const heart = heartOf(cardOf(page, title))
		const stored = page.waitForResponse('**/favorite')
		const { promise: hasCome, resolve: come } = Promise.withResolvers<void>()
		await page.route('**/category/finance.data*', async (route) => {
			const response = await route.fetch()
			await heart.click()
			await stored
			await route.fulfill({ response })
			come()
		})
		// As if somebody had signed in in another tab: the page is read again.
		await page.evaluate(() =>
			dispatchEvent(new StorageEvent('storage', { key: 'viewer', newValue: 'somebody' })),
		)
		await hasCome
		await page.unroute('**/category/finance.data*')
		await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
		await expect(heart).toHaveAttribute('aria-pressed', 'true')
		await heart.click()
		await expect(heart).toHaveAttribute('aria-pressed', 'false')
	})

	test('what is saved in one tab is saved in the other, and saved twice is saved once', async ({
		page,
		context,
	}) => {
		const other = await context.newPage()
		await open(page, '/category/finance')
		await open(other, '/prompt/1')
		const drawn = await titles(page).allTextContents()
		await heartOf(cardOf(page, title)).click()
		await expect(other.locator('.favorite-toggle')).toHaveAttribute('aria-pressed', 'true')
		// A tab that heard of nothing sends the same once more.
		const again = await other.evaluate(async () => {
			const body = new URLSearchParams({ favorite: 'on', scripted: 'yes' })
			return (await fetch('/prompt/1/favorite', { method: 'POST', body })).status
		})
		expect(again).toBe(200)
		await other.locator('.favorite-toggle').click()
		await expect(heartOf(cardOf(page, title))).toHaveAttribute('aria-pressed', 'false')
		expect(await titles(page).allTextContents()).toEqual(drawn)
		await open(other, FAVORITES)
		await expect(cards(other)).toHaveCount(0)
	})

	test('with the keyboard alone, prompts are saved, found among the favorites, and taken out', async ({
		page,
		t,
	}) => {
		for (const id of ['1', '4']) {
			await open(page, `/prompt/${id}`)
			await pressKeyOn(page, page.locator('.favorite-toggle'), 'Space')
			await expect(message(page, 'added_to_favorites')).toBeVisible()
		}
		await open(page, FAVORITES)
		await expect(titles(page)).toHaveText([theWords('4', language).title, title])
		const [word = ''] = title.split(' ').filter((part) => part.length > 4)
		await pressKeyOn(page, page.getByRole('searchbox', { name: t('search_favorites') }))
		await page.keyboard.insertText(word.toUpperCase())
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(/tab=favorites&q=/)
		await expect(titles(page)).toHaveText([title])
		await expect(page.getByRole('status').filter({ hasText: word.toUpperCase() })).toHaveText(
			t('favorites_found', { count: 1, query: word.toUpperCase() }),
		)
		await pressKeyOn(page, heartOf(cardOf(page, title)), 'Space')
		await expect(message(page, 'removed_from_favorites')).toBeVisible()
		await page.goto(FAVORITES)
		await expect(titles(page)).toHaveText([theWords('4', language).title])
		await page.goto(`${FAVORITES}&q=zzxqwv`)
		await expect(page.getByText(t('no_results_found'))).toBeVisible()
		await page.getByRole('link', { name: t('clear_search') }).click()
		await expect(titles(page)).toHaveCount(1)
	})

	test('someone who was signed out meanwhile is led to log in, and comes back', async ({ page, context }) => {
		// Otherwise the page itself may notice first.
		await page.route('**/check-subscription', () => undefined)
		await open(page, '/prompt/1')
		await context.clearCookies({ name: 'session' })
		await page.locator('.favorite-toggle').click()
		await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/prompt/1')}`)
	})
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('a prompt is saved by a plain form, with a message on the page one comes back to', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL)
		await page.goto('/prompt/1')
		await page.getByRole('button', { name: t('save_favorite') }).click()
		await expect(page).toHaveURL('/prompt/1')
		await expect(message(page, 'added_to_favorites')).toHaveText(t('added_to_favorites'))
		await expect(page.getByRole('button', { name: t('remove_favorite') })).toBeVisible()
	})
})
