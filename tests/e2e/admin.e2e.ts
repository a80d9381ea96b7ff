import { expect, inOneLanguage, message, open, test } from './support/journey.ts'
import { backTo, pressKeyOn, typeInto } from './support/keys.ts'
import { beSomebody, beSomebodyNew } from './support/people.ts'
import { LOCALE } from './support/words.ts'

const REFUSED = /^Failed to load resource: .* (400|403|404|409) /

inOneLanguage('en', (language) => {
	for (const who of ['visitor', 'free'] as const) {
		test(`a ${who} reads why /admin is closed, and is taken home unless they stay`, async ({
			page,
			context,
			baseURL,
			t,
		}) => {
			await beSomebody(context, baseURL ?? '', who)
			await page.clock.install()
			expect((await open(page, '/admin'))?.status()).toBe(403)
			await expect(message(page, 'admin_required')).toHaveText(t('admin_required'))
			await expect(page.getByText(t('not_authorized'))).toBeVisible()
			await expect(page.getByRole('main').getByRole('link', { name: t('log_in') })).toHaveCount(
				who === 'visitor' ? 1 : 0,
			)
			await page.getByRole('button', { name: t('stay_here') }).click()
			await expect(page.getByRole('link', { name: t('go_now') })).toBeFocused()
			await expect(page.locator('.redirect-notice')).toHaveCount(0)
			await page.clock.fastForward(10_000)
			await expect(page).toHaveURL('/admin')
			await page.getByRole('link', { name: t('go_now') }).click()
			await expect(page).toHaveURL('/')
			await open(page, '/admin')
			await page.clock.fastForward(3_000)
			await expect(page).toHaveURL('/')
		})
	}

	test('with the keyboard alone, an admin finds somebody, makes them an admin, and takes it back', async ({
		page,
		context,
		browser,
		baseURL,
		t,
		allowNoise,
	}) => {
		test.slow()
		allowNoise(REFUSED)
		const theirs = await browser.newContext({ baseURL: baseURL ?? '', locale: LOCALE[language] })
		const { email } = await beSomebodyNew(theirs, baseURL)
		await beSomebody(context, baseURL ?? '', 'admin')
		await open(page, '/admin')
		const assign = page.getByRole('button', { name: t('assign_admin'), exact: true }).first()
		const userId = page.getByLabel(t('user_id'))
		await pressKeyOn(page, assign)
		await expect(userId).toHaveAccessibleDescription(t('please_enter_user_id'))
		await expect(userId).toBeFocused()
		await page.keyboard.insertText('nobody')
		await page.keyboard.press('Enter')
		await expect(userId).toHaveAccessibleDescription(t('user_not_found'))
		await expect(userId).toHaveValue('nobody')

		await typeInto(page, page.getByLabel(t('admin_find')), email.slice(0, 20).toUpperCase())
		await page.keyboard.press('Enter')
		const row = page.locator('.office-table tbody tr')
		await expect(row).toHaveCount(1)
		await expect(page.getByText(t('admin_user_count', { count: 1 }))).toBeVisible()
		const id = (await row.locator('small.mono').textContent()) ?? ''
		await open(page, '/admin')
		await typeInto(page, userId, ` ${id} `)
		await page.keyboard.press('Enter')
		const asked = page.getByRole('heading', { name: t('ask_grant_role', { name: email, role: 'admin' }) })
		await expect(page.getByRole('link', { name: t('leave_role') })).toBeFocused()
		await page.keyboard.press('Enter')
		await expect(asked).toHaveCount(0)
		await typeInto(page, userId, id)
		await page.keyboard.press('Enter')
		const reason = page.getByLabel(t('act_reason'))
		await pressKeyOn(page, page.locator('.form.box').getByRole('button'))
		await expect(reason).toHaveAccessibleDescription(t('act_reason_missing'))
		await expect(reason).toBeFocused()
		await page.keyboard.insertText('She writes the library.')
		await page.keyboard.press('Enter')
		await expect(message(page, 'admin_role_assigned')).toHaveText(t('admin_role_assigned'))
		const undo = page.getByRole('button', { name: t('undo') })
		await pressKeyOn(page, undo)
		await expect(page.getByText(t('has_role_no_more', { name: email, role: 'admin' }))).toBeVisible()
		await pressKeyOn(page, undo)
		await expect(page.getByText(t('has_role_now', { name: email, role: 'admin' }))).toBeVisible()
		await typeInto(page, userId, id)
		await page.keyboard.press('Enter')
		await expect(page.getByRole('link', { name: t('leave_role') })).toBeFocused()
		await backTo(page, reason)
		await page.keyboard.insertText('Once more.')
		await page.keyboard.press('Enter')
		await expect(page.locator('.note[data-message=user_already_admin]')).toBeFocused()

		const other = await theirs.newPage()
		await open(other, '/')
		await other.locator('.account-menu > button').click()
		await other.getByRole('menuitem', { name: t('admin') }).click()
		await expect(other.getByLabel(t('user_id'))).toBeVisible()

		await open(page, `/admin?q=${id}`)
		await pressKeyOn(page, row.getByRole('link'))
		await pressKeyOn(page, page.getByRole('button', { name: t('role_take_named', { role: 'admin' }) }))
		await expect(
			page.getByRole('heading', { name: t('ask_revoke_role', { name: email, role: 'admin' }) }),
		).toBeVisible()
		await expect(page.getByRole('link', { name: t('leave_role') })).toBeFocused()
		await backTo(page, reason)
		await page.keyboard.insertText('She left the desk.')
		await page.keyboard.press('Enter')
		await expect(message(page, 'admin_role_removed')).toHaveText(t('admin_role_removed'))
		await expect(page).toHaveURL(`/admin/people/${id}`)
		expect((await other.goto('/admin'))?.status()).toBe(403)
		await theirs.close()
	})

	test('prompts and categories are coming soon', async ({ page, context, baseURL, t }) => {
		await beSomebody(context, baseURL ?? '', 'admin')
		await open(page, '/admin')
		for (const tab of ['admin_prompts', 'nav_categories'] as const) {
			await page
				.getByRole('main')
				.getByRole('link', { name: t(tab), exact: true })
				.click()
			await expect(message(page, 'admin_coming_soon').locator('.cap')).toHaveText('coming soon')
		}
	})

	test('a dashboard that can’t be loaded says so', async ({ page, context, baseURL, t, allowNoise }) => {
		allowNoise(/^Failed to load resource: .*\.data/)
		await beSomebody(context, baseURL ?? '', 'admin')
		await open(page, '/popular')
		await page.route(/\.data/, (route) => route.abort())
		await page.locator('.account-menu > button').click()
		await page.getByRole('menuitem', { name: t('admin') }).click()
		await expect(message(page, 'error_loading_page')).toHaveText(t('error_loading_page'))
	})
})
