import type { Page } from '@playwright/test'
import { barriersOf, pixelsBeside } from '../support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { beSomebodyNew } from '../support/people.ts'
import type { Translate } from '../support/words.ts'

const REFUSED = /^Failed to load resource: .* 400 /

/** What a program is told that uses a token. */
async function statusFor(page: Page, token: string): Promise<number> {
	const headers = { Authorization: `Bearer ${token}` }
	return (await page.request.get('/api/v1/categories', { headers })).status()
}

const shownToken = (page: Page) => page.locator('[data-token]')
const madeOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function revoke(page: Page, t: Translate, name: string): Promise<void> {
	const made = madeOf(page, name)
	await made.locator('summary').click()
	await made.getByRole('button', { name: t('revoke_now') }).click()
	await expect(message(page, 'token_revoked').first()).toHaveText(t('token_revoked'))
	await expect(made).toHaveCount(0)
}

inOneLanguage('en', () => {
	test('someone makes a token, copies it, uses it in a program, and revokes it', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(REFUSED)
		await beSomebodyNew(context, baseURL)
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await open(page, '/settings?tab=account')
		await page.getByRole('link', { name: t('manage_tokens') }).click()
		await expect(page.getByText(t('no_tokens_yet'))).toBeVisible()

		const name = page.getByLabel(t('token_name'), { exact: true })
		await page.getByLabel(t('scope_prompts')).uncheck()
		await page.getByRole('button', { name: t('make_token') }).click()
		await expect(name).toHaveAccessibleDescription(t('token_name_required'))
		await expect(name).toBeFocused()
		await expect(message(page, 'token_scopes_required')).toHaveText(t('token_scopes_required'))

		await name.fill('My phone')
		await page.getByLabel(t('scope_prompts')).check()
		await page.getByLabel(t('token_lifetime')).selectOption('30')
		await page.getByRole('button', { name: t('make_token') }).click()
		await expect(page.getByRole('region', { name: t('token_made_title') })).toBeFocused()
		expect([await barriersOf(page), await pixelsBeside(page)]).toEqual([[], 0])
		const token = (await shownToken(page).textContent()) ?? ''
		expect(token).toMatch(/^pronto_[\w-]{43}$/)
		await page.getByRole('button', { name: t('copy_token') }).click()
		await expect(message(page, 'copied_to_clipboard')).toBeVisible()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
		await expect(name).toHaveValue('')
		await expect(madeOf(page, 'My phone')).toContainText(t('token_never_used'))

		expect(await statusFor(page, token)).toBe(200)
		await open(page, '/settings/tokens')
		await expect(shownToken(page)).toHaveCount(0)
		expect(await page.content()).not.toContain(token)
		await expect(madeOf(page, 'My phone')).not.toContainText(t('token_never_used'))

		await revoke(page, t, 'My phone')
		expect(await statusFor(page, token)).toBe(401)
	})

	test.describe('without scripts', () => {
		test.use({ javaScriptEnabled: false })

		test('a token is made, shown and revoked', async ({ page, context, baseURL, t }) => {
			await beSomebodyNew(context, baseURL)
			await page.goto('/settings/tokens')
			await page.getByLabel(t('scope_prompts')).uncheck()
			await page.getByLabel(t('token_name'), { exact: true }).fill('Script at work')
			await page.getByRole('button', { name: t('make_token') }).click()
			await expect(message(page, 'token_scopes_required')).toBeVisible()
			await expect(page.getByLabel(t('token_name'), { exact: true })).toHaveValue('Script at work')
			await page.getByLabel(t('scope_locker')).check()
			await page.getByRole('button', { name: t('make_token') }).click()
			const token = (await shownToken(page).textContent()) ?? ''
			expect(await statusFor(page, token)).toBe(403)
			await revoke(page, t, 'Script at work')
			expect(await statusFor(page, token)).toBe(401)
		})
	})

	test('the page for developers leads to a token, and lists what can be asked', async ({ page, t }) => {
		await open(page, '/')
		await page
			.getByRole('contentinfo')
			.getByRole('link', { name: t('nav_developers') })
			.click()
		await expect(page.getByRole('heading', { level: 1, name: t('nav_developers') })).toBeVisible()
		for (const title of [
			'api_list_prompts',
			'api_read_prompt',
			'api_list_categories',
			'api_search',
		] as const) {
			await expect(page.getByRole('heading', { level: 3, name: t(title) })).toBeVisible()
		}
		await page.getByRole('link', { name: t('api_with_token_make') }).click()
		await expect(page).toHaveURL('/login?next=%2Fsettings%2Ftokens')
	})
})
