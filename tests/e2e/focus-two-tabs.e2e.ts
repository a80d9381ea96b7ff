import { barriersOf } from './barriers.ts'
import { beSubscriber, focusDesk, startSession } from './focus-people.ts'
import { expect, hydrated, inOneLanguage, message, open, test } from './journey.ts'

/** What the browser says of a save that is refused. */
const REFUSED = /^Failed to load resource: .* 409 /
const SAVE = '**/focus/session'

test.describe.configure({ timeout: 60_000 })

inOneLanguage('en', () => {
	for (const choice of ['mine', 'other'] as const) {
		test(`of two tabs with something unsaved, the later one learns of it, and keeps ${choice}`, async ({
			page,
			context,
			baseURL,
			t,
			allowNoise,
		}) => {
			allowNoise(REFUSED)
			await beSubscriber(context, baseURL)
			await startSession(page, t)
			const stale = focusDesk(page, t)
			await stale.saved()
			const other = await context.newPage()
			await open(other, '/focus')
			const isStale = Promise.withResolvers<void>()
			await page.route(SAVE, async (route) => {
				await isStale.promise
				await route.fallback()
			})
			await stale.add('from this tab')
			await focusDesk(other, t).add('from the other tab')
			await focusDesk(other, t).saved()
			isStale.resolve()
			const note = message(page, 'focus_conflict')
			await expect(note).toContainText('from the other tab')
			await expect(note).toContainText('from this tab')
			await expect(message(page, 'save_conflict')).toBeVisible()
			expect(await barriersOf(page)).toEqual([])
			await page.reload()
			await hydrated(page)
			await expect(note).toContainText('from this tab')
			await stale.add('typed meanwhile')
			await page
				.getByRole('button', { name: t(choice === 'mine' ? 'focus_keep_mine' : 'focus_take_other') })
				.click()
			await expect(note).toHaveCount(0)
			await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
			await stale.saved()
			await page.reload()
			expect(await stale.texts()).toEqual(
				choice === 'mine' ? ['from this tab', 'typed meanwhile'] : ['from the other tab'],
			)
		})
	}

	test('a tab with nothing unsaved follows another one at once, and goes on from there', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		const other = await context.newPage()
		await open(other, '/focus')
		const elsewhere = focusDesk(other, t)
		await elsewhere.add('from the other tab')
		await expect(desk.task('from the other tab')).toBeVisible()
		await desk.add('from this tab')
		await expect(elsewhere.task('from this tab')).toBeVisible()
		for (const both of [desk, elsewhere]) {
			await both.saved()
			expect(await both.texts()).toEqual(['from the other tab', 'from this tab'])
		}
		await other.getByRole('button', { name: t('end_session'), exact: true }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('what_are_you_working_on'))
	})

	test('a page that one comes back to shows what another device saved, and that it ended', async ({
		page,
		context,
		browser,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		const device = await browser.newContext({ storageState: await context.storageState() })
		const other = await device.newPage()
		await open(other, '/focus')
		const elsewhere = focusDesk(other, t)
		await elsewhere.add('news')
		await elsewhere.saved()
		const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
		await comeBack()
		await expect(desk.task('news')).toBeVisible()
		await other.getByRole('button', { name: t('end_session'), exact: true }).click()
		await expect(message(other, 'focus_session_ended')).toBeVisible()
		await comeBack()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('what_are_you_working_on'))
		await device.close()
	})
})
