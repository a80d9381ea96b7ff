import { beSubscriber, endSession, focusDesk, startSession } from '../support/focus-people.ts'
import { expect, inOneLanguage, test } from '../support/journey.ts'

inOneLanguage('en', () => {
	test('a session gets another title by the keyboard, and is found under it when it is past', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t, 'A first idea')
		const desk = focusDesk(page, t)
		const heading = page.getByRole('heading', { level: 1 })
		const pencil = page.getByRole('button', { name: t('edit_session_title') })
		const field = page.getByLabel(t('session_title'), { exact: true })
		await pencil.press('Enter')
		await expect(field).toBeFocused()
		await page.keyboard.type('Not this one')
		await page.keyboard.press('Escape')
		await expect(pencil).toBeFocused()
		await expect(heading).toHaveText('A first idea')
		await pencil.press('Enter')
		await field.fill('   ')
		await field.press('Enter')
		await expect(field).toHaveAccessibleDescription(t('focus_title_missing'))
		await field.fill('What it became')
		await field.press('Enter')
		await expect(pencil).toBeFocused()
		await expect(page.getByText(t('session_title_changed', { title: 'What it became' }))).toBeAttached()
		await desk.saved()
		await page.reload()
		await expect(heading).toHaveText('What it became')
		await pencil.click()
		await field.fill('What it is')
		await desk.newTask.click()
		await expect(heading).toHaveText('What it is')
		await expect(desk.newTask).toBeFocused()
		await endSession(page, t)
		await expect(page.getByRole('button', { name: t('start_session') })).toBeVisible()
		await expect(page.getByText('What it is', { exact: true })).toBeVisible()
	})
})
