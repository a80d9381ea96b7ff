import { barriersOf } from '../support/barriers.ts'
import { beSubscriber, endSession, focusDesk, startSession } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, test } from '../support/journey.ts'

inOneLanguage('pt', () => {
	test('a past session is opened and gone on with, and a new one begins with what it left open', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		// Going on is refused while another session is in progress.
		allowNoise(/status of 409/)
		await beSubscriber(context, baseURL)
		await startSession(page, t, 'Price the workshop')
		const desk = focusDesk(page, t)
		await desk.add('Outline', 'Write prices')
		await desk.task('Outline').check()
		await endSession(page, t)
		const past = page.getByRole('link', { name: 'Price the workshop' })
		await past.click()
		const tasks = page.getByRole('region', { name: t('tasks') })
		await expect(tasks.getByRole('listitem')).toHaveText(['Outline', 'Write prices'])
		expect(await barriersOf(page)).toEqual([])
		await page.getByRole('button', { name: t('go_on_with_session') }).press('Enter')
		await expect(message(page, 'focus_session_goes_on')).toBeVisible()
		await expect.poll(desk.texts).toEqual(['Outline', 'Write prices'])
		await endSession(page, t)
		await past.click()
		await page.getByRole('button', { name: t('carry_open_tasks', { count: 1 }) }).click()
		await expect(message(page, 'focus_session_created')).toBeVisible()
		await expect.poll(desk.texts).toEqual(['Write prices'])
		await desk.tab('history').click()
		await past.click()
		await page.getByRole('button', { name: t('go_on_with_session') }).click()
		await expect(message(page, 'go_on_is_too_late')).toBeFocused()
	})

	test('a past session is deleted after a second press, with the keyboard alone', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		// Chromium tells its console of the page that has gone.
		allowNoise(/^Failed to load resource: .*404/)
		await beSubscriber(context, baseURL)
		for (const title of ['Private matter', 'Price the workshop']) {
			await startSession(page, t, title)
			await endSession(page, t)
		}
		await page.getByRole('link', { name: 'Private matter' }).click()
		const erase = page.getByRole('button', { name: t('delete_for_good') })
		await expect(page.getByRole('heading', { level: 1, name: 'Private matter' })).toBeVisible()
		await expect(erase).toBeHidden()
		await page.getByText(t('delete_session'), { exact: true }).press('Enter')
		expect(await barriersOf(page)).toEqual([])
		await erase.press('Enter')
		await expect(message(page, 'focus_session_deleted')).toBeVisible()
		await expect(page.getByRole('link', { name: 'Price the workshop' })).toBeVisible()
		await expect(page.getByRole('link', { name: 'Private matter' })).toHaveCount(0)
		await page.goBack()
		await expect(page.getByRole('heading', { level: 1, name: t('page_not_found') })).toBeVisible()
	})
})
