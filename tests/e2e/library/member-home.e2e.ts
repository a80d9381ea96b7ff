import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, open, test, titles } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { beNobody, beSomebody, beSomebodyNew } from '../support/people.ts'

inOneLanguage('en', (language) => {
	test('home begins with what was begun on this device, its answers, and nothing moves by it', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL)
		await open(page, '/')
		const goOn = page.getByRole('region', { name: t('go_on'), exact: true })
		await expect(goOn).toContainText(t('go_on_empty'))

		await open(page, '/prompt/1')
		await page.locator('#blank-0').fill('bike tune-up')
		await page.locator('#blank-2').fill('14')
		const asked = page.waitForRequest(/\/begun\?/)
		await page.goto('/')
		const below = page.getByRole('heading', { name: t('nav_favorites'), exact: true })
		const before = await below.boundingBox()
		expect((await asked).url()).not.toMatch(/bike|tune/)
		const card = goOn.getByRole('article')
		await expect(card).toHaveCount(1)
		await expect(card).toContainText(theWords('1', language).title)
		await expect(card).toContainText('bike tune-up')
		await expect(card).toContainText(t('filled_in_of', { filled: '2', total: '7' }))
		await expect(card.getByText(/filled in\s*today$/)).toBeVisible()
		const empty = theWords('1', language).blanks[1]?.label ?? ''
		await expect(card.getByText(empty, { exact: true })).toHaveCount(1)
		await expect(card.getByRole('definition')).toHaveText(['bike tune-up', 'empty', '14'])
		expect((await below.boundingBox())?.y).toBe(before?.y)

		await card
			.getByRole('link', { name: t('continue_prompt_named', { title: theWords('1', language).title }) })
			.click()
		await expect(page).toHaveURL('/prompt/1')
		await expect(page.locator('#blank-0')).toHaveValue('bike tune-up')
	})

	test('then come favorites, what is new, and what visitors see; its first button leads to the prompts', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL)
		await open(page, '/prompt/16?tab=instructions')
		await page.getByRole('button', { name: t('mark_as_used_today') }).click()
		await page.getByRole('button', { name: t('save_favorite') }).click()
		await expect(page.getByRole('button', { name: t('remove_favorite') })).toBeVisible()
		await expect(page.getByText(t('used_today')).first()).toBeVisible()
		await open(page, '/')
		const { title } = theWords('16', language)
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
		await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
			t('go_on'),
			t('nav_favorites'),
			t('new_prompts'),
			t('home_title').replace(/[[\]]/g, ''),
			t('popular_prompts'),
			t('eight_drawers'),
			t('nav_featured'),
			t('features_title'),
			t('popular_this_week'),
			t('closing_title'),
		])
		await expect(titles(page.getByRole('region', { name: t('go_on'), exact: true }))).toHaveText([title])
		await expect(titles(page.getByRole('region', { name: t('nav_favorites') }))).toHaveText([title])
		await expect(page.getByRole('link', { name: t('get_started') })).toHaveAttribute('href', '/categories')
		await page.getByRole('link', { name: t('everything_you_used') }).click()
		await expect(page).toHaveURL('/profile?tab=used')
		await expect(page.locator('.account-list')).toContainText(title)
	})

	test('who pays is offered no plan at the end of the page', async ({ page, context, baseURL, t }) => {
		await beSomebody(context, baseURL ?? '', 'creator')
		await open(page, '/')
		await expect(page.getByRole('region', { name: t('popular_this_week') })).toBeVisible()
		await expect(page.getByRole('region', { name: t('closing_title') })).toHaveCount(0)
	})

	test('on a phone the row begins with what was begun last, though it came after the rest', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await page.setViewportSize({ width: 360, height: 780 })
		await beSomebodyNew(context, baseURL)
		await open(page, '/prompt/16?tab=instructions')
		await page.getByRole('button', { name: t('mark_as_used_today') }).click()
		await expect(page.getByText(t('used_today')).first()).toBeVisible()
		await open(page, '/prompt/1')
		await page.locator('#blank-0').fill('bike tune-up')
		await page.locator('#blank-1').fill('2.5')
		await page.locator('#blank-2').fill('14')
		await open(page, '/')
		const goOn = page.getByRole('region', { name: t('go_on'), exact: true })
		await expect(goOn.getByRole('article')).toHaveCount(2)
		await expect(goOn.getByRole('article').first()).toContainText('bike tune-up')
		await expect
			.poll(async () => Math.round((await goOn.getByRole('article').first().boundingBox())?.x ?? 0))
			.toBe(20)
		const [list, last] = await goOn
			.getByRole('article')
			.first()
			.evaluate((card) =>
				[card.querySelector('dl'), card.querySelector('dl > :last-child')].map(
					(element) => element?.getBoundingClientRect().bottom ?? Number.NaN,
				),
			)
		expect(last, 'the last answer shown is whole').toBeLessThanOrEqual((list ?? 0) + 1)
	})

	test('what somebody else began on this device is not shown', async ({ page, context, baseURL, t }) => {
		await beSomebodyNew(context, baseURL)
		await open(page, '/prompt/1')
		await page.locator('#blank-0').fill('a secret of mine')
		await beNobody(page)
		await beSomebodyNew(context, baseURL)
		await open(page, '/')
		await expect(page.getByRole('region', { name: t('go_on'), exact: true })).toContainText(t('go_on_empty'))
		await page.waitForLoadState('networkidle')
		await expect(page.getByRole('main')).not.toContainText('a secret of mine')
	})

	for (const colorScheme of ['light', 'dark'] as const) {
		test(`the home of a member and a locked prompt are free of barriers, ${colorScheme}`, async ({
			page,
			context,
			baseURL,
		}) => {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
			await open(page, '/prompt/2')
			expect(await barriersOf(page)).toEqual([])
			await beSomebodyNew(context, baseURL)
			await open(page, '/prompt/1')
			await page.locator('#blank-0').fill('bike tune-up')
			await open(page, '/')
			await expect(page.locator('.go-on dl')).toBeVisible()
			expect(await barriersOf(page)).toEqual([])
		})
	}
})
