import { aMark } from '../support/editor-fields.ts'
import { anEditor, at, begin, place, saved, serveEditors, writeWhole } from './support/editor.ts'
import { beSubscriber } from './support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from './support/journey.ts'
import { aLegend, button, expectCount, save } from './support/locker.ts'
import { beforeScripts } from './support/network.ts'

inOneLanguage('en', () => {
	test('a session has the title and the lengths that were given before the scripts came', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		const title = page.getByLabel(t('session_title'))
		await beforeScripts(page, '/focus', async () => {
			await page.getByText(t('lengths_now', { focus: 25, rest: 5 })).click()
			await page.getByLabel(t('length_focus')).fill('50')
			await page.getByLabel(t('long_rest_after')).selectOption('2')
			await page.getByRole('checkbox', { name: t('phases_wait') }).check()
			await title.pressSequentially('Price the shop')
			for (let step = 0; step < 4; step++) await title.press('ArrowLeft')
		})
		await expect(title).toBeFocused()
		await page.keyboard.type('work')
		await expect(title).toHaveValue('Price the workshop')
		await expect(page.getByText(t('lengths_now', { focus: 50, rest: 5 }))).toBeVisible()
		await page.getByRole('button', { name: t('start_session') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price the workshop')
		await expect(page.getByRole('timer')).toHaveText(/^(50:00|49:5\d)$/)
		await page.getByRole('button', { name: t('clock_lengths') }).click()
		await expect(page.getByLabel(t('long_rest_after'))).toHaveValue('2')
		await expect(page.getByRole('checkbox', { name: t('phases_wait') })).toBeChecked()
	})

	test('the locker is searched for what was typed before the scripts came', async ({ page, t }) => {
		const legend = await aLegend(page)
		await save(legend, 'Late fee')
		await save(legend, 'Apology')
		const search = page.getByRole('searchbox', { name: t('search_your_locker') })
		await beforeScripts(page, '/prompt-locker', () => search.fill('fee'))
		await expectCount(page, t, 1)
		await expect(search).toHaveValue('fee')
		await beforeScripts(page, '/prompt-locker', async () => {
			await page.getByLabel(t('locker_sort_by')).selectOption('name')
		})
		await expect(page.getByRole('article').first()).toContainText('Apology')
		await expect(page.getByLabel(t('locker_sort_by'))).toHaveValue('name')
	})

	test('a category that is chosen for a prompt before the scripts come is its category', async ({
		page,
		t,
	}) => {
		const legend = await aLegend(page)
		const id = await save(legend, 'Late fee')
		await open(page, `/prompt-locker/${id}/edit`)
		const category = page.getByLabel(t('category'), { exact: true })
		await category.selectOption({ label: t('new_category') })
		await page.getByLabel(t('category_name')).fill('Money')
		await button(page, t('create')).click()
		await expect(category.locator('option:checked')).toHaveText('Money')
		await page.getByRole('link', { name: t('cancel_edit') }).click()
		await beforeScripts(page, `/prompt-locker/${id}/edit`, async () => {
			await category.selectOption({ label: 'Money' })
		})
		await page.getByLabel(t('saved_title')).pressSequentially('s')
		await expect(category.locator('option:checked')).toHaveText('Money')
		await button(page, t('save_prompt_changes')).click()
		await expect(message(page, 'prompt_updated')).toBeVisible()
		await open(page, `/prompt-locker/${id}/edit`)
		await expect(category.locator('option:checked')).toHaveText('Money')
	})
})

serveEditors()

inOneLanguage('en', () => {
	test('a day that is chosen for a prompt before the scripts come stays the day on which it goes out', async ({
		page,
		context,
		t,
	}) => {
		await anEditor(context)
		const mark = aMark()
		const id = await begin(page, t, mark)
		await writeWhole(page, t, mark)
		await saved(page)
		const when = page.getByLabel(t('editor_on_a_date'))
		const day = page.getByLabel(t('editor_date'))
		await beforeScripts(page, at(`/admin/prompts/${id}`), async () => {
			await when.check()
			await day.fill('2031-03-04T10:30')
		})
		await expect(when).toBeChecked()
		await expect(day).toHaveValue('2031-03-04T10:30')
		await place(page, 'note-en').fill('At last')
		await expect(when).toBeChecked()
		await expect(button(page, t('editor_schedule'))).toBeEnabled()
		await expect(button(page, t('editor_publish'))).toHaveCount(0)
	})
})
