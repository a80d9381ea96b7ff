import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { aLegend, button, field, link, save } from '../support/locker.ts'
import { LOOKS, lookAtState } from '../support/state.ts'

inOneLanguage('en', (language) => {
	test.use(LOOKS[language])

	test('blanks of a saved prompt get a kind, choices and a beginning, which its page asks by', async ({
		page,
		t,
	}) => {
		const legend = await aLegend(page)
		const id = await save(legend, 'Mail', 'Write a [tone] mail to [nam].')
		await open(page, `/prompt-locker/${id}/edit`)
		await page.getByText(t('own_blanks', { count: 2 })).click()
		const tone = page.getByRole('group', { name: 'tone' })
		await tone.getByLabel(t('own_blank_kind')).selectOption('choice')
		await tone.getByLabel(t('own_blank_choices')).fill('formal\ndry')
		await tone.getByLabel(t('own_blank_default')).fill('dry')
		await page.getByRole('group', { name: 'nam' }).getByLabel(t('own_blank_default')).fill('Ana')
		// What is called otherwise keeps what was said of it, and a new one gets a row.
		await field(page, t('tab_prompt')).fill('Write a [tone] mail to [name] until [day].')
		const name = page.getByRole('group', { name: 'name', exact: true })
		await expect(page.getByText(t('own_blanks', { count: 3 }))).toBeVisible()
		await field(page, t('tab_prompt')).fill('Write a [tone] mail to [name].')
		expect(await barriersOf(page)).toEqual([])
		await lookAtState(page, `locker-blanks-${language}`)
		await name.getByLabel(t('own_blank_default')).fill('Ana')
		await button(page, t('save_prompt_changes')).click()
		await expect(message(page, 'prompt_updated')).toBeVisible()

		await open(page, `/prompt-locker/${id}`)
		await expect(page.getByRole('combobox', { name: 'Tone' })).toHaveValue('dry')
		await expect(page.locator('.prompt-text')).toHaveText('Write a dry mail to Ana.')
		await page.getByRole('combobox', { name: 'Tone' }).selectOption('formal')
		await page.reload()
		await expect(page.locator('.prompt-text')).toHaveText('Write a formal mail to Ana.')

		await button(page, t('saved_answers')).click()
		await page
			.getByRole('dialog')
			.getByRole('textbox', { name: t('filling_name') })
			.fill('Bakery')
		await button(page, t('save_filling')).click()
		await page.keyboard.press('Escape')
		await field(page, 'Name').fill('Rui')
		await button(page, t('saved_answers')).click()
		await button(page, t('use_named', { name: 'Bakery' })).click()
		await expect(page.locator('.prompt-text')).toHaveText('Write a formal mail to Ana.')
		await open(page, '/settings/answers')
		await link(page, 'Mail').click()
		await expect(page).toHaveURL(`/prompt-locker/${id}`)
	})
})
