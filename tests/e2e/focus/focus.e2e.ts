import { barriersOf } from '../support/barriers.ts'
import { fillAll } from '../support/fill-all.ts'
import { beSubscriber, endSession, focusDesk, startSession } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'

/** What the browser says of a request that the test made fail. */
const CUT = /^Failed to load resource: (net::|the server responded with a status of (409|502|503))/

inOneLanguage('en', (language) => {
	test('a visitor and a free member read what it is, and go to the plans', async ({ page, t }) => {
		await open(page, '/focus')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('focus_gate_title'))
		await expect(page.locator('.benefits li')).toHaveCount(4)
		expect(await barriersOf(page)).toEqual([])
		await page.getByRole('link', { name: t('see_the_plans') }).click()
		await expect(page).toHaveURL('/pricing')
	})

	test('a session is started, worked in, and is all there after a reload', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await open(page, '/focus')
		const start = page.getByRole('button', { name: t('start_session') })
		await expect(start).toBeDisabled()
		await page.getByLabel(t('session_title')).fill('   ')
		await expect(start).toBeDisabled()
		await startSession(page, t, 'Price the workshop')
		await expect(message(page, 'focus_session_created')).toHaveText(t('focus_session_created'))
		await expect(page.getByText(t('focus_session_in_progress'))).toBeVisible()
		const desk = focusDesk(page, t)
		await desk.add('Outline', '  ', 'Write prices', 'Send')
		await desk.task('Outline').check()
		await page.getByLabel(t('use_a_prompt')).fill('  My prompt\nin two lines ')
		await page.getByRole('button', { name: t('send_prompt'), exact: true }).click()
		await expect(page.getByLabel(t('use_a_prompt'))).toBeFocused()
		await desk.tab('status').click()
		await page.getByRole('radio', { name: t('mood_sleepy') }).check({ force: true })
		await page.getByRole('slider').press('End')
		await expect(page.getByRole('slider')).toHaveAttribute(
			'aria-valuetext',
			t('attention_value', { level: 10, most: 10 }),
		)
		await desk.saved()
		await page.reload()
		await expect(page.getByRole('slider')).toHaveValue('10')
		await expect(page.getByRole('radio', { name: t('mood_sleepy') })).toBeChecked()
		await desk.tab('history').click()
		await expect(page.getByRole('list', { name: t('last_prompts') })).toContainText('My prompt')
		await desk.tab('tasks').click()
		await expect.poll(desk.texts).toEqual(['Outline', 'Write prices', 'Send'])
		await expect(desk.task('Outline')).toBeChecked()
		await expect(desk.task('Send')).not.toBeChecked()
	})

	test('ending saves what was just typed, and lists the session among the past ones', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t, 'A short one')
		const desk = focusDesk(page, t)
		await desk.add('At the last moment')
		await desk.task('At the last moment').check()
		await page.getByRole('button', { name: t('end_session'), exact: true }).press('Enter')
		const question = page.getByRole('alertdialog', { name: t('end_question') })
		await expect(question.getByRole('button', { name: t('keep_working') })).toBeFocused()
		await expect(question).not.toContainText(t('end_text_half_typed'))
		expect(await barriersOf(page)).toEqual([])
		await page.keyboard.press('Escape')
		await expect(question).toHaveCount(0)
		await endSession(page, t)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('what_are_you_working_on'))
		const past = page.getByRole('region', { name: t('past_sessions') })
		await expect(past).toContainText('A short one')
		await expect(past).toContainText(t('time_focused', { time: t('under_a_minute') }))
		await expect(past).toContainText(t('tasks_done', { done: 1, count: 1 }))
		await page.reload()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('what_are_you_working_on'))
	})

	test('the last prompts are kept, five of them, to be used again and copied', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		await desk.tab('history').click()
		await expect(message(page, 'no_prompts_used')).toHaveText(t('no_prompts_used'))
		await desk.tab('tasks').click()
		const field = page.getByLabel(t('use_a_prompt'))
		const send = page.getByRole('button', { name: t('send_prompt'), exact: true })
		await expect(send).toBeDisabled()
		for (const prompt of ['one', 'two', 'three', 'four', 'five', 'six']) {
			await field.fill(prompt)
			await send.click()
		}
		await desk.tab('history').click()
		const prompts = page.getByRole('list', { name: t('last_prompts') }).locator('.mono')
		await expect(prompts).toHaveText(['six', 'five', 'four', 'three', 'two'])
		await page
			.getByRole('button', { name: t('copy_prompt') })
			.nth(1)
			.click()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('five')
		await page
			.getByRole('button', { name: t('use_again') })
			.nth(2)
			.click()
		await expect(field).toBeFocused()
		await expect(field).toHaveValue('four')
		await desk.tab('history').click()
		await page
			.getByRole('button', { name: t('use_again') })
			.first()
			.click()
		await expect(field).toHaveValue('four\n\nsix')
	})

	test('the mental status is optional: it can be deleted, and noted again', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		await desk.tab('status').click()
		await expect(page.getByRole('radio', { name: t('mood_happy') })).toBeChecked()
		await page.getByRole('button', { name: t('delete_status') }).click()
		await expect(page.getByRole('slider')).toHaveCount(0)
		await desk.saved()
		await page.reload()
		await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
		await page.getByRole('radio', { name: t('mood_great') }).check({ force: true })
		await expect(page.getByRole('slider')).toHaveValue('5')
	})

	test('“I lost focus” asks for a way back, and says what came of it', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(CUT)
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		await desk.add('Write the three prices')
		const lost = page.getByRole('button', { name: t('i_lost_focus') }).first()
		const dialog = page.getByRole('dialog', { name: t('recommendation_title') })
		const resume = dialog.getByRole('button', { name: t('resume_focus') })
		await lost.click()
		await expect(dialog).toContainText('Write the three prices')
		expect(await barriersOf(page)).toEqual([])
		await resume.click()
		await expect(dialog).toHaveCount(0)
		await expect(lost).toBeFocused()

		await desk.task('Write the three prices').check()
		await desk.add('sandbox:failing')
		await lost.click()
		await expect(dialog).toContainText(t('recommendation_sorry'))
		await expect(page.locator('.toast [data-message="recommendation_not_obtained"]')).toHaveText(
			t('recommendation_not_obtained'),
		)
		await page.keyboard.press('Escape')
		await expect(dialog).toHaveCount(0)

		let answer: () => void = () => undefined
		const slow = new Promise<void>((resolve) => {
			answer = resolve
		})
		await page.route('**/functions/v1/focus-recommendation', async (route) => {
			await slow
			await route.fulfill({ json: { response: t('no_recommendation') } })
		})
		await lost.click()
		await expect(dialog.getByText(t('recommendation_loading'))).toBeAttached()
		await expect(resume).toBeDisabled()
		answer()
		await expect(dialog).toContainText(t('no_recommendation'))
		await expect(resume).toBeEnabled()
	})

	test('from a prompt’s page a session of its name is started, or waits for the one in progress', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await open(page, '/prompt/1')
		const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
		const link = page.getByRole('link', { name: t('start_focus_session') })
		await link.click()
		await expect(page.getByLabel(t('session_title'))).toHaveValue(name)
		await expect(page.getByLabel(t('session_title'))).toBeFocused()
		await page.keyboard.press('Enter')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
		await expect(focusDesk(page, t).newTask).toBeFocused()
		const prompt = page.getByLabel(t('use_a_prompt'))
		await expect(prompt).toHaveValue(/\[.+\]/)
		const text = await prompt.inputValue()
		await open(page, '/prompt/4')
		const next = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
		await fillAll(page, '4', language)
		await link.click()
		await expect(page.getByText(t('focus_session_waiting', { title: next }))).toBeVisible()
		await endSession(page, t)
		await expect(page.getByLabel(t('session_title'))).toHaveValue(next)
		await page.getByRole('button', { name: t('start_session') }).click()
		await expect(prompt).not.toHaveValue(/\[.+\]/)
		await expect(prompt).not.toHaveValue(text)
		await expect(message(page, 'prompt_noted')).toBeVisible()
		await focusDesk(page, t).tab('history').click()
		const used = page.getByRole('list', { name: t('last_prompts') }).locator('.mono')
		await expect(used).toBeVisible()
		expect(await used.allTextContents()).toEqual([await prompt.inputValue()])
	})
})
