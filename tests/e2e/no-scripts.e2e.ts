import { expect, inBothLanguages, inOneLanguage, message, test, titles } from './support/journey.ts'
import { theWords } from './support/library.ts'
import { SCREENS } from './support/screens.ts'
import { LANGUAGE_NAME, words } from './support/words.ts'

test.use({ javaScriptEnabled: false })

inBothLanguages((language) => {
	// Every other screen in one language, the rest in the other: the frame is the same.
	const isTold = (_screen: unknown, place: number) => (place % 2 === 0) === (language === 'en')
	const screens = SCREENS.filter(({ who, reach }) => !who && !reach).filter(isTold)

	test('the screens of visitors can be read without scripts', async ({ page }) => {
		test.slow()
		const seen = expect.configure({ soft: true })
		for (const { name, path } of screens) {
			await page.goto(path(language))
			await seen(page.getByRole('heading', { level: 1 }), name).toBeVisible()
			await seen(page.locator('.needs-script').filter({ visible: true }), name).toHaveCount(0)
			// The pages of passwords have no frame but the way home.
			const isBare = (await page.locator('.auth').count()) > 0
			const frame = isBare ? page.locator('.auth-top') : page.getByRole('banner')
			await seen(frame.getByRole('link').first(), name).toBeVisible()
			if (!isBare) await seen(page.getByRole('contentinfo'), name).toBeVisible()
		}
	})
})

inOneLanguage('pt', (language) => {
	test('a prompt can be read, and says how to copy it by hand', async ({ page, t }) => {
		await page.goto('/prompt/1')
		const { promptText, credits } = theWords('1', language)
		expect(await page.locator('.prompt-text').evaluate((text) => text.textContent)).toBe(promptText)
		const hint = page.locator('noscript > *')
		await expect(hint).toBeVisible()
		await expect(hint).toHaveText(t('blanks_need_scripts'))
		await expect(page.getByText(credits, { exact: true })).toBeVisible()
	})

	test('the tabs of a prompt are links', async ({ page, t }) => {
		await page.goto('/prompt/1')
		const { title, instructions } = theWords('1', language)
		await expect(page.getByText(instructions, { exact: true })).toBeHidden()
		const tabs = page.getByRole('navigation', { name: title })
		await tabs.getByRole('link', { name: t('tab_instructions') }).click()
		await expect(page).toHaveURL('/prompt/1?tab=instructions')
		await expect(page.getByText(instructions, { exact: true })).toBeVisible()
		await tabs.getByRole('link', { name: t('tab_prompt') }).click()
		await expect(page.locator('.prompt-text')).toBeVisible()
	})

	test('the search finds, and its category tabs filter', async ({ page, t }) => {
		await page.goto('/categories')
		const query = 'preço'
		const box = page.getByRole('main').getByRole('searchbox', { name: t('search_prompts') })
		await box.fill(query)
		await page
			.getByRole('main')
			.getByRole('button', { name: t('search'), exact: true })
			.click()
		await expect(page).toHaveURL(new RegExp(`/categories\\?q=${encodeURIComponent(query)}`))
		await expect(box).toHaveValue(query)
		await page
			.getByRole('navigation', { name: t('category') })
			.locator('[data-cat=finance]')
			.click()
		await expect(page).toHaveURL(`/categories?q=${encodeURIComponent(query)}&category=finance`)
		await expect(titles(page).filter({ hasText: theWords('1', language).title })).toHaveCount(1)
	})

	test('the search in the header leads to the search page', async ({ page, t }) => {
		await page.goto('/popular')
		await page
			.getByRole('banner')
			.getByRole('link', { name: t('search_prompts') })
			.click()
		await expect(page).toHaveURL('/categories')
	})

	test('the tabs of featured are links', async ({ page, t }) => {
		await page.goto('/featured')
		await page.getByRole('link', { name: t('tab_new'), exact: true }).click()
		await expect(page).toHaveURL('/featured?tab=new')
		await expect(titles(page)).toHaveCount(8)
	})

	test('the language changes by a link, and is kept', async ({ page }) => {
		const other = 'en'
		await page.goto('/popular')
		await page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAME[other] }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(other)('popular_title'))
		await page
			.getByRole('banner')
			.getByRole('link', { name: words(other)('nav_categories') })
			.click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(other)('all_prompts'))
	})

	test('the header’s links stand open on a phone, where the menu would need scripts', async ({ page, t }) => {
		await page.setViewportSize({ width: 360, height: 740 })
		await page.goto('/')
		const links = page.getByRole('navigation', { name: t('main_navigation') }).getByRole('link')
		await expect(links.filter({ visible: true })).toHaveCount(5)
	})

	test('marking a prompt as used leads to the login page, and back', async ({ page, t }) => {
		await page.goto('/prompt/1?tab=instructions')
		await page.getByRole('button', { name: t('mark_as_used_today') }).click()
		await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/prompt/1?tab=instructions')}`)
	})

	test('why a favorite can’t be saved stands beside the button', async ({ page, t }) => {
		await page.goto('/prompt/1')
		await expect(message(page, 'login_to_save_favorites')).toHaveText(t('login_to_save_favorites'))
	})
})
