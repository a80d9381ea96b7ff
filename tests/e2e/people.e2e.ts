import type { Page } from '@playwright/test'
import { buySubscription } from '../support/billing/subscriber.ts'
import { expect, inOneLanguage, message, open, test } from './support/journey.ts'
import { loseAnswer } from './support/network.ts'
import { beSomebody, beSomebodyNew } from './support/people.ts'
import { LOCALE, type Translate } from './support/words.ts'

const REFUSED = /^Failed to load resource: .* (400|404) |ERR_FAILED/
const DAY_MS = 86_400_000

/** Finds somebody in the list and opens their page. */
async function openPerson(page: Page, t: Translate, email: string): Promise<string> {
	await open(page, '/admin')
	await page.getByLabel(t('admin_find')).fill(email)
	await page.keyboard.press('Enter')
	// Whoever is new stands in the list before it is searched, and leaves it while a click is under way.
	await page.waitForURL((url) => url.searchParams.get('q') === email)
	await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
	await expect(page.locator('.person-head')).toContainText(email)
	return page.url()
}

async function begin(page: Page, name: string): Promise<void> {
	await page.getByRole('link', { name, exact: true }).click()
	await expect(page.locator('form.box')).toBeVisible()
}

const press = (page: Page, name: string) => page.locator('form.box').getByRole('button', { name }).click()

inOneLanguage('pt', (language) => {
	test('an admin gives a plan, takes it back, suspends, lifts, logs out everywhere and deletes, each for a reason that stays', async ({
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
		const person = await openPerson(page, t, email)
		const why = page.getByLabel(t('act_reason'))
		const trail = page.getByRole('region', { name: t('person_trail') })
		const head = page.locator('.person-head')

		await begin(page, t('act_give_plan'))
		await expect(page.getByText(t('act_give_plan_text'))).toBeVisible()
		await page.getByRole('combobox', { name: t('people_plan') }).selectOption('pro')
		await page.getByLabel(t('act_until')).fill('2020-01-01')
		await why.fill('Ela traduziu um guia.')
		await press(page, t('act_give_plan_press'))
		await expect(page.getByLabel(t('act_until'))).toHaveAccessibleDescription(t('act_until_wrong'))
		await expect(why).toHaveValue('Ela traduziu um guia.')
		await page.getByLabel(t('act_until')).fill(new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10))
		await press(page, t('act_give_plan_press'))
		await expect(message(page, 'act_give_plan_done')).toBeVisible()
		await expect(head).toContainText('Legend')
		await expect(trail).toContainText('Ela traduziu um guia.')
		const member = await theirs.newPage()
		await open(member, '/prompt-locker/new')
		await expect(member).toHaveURL('/prompt-locker/new')

		await begin(page, t('act_take_plan'))
		await why.fill('Era por engano.')
		await press(page, t('act_take_plan_press'))
		await expect(message(page, 'act_take_plan_done')).toBeVisible()
		await expect(head).toContainText('Explorer')

		await begin(page, t('act_suspend'))
		await page.getByLabel(t('act_cause')).selectOption('security')
		await press(page, t('act_suspend_press'))
		await expect(why).toHaveAccessibleDescription(new RegExp(t('act_reason_missing')))
		await expect(page.getByLabel(t('act_cause'))).toHaveValue('security')
		await why.fill('Login de outro país.')
		await press(page, t('act_suspend_press'))
		await expect(message(page, 'act_suspend_done')).toBeVisible()
		await expect(head).toContainText(t('state_suspended'))
		await expect(page.getByText(t('roles_after_suspension'))).toBeVisible()
		await expect(page.getByRole('button', { name: t('role_give_named', { role: 'editor' }) })).toHaveCount(0)
		await open(member, '/create-prompt')
		await expect(member.getByText(t('suspended_security')).first()).toBeVisible()

		await begin(page, t('act_lift'))
		await why.fill('Era ela.')
		await press(page, t('act_lift_press'))
		await expect(message(page, 'act_lift_done')).toBeVisible()
		await expect(head).not.toContainText(t('state_suspended'))

		await begin(page, t('act_end_sessions'))
		await page.getByRole('link', { name: t('act_leave') }).click()
		await expect(page).toHaveURL(person)
		await begin(page, t('act_end_sessions'))
		await why.fill('Perdeu o celular.')
		await press(page, t('act_end_sessions_press'))
		await expect(message(page, 'act_end_sessions_done')).toBeVisible()
		await member.goto('/settings')
		await expect(member).toHaveURL(/\/login/)
		await theirs.close()

		await begin(page, t('act_delete'))
		await page.getByLabel(t('type_to_confirm', { email })).fill('outra@pronto.test')
		await why.fill('Ela pediu por e-mail.')
		await press(page, t('act_delete_press', { email }))
		await expect(page.getByLabel(t('type_to_confirm', { email }))).toHaveAccessibleDescription(
			t('confirmation_differs'),
		)
		await expect(why).toHaveValue('Ela pediu por e-mail.')
		await page.getByLabel(t('type_to_confirm', { email })).fill(email)
		await press(page, t('act_delete_press', { email }))
		await expect(message(page, 'act_delete_done')).toBeVisible()
		await open(page, person)
		await expect(message(page, 'user_not_found')).toBeVisible()
	})
})

inOneLanguage('en', (language) => {
	test('an admin cancels a plan and keeps it, gives back part of a payment, ends the plan, and finds the money’s files', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		test.slow()
		allowNoise(REFUSED)
		const { email } = await buySubscription(baseURL ?? '', 'premium')
		await beSomebody(context, baseURL ?? '', 'admin')
		await openPerson(page, t, email)
		const why = page.getByLabel(t('act_reason'))
		const payments = page.getByRole('table', { name: t('payments') })

		await begin(page, t('act_cancel_later'))
		await why.fill('She wrote to us.')
		await press(page, t('act_cancel_later_press', { day: '' }).trim())
		await expect(message(page, 'act_cancel_later_done')).toBeVisible()
		await begin(page, t('act_resume'))
		await why.fill('She changed her mind.')
		await press(page, t('act_resume_press'))
		await expect(message(page, 'act_resume_done')).toBeVisible()

		await payments.getByRole('link').click()
		const amount = page.getByLabel(t('act_amount'))
		await expect(amount).toHaveValue('9.00')
		await amount.fill('9.01')
		await why.fill('Half a month without focus mode.')
		await press(page, t('act_refund_press'))
		await expect(amount).toHaveAccessibleDescription(t('act_amount_wrong'))
		await amount.fill('4.5')
		// What was done, and the answer lost, is done once when it is pressed again.
		await loseAnswer(page)
		await press(page, t('act_refund_press'))
		await expect(page.getByRole('alert').and(message(page, 'load_error_text'))).toBeFocused()
		await press(page, t('act_refund_press'))
		await expect(message(page, 'act_refund_done')).toBeVisible()
		await expect(payments).toContainText(t('payment_partly_refunded', { amount: '$4.50' }))
		await expect(page.locator('.person-head')).toContainText('Creator')

		await begin(page, t('act_cancel_now'))
		await why.fill('A chargeback is announced.')
		await press(page, t('act_cancel_now_press'))
		await expect(message(page, 'act_cancel_now_done')).toBeVisible()
		await expect(page.locator('.person-head')).toContainText('Explorer')
		await expect(page.getByRole('region', { name: t('person_trail') }).getByRole('listitem')).toHaveCount(4)

		await open(page, '/admin')
		await page.getByRole('link', { name: t('money_title'), exact: true }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('money_title'))
		await expect(page.getByRole('heading', { name: t('money_revenue') })).toBeVisible()
		const coming = page.waitForEvent('download')
		await page.getByRole('link', { name: t('money_failed'), exact: true }).click()
		expect((await coming).suggestedFilename()).toMatch(/\.csv$/)
	})
	test('who acts on what another admin changed meanwhile reads so in words, and how things stand now', async ({
		page,
		context,
		browser,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(/^Failed to load resource: .* 409 /)
		const { email } = await buySubscription(baseURL ?? '', 'premium')
		await beSomebody(context, baseURL ?? '', 'admin')
		await openPerson(page, t, email)
		await page
			.getByRole('table', { name: t('payments') })
			.getByRole('link')
			.click()
		await expect(page.getByText(t('act_amount_hint', { amount: '$9.00' }))).toBeVisible()
		const others = await browser.newContext({ baseURL: baseURL ?? '', locale: LOCALE[language] })
		await beSomebody(others, baseURL ?? '', 'admin')
		const other = await others.newPage()
		await open(other, page.url())
		await other.getByLabel(t('act_amount')).fill('1')
		await other.getByLabel(t('act_reason')).fill('One day without focus mode.')
		await press(other, t('act_refund_press'))
		await expect(message(other, 'act_refund_done')).toBeVisible()

		await page.getByLabel(t('act_amount')).fill('2')
		await page.getByLabel(t('act_reason')).fill('Two days without it.')
		await press(page, t('act_refund_press'))
		await expect(page.getByText(t('act_done_already'))).toBeVisible()
		await expect(page.getByText(t('act_amount_hint', { amount: '$8.00' }))).toBeVisible()
		await expect(page.getByLabel(t('act_reason'))).toHaveValue('Two days without it.')
		await press(page, t('act_refund_press'))
		await expect(message(page, 'act_refund_done')).toBeVisible()

		await begin(page, t('act_cancel_later'))
		await open(other, page.url())
		await other.getByLabel(t('act_reason')).fill('She wrote to us.')
		await press(other, t('act_cancel_later_press', { day: '' }).trim())
		await expect(message(other, 'act_cancel_later_done')).toBeVisible()
		await page.getByLabel(t('act_reason')).fill('She wrote to me.')
		await press(page, t('act_cancel_later_press', { day: '' }).trim())
		await expect(page.getByText(t('act_not_now'))).toBeVisible()
		await expect(page.locator('.person-head')).toContainText(email)
	})
})
