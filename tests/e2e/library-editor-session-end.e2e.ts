import { goodBlank, goodFields } from '../support/editor-fields.ts'
import { anEditor, at, fillPlaces, place, serveEditors } from './support/editor.ts'
import { expect, inOneLanguage, message, test } from './support/journey.ts'
import { endSession } from './support/people.ts'
import { LOOKS } from './support/state.ts'

test.use({ javaScriptEnabled: false })
serveEditors()

const MARK = 'withoutsession'

inOneLanguage('pt', (language) => {
	test.use(LOOKS[language])

	test('an editor without scripts gets back what was typed while the session ended, and stores it', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 401 /)
		await anEditor(context)
		const editor = at(`/admin/prompts/${MARK}`)
		await page.goto(at('/admin/prompts/new'))
		await page.getByLabel(`${t('field_title')} (English)`).fill(MARK)
		await page.getByRole('button', { name: t('editor_new_begin') }).click()
		await expect(page).toHaveURL(editor)
		await page.getByRole('button', { name: t('editor_add_blank') }).click()
		const written = [...goodFields(MARK), ...goodBlank(0, 'subject')]
		await fillPlaces(page, written)
		await endSession(context, at(''))
		await page
			.getByRole('button', { name: t('editor_save') })
			.last()
			.click()

		const main = page.getByRole('main')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signed_out_form_title'))
		await expect(page).toHaveURL(editor)
		await expect(main.getByLabel(`${t('editor_text')} (English)`, { exact: true })).toHaveValue(/goes on/)
		const name = `${t('editor_blank_number', { number: 1 })}: ${t('editor_blank_name')} (Português)`
		await expect(main.getByLabel(name)).toHaveValue('subject')

		const opened = context.waitForEvent('page')
		await main.getByRole('link', { name: t('signed_out_form_log_in') }).click()
		const tab = await opened
		await tab.getByRole('main').getByLabel(t('email')).fill('admin@pronto.test')
		await tab.getByRole('main').getByLabel(t('password'), { exact: true }).fill('pronto-demo')
		await tab
			.getByRole('main')
			.getByRole('button', { name: t('log_in'), exact: true })
			.click()
		await expect(tab).toHaveURL(editor)
		await tab.close()

		await main.getByRole('button', { name: t('signed_out_form_again') }).click()
		await expect(message(page, 'editor_saved').first()).toBeVisible()
		for (const [field, text] of written) await expect(place(page, field)).toHaveValue(text)
	})
})
