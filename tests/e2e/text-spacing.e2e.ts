import { randomUUID } from 'node:crypto'
import { pixelsBeside } from './support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from './support/journey.ts'
import { beSomebodyNew } from './support/people.ts'

/** What someone may set for themselves (WCAG 1.4.12), and half of all text cut off would show it. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
	p { margin-bottom: 2em !important }`
const SHORT_TAGS = ['x', 'y', 'z'].map((letter) => letter.repeat(20))

inOneLanguage('pt', () => {
	test('words without end stay inside a narrow window, on the pages and in the lists, and tags in a line each', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL)
		await page.setViewportSize({ width: 320, height: 700 })
		const word = `q${randomUUID().replaceAll('-', '')}${'Donaudampfschifffahrt'.repeat(4)}`
		await open(page, '/create-prompt')
		for (const name of ['title', 'tagline', 'description', 'promptText', 'credits']) {
			await page.locator(`main [name=${name}]`).fill(word)
		}
		await page.locator('[name=tags]').fill(['w'.repeat(40), ...SHORT_TAGS].join())
		await page.locator('[name=category]').selectOption('nutrition')
		await page.getByRole('button', { name: t('publish_prompt') }).click()
		await expect(message(page, 'prompt_created_success')).toBeVisible()
		const address = new URL(page.url()).pathname
		await page.getByRole('button', { name: t('save_favorite') }).click()
		await expect(page.getByRole('button', { name: t('remove_favorite') })).toBeVisible()
		for (const [path, what] of [
			[`/categories?q=${word}`, 'the list'],
			[`${address}/remove`, 'the question whether to remove it'],
			['/', 'the home of who wrote it'],
			[address, 'the page'],
		] as const) {
			await open(page, path)
			await expect(page.getByRole('heading', { name: word }).first()).toBeVisible()
			for (const width of [320, 768, 1440]) {
				await page.setViewportSize({ width, height: 700 })
				expect(await pixelsBeside(page), `${what} at ${width} px`).toBe(0)
			}
		}

		await page.setViewportSize({ width: 320, height: 700 })
		const lines = await page
			.getByRole('list', { name: t('tags') })
			.getByRole('listitem')
			.evaluateAll((tags) =>
				tags.map((tag) => tag.clientHeight / Number.parseFloat(getComputedStyle(tag).lineHeight)),
			)
		expect(lines.slice(1).map(Math.round), 'a tag that fits a line stays whole').toEqual([1, 1, 1])
	})

	test('pages hold their text when people space it out, also in a narrow window', async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 800 })
		// Dollars in Portuguese are the longest price there is.
		for (const path of [
			'/',
			'/categories',
			'/prompt/1',
			'/pricing',
			'/pricing?lang=pt',
			'/login',
			'/blog/1',
		]) {
			await open(page, path)
			await page.evaluate((rules) => {
				const sheet = new CSSStyleSheet()
				sheet.replaceSync(rules)
				document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
			}, SPACING)
			expect.soft(await pixelsBeside(page), path).toBe(0)
			const cut = await page
				.getByRole('main')
				.locator('button:visible, a:visible, h1, h2, label:visible')
				.evaluateAll((elements) =>
					elements
						.filter(({ clientHeight, scrollHeight, clientWidth, scrollWidth }) => {
							// What is there for screen readers only is one pixel high.
							return clientHeight > 2 && (scrollHeight > clientHeight + 4 || scrollWidth > clientWidth + 4)
						})
						.filter((element) => getComputedStyle(element).overflow !== 'visible')
						.map((element) => element.textContent),
				)
			expect.soft(cut, path).toEqual([])
		}
	})
})
