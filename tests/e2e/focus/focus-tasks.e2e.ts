import { beSubscriber, focusDesk, startSession } from '../support/focus-people.ts'
import { expect, inOneLanguage, test } from '../support/journey.ts'

inOneLanguage('pt', () => {
	test('on a phone the field for a new task stays in sight as the list grows', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await page.setViewportSize({ width: 360, height: 780 })
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const { newTask, tasks } = focusDesk(page, t)
		await newTask.focus()
		for (let count = 1; count <= 8; count += 1) {
			await page.keyboard.type('one more')
			await page.keyboard.press('Enter')
			await expect(tasks.getByRole('checkbox')).toHaveCount(count)
			await expect(newTask).toBeInViewport({ ratio: 1 })
		}
	})

	test('with the keyboard alone, tasks are added, checked, moved, changed, removed and brought back', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		await desk.newTask.focus()
		for (const text of ['one', 'two', 'three']) {
			await page.keyboard.type(text)
			await page.keyboard.press('Enter')
		}
		await desk.task('two').focus()
		await page.keyboard.press('Space')
		await expect(desk.task('two')).toBeChecked()
		const grip = page.getByRole('button', { name: t('move_task', { task: 'one' }) })
		await grip.focus()
		await page.keyboard.press('ArrowDown')
		await expect(grip).toBeFocused()
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('ArrowDown')
		await expect(grip).toBeFocused()
		await expect.poll(desk.texts).toEqual(['two', 'three', 'one'])
		await expect(page.getByText(t('task_moved', { task: 'one', place: 3, count: 3 }))).toBeAttached()
		const edit = page.getByRole('button', { name: t('edit_task', { task: 'three' }) })
		await edit.focus()
		await page.keyboard.press('Enter')
		await expect(page.getByLabel(t('task_text'))).toBeFocused()
		await page.keyboard.type('third')
		await page.keyboard.press('Enter')
		await expect(page.getByRole('button', { name: t('edit_task', { task: 'third' }) })).toBeFocused()
		await page.keyboard.press('Enter')
		const up = page.getByRole('button', { name: t('move_task_up', { task: 'third' }) })
		await up.focus()
		await page.keyboard.press('Enter')
		await expect(up).toBeFocused()
		await page.getByRole('button', { name: t('remove_task', { task: 'third' }) }).focus()
		await page.keyboard.press('Enter')
		await expect(desk.newTask).toBeFocused()
		await expect.poll(desk.texts).toEqual(['two', 'one'])
		await page.getByRole('button', { name: t('undo') }).press('Enter')
		await expect.poll(desk.texts).toEqual(['third', 'two', 'one'])
		await desk.saved()
		await page.reload()
		await expect.poll(desk.texts).toEqual(['third', 'two', 'one'])
	})

	test('a task is dragged to another place', async ({ page, context, baseURL, t }) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		await desk.add('one', 'two', 'three')
		await page.getByRole('button', { name: t('move_task', { task: 'one' }) }).hover()
		await page.mouse.down()
		const dragTo = async (row: number, part: number) => {
			const box = await desk.tasks.locator('li').nth(row).boundingBox()
			await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) * part, { steps: 8 })
		}
		// It takes the other's place once the pointer is past the middle of that one.
		await dragTo(1, 0.25)
		await expect.poll(desk.texts).toEqual(['one', 'two', 'three'])
		await dragTo(2, 0.75)
		await page.mouse.up()
		await expect.poll(desk.texts).toEqual(['two', 'three', 'one'])
		await page.mouse.move(0, 0, { steps: 3 })
		await expect.poll(desk.texts).toEqual(['two', 'three', 'one'])
	})
})
