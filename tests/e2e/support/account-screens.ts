import type { Page } from '@playwright/test'
import type { MessageId, Translate } from './words.ts'

/** Waits until a message is shown. */
function shown(page: Page, message: MessageId): Promise<void> {
	return page.locator(`[data-message=${message}]`).first().waitFor()
}

/** Logs in with a wrong password. */
export async function logInWrongly(page: Page, t: Translate): Promise<void> {
	await page.getByLabel(t('email')).fill('nobody@pronto.test')
	await page.getByLabel(t('password'), { exact: true }).fill('wrong')
	await page.getByLabel(t('password'), { exact: true }).press('Enter')
	await shown(page, 'invalid_login_credentials')
}

/** Sends the page’s form as it is, with fields missing. */
export async function sendEmptyForm(page: Page): Promise<void> {
	await page.locator('form.form button[type=submit]:not([name])').click()
	await page.locator('.field-error').first().waitFor()
}

/** Saves a profile with an address of a picture that is none. */
export async function mistakeTheProfile(page: Page, t: Translate): Promise<void> {
	await page.getByLabel(t('avatar_url')).fill('http://example.com/me.png')
	await page.getByRole('button', { name: t('save_profile') }).click()
	await shown(page, 'avatar_url_invalid')
}

/** Opens the first prompt that the person wrote. */
export async function openOwnPrompt(page: Page): Promise<void> {
	await page.locator('.account-list a[href^="/prompt/"]').first().click()
	await page.locator('.prompt-text').waitFor()
}

/** Opens its form. */
export async function editOwnPrompt(page: Page): Promise<void> {
	await page.locator('.account-list a[href$="/edit"]').first().click()
	await page.locator('[name=editedAt]').waitFor({ state: 'attached' })
}

/** Saves in one tab what another one has just saved. */
export async function editTwice(page: Page, t: Translate): Promise<void> {
	await editOwnPrompt(page)
	await page.evaluate(async () => {
		const form = document.querySelector('form.form')
		if (!(form instanceof HTMLFormElement)) return
		const body = new FormData(form)
		body.set('description', `What somebody else stored at ${new Date().toISOString()}.`)
		body.set('editedAt', '2999-01-01T00:00:00Z')
		await fetch(form.action, { method: 'POST', body, redirect: 'manual' })
	})
	await page.getByLabel(t('field_description')).fill('What is typed here and not stored.')
	await page.getByRole('button', { name: t('save_changes') }).click()
	await page.locator('.prompt-conflict').waitFor()
}

/** Comes to where it asks before it goes. */
export async function removeOwnPrompt(page: Page, t: Translate): Promise<void> {
	await editOwnPrompt(page)
	await page.getByRole('link', { name: t('delete_prompt') }).click()
	await page.getByRole('link', { name: t('keep_it') }).waitFor()
}

/** Gives the admin role without saying to whom. */
export async function assignNobody(page: Page, t: Translate): Promise<void> {
	await page
		.getByRole('button', { name: t('assign_admin'), exact: true })
		.first()
		.click()
	await shown(page, 'please_enter_user_id')
}
