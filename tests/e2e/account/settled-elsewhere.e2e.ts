import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, inOneLanguage, message, open, test, toasts } from '../support/journey.ts'
import { beSomebodyNew, sessionOf } from '../support/people.ts'
import { publishPrompt, writePrompt } from '../support/prompt-form.ts'
import { LOOKS, lookAtState } from '../support/state.ts'

/** What the browser says of an answer that is refused. */
const REFUSED = /^Failed to load resource: .* (403|409) /

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

inOneLanguage('pt', (language) => {
	test.use(LOOKS[language])

	test('two tabs change one profile: different fields are both kept, of the same one both texts are told', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(REFUSED)
		await beSomebodyNew(context, baseURL)
		const other = await context.newPage()
		const [name, username] = [t('full_name'), t('username')]
		const own = `p${randomUUID().slice(0, 12)}`
		await open(page, '/settings')
		await page.getByRole('combobox', { name: t('language') }).selectOption(language)
		await press(page, t('save_profile'))
		await expect(message(page, 'profile_updated')).toBeVisible()
		for (const tab of [page, other]) await open(tab, '/settings')
		await page.getByLabel(name).fill('Ana Prado')
		await other.getByLabel(username).fill(own)
		for (const tab of [page, other]) {
			await press(tab, t('save_profile'))
			await expect(message(tab, 'profile_updated')).toBeVisible()
		}
		await page.reload()
		await expect(page.getByLabel(name)).toHaveValue('Ana Prado')
		await expect(page.getByLabel(username)).toHaveValue(own)

		await open(other, '/settings')
		await page.getByLabel(name).fill('Ana no teatro')
		await other.getByLabel(name).fill('Ana em casa')
		await press(page, t('save_profile'))
		await expect(message(page, 'profile_updated')).toBeVisible()
		await press(other, t('save_profile'))
		await expect(message(other, 'profile_changed_elsewhere').and(other.getByRole('alert'))).toBeFocused()
		await expect(other.getByRole('definition')).toHaveText('Ana no teatro')
		await expect(other.getByLabel(name)).toHaveValue('Ana em casa')
		await expect(toasts(other)).toHaveCount(0)
		await lookAtState(other, `profile-conflict-${language}`)
		await press(other, t('save_profile'))
		await expect(message(other, 'profile_updated')).toBeVisible()
		await page.reload()
		await expect(page.getByLabel(name)).toHaveValue('Ana em casa')
	})

	test('what somebody wrote is not published by who has logged in in the other tab, and stays', async ({
		page,
		context,
		browser,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(REFUSED)
		await beSomebodyNew(context, baseURL)
		const own = await sessionOf(context)
		await open(page, '/create-prompt')
		await writePrompt(page, t, 'Mine alone')
		const strange = await browser.newContext()
		await beSomebodyNew(strange, baseURL)
		await context.addCookies([await sessionOf(strange)])
		await strange.close()
		await press(page, t('publish_prompt'))
		await expect(message(page, 'draft_of_another').and(page.getByRole('alert'))).toBeFocused()
		await expect(page.getByLabel(t('field_title'))).toHaveValue('Mine alone')
		await lookAtState(page, `another-person-${language}`)
		await context.addCookies([own])
		await publishPrompt(page, t)
	})
})
