import type { Page, Route } from '@playwright/test'
import { expect, hydrated, inOneLanguage, message, open, test, titles } from './support/journey.ts'
import { thePrompt, theWords } from './support/library.ts'

/** What Chromium tells its console of data that did not come. */
const FAILED_DATA = /^Failed to load resource: .*\.data/

const [RELATED = ''] = thePrompt('1').relatedPrompts

/** Keeps answers of an address back until they are let go. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>()
	await page.route(address, async (route: Route) => {
		await promise
		await route.continue()
	})
	return resolve
}

inOneLanguage('pt', (language) => {
	const related = (page: Page) =>
		titles(page).getByRole('link', { name: theWords(RELATED, language).title, exact: true })

	for (const from of ['/', '/prompt/6']) {
		test(`while a prompt is on its way from ${from} the page says so`, async ({ page, t }) => {
			const { title } = theWords('1', language)
			const letGo = await holdBack(page, /\/prompt\/1\.data/)
			await open(page, from)
			await titles(page).getByRole('link', { name: title, exact: true }).click()
			const loading = page.getByRole('status').getByText(t('loading'), { exact: true })
			await expect(loading).toBeVisible()
			letGo()
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
			await expect(loading).toHaveCount(0)
		})
	}

	for (const [path, tabs, tab] of [
		['/categories', 'category', 'category=finance'],
		['/featured', 'featured_prompts', 'tab=new'],
	] as const) {
		test(`while another list of ${path} is on its way the page says so`, async ({ page, t }) => {
			const letGo = await holdBack(page, new RegExp(`${path}\\.data`))
			await open(page, path)
			await page
				.getByRole('navigation', { name: t(tabs) })
				.locator(`[href="${path}?${tab}"]`)
				.click()
			await expect(page.locator('[aria-busy=true]').getByText(t('loading'))).toBeAttached()
			letGo()
			await expect(page).toHaveURL(`${path}?${tab}`)
			await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
			await expect(titles(page).first()).toBeVisible()
		})
	}

	test('no script is fetched before the page is painted, and then it works', async ({ page }) => {
		const letGo = await holdBack(page, /\.css$/)
		const opened = page.goto('/')
		// There are no frames to wait for until the styles are there.
		await page.waitForFunction(() => document.querySelector('footer'), null, { polling: 50 })
		letGo()
		await opened
		await hydrated(page)
		const { styled, scripts } = await page.evaluate(() => {
			const fetched = performance.getEntriesByType('resource')
			const ends = fetched
				.filter(({ name }) => name.endsWith('.css'))
				.map((entry) => entry.startTime + entry.duration)
			const scripts = fetched.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)
			return { styled: Math.max(...ends), scripts }
		})
		expect(scripts.length).toBeGreaterThan(5)
		expect(Math.min(...scripts)).toBeGreaterThan(styled)
	})

	for (const [how, answer] of [
		['answers with an error', (route: Route) => route.fulfill({ status: 500, body: 'broken' })],
		['does not answer', (route: Route) => route.abort()],
	] as const) {
		test(`where the server ${how}, a prompt is not shown, and can be tried again`, async ({
			page,
			t,
			allowNoise,
		}) => {
			allowNoise(FAILED_DATA)
			await page.route(/\/prompt\/\d+\.data/, answer)
			await open(page, '/prompt/1')
			await related(page).click()
			await expect(message(page, 'error_loading_prompt')).toHaveText(t('error_loading_prompt'))
			await expect(page).toHaveTitle(t('error_loading_prompt'))
			await page.unroute(/\/prompt\/\d+\.data/)
			await page.getByRole('link', { name: t('try_again') }).click()
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(theWords(RELATED, language).title)
		})

		test(`where the server ${how}, a list is not shown, and can be tried again`, async ({
			page,
			t,
			allowNoise,
		}) => {
			allowNoise(FAILED_DATA)
			await open(page, '/')
			for (const path of ['/categories', '/featured', '/popular']) {
				await page.route(/\.data/, answer)
				await page.getByRole('contentinfo').locator(`[href="${path}"]`).click()
				await expect(page).toHaveURL(path)
				await expect(message(page, 'error_loading_data')).toHaveText(t('error_loading_data'))
				await page.unroute(/\.data/)
				await page.getByRole('link', { name: t('try_again') }).click()
				await expect(titles(page).first()).toBeVisible()
				await hydrated(page)
			}
		})
	}
})
