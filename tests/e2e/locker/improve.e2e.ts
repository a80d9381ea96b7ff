import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { aLegend, button, field, link, save } from '../support/locker.ts'

const OWN = 'Escreva a [nome] sobre o atraso.'

inOneLanguage('en', (language) => {
	test('a better text is asked for, looked at and taken over; the one before stays among the versions', async ({
		page,
		t,
	}) => {
		const legend = await aLegend(page)
		const id = await save(legend, 'Fatura atrasada', OWN)
		await open(page, `/prompt-locker/${id}`)
		await link(page, t('improve_saved')).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('refine_title'))
		await button(page, t('refine_ask')).click()
		const better = page.getByRole('textbox', { name: t('refine_result') })
		await expect(better).toHaveValue(new RegExp(`^${OWN.replace(/[[\].]/g, '\\$&')}\\n\\n.+`))
		await expect(page.getByRole('region', { name: t('refine_difference') })).toBeVisible()
		expect(await barriersOf(page)).toEqual([])
		await better.fill(`${await better.inputValue()}\nMeu fim.`)
		await button(page, t('refine_take')).click()
		await expect(message(page, 'prompt_updated')).toBeVisible()
		await expect(page.locator('.prompt-text')).toContainText('Meu fim.')
		await link(page, t('saved_versions')).click()
		await expect(page.locator('.version-list a')).toHaveCount(2)
	})

	test('what the service does not answer, and what was changed meanwhile, loses nothing', async ({
		page,
		t,
		allowNoise,
	}) => {
		allowNoise(/Failed to load resource.*(?:50\d|409)/)
		const legend = await aLegend(page)
		const id = await save(legend, 'Fatura atrasada', `${OWN} sandbox:failing`)
		await open(page, `/prompt-locker/${id}/improve?lang=${language}`)
		await button(page, t('refine_ask')).click()
		await expect(message(page, 'refine_failed')).toBeVisible()
		const other = await page.context().newPage()
		await open(other, `/prompt-locker/${id}/edit`)
		await field(other, t('tab_prompt')).fill('Outro texto.')
		await button(other, t('save_prompt_changes')).click()
		await expect(message(other, 'prompt_updated')).toBeVisible()
		await button(page, t('refine_ask')).click()
		const better = page.getByRole('textbox', { name: t('refine_result') })
		await expect(better).toHaveValue(/^Outro texto\./)
		await other.goto(`/prompt-locker/${id}/edit`)
		await field(other, t('tab_prompt')).fill('Texto mais novo.')
		await button(other, t('save_prompt_changes')).click()
		await expect(message(other, 'prompt_updated')).toBeVisible()
		await better.fill('Meu texto melhor.')
		await button(page, t('refine_take')).click()
		await expect(message(page, 'refine_conflict')).toBeVisible()
		await expect(better).toHaveValue('Meu texto melhor.')
		await expect(page.getByRole('region', { name: t('refine_difference') })).toContainText('Texto mais novo.')
	})
})
