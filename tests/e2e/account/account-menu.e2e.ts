import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { beSomebody, beSomebodyNew } from '../support/people.ts'

inOneLanguage('en', () => {
	test('by keyboard, the account’s menu opens, moves, jumps, closes, and gives the focus back', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebody(context, baseURL ?? '', 'free')
		await open(page, '/popular')
		const button = page.getByRole('button', { name: t('your_account', { name: 'Elena Explorer' }) })
		const menu = page.getByRole('menu')
		const item = (name: Parameters<typeof t>[0]) => page.getByRole('menuitem', { name: t(name) })
		for (const key of ['Enter', 'Space', 'ArrowDown']) {
			await button.focus()
			await page.keyboard.press(key)
			await expect(menu).toBeVisible()
			await expect(item('profile')).toBeFocused()
			await page.keyboard.press('Escape')
			await expect(menu).toBeHidden()
			await expect(button).toBeFocused()
		}
		await page.keyboard.press('Enter')
		await expect(menu).toContainText('Elena Explorer')
		await expect(item('profile')).toBeFocused()
		for (const next of ['nav_favorites', 'recent_prompts', 'nav_collections', 'settings'] as const) {
			await page.keyboard.press('ArrowDown')
			await expect(item(next)).toBeFocused()
		}
		await page.keyboard.press('End')
		await expect(item('log_out')).toBeFocused()
		await page.keyboard.press('ArrowDown')
		await expect(item('profile')).toBeFocused()
		await page.keyboard.press('ArrowUp')
		await expect(item('log_out')).toBeFocused()
		await page.keyboard.press('Home')
		await page.keyboard.press(t('settings').slice(0, 1))
		await expect(item('settings')).toBeFocused()
		await page.keyboard.press('Tab')
		await expect(menu).toBeHidden()
		await button.focus()
		await page.keyboard.press('Enter')
		await expect(item('profile')).toBeFocused()
		await page.keyboard.press(t('settings').slice(0, 1))
		await page.keyboard.press('Space')
		await expect(page).toHaveURL('/settings')
		await expect(menu).toBeHidden()
	})

	test('logging out goes home, and reaches the other tab', async ({ page, context, baseURL, t }) => {
		await beSomebodyNew(context, baseURL)
		const other = await context.newPage()
		await open(other, '/popular')
		await open(page, '/profile')
		await page.locator('.account-menu > button').click()
		await page.getByRole('menuitem', { name: t('log_out') }).click()
		await expect(page).toHaveURL('/')
		for (const tab of [page, other]) {
			await expect(tab.getByRole('banner').getByRole('link', { name: t('log_in') })).toBeVisible()
			await expect(message(tab, 'confirm_notice')).toHaveCount(0)
		}
		await page.goto('/profile')
		await expect(page).toHaveURL('/login?next=%2Fprofile')
	})

	test('on a phone the menu holds the account too, and logs out', async ({ page, context, baseURL, t }) => {
		const { email } = await beSomebodyNew(context, baseURL)
		await page.setViewportSize({ width: 360, height: 740 })
		await open(page, '/popular')
		const drawer = page.getByRole('dialog', { name: t('menu') })
		await page.getByRole('button', { name: t('open_menu') }).click()
		await expect(drawer).toContainText(email)
		await drawer.getByRole('link', { name: t('profile') }).click()
		await expect(page).toHaveURL('/profile')
		await expect(drawer).toBeHidden()
		await page.getByRole('button', { name: t('open_menu') }).click()
		await drawer.getByRole('button', { name: t('log_out') }).click()
		await expect(page).toHaveURL('/')
		await page.getByRole('button', { name: t('open_menu') }).click()
		await expect(drawer.getByRole('link', { name: t('log_in') })).toBeVisible()
	})
})
