import type { Locator } from '@playwright/test'
import { beSubscriber, endSession, focusDesk, startSession } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'

inOneLanguage('pt', () => {
	test('a text that is too long is refused beside its field, read out, and not cut', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		const refused = async (field: Locator, longest: number) => {
			await field.fill('a'.repeat(longest))
			await expect(field).toHaveAccessibleDescription('')
			await field.fill('a'.repeat(longest + 1))
			await field.press('Enter')
			await expect(field).toHaveAccessibleDescription(t('focus_text_too_long', { most: longest }))
			await expect(
				page.getByRole('alert').filter({ hasText: t('focus_text_too_long', { most: longest }) }),
			).toBeVisible()
			await expect(field).toHaveValue('a'.repeat(longest + 1))
		}
		await beSubscriber(context, baseURL)
		await open(page, '/focus')
		await refused(page.getByLabel(t('session_title')), 300)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		await refused(desk.newTask, 500)
		await desk.newTask.fill('short')
		await desk.newTask.press('Enter')
		await page.getByRole('button', { name: t('edit_task', { task: 'short' }) }).click()
		await refused(page.getByLabel(t('task_text')), 500)
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: t('edit_session_title') }).click()
		await refused(page.getByLabel(t('session_title'), { exact: true }), 300)
		await desk.newTask.focus()
		await expect(message(page, 'focus_text_too_long')).toBeVisible()
	})

	test('what is half typed in any field is there after a reload, and ending takes it along', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		await desk.add('a task')
		await page.getByRole('button', { name: t('edit_task', { task: 'a task' }) }).click()
		await page.getByLabel(t('task_text')).fill('another text for it')
		await desk.newTask.fill('half typed')
		await page.getByLabel(t('use_a_prompt')).fill('half a prompt')
		await page.getByRole('button', { name: t('edit_session_title') }).click()
		const title = page.getByLabel(t('session_title'), { exact: true })
		await title.fill('Half a title')
		await desk.saved()
		await page.reload()
		await expect(page.getByLabel(t('task_text'))).toHaveValue('another text for it')
		await expect(desk.newTask).toHaveValue('half typed')
		await expect(page.getByLabel(t('use_a_prompt'))).toHaveValue('half a prompt')
		await expect(title).toHaveValue('Half a title')
		await expect(title).not.toBeFocused()
		await page.getByRole('button', { name: t('end_session'), exact: true }).click()
		await expect(page.getByRole('alertdialog')).toContainText(t('end_text_half_typed'))
		await page.keyboard.press('Escape')
		await endSession(page, t)
		const everything = await page.request.get('/settings/export.json')
		expect(await everything.json()).toMatchObject({
			focusSessions: [
				{
					title: 'Half a title',
					subTasks: [{ text: 'another text for it' }, { text: 'half typed' }],
					lastPrompts: ['half a prompt'],
				},
			],
		})
	})

	test('the longest title leaves the clock on the screen, and is no higher on a phone', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t, 'um título '.repeat(30).trim())
		await expect(page.getByRole('timer')).toBeInViewport({ ratio: 0.9 })
		const height = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.height ?? 0
		const high = await height()
		await page.setViewportSize({ width: 360, height: 640 })
		expect(await height()).toBeLessThanOrEqual(high)
	})
})
