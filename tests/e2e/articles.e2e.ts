import { expect, inBothLanguages, inOneLanguage, message, open, test } from './support/journey.ts'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 360, height: 740 }

inBothLanguages((language) => {
	test('a reader goes from the blog to a post and on to the one before', async ({ page, t }) => {
		await open(page, '/blog')
		const first = page.locator('.posts li').first()
		const title = (await first.getByRole('heading').textContent()) ?? ''
		await expect(first.getByRole('time')).toHaveText(
			{ en: 'November 24, 2026', pt: '24 de novembro de 2026' }[language],
		)
		// The whole row leads there.
		await first.click({ position: { x: 20, y: 60 } })
		await expect(page).toHaveURL('/blog/1')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
		const neighbors = page.getByRole('navigation', { name: t('neighboring_posts') })
		await expect(neighbors.getByRole('link')).toHaveCount(1)
		await neighbors.getByRole('link').click()
		await expect(page).toHaveURL('/blog/2')
		await expect(neighbors.getByRole('link')).toHaveCount(2)
	})

	test('the tables of the legal pages fit a phone', async ({ page }) => {
		await page.setViewportSize(NARROW)
		for (const path of ['/privacy', '/cookies', '/terms']) {
			await open(page, path)
			const hidden = await page
				.locator('.table-scroll')
				.evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth))
			expect(Math.max(...hidden)).toBe(0)
		}
	})
})

inOneLanguage('pt', () => {
	test('the contents lead to their headings, at the side of a wide window', async ({ page, t }) => {
		await page.setViewportSize(WIDE)
		await open(page, '/blog/1')
		const contents = page.getByRole('navigation', { name: t('on_this_page') })
		await expect(contents).toHaveCount(1)
		const link = contents.getByRole('link').last()
		const heading = page.getByRole('heading', { level: 2, name: (await link.textContent()) ?? '' })
		await expect(heading).not.toBeInViewport()
		await link.click()
		await expect(heading).toBeInViewport()
		// Not under the header, and the contents came along.
		const header = await page.getByRole('banner').boundingBox()
		expect((await heading.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0)
		await expect(contents).toBeInViewport()
		await page.goBack()
		await expect(page).toHaveURL('/blog/1')
	})

	test('on a phone the contents are folded above the text', async ({ page, t }) => {
		await page.setViewportSize(NARROW)
		await open(page, '/privacy')
		const contents = page.getByRole('navigation', { name: t('on_this_page') })
		await expect(contents).toHaveCount(1)
		await expect(contents.getByRole('link')).toHaveCount(0)
		await contents.getByText(t('on_this_page')).press('Enter')
		await expect(contents.getByRole('link')).toHaveCount(8)
		await contents.getByRole('link').nth(5).click()
		await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^6\./ })).toBeInViewport()
	})

	test('a prompt in a post is copied as it stands, blanks and lines included', async ({
		page,
		context,
		t,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await open(page, '/blog/1')
		const block = page.locator('.prompt-block').first()
		const shown = await block.locator('.prompt-text').evaluate((text) => text.textContent)
		expect(shown).toMatch(/\[.+\]/)
		expect(shown).toContain('\n\n')
		await block.getByRole('button', { name: t('copy_prompt') }).click()
		await expect(message(page, 'copied_to_clipboard')).toBeVisible()
		await expect(block.getByRole('button', { name: t('copied') })).toBeDisabled()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown)
	})

	test('a link in a text is followed without loading the page anew', async ({ page }) => {
		await open(page, '/guides/getting-started/2')
		await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
		await page.locator('.prose a[href^="/prompt/"]').first().click()
		await expect(page).toHaveURL(/\/prompt\/\d+$/)
		expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
	})

	test('guides are read in their order, across the sections', async ({ page, t }) => {
		await open(page, '/guides')
		await expect(page.locator('.guide-list')).toHaveCount(3)
		await page.locator('.guide-list').first().getByRole('link').last().click()
		await expect(page).toHaveURL('/guides/getting-started/3')
		const current = page.locator('.toc [aria-current=page]')
		await expect(current).toHaveText(/^3\. /)
		const neighbors = page.getByRole('navigation', { name: t('neighboring_guides') })
		await neighbors.getByRole('link', { name: t('next') }).click()
		await expect(page).toHaveURL('/guides/writing-prompts/1')
		await expect(current).toHaveText(/^1\. /)
	})

	test('questions open and close by keyboard, several at a time', async ({ page }) => {
		await open(page, '/faq')
		const rows = page.locator('details.how')
		await expect(rows).toHaveCount(8)
		await rows.first().locator('summary').focus()
		await page.keyboard.press('Enter')
		await page.keyboard.press('Tab')
		await expect(rows.nth(1).locator('summary')).toBeFocused()
		await page.keyboard.press('Space')
		await expect(page.locator('details.how[open]')).toHaveCount(2)
		await page.keyboard.press('Space')
		await expect(page.locator('details.how[open]')).toHaveCount(1)
	})

	test('a link to one question opens its answer, with the question in view', async ({ page }) => {
		await open(page, '/faq#money-back-guarantee')
		const row = page.locator('details.how').filter({ has: page.locator('#money-back-guarantee') })
		await expect(row).toHaveAttribute('open', '')
		await expect(row.locator('summary')).toBeInViewport({ ratio: 1 })
		await expect(page.locator('details.how[open]')).toHaveCount(1)
	})

	test('a wide table moves by itself, and the keyboard reaches it', async ({ page }) => {
		await page.setViewportSize(NARROW)
		await open(page, '/blog/3')
		const table = page.locator('.table-scroll').first()
		await expect(table).toHaveAccessibleName(/\p{L}/u)
		await table.focus()
		await page.keyboard.press('ArrowRight')
		await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
		expect(await page.evaluate(() => document.documentElement.scrollLeft)).toBe(0)
	})
})
