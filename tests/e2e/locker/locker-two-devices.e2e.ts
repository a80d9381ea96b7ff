import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, inOneLanguage, message, open, test, titles } from '../support/journey.ts'
import { aLegend, button, dialog, field, link, locker, save } from '../support/locker.ts'
import { anotherDevice } from '../support/people.ts'
import { LOOKS, lookAtState } from '../support/state.ts'
import { LOCALE, type Translate } from '../support/words.ts'

async function edit(page: Page, t: Translate, title: string, text: string): Promise<void> {
	await link(page, t('edit_saved_named', { title })).click()
	await field(dialog(page), t('tab_prompt')).fill(text)
}

inOneLanguage('en', (language) => {
	test.use(LOOKS[language])

	test('what two devices wrote stays in both forms over reloads, until the person has chosen', async ({
		page,
		browser,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 409 /)
		const legend = await aLegend(page)
		const id = await save(legend, 'Shared', 'As it was.')
		await locker(page)
		const phone = await anotherDevice(browser, page, LOCALE[language])
		await edit(page, t, 'Shared', 'From the desktop.')
		await edit(phone, t, 'Shared', 'From the phone.')
		await button(dialog(phone), t('save_prompt_changes')).click()
		await expect(message(phone, 'prompt_updated')).toBeVisible()
		await button(dialog(page), t('save_prompt_changes')).click()
		await expect(field(dialog(page), t('stored_meanwhile'))).toHaveValue('From the phone.')
		await lookAtState(page, `locker-conflict-dialog-${language}`)

		// A reload chooses nothing: both are there again, before anything is saved.
		await open(page, `/prompt-locker/${id}/edit`)
		await expect(field(page, t('stored_meanwhile'))).toHaveValue('From the phone.')
		await expect(field(page, t('tab_prompt'))).toHaveValue('From the desktop.')
		await lookAtState(page, `locker-conflict-${language}`)
		await button(page, t('save_mine_as_new')).click()
		await expect(message(page, 'prompt_saved')).toBeVisible()
		await locker(page)
		await expect(page.getByRole('article')).toHaveText([/From the desktop/, /From the phone/])
		await expect(message(page, 'unsaved_texts')).toHaveCount(0)
		await phone.context().close()
	})

	test('two texts of one prompt are put together paragraph by paragraph, in the dialog and on its page', async ({
		page,
		browser,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 409 /)
		const legend = await aLegend(page)
		const id = await save(legend, 'Shared', 'First.\n\nSecond.\n\nThird.')
		await locker(page)
		const phone = await anotherDevice(browser, page, LOCALE[language])
		await edit(page, t, 'Shared', 'First, longer.\n\nSecond.\n\nThird of mine.')
		await edit(phone, t, 'Shared', 'First.\n\nThe second.\n\nThird of theirs.')
		await button(dialog(phone), t('save_prompt_changes')).click()
		await expect(message(phone, 'prompt_updated')).toBeVisible()
		await button(dialog(page), t('save_prompt_changes')).click()
		await button(dialog(page), t('merge_both')).click()
		const result = field(dialog(page), t('merge_result'))
		await expect(result).toHaveValue('First, longer.\n\nThe second.\n\nThird of mine.\n\nThird of theirs.')
		await lookAtState(page, `locker-merge-dialog-${language}`)
		await dialog(page)
			.getByRole('radio', { name: t('merge_keep_stored'), exact: true })
			.check()
		await expect(result).toHaveValue('First, longer.\n\nThe second.\n\nThird of theirs.')
		await button(dialog(page), t('merge_take')).click()
		await expect(field(dialog(page), t('tab_prompt'))).toHaveValue(
			'First, longer.\n\nThe second.\n\nThird of theirs.',
		)
		await expect(message(page, 'merge_taken')).toBeVisible()
		await expect(field(dialog(page), t('tab_prompt'))).toBeFocused()

		// A reload gives nothing up: the text of both is there, as an edit of what is stored.
		await open(page, `/prompt-locker/${id}/edit`)
		await expect(field(page, t('tab_prompt'))).toHaveValue(
			'First, longer.\n\nThe second.\n\nThird of theirs.',
		)
		await button(page, t('save_prompt_changes')).click()
		await expect(message(page, 'prompt_updated')).toBeVisible()
		await phone.context().close()
	})

	test('a text whose prompt was deleted on another device is offered, and saved as a new one', async ({
		page,
		browser,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 404 /)
		const legend = await aLegend(page)
		const id = await save(legend, 'Shared', 'As it was.')
		await locker(page)
		const phone = await anotherDevice(browser, page, LOCALE[language])
		await edit(page, t, 'Shared', 'Written meanwhile.')
		await link(phone, t('remove_named', { title: 'Shared' })).click()
		await button(phone.getByRole('alertdialog'), t('remove_prompt')).click()
		await expect(message(phone, 'prompt_deleted')).toBeVisible()
		await button(dialog(page), t('save_prompt_changes')).click()
		await expect(message(page, 'prompt_gone')).toBeVisible()
		await lookAtState(page, `locker-gone-dialog-${language}`)

		await page.reload()
		await hydrated(page)
		await expect(message(page, 'unsaved_texts')).toContainText('Written meanwhile.')
		await lookAtState(page, `locker-unsaved-${language}`)
		await page.goto(`/prompt-locker/${id}/edit`)
		await expect(message(page, 'prompt_gone')).toBeVisible()
		await expect(field(page, t('tab_prompt'))).toHaveValue('Written meanwhile.')
		await lookAtState(page, `locker-gone-${language}`)
		await button(page, t('save_as_new')).click()
		await expect(message(page, 'prompt_saved')).toBeVisible()
		await expect(titles(page)).toHaveText(['Shared'])
		await phone.goto(`/prompt-locker/${id}/edit`)
		await expect(message(phone, 'prompt_gone_text')).toBeVisible()
		await lookAtState(phone, `locker-gone-elsewhere-${language}`)
		await phone.context().close()
	})

	test('a newer text is shown before it is deleted, and undo brings that one back', async ({
		page,
		browser,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 409 /)
		const legend = await aLegend(page)
		await save(legend, 'Shared', 'As it was.')
		await locker(page)
		const phone = await anotherDevice(browser, page, LOCALE[language])
		await edit(phone, t, 'Shared', 'From the phone.')
		await button(dialog(phone), t('save_prompt_changes')).click()
		await expect(message(phone, 'prompt_updated')).toBeVisible()
		await link(page, t('remove_named', { title: 'Shared' })).click()
		const question = page.getByRole('alertdialog')
		await button(question, t('remove_prompt')).click()
		await expect(message(page, 'changed_before_removal')).toBeVisible()
		await expect(field(question, 'Shared')).toHaveValue('From the phone.')
		await expect(button(question, t('keep_in_locker'))).toBeFocused()
		await lookAtState(page, `locker-changed-before-removal-${language}`)
		await button(question, t('remove_anyway')).click()
		await expect(message(page, 'prompt_deleted')).toBeVisible()
		await button(page, t('undo')).click()
		await expect(page.getByRole('article')).toContainText('From the phone.')
		await phone.context().close()
	})

	test('two tabs write two new prompts: neither takes the other’s text, and what a closed one left is offered', async ({
		page,
		context,
		t,
	}) => {
		await aLegend(page)
		const other = await context.newPage()
		for (const [tab, text] of [
			[page, 'First tab.'],
			[other, 'Second tab.'],
		] as const) {
			await locker(tab)
			await link(tab, t('new_prompt')).first().click()
			await field(dialog(tab), t('saved_title')).fill(text)
			await field(dialog(tab), t('tab_prompt')).fill(text)
		}
		await button(dialog(page), t('save_to_locker')).click()
		await expect(message(page, 'prompt_saved')).toBeVisible()
		await other.reload()
		await hydrated(other)
		await expect(message(other, 'unsaved_texts')).toContainText('Second tab.')
		const [left, list] = [message(other, 'unsaved_texts'), other.getByRole('article').first()]
		const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN
		expect(await top(left)).toBeLessThan(await top(list))
		await button(other, t('continue_draft_named', { title: 'Second tab.' })).click()
		await expect(field(dialog(other), t('tab_prompt'))).toHaveValue('Second tab.')
		await other.close()
		await locker(page)
		await link(page, t('new_prompt')).first().click()
		await expect(field(dialog(page), t('tab_prompt'))).toHaveValue('Second tab.')
		await button(dialog(page), t('save_to_locker')).click()
		await expect(titles(page)).toHaveText(['Second tab.', 'First tab.'])
	})
})

inOneLanguage('pt', () => {
	test('without scripts, two texts of one prompt are put together, or the stored one is taken', async ({
		page,
		browser,
		t,
	}) => {
		const legend = await aLegend(page)
		const id = await save(legend, 'Shared', 'First.\n\nSecond.\n\nThird.')
		const storageState = { cookies: await page.context().cookies(), origins: [] }
		const device = await browser.newContext({ storageState, locale: 'pt-BR', javaScriptEnabled: false })
		const [desktop, phone] = [await device.newPage(), await device.newPage()]
		const write = async (one: Page, text: string) => {
			await one.goto(`/prompt-locker/${id}/edit`)
			await field(one, t('tab_prompt')).fill(text)
		}
		await write(desktop, 'First, longer.\n\nSecond.\n\nThird of mine.')
		await write(phone, 'First.\n\nThe second.\n\nThird of theirs.')
		await button(phone, t('save_prompt_changes')).click()
		await expect(message(phone, 'prompt_updated')).toBeVisible()
		await button(desktop, t('save_prompt_changes')).click()
		await expect(field(desktop, t('stored_meanwhile'))).toHaveValue(
			'First.\n\nThe second.\n\nThird of theirs.',
		)
		await button(desktop, t('merge_both')).click()
		const both = 'First, longer.\n\nThe second.\n\nThird of mine.\n\nThird of theirs.'
		await expect(message(desktop, 'merge_taken')).toBeVisible()
		await expect(field(desktop, t('tab_prompt'))).toHaveValue(both)
		await expect(desktop.locator('.needs-script').filter({ visible: true })).toHaveCount(0)
		await button(desktop, t('save_prompt_changes')).click()
		await expect(message(desktop, 'prompt_updated')).toBeVisible()

		await write(desktop, 'Mine again.')
		await write(phone, 'Theirs again.')
		await button(phone, t('save_prompt_changes')).click()
		await button(desktop, t('save_prompt_changes')).click()
		await link(desktop, t('take_stored')).click()
		await expect(field(desktop, t('tab_prompt'))).toHaveValue('Theirs again.')
		await expect(message(desktop, 'locker_conflict')).toHaveCount(0)
		await device.close()
	})
})
