import { buySubscription } from '../../support/billing/subscriber.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { linkFor } from '../support/mail.ts'
import { openSubscription } from '../support/plan-journey.ts'

inOneLanguage('en', () => {
	test('by keyboard alone, who has just bought withdraws from the subscription tab, after a look back', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(/Failed to load resource: .* 400 /)
		const { cookie, email } = await buySubscription(baseURL ?? '', 'pro')
		await context.addCookies([{ ...cookie, url: baseURL ?? '' }])
		await openSubscription(page)
		await expect(page.getByText(/7 days left/)).toBeVisible()
		await page
			.getByRole('main')
			.getByRole('link', { name: t('nav_withdraw') })
			.press('Enter')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdraw_title'))
		const name = page.getByLabel(t('withdraw_name'))
		await name.press('Enter')
		await expect(name).toHaveAccessibleDescription(t('withdraw_name_needed'))
		await expect(name).toBeFocused()
		await name.pressSequentially('Ana Sá')
		await name.press('Enter')
		const confirm = page.getByRole('button', { name: t('withdraw_confirm_button') })
		await expect(page.locator('.slip-money')).toHaveText('$19.00')
		await page.getByRole('button', { name: t('withdraw_change') }).press('Enter')
		await expect(name).toHaveValue('Ana Sá')
		// Until the step back has come, a second press is not taken.
		await expect(page.getByRole('button', { name: t('withdraw_button') })).toBeVisible()
		await name.press('Enter')
		await confirm.press('Enter')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdraw_done_title'))
		const done = page.getByRole('main')
		await expect(done).toContainText('$19.00')
		await expect(done).toContainText(email)
		await openSubscription(page)
		await expect(page.getByText(/days left/)).toHaveCount(0)
		await expect(page.getByRole('main')).toContainText('Explorer')
	})
})

inOneLanguage('pt', () => {
	test('without a log-in, the link in the footer leads to a mailed one, which withdraws once', async ({
		page,
		baseURL,
		t,
	}) => {
		const { email } = await buySubscription(baseURL ?? '', 'premium')
		await open(page, '/popular')
		await page
			.getByRole('contentinfo')
			.getByRole('link', { name: t('nav_withdraw') })
			.click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdraw_title'))
		await page.getByLabel(t('email')).fill(email)
		await page.getByRole('button', { name: t('withdraw_ask_button') }).click()
		await expect(message(page, 'withdraw_link_sent')).toBeVisible()
		const link = await linkFor(page, email, 'withdraw?token=')
		await open(page, link)
		await expect(page.getByText(t('withdraw_link_owner', { email }))).toBeVisible()
		await page.getByLabel(t('withdraw_name')).fill('Ana Sá')
		await page.getByRole('button', { name: t('withdraw_button') }).click()
		await page.getByRole('button', { name: t('withdraw_confirm_button') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdraw_done_title'))
		await open(page, link)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdraw_done_title'))
	})
})
