import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { linkFor } from '../support/mail.ts'
import type { Translate } from '../support/words.ts'

const PASSWORD = 'a good password'
const REFUSED = /^Failed to load resource: .* (400|401|409) /

const anEmail = () => `${randomUUID()}@pronto.test`

async function fillIn(page: Page, t: Translate, { email, password }: { email?: string; password?: string }) {
	if (email !== undefined) await page.getByLabel(t('email')).fill(email)
	if (password !== undefined) await page.getByLabel(t('password'), { exact: true }).fill(password)
}

async function signUp(page: Page, t: Translate, next = '/'): Promise<string> {
	const email = anEmail()
	await open(page, `/signup?next=${encodeURIComponent(next)}`)
	await fillIn(page, t, { email, password: PASSWORD })
	await page.getByRole('button', { name: t('sign_up') }).click()
	await expect(message(page, 'account_created').first()).toBeVisible()
	return email
}

inOneLanguage('pt', () => {
	test('someone signs up, is told, confirms the address, and the notice is gone', async ({ page, t }) => {
		const email = await signUp(page, t, '/popular')
		await expect(page).toHaveURL('/popular')
		const notice = message(page, 'confirm_notice')
		await expect(notice).toContainText(email)
		await notice.getByRole('button', { name: t('send_again') }).click()
		await expect(message(page, 'confirmation_sent')).toBeVisible()
		await page.goto(await linkFor(page, email, 'confirm='))
		expect(await barriersOf(page)).toEqual([])
		await page.getByRole('button', { name: t('confirm_my_address') }).click()
		await expect(page).toHaveURL('/')
		await expect(message(page, 'email_confirmed')).toHaveText(t('email_confirmed'))
		await expect(notice).toHaveCount(0)
	})

	test('by keyboard alone: a mistake is told beside the field and in an alert, what was typed stays, then one is in', async ({
		page,
		t,
		allowNoise,
	}) => {
		allowNoise(REFUSED)
		await open(page, '/login?next=/featured')
		await page.getByLabel(t('email')).focus()
		await page.keyboard.type('legend@pronto')
		await page.keyboard.press('Enter')
		await expect(page.getByLabel(t('email'))).toHaveAccessibleDescription(t('email_without_ending'))
		await page.getByLabel(t('email')).focus()
		await page.keyboard.press('End')
		await page.keyboard.type('.test')
		await page.getByLabel(t('password'), { exact: true }).focus()
		await page.keyboard.type('wrong')
		await page.keyboard.press('Enter')
		const alert = page.getByRole('alert').filter({ hasText: t('invalid_login_credentials') })
		await expect(alert.first()).toBeFocused()
		await expect(page.locator('.toast [data-message="invalid_login_credentials"]')).toBeVisible()
		await expect(page.getByLabel(t('email'))).toHaveValue('legend@pronto.test')
		await page.getByLabel(t('password'), { exact: true }).fill('pronto-demo')
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL('/featured')
		await expect(message(page, 'login_success')).toHaveText(t('login_success'))
		await page.goto('/login')
		await expect(page).toHaveURL('/')
	})

	test('a forgotten password is replaced by a link that works once', async ({
		page,
		t,
		allowNoise,
		context,
	}) => {
		allowNoise(REFUSED)
		const email = await signUp(page, t)
		await context.clearCookies({ name: 'session' })
		await open(page, '/login')
		await page.getByRole('link', { name: t('forgot_password') }).click()
		await expect(page).toHaveURL('/forgot-password')
		// The address changes before the page does, and both have a field for the address.
		await expect(page.getByRole('button', { name: t('send_link') })).toBeVisible()
		await fillIn(page, t, { email })
		await page.getByRole('button', { name: t('send_link') }).click()
		await expect(page).toHaveURL('/login')
		await expect(message(page, 'reset_email_sent')).toBeVisible()
		const link = await linkFor(page, email, 'reset-password')
		await open(page, link)
		await page.getByLabel(t('new_password')).fill('12345')
		await page.getByRole('button', { name: t('save_password') }).click()
		await expect(page.getByLabel(t('new_password'))).toHaveAccessibleDescription(t('min_password'))
		await page.getByLabel(t('new_password')).fill('the next password')
		await page.getByRole('button', { name: t('save_password') }).click()
		await expect(page).toHaveURL('/login')
		await expect(message(page, 'password_updated')).toBeVisible()
		await fillIn(page, t, { email, password: 'the next password' })
		await page.getByRole('button', { name: t('log_in') }).click()
		await expect(message(page, 'login_success')).toBeVisible()
		await open(page, link)
		await page.getByLabel(t('new_password')).fill('yet another')
		await page.getByRole('button', { name: t('save_password') }).click()
		await expect(page.locator('.note[data-message="invalid_reset_link"]')).toBeVisible()
	})

	test('a reset page without its token leads to asking for a new link', async ({ page }) => {
		await page.goto('/reset-password')
		await expect(page).toHaveURL('/forgot-password')
		await expect(message(page, 'invalid_reset_link')).toBeVisible()
	})

	test('Google’s stand-in signs in, and denying comes back with a word', async ({ page, t, context }) => {
		await open(page, '/login?next=/popular')
		await page.getByRole('button', { name: t('continue_with_google') }).click()
		await page.getByRole('button', { name: t('sandbox_identity_deny') }).click()
		await expect(page).toHaveURL('/login?next=%2Fpopular')
		await expect(message(page, 'google_denied')).toBeVisible()
		await page.getByRole('button', { name: t('continue_with_google') }).click()
		await page.getByLabel(t('sandbox_identity_other')).check()
		await page.getByLabel(t('email'), { exact: true }).fill(anEmail())
		await page.getByRole('button', { name: t('sandbox_identity_allow') }).click()
		await expect(page).toHaveURL('/popular')
		await expect(message(page, 'account_created')).toBeVisible()
		expect((await context.cookies()).find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true })
	})

	test('signing in and out in one tab reaches the other', async ({ page, t, context }) => {
		const other = await context.newPage()
		await open(other, '/featured')
		const notice = message(other, 'confirm_notice')
		await expect(notice).toHaveCount(0)
		await signUp(page, t)
		await expect(notice).toBeVisible()
		await page.evaluate(() => fetch('/logout', { method: 'POST', redirect: 'manual' }))
		await open(page, '/')
		await expect(notice).toHaveCount(0)
	})
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('logging in works, with an alert first and a message after', async ({ page, t, allowNoise }) => {
		allowNoise(REFUSED)
		await page.goto('/login?next=/popular')
		await fillIn(page, t, { email: 'creator@pronto.test', password: 'wrong' })
		await page.getByRole('button', { name: t('log_in') }).click()
		await expect(page.getByRole('alert').filter({ hasText: t('invalid_login_credentials') })).toBeVisible()
		await expect(page.getByLabel(t('email'))).toHaveValue('creator@pronto.test')
		await fillIn(page, t, { password: 'pronto-demo' })
		await page.getByRole('button', { name: t('log_in') }).click()
		await expect(page).toHaveURL('/popular')
		await expect(message(page, 'login_success')).toBeVisible()
	})

	test('the reset page says what it needs', async ({ page, t }) => {
		await page.goto('/reset-password#token=x')
		const note = page.locator('noscript p')
		await expect(note).toBeVisible()
		await expect(note).toHaveText(t('reset_needs_scripts'))
		await expect(page.getByLabel(t('new_password'))).toBeHidden()
	})
})
