import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, inOneLanguage, message, open, openChecked, test } from '../support/journey.ts'
import { pressKeyOn, typeInto } from '../support/keys.ts'
import { beSomebodyNew, type Person, sessionOf } from '../support/people.ts'
import { LOCALE, type Translate } from '../support/words.ts'

const REFUSED = /^Failed to load resource: .* (400|401|404) /
const ACCOUNT = '/settings?tab=account'

/** Another browser of the same person's. */
async function elsewhere(context: BrowserContext, language: 'en' | 'pt', baseURL = ''): Promise<Page> {
	const there = await context.browser()?.newContext({ baseURL, locale: LOCALE[language] })
	if (!there) throw new Error('There is no browser.')
	await there.addCookies([await sessionOf(context)])
	return there.newPage()
}

async function logIn(page: Page, t: Translate, { email, password }: Person): Promise<void> {
	await open(page, '/login')
	await page.getByLabel(t('email')).fill(email)
	await page.getByLabel(t('password'), { exact: true }).fill(password)
	await page.keyboard.press('Enter')
}

inOneLanguage('en', (language) => {
	test('with the keyboard alone, a password is changed: this browser stays in, the old one opens nothing', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(REFUSED)
		const person = await beSomebodyNew(context, baseURL)
		const other = await elsewhere(context, language, baseURL)
		await open(page, ACCOUNT)
		await pressKeyOn(page, page.getByRole('link', { name: t('change_password') }))
		const current = page.getByLabel(t('current_password'))
		await typeInto(page, current, 'not it')
		await typeInto(page, page.getByLabel(t('new_password')), 'the next password')
		await page.keyboard.press('Enter')
		await expect(current).toHaveAccessibleDescription(t('wrong_password'))
		await expect(current).toBeFocused()
		await page.keyboard.press('ControlOrMeta+A')
		await page.keyboard.insertText(person.password)
		await page.keyboard.press('Enter')
		await expect(message(page, 'password_changed')).toHaveText(t('password_changed'))
		await expect(page).toHaveURL(ACCOUNT)
		await other.goto('/profile')
		await expect(other).toHaveURL('/login?next=%2Fprofile')
		await logIn(other, t, person)
		await expect(other.locator('.note[data-message=invalid_login_credentials]')).toBeVisible()
		await logIn(other, t, { ...person, password: 'the next password' })
		await expect(message(other, 'login_success')).toBeVisible()
		await other.context().close()
	})

	test('logging out everywhere ends every browser’s session', async ({ page, context, baseURL, t }) => {
		await beSomebodyNew(context, baseURL)
		const other = await elsewhere(context, language, baseURL)
		await openChecked(page, ACCOUNT)
		await page.getByRole('button', { name: t('sign_out_everywhere') }).click()
		await expect(page).toHaveURL('/login')
		await expect(message(page, 'signed_out_everywhere')).toHaveText(t('signed_out_everywhere'))
		await other.goto('/profile')
		await expect(other).toHaveURL('/login?next=%2Fprofile')
		await other.context().close()
	})

	test('someone’s data comes as a file, with what they saved and without a secret', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		const { email, password } = await beSomebodyNew(context, baseURL)
		await open(page, '/prompt/1')
		await page.locator('.favorite-toggle').click()
		await expect(message(page, 'added_to_favorites')).toBeVisible()
		await open(page, ACCOUNT)
		const started = page.waitForEvent('download')
		await page.getByRole('link', { name: t('download_data') }).click()
		const download = await started
		expect(download.suggestedFilename()).toBe('pronto-data.json')
		const text = readFileSync(await download.path(), 'utf8')
		expect(text).toContain(email)
		expect(JSON.parse(text).favorites).toMatchObject([{ promptId: '1' }])
		for (const secret of [password, 'argon2', (await sessionOf(context)).value]) {
			expect(text).not.toContain(secret)
		}
	})

	test('with the keyboard alone, an account is deleted, and with it what was theirs', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		test.slow()
		allowNoise(REFUSED)
		const person = await beSomebodyNew(context, baseURL)
		await open(page, '/create-prompt')
		await page.getByLabel(t('field_title')).fill('Goes with its author')
		await page.getByLabel(t('category')).selectOption('finance')
		await page.getByLabel(t('field_description')).fill('Soon gone.')
		await page.getByLabel(t('tab_prompt'), { exact: true }).fill('Say goodbye to [someone].')
		await page.getByRole('button', { name: t('publish_prompt') }).click()
		await expect(message(page, 'prompt_created_success')).toBeVisible()
		const prompt = page.url()
		const other = await context.newPage()
		await open(other, '/popular')

		await open(page, ACCOUNT)
		await pressKeyOn(page, page.getByRole('link', { name: t('delete_account') }))
		const confirmation = page.getByLabel(t('type_to_confirm', { email: person.email }))
		await typeInto(page, confirmation, 'somebody@else.test')
		await page.keyboard.press('Enter')
		await expect(confirmation).toHaveAccessibleDescription(t('confirmation_differs'))
		await expect(confirmation).toBeFocused()
		await page.keyboard.press('ControlOrMeta+A')
		await page.keyboard.insertText(person.email)
		await typeInto(page, page.getByLabel(t('current_password')), 'not it')
		await page.keyboard.press('Enter')
		await expect(page.getByLabel(t('current_password'))).toHaveAccessibleDescription(t('wrong_password'))
		await page.keyboard.press('ControlOrMeta+A')
		await page.keyboard.insertText(person.password)
		const kept = (owner: string) =>
			page.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(id)), owner)
		const owner = await page.locator('input[name=owner]').inputValue()
		await page.evaluate((id) => localStorage.setItem(`blanks:1:${id}`, '{"client":"Ana"}'), owner)
		await pressKeyOn(page, page.getByRole('button', { name: t('delete_account') }))
		await expect(page).toHaveURL('/')
		await expect.poll(() => kept(owner)).toEqual([])
		await expect(message(page, 'account_deleted')).toHaveText(t('account_deleted'))
		await expect(other.getByRole('banner').getByRole('link', { name: t('log_in') })).toBeVisible()
		expect((await page.goto(prompt))?.status()).toBe(404)
		await logIn(page, t, person)
		await expect(page.locator('.note[data-message=invalid_login_credentials]')).toBeVisible()
	})
})
