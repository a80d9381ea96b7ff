import { barriersOf } from '../support/barriers.ts'
import { expect, hydrated, inOneLanguage, message, test, titles } from '../support/journey.ts'
import { aLegend, button, link, locker, save } from '../support/locker.ts'
import { LOOKS, lookAtState } from '../support/state.ts'

const isAt = (path: string) => (url: URL) => url.pathname === path

inOneLanguage('en', () => {
	test('a file is looked at before it is imported, bad rows and duplicates named, and can be taken back', async ({
		page,
		t,
	}) => {
		const legend = await aLegend(page)
		await save(legend, 'There', 'Already.')
		await locker(page)
		await link(page, t('import_and_export')).click()
		const file = [
			{ title: 'New', content: 'One.', category: 'Shop' },
			{ title: 'There', content: 'Already.' },
			{ title: 'New', content: 'One.' },
			{ title: '', content: 'Nameless.' },
			{ title: 'Listless', content: 'Tags.', tags: { one: 1 } },
		]
		const asFile = {
			name: 'mine.json',
			mimeType: 'application/json',
			buffer: Buffer.from(JSON.stringify(file)),
		}
		await page.getByLabel(t('import_file')).setInputFiles(asFile)
		await button(page, t('import_preview')).click()
		await expect(page.getByRole('heading', { name: t('import_in_preview') })).toBeFocused()
		await expect(page.getByText(t('import_new_count', { count: 1 }))).toBeVisible()
		await expect(page.getByText(t('import_duplicate_count', { count: 2 }))).toBeVisible()
		await expect(page.locator('.import-columns li')).toContainText(['title', 'content', 'category', 'tags'])
		await expect(message(page, 'title_required')).toBeVisible()
		await expect(page.getByText('Nameless.')).toBeVisible()
		await expect(message(page, 'saved_field_invalid')).toHaveText(`${t('tags')}: ${t('saved_field_invalid')}`)
		expect(await barriersOf(page)).toEqual([])
		await button(page, t('import_now')).click()
		await page.waitForURL(isAt('/prompt-locker'))
		await expect(message(page, 'prompts_imported')).toContainText(t('prompts_imported', { count: 1 }))
		await expect(titles(page)).toHaveText(['New', 'There'])
		await button(page, t('undo')).click()
		await expect(message(page, 'import_undone')).toContainText(t('import_undone', { count: 1 }))
		await expect(titles(page)).toHaveText(['There'])

		await link(page, t('import_and_export')).click()
		await page.getByLabel(t('import_file')).setInputFiles(asFile)
		await button(page, t('import_preview')).click()
		await button(page, t('import_now')).click()
		await expect(titles(page)).toHaveText(['New', 'There'])
		await link(page, t('import_and_export')).click()
		await button(page, t('import_undo', { left: 1 })).click()
		await expect(titles(page)).toHaveText(['There'])
		await link(page, t('import_and_export')).click()
		await expect(page.getByRole('heading', { name: t('imports_taken') })).toHaveCount(0)
		const [download] = await Promise.all([page.waitForEvent('download'), link(page, t('export_csv')).click()])
		expect(download.suggestedFilename()).toBe('pronto-locker.csv')
	})
})

inOneLanguage('pt', (language) => {
	test.use(LOOKS[language])

	test('of a table whose columns nobody knows, somebody says which is what, with the keyboard alone', async ({
		page,
		t,
		allowNoise,
	}) => {
		// Chromium tells its console of what was refused.
		allowNoise(/^Failed to load resource: .*400/)
		await aLegend(page)
		await page.goto('/prompt-locker/import')
		await hydrated(page)
		const table = (columns: string) =>
			`${columns}\r\nOrçamento;Calcule o preço de [serviço] para [cliente].;Vendas\r\n`
		const asFile = (name: string, columns: string) => ({
			...{ name, mimeType: 'text/csv' },
			buffer: Buffer.from(table(columns), 'latin1'),
		})
		const file = page.getByLabel(t('import_file'))
		await file.setInputFiles(asFile('minha.csv', 'Assunto;O que pedir;Departamento'))
		await button(page, t('import_preview')).press('Enter')
		await expect(message(page, 'import_columns_unknown')).toBeFocused()
		await lookAtState(page, `locker-columns-${language}`)
		expect(await barriersOf(page)).toEqual([])

		await file.setInputFiles(asFile('outra.csv', 'Nome;Pedido;Pasta'))
		await expect(page.getByRole('group', { name: t('import_which') })).toHaveCount(0)
		await button(page, t('import_preview')).press('Enter')
		const columns = page.getByRole('group', { name: t('import_which') })
		await expect(columns.getByLabel(t('saved_title'))).toHaveValue('Nome')
		await expect(columns.getByLabel(t('category'))).toHaveValue('Pasta')
		await button(page, t('import_preview')).press('Enter')
		const content = columns.getByLabel(t('tab_prompt'))
		await expect(content).toBeFocused()
		await page.keyboard.type('Ped')
		await expect(content).toHaveValue('Pedido')
		await columns.getByLabel(t('saved_title')).selectOption('')
		await button(page, t('import_preview')).press('Enter')
		await expect(page.getByRole('heading', { name: t('import_in_preview') })).toBeFocused()
		const title = 'Calcule o preço de [serviço] para [cliente].'
		await expect(page.locator('.import-list')).toContainText([`${title}${title}`])
		await expect(page.locator('.import-columns li')).toContainText(['Pedido', 'Pasta'])
		await lookAtState(page, `locker-import-preview-${language}`)
		expect(await barriersOf(page)).toEqual([])
		await link(page, t('import_choose_columns')).press('Enter')
		await expect(message(page, 'import_choose_again')).toBeVisible()
		const json = JSON.stringify([{ pedido: title, assunto: 'Preço' }])
		const list = { name: 'lista.json', mimeType: 'application/json', buffer: Buffer.from(json) }
		await file.setInputFiles(list)
		await button(page, t('import_preview')).press('Enter')
		await columns.getByLabel(t('tab_prompt')).selectOption('pedido')
		await button(page, t('import_preview')).press('Enter')
		await expect(page.getByText(t('import_entry', { number: '1' }))).toBeVisible()
		await button(page, t('import_now')).press('Enter')
		await expect(titles(page)).toHaveText([title])
	})
})
