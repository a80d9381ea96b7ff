import { readFile } from 'node:fs/promises'
import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, message, test, titles } from '../support/journey.ts'
import { aLegend, button, field, link, locker, save } from '../support/locker.ts'

inOneLanguage('pt', () => {
	test('several are chosen by keyboard, tagged, moved and removed, and each is undone', async ({
		page,
		t,
	}) => {
		const legend = await aLegend(page)
		for (const title of ['Um', 'Dois', 'Três']) await save(legend, title, 'Do [this].', ['email'])
		await locker(page)
		await link(page, t('select_prompts')).click()
		const box = (title: string) =>
			page.getByRole('checkbox', { name: t('choose_named', { title }), exact: true })
		await box('Um').focus()
		await page.keyboard.press('Space')
		await box('Dois').check()
		await expect(page.getByText(t('selection_count', { count: 2 }))).toBeVisible()
		expect(await barriersOf(page)).toEqual([])
		await button(page, t('selection_tag')).click()
		await expect(field(page, t('selection_add'))).toBeVisible()
		await page.goBack()
		await expect(page.getByText(t('selection_count', { count: 2 }))).toBeVisible()
		await button(page, t('selection_tag')).click()
		await link(page, t('selection_back')).click()
		await expect(page.getByText(t('selection_count', { count: 2 }))).toBeVisible()
		await button(page, t('selection_tag')).click()
		await field(page, t('selection_add')).fill('novo, b2b')
		await field(page, t('selection_take')).fill('email')
		expect(await barriersOf(page)).toEqual([])
		await button(page, t('selection_tag_now', { count: 2 })).click()
		await expect(message(page, 'selection_tagged')).toBeVisible()
		const card = (title: string) => page.getByRole('article').filter({ hasText: title })
		await expect(card('Dois').getByRole('list', { name: t('tags') })).toHaveText('novob2b')
		await button(page, t('undo')).click()
		await expect(message(page, 'selection_undone')).toBeVisible()
		await expect(card('Dois').getByRole('list', { name: t('tags') })).toHaveText('email')
		await expect(titles(page)).toHaveText(['Três', 'Dois', 'Um'])

		await link(page, t('select_prompts')).click()
		await button(page, t('selection_all')).click()
		await button(page, t('selection_move')).click()
		await expect(field(page, t('category_name'))).toBeHidden()
		await page.getByRole('combobox', { name: t('category') }).selectOption('new')
		await field(page, t('category_name')).fill('Loja')
		await button(page, t('selection_move_now', { count: 3 })).click()
		await expect(message(page, 'selection_moved')).toBeVisible()
		await expect(card('Um')).toContainText('Loja')

		await link(page, t('select_prompts')).click()
		await box('Um').check()
		await box('Três').check()
		await button(page, t('selection_remove')).click()
		await button(page, t('selection_remove_now', { count: 2 })).click()
		await expect(message(page, 'selection_removed')).toBeVisible()
		await expect(titles(page)).toHaveText(['Dois'])
		// The move before it can still be undone too.
		await button(page, t('undo')).last().click()
		await expect(titles(page)).toHaveText(['Três', 'Dois', 'Um'])
		// Whoever missed the word of it finds what can be undone with imports and exports.
		await link(page, t('import_and_export')).click()
		const moved = t('change_undo', { what: t('selection_moved', { count: 3 }) })
		await expect(button(page, t('change_undo', { what: t('selection_removed', { count: 2 }) }))).toHaveCount(
			0,
		)
		expect(await barriersOf(page)).toEqual([])
		await button(page, moved).click()
		await expect(message(page, 'selection_undone').last()).toBeVisible()
		await expect(card('Um')).not.toContainText('Loja')
	})
})

inOneLanguage('en', () => {
	test.describe('without scripts', () => {
		test.use({ javaScriptEnabled: false })
		test('several are chosen, exported and removed, and that is undone', async ({ page, t }) => {
			const legend = await aLegend(page)
			for (const title of ['One', 'Two', 'Three']) await save(legend, title)
			await page.goto('/prompt-locker')
			await link(page, t('select_prompts')).click()
			await button(page, t('selection_move')).click()
			await expect(message(page, 'selection_empty')).toBeVisible()
			for (const title of ['One', 'Three'])
				await page.getByRole('checkbox', { name: t('choose_named', { title }) }).check()
			await button(page, t('selection_export')).click()
			const downloading = page.waitForEvent('download')
			await button(page, t('export_json')).click()
			const file = await readFile(await (await downloading).path(), 'utf8')
			expect(JSON.parse(file)).toMatchObject({ prompts: [{ title: 'One' }, { title: 'Three' }] })
			await page.goto('/prompt-locker?select=on')
			for (const title of ['One', 'Three'])
				await page.getByRole('checkbox', { name: t('choose_named', { title }) }).check()
			await button(page, t('selection_remove')).click()
			await button(page, t('selection_remove_now', { count: 2 })).click()
			await expect(titles(page)).toHaveText(['Two'])
			await button(page, t('undo')).click()
			await expect(titles(page)).toHaveText(['Three', 'Two', 'One'])
		})
	})
})
