import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { pressKeyOn, typeInto } from '../support/keys.ts'
import { beSomebodyNew } from '../support/people.ts'
import { LANGUAGE_NAME, LOCALE, type Translate, words } from '../support/words.ts'

const REFUSED = /^Failed to load resource: .* (400|409) /
const PICTURE = 'https://pictures.test/me.svg'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'

const save = (page: Page, t: Translate) => page.getByRole('button', { name: t('save_profile') })
const aUsername = () => `p${randomUUID().slice(0, 12)}`

inOneLanguage('en', (language) => {
	test('with the keyboard alone, a name is saved, told twice, and shown in the header', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		const { email } = await beSomebodyNew(context, baseURL)
		await open(page, '/profile')
		await expect(page.getByLabel(t('email'))).toHaveValue(email)
		await expect(page.getByLabel(t('email'))).toHaveAttribute('readonly')
		await typeInto(page, page.getByLabel(t('full_name')), 'Marina Duarte')
		await pressKeyOn(page, save(page, t))
		await expect(message(page, 'profile_updated_successfully')).toHaveText('Profile updated successfully!')
		await expect(message(page, 'profile_updated')).toHaveText('Profile updated')
		await expect(
			page.getByRole('banner').getByRole('button', { name: t('your_account', { name: 'Marina Duarte' }) }),
		).toBeVisible()
		await page.reload()
		await expect(page.getByLabel(t('full_name'))).toHaveValue('Marina Duarte')
		await expect(message(page, 'profile_updated')).toHaveCount(0)
	})

	test('a username that somebody has is refused beside its field, and nothing typed is lost', async ({
		page,
		context,
		browser,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(REFUSED)
		const username = aUsername()
		const first = await browser.newContext({ baseURL: baseURL ?? '', locale: LOCALE[language] })
		await beSomebodyNew(first, baseURL)
		const theirs = await first.newPage()
		await open(theirs, '/settings')
		await theirs.getByLabel(t('username')).fill(username)
		await save(theirs, t).click()
		await expect(message(theirs, 'profile_updated_successfully')).toBeVisible()
		await first.close()

		await beSomebodyNew(context, baseURL)
		for (const path of ['/profile', '/settings']) {
			await open(page, path)
			await page.getByLabel(t('full_name')).fill('Kept as typed')
			await page.getByLabel(t('username')).fill(username.toUpperCase())
			await save(page, t).click()
			const field = page.getByLabel(t('username'))
			await expect(field).toHaveAccessibleDescription(t('username_taken'))
			await expect(field).toBeFocused()
			await expect(field).toHaveValue(username.toUpperCase())
			await expect(page.getByLabel(t('full_name'))).toHaveValue('Kept as typed')
		}
	})

	test('a picture by https is shown without telling its site who looks, a broken one is the initial', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(/pictures\.test|40[09] /)
		await beSomebodyNew(context, baseURL)
		const referrers: (string | undefined)[] = []
		await page.route('https://pictures.test/**', async (route) => {
			referrers.push(route.request().headers()['referer'])
			if (!route.request().url().endsWith('.svg')) return route.abort()
			await route.fulfill({ contentType: 'image/svg+xml', body: SVG })
		})
		await open(page, '/profile')
		const address = page.getByLabel(t('avatar_url'))
		for (const wrong of ['http://pictures.test/me.svg', 'javascript:alert(1)', 'me.svg']) {
			await address.fill(wrong)
			await save(page, t).click()
			await expect(address).toHaveAccessibleDescription(t('avatar_url_invalid'))
			await expect(address).toHaveValue(wrong)
		}
		const avatar = page.getByRole('main').locator('.avatar')
		await address.fill(PICTURE)
		await save(page, t).click()
		await expect(avatar.locator('img')).toHaveAttribute('src', PICTURE)
		await expect(avatar.locator('img')).toBeVisible()
		await address.fill('https://pictures.test/broken')
		await save(page, t).click()
		await expect(avatar).toHaveText(/^[A-Z0-9]$/)
		expect(referrers.length).toBeGreaterThan(0)
		expect(referrers.filter(Boolean)).toEqual([])
	})

	test('saving another language switches the page, for good', async ({ page, context, baseURL, t }) => {
		await beSomebodyNew(context, baseURL)
		const other = 'pt'
		await open(page, '/settings')
		await page.getByRole('combobox', { name: t('language') }).selectOption(LANGUAGE_NAME[other])
		await save(page, t).click()
		await expect(message(page, 'profile_updated_successfully')).toHaveText(
			words(other)('profile_updated_successfully'),
		)
		await expect(page.locator('html')).toHaveAttribute('lang', { en: 'en', pt: 'pt-BR' }[other])
		await open(page, '/popular')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(other)('popular_title'))
		await open(page, '/settings')
		await expect(page.getByRole('combobox', { name: words(other)('language') })).toHaveValue(other)
	})

	test('settings and profile send a visitor to log in, and bring them back', async ({ page }) => {
		for (const path of ['/settings?tab=account', '/profile?tab=favorites', '/create-prompt']) {
			await page.goto(path)
			await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
		}
	})

	for (const [path, from] of [
		['/profile', 'profile'],
		['/settings', 'settings'],
	] as const) {
		test(`${path} that can’t be loaded says so, with a way to try again`, async ({
			page,
			context,
			baseURL,
			t,
			allowNoise,
		}) => {
			allowNoise(/^Failed to load resource: .*\.data/)
			await beSomebodyNew(context, baseURL)
			await open(page, '/popular')
			await page.route(/\.data/, (route) => route.abort())
			await page.locator('.account-menu > button').click()
			await page.getByRole('menuitem', { name: t(from) }).click()
			await expect(message(page, 'error_loading_user_data')).toHaveText('Error loading user data')
			await page.getByRole('link', { name: t('try_again') }).click()
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(from))
		})
	}
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('a profile is saved, and a refused one keeps what was typed', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL)
		await page.goto('/profile')
		await page.getByLabel(t('full_name')).fill('Ana')
		await page.getByLabel(t('avatar_url')).fill('nothing')
		await save(page, t).click()
		await expect(page.getByLabel(t('avatar_url'))).toHaveAccessibleDescription(t('avatar_url_invalid'))
		await expect(page.getByLabel(t('full_name'))).toHaveValue('Ana')
		await page.getByLabel(t('avatar_url')).fill('')
		await save(page, t).click()
		await expect(message(page, 'profile_updated_successfully')).toBeVisible()
		await expect(page.getByLabel(t('full_name'))).toHaveValue('Ana')
	})
})
