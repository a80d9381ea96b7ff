import type { Locator, Page } from '@playwright/test'
import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, message, test, titles, toasts } from '../support/journey.ts'
import { aLegend, button, dialog, expectCount, field, link, locker, save } from '../support/locker.ts'
import type { Translate } from '../support/words.ts'

async function openNew(page: Page, t: Translate): Promise<Locator> {
	await link(page, t('new_prompt')).click()
	await expect(dialog(page)).toBeVisible()
	return dialog(page)
}

inOneLanguage('pt', () => {
	test('a prompt is written, filed, edited, removed and put back without a mouse', async ({ page, t }) => {
		const legend = await aLegend(page)
		await locker(page)
		await expect(message(page, 'locker_empty')).toBeVisible()
		expect(await barriersOf(page)).toEqual([])
		const press = (key: string) => page.keyboard.press(key)
		const type = (text: string) => page.keyboard.type(text)

		await link(page, t('new_prompt')).focus()
		await press('Enter')
		await expect(field(dialog(page), t('saved_title'))).toBeFocused()
		await press('Enter')
		await expect(message(page, 'title_required')).toBeVisible()
		await expect(message(page, 'content_required')).toBeVisible()
		expect(await barriersOf(page)).toEqual([])
		await type('Responder à avaliação')
		await press('Tab')
		await press('Tab')
		await type('Write to [name].')
		await press('Tab')
		await page.getByRole('combobox', { name: t('category') }).selectOption('new')
		await field(dialog(page), t('category_name')).focus()
		await type('Loja')
		await press('Enter')
		await expect(dialog(page).getByText(t('category_created'))).toBeVisible()
		await expect(page.getByRole('combobox', { name: t('category') })).toBeFocused()
		await press('Tab')
		await button(dialog(page), t('remove_tag', { tag: 'shop' })).waitFor({ state: 'detached' })
		await dialog(page).locator('[name=tag]').focus()
		for (const tag of ['shop', '  ', 'shop, service']) {
			await type(tag)
			await press('Enter')
		}
		await expect(dialog(page).locator('.chip')).toHaveCount(2)
		await press('Backspace')
		await expect(button(dialog(page), t('remove_tag', { tag: 'service' }))).toBeFocused()
		await press('Backspace')
		await expect(dialog(page).locator('.chip')).toHaveText(['shop'])
		await button(dialog(page), t('save_to_locker')).focus()
		await press('Enter')
		await expect(message(page, 'prompt_saved')).toHaveText(t('prompt_saved'))
		await expect(link(page, 'Responder à avaliação')).toBeFocused()
		await expectCount(page, t, 1)
		await expect(titles(page)).toHaveText(['Responder à avaliação'])
		const card = page.getByRole('article')
		await expect(card).toContainText('Loja')
		await expect(card.locator('.slot')).toHaveText(['name'])

		await link(page, t('edit_saved_named', { title: 'Responder à avaliação' })).focus()
		await press('Enter')
		await field(dialog(page), t('saved_title')).fill('Reunião')
		await press('Enter')
		await expect(message(page, 'prompt_updated')).toHaveText(t('prompt_updated'))
		await expect(link(page, 'Reunião')).toBeFocused()

		await link(page, t('remove_named', { title: 'Reunião' })).focus()
		await press('Enter')
		const question = page.getByRole('alertdialog', { name: t('remove_question') })
		await expect(button(question, t('keep_in_locker'))).toBeFocused()
		expect(await barriersOf(page)).toEqual([])
		await press('Escape')
		await expect(question).toHaveCount(0)
		await expect(link(page, t('remove_named', { title: 'Reunião' }))).toBeFocused()
		await press('Enter')
		await press('Shift+Tab')
		await press('Enter')
		await expect(message(page, 'prompt_deleted')).toContainText(t('prompt_deleted'))
		await expect(message(page, 'locker_empty')).toBeVisible()
		await button(page, t('undo')).focus()
		await press('Enter')
		await expect(link(page, 'Reunião')).toBeFocused()
		for (const title of ['Proposta', 'Fatura']) await save(legend, title)
		await locker(page)
		await expect(titles(page)).toHaveText(['Fatura', 'Proposta', 'Reunião'])

		// The focus goes on to the next card, and from the last one back.
		for (const [title, neighbor] of [
			['Proposta', 'Reunião'],
			['Reunião', 'Fatura'],
		]) {
			await link(page, t('remove_named', { title: title ?? '' })).focus()
			await press('Enter')
			await button(question, t('remove_prompt')).press('Enter')
			await expect(link(page, neighbor ?? '')).toBeFocused()
		}
	})

	test('without a connection nothing that was typed is lost', async ({ page, context, t, allowNoise }) => {
		allowNoise(/ERR_INTERNET_DISCONNECTED/)
		const legend = await aLegend(page)
		await save(legend, 'Stays')
		await locker(page)
		// The dialog's own file has come.
		await button(await openNew(page, t), t('close')).click()
		await context.setOffline(true)
		const form = await openNew(page, t)
		await field(form, t('saved_title')).fill('Written offline')
		await field(form, t('tab_prompt')).fill('Every word of it.')
		await button(form, t('save_to_locker')).click()
		await expect(form.getByRole('alert')).toContainText(t('locker_unreachable'))
		await expect(field(form, t('tab_prompt'))).toHaveValue('Every word of it.')
		await button(form, t('close')).click()
		await link(page, t('remove_named', { title: 'Stays' })).click()
		await button(page.getByRole('alertdialog'), t('remove_prompt')).click()
		await expect(
			toasts(page)
				.filter({ hasText: t('locker_unreachable') })
				.last(),
		).toBeVisible()
		await expect(titles(page)).toHaveText(['Stays'])

		await context.setOffline(false)
		await locker(page)
		const again = await openNew(page, t)
		await expect(again).toContainText(t('draft_brought_back'))
		await expect(field(again, t('tab_prompt'))).toHaveValue('Every word of it.')
		await button(again, t('save_to_locker')).click()
		await expect(titles(page)).toHaveText(['Written offline', 'Stays'])
		await expect(field(await openNew(page, t), t('saved_title'))).toHaveValue('')
	})

	test('of two tabs the later one sees both texts, and keeps one', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 409 /)
		const legend = await aLegend(page)
		await save(legend, 'Shared', 'As it was.')
		const other = await context.newPage()
		for (const tab of [page, other]) {
			await locker(tab)
			await link(tab, t('edit_saved_named', { title: 'Shared' })).click()
		}
		await field(dialog(other), t('tab_prompt')).fill('From the other tab.')
		await button(dialog(other), t('save_prompt_changes')).click()
		await expect(message(other, 'prompt_updated')).toBeVisible()
		await field(dialog(page), t('tab_prompt')).fill('From this tab.')
		await button(dialog(page), t('save_prompt_changes')).click()
		await expect(message(page, 'locker_conflict')).toBeVisible()
		await expect(field(dialog(page), t('stored_meanwhile'))).toHaveValue('From the other tab.')
		await expect(field(dialog(page), t('tab_prompt'))).toHaveValue('From this tab.')
		expect(await barriersOf(page)).toEqual([])
		await button(dialog(page), t('keep_mine')).click()
		await expect(page.getByRole('article')).toContainText('From this tab.')
		await locker(other)
		await expect(other.getByRole('article')).toContainText('From this tab.')
	})
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('a prompt is written, found, edited, copied and removed by plain forms', async ({ page, t }) => {
		await aLegend(page)
		await page.goto('/prompt-locker')
		await link(page, t('new_prompt')).click()
		await field(page, t('saved_title')).fill('Plain')
		await button(page, t('save_to_locker')).click()
		await expect(message(page, 'content_required')).toBeVisible()
		await field(page, t('tab_prompt')).fill('By hand.')
		await page.locator('[name=categoryId]').selectOption('new')
		await page.locator('[name=newCategory]').fill('Shelf')
		await page.locator('[name=tagList]').fill('one, two')
		await button(page, t('save_to_locker')).click()
		await expect(message(page, 'prompt_saved')).toBeVisible()
		await expect(page.getByRole('article')).toContainText('Shelf')
		await button(page, t('duplicate_named', { title: 'Plain' })).click()
		await expect(titles(page)).toHaveText(['Plain (Copy)', 'Plain'])
		await button(page, t('pin_named', { title: 'Plain' })).click()
		await expect(titles(page)).toHaveText(['Plain', 'Plain (Copy)'])
		await page.locator('#locker-query').fill('copy')
		await button(page, t('filter_locker')).click()
		await expect(titles(page)).toHaveText(['Plain (Copy)'])
		await link(page, t('remove_named', { title: 'Plain (Copy)' })).click()
		await button(page, t('remove_prompt')).click()
		await expect(message(page, 'prompt_deleted')).toBeVisible()
		await expect(titles(page)).toHaveCount(0)
		await page.locator('#locker-query').fill('')
		await button(page, t('filter_locker')).click()
		await link(page, t('edit_saved_named', { title: 'Plain' })).click()
		await field(page, t('saved_title')).fill('Edited')
		await button(page, t('save_prompt_changes')).click()
		await expect(message(page, 'prompt_updated')).toBeVisible()
		await expect(titles(page)).toHaveText(['Edited'])
		await expect(page.locator('.locker-foot .tags li')).toHaveText(['one', 'two'])

		await link(page, t('import_and_export')).click()
		const rows = Array.from({ length: 41 }, (_, index) => `Row ${index + 1};x`)
		const buffer = Buffer.from(`título;conteúdo\n${rows.join('\n')}\n`, 'latin1')
		await page.getByLabel(t('import_file')).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
		await button(page, t('import_preview')).click()
		await expect(page.getByText(t('import_new_count', { count: 41 }))).toBeVisible()
		await link(page, t('next_page')).click()
		await expect(page.locator('.import-list b')).toHaveText(['Row 41'])
		await button(page, t('import_now')).click()
		await expect(message(page, 'prompts_imported')).toContainText(t('prompts_imported', { count: 41 }))
	})
})
