import type { Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, open, test } from './support/journey.ts'
import { theWords } from './support/library.ts'
import { LANGUAGE_NAME, type Language, words } from './support/words.ts'

const TAG = { en: 'en', pt: 'pt-BR' } as const

/** The header's link to a language. */
const choice = (page: Page, language: Language) =>
	page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAME[language] })

inBothLanguages((language) => {
	const other = language === 'en' ? 'pt' : 'en'

	test('who changes the language stays on the page, and keeps the language from then on', async ({
		page,
		context,
	}) => {
		await open(page, '/categories?q=plan&category=education')
		await expect(choice(page, language)).toHaveAttribute('aria-current', 'true')
		await choice(page, other).click()
		await expect(page).toHaveURL(`/categories?q=plan&category=education&lang=${other}`)
		await expect(page.locator('html')).toHaveAttribute('lang', TAG[other])
		await expect(choice(page, other)).toHaveAttribute('aria-current', 'true')
		await hydrated(page)
		expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other)
		const cookies = await context.cookies()
		expect(cookies.find(({ name }) => name === 'language')?.value).toBe(other)

		const t = words(other)
		await page
			.getByRole('banner')
			.getByRole('link', { name: t('nav_popular') })
			.click()
		await expect(page).toHaveURL('/popular')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('popular_title'))
		await open(page, '/prompt/1')
		await expect(page.locator('html')).toHaveAttribute('lang', TAG[other])
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(theWords('1', other).title)
	})

	test('the choice is kept in every tab', async ({ page, context }) => {
		await open(page, '/')
		const second = await context.newPage()
		await open(second, '/')
		await choice(second, other).click()
		await expect(second.locator('html')).toHaveAttribute('lang', TAG[other])

		await page
			.getByRole('banner')
			.getByRole('link', { name: words(language)('nav_popular') })
			.click()
		await expect(page.locator('html')).toHaveAttribute('lang', TAG[other])
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(other)('popular_title'))
	})

	test('a browser that knows no import maps reads the page in its language, without scripts where those lead to the words', async ({
		page,
	}) => {
		const scripts: string[] = []
		page.on('request', (request) => {
			if (request.resourceType() === 'script') scripts.push(request.url())
		})
		await page.addInitScript(() => Object.defineProperty(HTMLScriptElement, 'supports', { value: undefined }))
		await page.goto('/popular')
		// What starts the scripts has its turn after a frame.
		await page.evaluate(
			() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
		)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language)('popular_title'))
		expect(scripts.length > 0).toBe(language === 'en')
	})

	test.describe('in the first HTML', () => {
		test.use({ javaScriptEnabled: false })

		test('the page has the browser’s language', async ({ page, t }) => {
			await page.goto('/popular')
			await expect(page.locator('html')).toHaveAttribute('lang', TAG[language])
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('popular_title'))
		})

		test('the page has the chosen language', async ({ page, context, baseURL }) => {
			await context.addCookies([{ name: 'language', value: other, url: baseURL ?? '' }])
			await page.goto('/popular')
			await expect(page.locator('html')).toHaveAttribute('lang', TAG[other])
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(other)('popular_title'))
		})

		test('the page has the language of a link, whatever was chosen', async ({ page, context, baseURL }) => {
			await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
			await page.goto(`/prompt/1?lang=${other}`)
			await expect(page.locator('html')).toHaveAttribute('lang', TAG[other])
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(theWords('1', other).title)
		})
	})
})
