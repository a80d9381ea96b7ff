import type { Page } from '@playwright/test'
import { categories } from '../../../app/features/library/category.ts'
import { cards, expect, inOneLanguage, open, test, titles } from '../support/journey.ts'
import { library, theWords } from '../support/library.ts'
import type { Translate } from '../support/words.ts'

/** The slides of the carousel; only the one that is shown is at its place. */
function carousel(page: Page, t: Translate) {
	const region = page.getByRole('region', { name: t('popular_prompts') })
	return {
		region,
		slides: region.getByRole('article'),
		/** The number of the one that is shown. */
		shown: async () => {
			const numbers = region.getByText(
				new RegExp(`^${t('slide_of', { number: 0, total: 3 }).replace('0', '[123]')}$`),
			)
			return Number((await numbers.textContent())?.match(/[123]/)?.[0])
		},
		/** Which one is shown, as it is told to a screen reader. */
		shows: (number: number) =>
			expect(region.getByText(t('slide_of', { number, total: 3 }), { exact: true })).toBeAttached(),
		press: (button: 'previous' | 'next' | 'pause_carousel' | 'play_carousel') =>
			region.getByRole('button', { name: t(button), exact: true }).click(),
	}
}

inOneLanguage('pt', (language) => {
	test('a visitor finds the whole index on the home page', async ({ page, t }) => {
		await open(page, '/')

		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home_title').replace(/[[\]]/g, ''))
		const main = page.getByRole('main')
		await expect(main.getByRole('link', { name: t('get_started') })).toHaveAttribute('href', '/login')
		await expect(main.getByRole('link', { name: t('browse_prompts') })).toHaveAttribute('href', '/categories')

		const { slides } = carousel(page, t)
		await expect(slides.getByRole('heading')).toHaveText(
			['1', '2', '3'].map((id) => theWords(id, language).title),
		)
		for (const [position, id] of ['1', '2', '3'].entries()) {
			const view = slides.nth(position).getByText(t('view_prompt'), { exact: true })
			await expect(view).toHaveAttribute('href', `/prompt/${id}`)
		}

		const tiles = page.getByRole('region', { name: t('eight_drawers') }).getByRole('link')
		await expect(tiles.locator('b')).toHaveText(categories.map((category) => category[language].title))

		const featured = page.getByRole('region', { name: t('nav_featured') })
		await expect(titles(featured)).toHaveText(['1', '2', '3', '4'].map((id) => theWords(id, language).title))
		await expect(featured.getByRole('link', { name: t('view_all_prompts') })).toHaveAttribute(
			'href',
			'/categories',
		)

		const features = page
			.getByRole('region', { name: t('features_title') })
			.getByRole('heading', { level: 3 })
		await expect(features).toHaveText([
			t('feature_library'),
			t('feature_models'),
			t('feature_sharing'),
			t('feature_premium'),
		])

		const weekly = page
			.getByRole('region', { name: t('popular_this_week') })
			.getByRole('heading', { level: 3 })
		const known = library.map((prompt) => prompt[language].title)
		expect(known).toEqual(expect.arrayContaining(await weekly.allTextContents()))
		expect(new Set(await weekly.allTextContents()).size).toBe(4)

		const closing = page.getByRole('region', { name: t('closing_title') })
		await expect(closing.getByRole('link')).toHaveAttribute('href', '/pricing')
	})

	test('the carousel goes round in both directions', async ({ page, t }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' })
		await open(page, '/')
		const { slides, shows, press } = carousel(page, t)
		await slides.first().scrollIntoViewIfNeeded()

		for (const number of [2, 3, 1]) {
			await press('next')
			await shows(number)
			await expect(slides.nth(number - 1)).toBeInViewport({ ratio: 0.9 })
		}
		await press('previous')
		await shows(3)
		await expect(slides.nth(2)).toBeInViewport({ ratio: 0.9 })
	})

	test('the carousel runs by itself until someone pauses it', async ({ page, t }) => {
		await page.emulateMedia({ reducedMotion: 'no-preference' })
		await page.clock.install({ time: '2026-05-04T09:00:00' })
		await open(page, '/')
		const { region, slides, shown, shows, press } = carousel(page, t)
		// It stands still under the pointer until the clock stands still, however long opening the page took.
		await region.hover()
		await page.clock.pauseAt('2026-05-04T10:00:00')
		const first = await shown()
		const [second, third] = [(first % 3) + 1, ((first + 1) % 3) + 1]
		await expect(slides.nth(first - 1)).toBeInViewport({ ratio: 0.9 })
		await page.mouse.move(0, 0)
		await page.clock.runFor(1_000)
		await page.clock.runFor(7_100)
		await shows(second)
		await expect(slides.nth(second - 1)).toBeInViewport({ ratio: 0.9 })

		await slides.nth(second - 1).hover()
		await page.clock.runFor(60_000)
		await shows(second)
		await page.mouse.move(0, 0)
		// The page takes note of it in a frame of its own.
		await page.clock.runFor(1_000)
		await page.clock.runFor(7_100)
		await shows(third)
		// The row comes to rest in real time, and a clock that runs ahead meanwhile takes the slide for swiped back.
		await expect(slides.nth(third - 1)).toBeInViewport({ ratio: 0.9 })

		await press('pause_carousel')
		await expect(page.getByRole('button', { name: t('play_carousel') })).toBeVisible()
		// Away from the row, which would stand still under the pointer or the focus whether paused or not.
		await page.getByRole('heading', { level: 1 }).click()
		await page.clock.runFor(60_000)
		await shows(third)
	})

	test('the carousel stands still for who prefers less motion, until they start it', async ({ page, t }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' })
		await page.clock.install({ time: '2026-05-04T09:00:00' })
		await open(page, '/')
		const { shows, press } = carousel(page, t)
		await page.clock.fastForward(60_000)
		await shows(1)

		await press('play_carousel')
		await page.clock.fastForward(7_100)
		await shows(2)
	})

	test('a slide leads to its prompt', async ({ page, t }) => {
		await open(page, '/')
		const { title } = theWords('1', language)
		await page.getByRole('link', { name: t('view_prompt_named', { title }) }).click()
		await expect(page).toHaveURL('/prompt/1')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
	})

	test('a tile leads to its category, and the breadcrumb back', async ({ page, t }) => {
		await open(page, '/')
		const [category] = categories
		const name = category?.[language].title ?? ''
		await page
			.getByRole('region', { name: t('eight_drawers') })
			.getByRole('link', { name })
			.click()
		await expect(page).toHaveURL('/category/personal-ai')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
		await expect(titles(page)).toHaveText(
			library.filter((prompt) => prompt.category === 'personal-ai').map((prompt) => prompt[language].title),
		)

		const crumbs = page.getByRole('navigation', { name: t('breadcrumb') })
		await expect(crumbs.getByRole('listitem')).toHaveText([t('home'), t('nav_categories'), name])
		await crumbs.getByRole('link', { name: t('nav_categories') }).click()
		await expect(page).toHaveURL('/categories')
		await page.goBack()
		await crumbs.getByRole('link', { name: t('home') }).click()
		await expect(page).toHaveURL('/')
		await expect(cards(page)).toHaveCount(4)
	})
})
