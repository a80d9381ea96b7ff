import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { aLegend, button, dialog, field, link, locker, save } from '../support/locker.ts'

inOneLanguage('pt', () => {
	test('what was saved over is shown beside what it became, and comes back by one press', async ({
		page,
		t,
	}) => {
		const legend = await aLegend(page)
		const id = await save(legend, 'Ata', 'Responda em lista.')
		await open(page, `/prompt-locker/${id}/versions`)
		await expect(message(page, 'saved_versions_none')).toBeVisible()

		await locker(page)
		await link(page, t('edit_named', { title: 'Ata' })).click()
		await field(dialog(page), t('tab_prompt')).fill('Responda em tabela.')
		await button(dialog(page), t('save_prompt_changes')).click()
		await expect(message(page, 'prompt_updated')).toBeVisible()

		await link(page, 'Ata').click()
		await link(page, t('saved_versions')).click()
		const sheet = page.getByRole('region', { name: t('saved_versions_since', { version: 1 }) })
		await expect(sheet.locator('del')).toHaveText('lista')
		await expect(sheet.locator('ins')).toHaveText('tabela')
		await expect(button(page, t('saved_versions_restore', { version: 1 }))).toHaveCount(0)
		await page
			.getByRole('navigation', { name: t('saved_versions') })
			.getByRole('link')
			.last()
			.focus()
		await page.keyboard.press('Enter')
		await expect(link(page, t('saved_versions_read'))).toBeVisible()
		expect(await barriersOf(page)).toEqual([])
		await link(page, t('saved_versions_read')).click()
		await expect(page.locator('.version-text', { hasText: 'Responda em lista.' })).toBeVisible()

		await button(page, t('saved_versions_restore', { version: 1 })).click()
		await expect(message(page, 'saved_version_restored')).toBeVisible()
		await expect(page.locator('.version-list li')).toHaveCount(3)
		await link(page, 'Ata').click()
		await expect(page.locator('.prompt-text')).toHaveText('Responda em lista.')
	})
})
