import { readFile } from 'node:fs/promises'
import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, message, test, titles } from '../support/journey.ts'
import { aLegend, button, link, locker, save } from '../support/locker.ts'
import { LOOKS, lookAtState } from '../support/state.ts'

inOneLanguage('pt', (language) => {
	test.use(LOOKS[language])

	test('a locker goes out as skills, whose archive comes back in', async ({ page, t }) => {
		const legend = await aLegend(page)
		await save(legend, 'Ação rápida', 'Do [this].', ['shop, small'])
		await locker(page)
		await link(page, t('import_and_export')).click()
		await link(page, t('export_other_formats')).click()
		await expect(page.getByRole('heading', { level: 1, name: t('export_title') })).toBeVisible()
		await expect(page.getByText(t('export_holds_genius'))).toBeVisible()
		await lookAtState(page, `locker-export-${language}`)
		const skills = link(page, t('export_for', { format: 'SKILL.md' }))
		const [download] = await Promise.all([page.waitForEvent('download'), skills.click()])
		expect(download.suggestedFilename()).toBe('prompts.skills.zip')
		const archive = await readFile(await download.path())

		await locker(page)
		await link(page, t('import_and_export')).click()
		const file = { name: 'skills.zip', mimeType: 'application/zip', buffer: archive }
		await page.getByLabel(t('import_file')).setInputFiles(file)
		await button(page, t('import_preview')).click()
		await expect(page.getByText(t('import_duplicate_count', { count: 1 }))).toBeVisible()
		await expect(page.locator('.import-columns li')).toContainText([t('import_text')])
		await expect(link(page, t('import_choose_columns'))).toHaveCount(0)
		await expect(page.getByText('Do [this].')).toBeVisible()
		await expect(page.getByText(t('import_entry', { number: '1' }))).toBeVisible()
		expect(await barriersOf(page)).toEqual([])
		await page.getByLabel(t('import_with_duplicates')).check()
		await button(page, t('import_now')).click()
		await expect(message(page, 'prompts_imported')).toBeVisible()
		await expect(titles(page)).toHaveText(['Ação rápida', 'Ação rápida'])
		await expect(page.getByText('shop, small')).toHaveCount(2)
	})
})
