import { answer, kept } from '../support/answers.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { beSomebodyNew } from '../support/people.ts'

inOneLanguage('pt', (language) => {
	test('answers are saved by a name, taken, renamed and forgotten, and the forgetting is undone', async ({
		page,
		t,
	}) => {
		await open(page, '/prompt/1')
		await page.locator('#blank-0').fill('bike')
		await page.getByRole('button', { name: t('saved_answers') }).click()
		const dialog = page.getByRole('dialog')
		const save = dialog.getByRole('button', { name: t('save_filling') })
		await save.click()
		await expect(dialog.getByText(t('filling_name_missing'))).toBeVisible()
		await dialog.getByRole('textbox', { name: t('filling_name') }).fill('Ana')
		await page.keyboard.press('Enter')
		await expect(dialog.getByText(t('filling_saved', { name: 'Ana' }))).toBeVisible()
		await page.keyboard.press('Escape')

		await page.locator('#blank-0').fill('another')
		await page.getByRole('button', { name: t('saved_answers') }).click()
		await dialog.getByRole('button', { name: t('use_named', { name: 'Ana' }) }).click()
		await expect(page.locator('#blank-0')).toHaveValue('bike')
		await page.getByRole('button', { name: t('undo') }).click()
		await expect(page.locator('#blank-0')).toHaveValue('another')

		await page.getByRole('button', { name: t('saved_answers') }).click()
		await dialog.getByRole('button', { name: t('rename_filling', { name: 'Ana' }) }).click()
		const name = dialog.getByRole('listitem').getByRole('textbox', { name: t('filling_name') })
		await expect(name).toBeFocused()
		await name.fill('Bia')
		await page.keyboard.press('Enter')
		await dialog.getByRole('button', { name: t('forget_named', { name: 'Bia' }) }).click()
		await expect(dialog.getByRole('button', { name: t('use_named', { name: 'Bia' }) })).toHaveCount(0)
		await expect(dialog.getByRole('button', { name: t('undo') })).toBeFocused()
		await page.keyboard.press('Enter')
		await expect(dialog.getByRole('button', { name: t('use_named', { name: 'Bia' }) })).toBeVisible()
		await dialog.getByRole('button', { name: t('forget_everything') }).click()
		await expect(dialog.getByText(t('no_fillings_here'))).toBeVisible()
		expect(await kept(page)).toBe('')
		// What still stands in the fields is not remembered anew when one leaves.
		await open(page, '/popular')
		expect(await kept(page)).toBe('')
	})

	test('what a link’s answers take the place of is saved, said, and brought back', async ({ page, t }) => {
		await open(page, '/prompt/1')
		await page.locator('#blank-0').fill('my own bike')
		await page.locator('#blank-1').fill('4')
		await open(page, '/popular')
		await open(page, '/prompt/1#0=theirs')
		await expect(page.locator('#blank-0')).toHaveValue('theirs')
		await page.locator('#blank-2').fill('5')
		await expect(message(page, 'answers_set_aside')).toBeVisible()
		await page.getByRole('button', { name: t('undo') }).click()
		await expect(page.locator('#blank-0')).toHaveValue('my own bike')
		await expect(page.locator('#blank-1')).toHaveValue('4')
		await expect(page.locator('#blank-2')).toHaveValue('')

		await open(page, '/popular')
		await open(page, '/prompt/1#0=theirs')
		await page.locator('#blank-2').fill('5')
		await expect(message(page, 'answers_set_aside')).toBeVisible()
		await open(page, '/prompt/1')
		await expect(page.locator('#blank-0')).toHaveValue('theirs')
		await page.getByRole('button', { name: t('saved_answers') }).click()
		const before = t('filling_before_link', { moment: '|' }).split('|')[0] ?? ''
		const use = page.getByRole('dialog').getByRole('listitem').filter({ hasText: before })
		await expect(use).toHaveCount(1)
		await use.getByRole('button').first().click()
		await expect(page.locator('#blank-0')).toHaveValue('my own bike')
		await expect(page.locator('#blank-1')).toHaveValue('4')
	})

	test('a name that is taken asks before what it holds is replaced', async ({ page, t }) => {
		await open(page, '/prompt/1')
		const dialog = page.getByRole('dialog')
		const save = async (value: string, name: string) => {
			await page.keyboard.press('Escape')
			await page.locator('#blank-0').fill(value)
			await page.getByRole('button', { name: t('saved_answers') }).click()
			await dialog.getByRole('textbox', { name: t('filling_name') }).fill(name)
			await page.keyboard.press('Enter')
		}
		const held = async () => {
			await page.keyboard.press('Escape')
			await page.locator('#blank-0').fill('')
			await page.getByRole('button', { name: t('saved_answers') }).click()
			await dialog.getByRole('button', { name: t('use_named', { name: 'Ana' }), exact: true }).click()
			return page.locator('#blank-0').inputValue()
		}
		await save('bike', 'Ana')
		await expect(dialog.getByText(t('filling_saved', { name: 'Ana' }))).toBeVisible()
		await save('scooter', 'ana')
		await expect(dialog.getByText(t('filling_exists'))).toBeVisible()
		const replace = dialog.getByRole('button', { name: t('replace_filling', { name: 'Ana' }) })
		await expect(replace).toBeVisible()
		await page.keyboard.press('Enter')
		await expect(dialog.getByText(t('filling_exists'))).toBeVisible()
		expect(await held()).toBe('bike')

		await save('scooter', 'Ana')
		await replace.click()
		await expect(dialog.getByText(t('filling_saved', { name: 'Ana' }))).toBeVisible()
		await expect(replace).toHaveCount(0)
		await expect(dialog.getByRole('textbox', { name: t('filling_name') })).toBeFocused()
		expect(await held()).toBe('scooter')
		await save('moped', 'Ana')
		await dialog.getByRole('textbox', { name: t('filling_name') }).fill('Ana 2')
		await expect(replace).toHaveCount(0)
		await page.keyboard.press('Enter')
		await expect(dialog.getByText(t('filling_saved', { name: 'Ana 2' }))).toBeVisible()
		expect(await held()).toBe('scooter')
	})

	test('what a visitor answered and saved is theirs once they have signed up, and reads in the language of the page', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		const other = language === 'en' ? 'pt' : 'en'
		await open(page, '/prompt/1')
		await answer(page, '1', language, 'offering', 'conserto de bicicleta')
		await page.getByRole('button', { name: t('saved_answers') }).click()
		await page
			.getByRole('dialog')
			.getByRole('textbox', { name: t('filling_name') })
			.fill('Ana')
		await page.keyboard.press('Enter')
		await expect.poll(() => kept(page)).toContain('"Ana"')
		await beSomebodyNew(context, baseURL ?? '')
		await open(page, '/prompt/1')
		await page.getByRole('button', { name: t('clear'), exact: true }).click()
		await expect(
			page.getByRole('button', { name: t('use_answer', { answer: 'conserto de bicicleta' }) }),
		).toBeVisible()
		await open(page, `/settings/answers?lang=${language}`)
		const list = page.getByRole('region', { name: t('answers_here') })
		await expect(list).toContainText('Ana')
		await expect(list.getByRole('link')).toHaveText([theWords('1', language).title])
		await open(page, `/settings/answers?lang=${other}`)
		await expect(page.locator('.remembered a')).toHaveText([theWords('1', other).title])
	})
})
