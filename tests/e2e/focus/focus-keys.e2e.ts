import type { Locator } from '@playwright/test'
import { beSubscriber, focusDesk, startSession } from '../support/focus-people.ts'
import { expect, inOneLanguage, open, test } from '../support/journey.ts'

/** Presses a key in the very moment at which a tab is drawn as the selected one. */
async function pressedOnceSelected(tab: Locator, key: string, select: () => Promise<void>): Promise<void> {
	const pressed = tab.evaluate(
		(drawn, pressedKey) =>
			new Promise<void>((done) => {
				new MutationObserver((_, observer) => {
					if (drawn.getAttribute('aria-selected') !== 'true') return
					observer.disconnect()
					dispatchEvent(new KeyboardEvent('keydown', { key: pressedKey, bubbles: true, cancelable: true }))
					done()
				}).observe(drawn, { attributes: true })
				drawn.setAttribute('data-observed', '')
			}),
		key,
	)
	await expect(tab).toHaveAttribute('data-observed')
	await select()
	await pressed
}

inOneLanguage('en', () => {
	test('single keys work in a session, are listed, and can be turned off', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		await open(page, '/focus')
		await page.keyboard.press('p')
		await expect(page.getByRole('button', { name: t('resume_clock') })).toBeVisible()
		const desk = focusDesk(page, t)
		await pressedOnceSelected(desk.tab('status'), 'n', () => page.keyboard.press('2'))
		await expect(desk.newTask).toBeFocused()
		await page.keyboard.type('pause, please')
		await expect(desk.newTask).toHaveValue('pause, please')
		await desk.newTask.press('Enter')
		await desk.task('pause, please').focus()
		await page.keyboard.press('u')
		await expect(page.getByLabel(t('use_a_prompt'))).toBeFocused()
		await desk.task('pause, please').focus()
		await page.keyboard.press('e')
		await expect(page.getByRole('alertdialog', { name: t('end_question') })).toBeVisible()
		await page.keyboard.press('Escape')
		await page.keyboard.press('?')
		const list = page.getByRole('dialog', { name: t('keyboard_shortcuts') })
		await expect(list).toContainText(t('shortcut_focus_pause'))
		await list.getByLabel(t('shortcut_question_mark')).uncheck()
		await page.keyboard.press('Escape')
		await page.keyboard.press('p')
		await expect(page.getByRole('button', { name: t('resume_clock') })).toBeVisible()
	})

	test('an estimate stands beside its task, and stays over a reload', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		await desk.add('Compare prices')
		await page.getByRole('button', { name: t('edit_task', { task: 'Compare prices' }) }).click()
		const estimate = page.getByLabel(t('task_estimate'))
		await estimate.fill('9999')
		await page.getByRole('button', { name: t('save_task') }).click()
		await expect(page.getByText(t('task_estimate_wrong', { least: 1, most: 1440 }))).toBeVisible()
		await expect(estimate).toBeFocused()
		await estimate.fill('1h15')
		await page.getByRole('button', { name: t('save_task') }).click()
		await expect(desk.tasks).toContainText(t('hours_and_minutes', { hours: 1, minutes: 15 }))
		await desk.saved()
		await open(page, '/focus')
		const sum = t('open_estimate', { time: t('hours_and_minutes', { hours: 1, minutes: 15 }) })
		await expect(page.getByText(sum)).toBeVisible()
	})
})
