import AxeBuilder from '@axe-core/playwright'
import { expect, inOneLanguage, open, test, toasts } from './support/journey.ts'
import { theWords } from './support/library.ts'
import { beSomebody } from './support/people.ts'
import { copyButton } from './support/prompt-page.ts'

inOneLanguage('pt', (language) => {
	test('a field that was refused is right as soon as it is, and wrong again once it is emptied', async ({
		page,
		allowNoise,
	}) => {
		allowNoise(/^Failed to load resource: .* 400 /)
		await open(page, '/contact')
		const name = page.locator('input[name=name]')
		await page.locator('main form button[type=submit]').last().click()
		await expect(name).toHaveAttribute('aria-invalid', 'true')
		await name.fill('Ana')
		await expect(name).not.toHaveAttribute('aria-invalid', 'true')
		await expect(page.locator('input[name=subject]')).toHaveAttribute('aria-invalid', 'true')
		await name.fill('')
		await expect(name).toHaveAttribute('aria-invalid', 'true')
		await name.fill('Ana')
		await name.press('Enter')
		await expect(page.locator('input[name=email]')).toBeFocused()
		await expect(name).not.toHaveAttribute('aria-invalid', 'true')
	})

	test('/ goes to the search, but not while typing, and not where single keys are turned off', async ({
		page,
		t,
	}) => {
		await open(page, '/categories')
		const onPage = page.locator('#search-query')
		await page.keyboard.press('/')
		await expect(onPage).toBeFocused()
		await page.keyboard.press('/')
		await expect(onPage).toHaveValue('/')

		await open(page, '/faq')
		await page.keyboard.press('/')
		const inDialog = page.getByRole('dialog').getByRole('combobox', { name: t('search_prompts') })
		await expect(inDialog).toBeFocused()
		await expect(inDialog).toHaveValue('')
		await page.evaluate(() => localStorage.setItem('shortcut-question-mark', 'off'))
		await open(page, '/faq')
		await page.keyboard.press('/')
		await expect(page.getByRole('dialog')).toHaveCount(0)
	})

	test('a tag of a prompt leads to what has it, and on a card, where it leads nowhere, it looks like a word', async ({
		page,
		t,
	}) => {
		const { title, tags } = theWords('1', language)
		const [tag = ''] = tags
		await open(page, '/prompt/1')
		const list = page.getByRole('list', { name: t('tags') })
		await expect(list.getByRole('link')).toHaveText([...tags])
		await list.getByRole('link', { name: tag, exact: true }).click()
		await expect(page).toHaveURL(`/categories?q=${new URLSearchParams({ '': tag }).toString().slice(1)}`)
		const card = page.getByRole('article').filter({ hasText: title })
		await expect(card).toBeVisible()
		const word = card.getByRole('listitem').first()
		expect(await word.evaluate((item) => getComputedStyle(item, '::before').content)).not.toContain('#')
	})

	test('on a phone what is said of a copy covers neither the buttons nor what follows them', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
		await page.setViewportSize({ width: 360, height: 780 })
		await open(page, '/prompt/1')
		await copyButton(page).click()
		await expect(page.locator('.after-copy')).toBeInViewport()
		const boxes = await Promise.all([
			toasts(page).boundingBox(),
			page.locator('.prompt-actions').boundingBox(),
		])
		const [said, bar] = boxes.map((box) => ({ top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }))
		expect(said?.bottom).toBeLessThanOrEqual(bar?.top ?? 0)
		await expect(page.getByRole('button', { name: t('copied'), exact: true })).toBeInViewport({ ratio: 1 })
		const ground = await page
			.locator('.prompt-actions')
			.evaluate((bar) => getComputedStyle(bar).backgroundColor)
		expect(ground).not.toMatch(/transparent|\/|rgba/)
	})

	test('each region of the page for developers has a name of its own', async ({ page }) => {
		await open(page, '/developers')
		const { violations } = await new AxeBuilder({ page }).withRules(['landmark-unique']).analyze()
		expect(violations).toEqual([])
	})

	test('the chat offers a Creator no plan that they have', async ({ page, context, baseURL, t }) => {
		await page.clock.install()
		// The sandbox's Creator pays in dollars, wherever they read.
		for (const [who, price, count] of [
			['free', { pro: 'R$ 69', premium: 'R$ 29' }, 1],
			['creator', { pro: 'US$ 19', premium: 'US$ 9' }, 0],
		] as const) {
			await context.clearCookies()
			await beSomebody(context, baseURL ?? '', who)
			await open(page, '/chat-legend')
			await expect(
				page.getByRole('button', { name: t('chat_gate_legend', { price: price.pro }) }),
			).toBeVisible()
			await expect(
				page.getByRole('button', { name: t('chat_gate_creator', { price: price.premium }) }),
			).toHaveCount(count)
		}
	})

	test('the log-in says why where one was going somewhere, and nothing where one was not', async ({
		page,
		t,
	}) => {
		await open(page, '/login?next=/profile')
		await expect(page.getByText(t('login_reason'))).toBeVisible()
		await open(page, '/login')
		await expect(page.getByText(t('login_reason'))).toHaveCount(0)
	})

	test('on a phone what is left to fill in stands on one line in the button that copies', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 360, height: 780 })
		await open(page, '/prompt/1')
		const apart = copyButton(page).evaluate((button) => {
			const range = document.createRange()
			range.selectNodeContents(button)
			const tops = [...range.getClientRects()].map(({ top }) => top)
			return Math.max(...tops) - Math.min(...tops)
		})
		expect(await apart).toBeLessThan(8)
	})
})
