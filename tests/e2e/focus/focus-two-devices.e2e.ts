import type { Page } from '@playwright/test'
import { barriersOf } from '../support/barriers.ts'
import { beSubscriber, endSession, focusDesk, startSession } from '../support/focus-people.ts'
import { expect, hydrated, inOneLanguage, message, open, test } from '../support/journey.ts'
import { anotherDevice } from '../support/people.ts'

/** What the browser says of a save that came second. */
const SECOND = /^Failed to load resource: .* 409 /
const SAVE = '**/focus/session*'

/** Nothing of a page gets to the server, and nothing comes from there, until the answer is called. */
async function holdBack(page: Page): Promise<() => void> {
	const isOver = Promise.withResolvers<void>()
	await page.route(SAVE, async (route) => {
		await isOver.promise
		await route.fallback()
	})
	return isOver.resolve
}

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

inOneLanguage('en', () => {
	test('two devices change one session at once: nothing of either is gone, however often one is reloaded, and of two titles the person keeps one', async ({
		page,
		context,
		browser,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(SECOND)
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desktop = focusDesk(page, t)
		await desktop.add('base')
		await desktop.saved()
		const phonePage = await anotherDevice(browser, page)
		const phone = focusDesk(phonePage, t)
		const letGo = await holdBack(phonePage)
		await phone.add('phone task')
		await phone.retitle('Called on the phone')
		await desktop.add('desktop task')
		await desktop.retitle('Called on the desktop')
		await desktop.saved()
		await desktop.newTask.fill('being typed')
		letGo()
		// The desktop stays in sight, and hears of it by itself.
		await expect(desktop.task('phone task')).toBeVisible()
		await expect(message(page, 'updated_elsewhere')).toBeVisible()
		await expect(desktop.newTask).toBeFocused()
		await expect(desktop.newTask).toHaveValue('being typed')
		for (const _time of ['first', 'second']) {
			await phonePage.reload()
			await hydrated(phonePage)
		}
		for (const text of ['base', 'desktop task', 'phone task']) {
			await expect(desktop.task(text)).toBeVisible()
			await expect(phone.task(text)).toBeVisible()
		}
		const forms = phonePage.getByRole('group', { name: t('title_in_two_forms') })
		await expect(forms.getByRole('button')).toHaveText(['Called on the phone', 'Called on the desktop'])
		expect(await barriersOf(phonePage)).toEqual([])
		await forms.getByRole('button', { name: 'Called on the desktop' }).press('Enter')
		await expect(forms).toHaveCount(0)
		await expect(phonePage.getByRole('heading', { level: 1 })).toBeFocused()
		await phone.saved()
		await comeBack(page)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Called on the desktop')
		await expect(message(page, 'title_in_two_forms')).toHaveCount(0)
		await phonePage.context().close()
	})

	test('a tab follows another one at once; what a tab keeps stays its own while it is open', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(/^Failed to load resource: net::/)
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
			await expect.poll(both.texts).toEqual(['from the other tab', 'from this tab'])
		}
		await other.route(SAVE, (route) => route.abort())
		await elsewhere.add('kept')
		await elsewhere.newTask.fill('half typed')
		await expect(message(other, 'save_failed')).toBeVisible()
		await page.reload()
		await hydrated(page)
		// It waits for the other tab to go, and gives up.
		const waits = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length)
		await expect.poll(waits).toBeGreaterThan(0)
		await expect.poll(waits).toBe(0)
		await expect.poll(desk.texts).toEqual(['from the other tab', 'from this tab'])
		await expect(desk.newTask).toHaveValue('')
		await other.close()
		await page.reload()
		await expect(desk.task('kept')).toBeVisible()
		await expect(desk.newTask).toHaveValue('half typed')
	})

	test('an end on one device is one on the other, with what was half typed there, and so is its undoing', async ({
		page,
		context,
		browser,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		await desk.add('done')
		await desk.saved()
		const otherPage = await anotherDevice(browser, page)
		const elsewhere = focusDesk(otherPage, t)
		await elsewhere.newTask.fill('half typed there')
		await endSession(page, t)
		await comeBack(otherPage)
		await expect(message(otherPage, 'focus_session_ended_elsewhere')).toBeVisible()
		await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(t('what_are_you_working_on'))
		await page
			.getByRole('link', { name: t('nav_featured') })
			.first()
			.click()
		await expect(page).toHaveURL('/featured')
		await page.getByRole('button', { name: t('undo') }).press('Enter')
		await expect(message(page, 'focus_session_reopened')).toBeVisible()
		await comeBack(otherPage)
		for (const one of [desk, elsewhere]) {
			await expect(one.task('done')).toBeVisible()
			await expect(one.task('half typed there')).toBeVisible()
		}
		await otherPage.context().close()
	})
})
