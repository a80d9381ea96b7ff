import { buySubscription } from '../../support/billing/subscriber.ts'
import { expect, inOneLanguage, message, test } from '../support/journey.ts'
import { beSomebodyNew, endSession } from '../support/people.ts'
import { LOOKS, lookAtState } from '../support/state.ts'

test.use({ javaScriptEnabled: false })

const WRITTEN = 'Primeira linha,\n"segunda" <linha> & fim.'

inOneLanguage('en', (language) => {
	test.use(LOOKS[language])

	for (const { path, text, value = WRITTEN, others = {}, choice, button, done } of [
		{
			path: '/create-prompt',
			text: 'promptText',
			others: { title: 'Typed for an hour', description: 'What comes out.' },
			choice: 'nutrition',
			button: 'publish_prompt',
			done: 'prompt_created_success',
		},
		{
			path: '/prompt-locker/new',
			text: 'content',
			others: { title: 'Typed for an hour', tagList: 'one, two' },
			button: 'save_to_locker',
			done: 'prompt_saved',
		},
		{
			path: '/settings',
			text: 'fullName',
			value: 'Ana Prado',
			button: 'save_profile',
			done: 'profile_updated_successfully',
		},
		{
			path: '/focus',
			text: 'title',
			value: 'Typed for an hour',
			button: 'start_session',
			done: 'focus_session_created',
		},
		{ path: '/chat-legend', text: 'message', button: 'chat_send', done: null },
	] as const) {
		test(`what was typed at ${path} without scripts comes back where the session has ended, and is sent again`, async ({
			page,
			context,
			baseURL,
			t,
			allowNoise,
		}) => {
			allowNoise(/ 401 /)
			const { email, password, cookie } = await buySubscription(baseURL ?? '', 'pro')
			await context.addCookies([{ ...cookie, url: baseURL ?? '' }])
			await page.goto(path)
			const main = page.getByRole('main')
			const typed = Object.entries({ ...others, [text]: value })
			for (const [name, written] of typed) await main.locator(`[name="${name}"]`).fill(written)
			if (choice) await main.locator('[name="category"]').selectOption(choice)
			await endSession(context, baseURL)
			await main.getByRole('button', { name: t(button), exact: true }).click()

			await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signed_out_form_title'))
			await expect(page).toHaveURL(path)
			for (const [name, written] of typed) await expect(main.locator(`[name="${name}"]`)).toHaveValue(written)

			const opened = context.waitForEvent('page')
			await main.getByRole('link', { name: t('signed_out_form_log_in') }).click()
			const tab = await opened
			await tab.getByRole('main').getByLabel(t('email')).fill(email)
			await tab.getByRole('main').getByLabel(t('password'), { exact: true }).fill(password)
			await tab
				.getByRole('main')
				.getByRole('button', { name: t('log_in'), exact: true })
				.click()
			await expect(tab).toHaveURL(path)
			await tab.close()

			await main.getByRole('button', { name: t('signed_out_form_again') }).click()
			await expect(done ? message(page, done).first() : main.getByText(value).first()).toBeVisible()
		})
	}

	for (const { path, fields, button, said } of [
		{
			path: '/settings/password',
			fields: { current: 'a good password', wanted: 'another good password' },
			button: 'save_password',
			said: 'signed_out_password',
		},
		{
			path: '/settings/delete',
			fields: { confirmation: 'somebody@pronto.test', password: 'a good password' },
			button: 'delete_account',
			said: 'signed_out_delete',
		},
		{ path: '/prompt-locker/import', fields: {}, button: 'import_preview', said: 'signed_out_import' },
	] as const) {
		test(`what can’t come back of ${path} without scripts is said, and the log-in leads back`, async ({
			page,
			context,
			baseURL,
			t,
			allowNoise,
		}) => {
			allowNoise(/ 401 /)
			const { email, password, cookie } = await buySubscription(baseURL ?? '', 'pro')
			await context.addCookies([{ ...cookie, url: baseURL ?? '' }])
			await page.goto(path)
			const main = page.getByRole('main')
			for (const [name, value] of Object.entries(fields)) await main.locator(`[name="${name}"]`).fill(value)
			if (said === 'signed_out_import') {
				const buffer = Buffer.from('title,content\nBrief,Write it.')
				await main.locator('[name="file"]').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer })
			}
			await endSession(context, baseURL)
			await main.getByRole('button', { name: t(button), exact: true }).click()

			await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signed_out_form_title'))
			await expect(main).toContainText(t(said))
			expect(await page.content()).not.toContain('a good password')
			await main.getByRole('link', { name: t('log_in_and_return') }).click()
			await main.getByLabel(t('email')).fill(email)
			await main.getByLabel(t('password'), { exact: true }).fill(password)
			await main.getByRole('button', { name: t('log_in'), exact: true }).click()
			await expect(page).toHaveURL(path)
			await expect(main.getByRole('button', { name: t(button), exact: true })).toBeVisible()
		})
	}
})

test.describe('with scripts that read the page', () => {
	test.use({ javaScriptEnabled: true })
	inOneLanguage('en', (language) => {
		test.use(LOOKS[language])

		test('a form that came back to who was signed out has no barriers, and is not sent again without what did not come back', async ({
			page,
			context,
			baseURL,
			t,
			allowNoise,
		}) => {
			allowNoise(/ 401 /)
			await beSomebodyNew(context, baseURL)
			await page.goto('/create-prompt')
			const main = page.getByRole('main')
			await main.getByLabel(t('field_title')).fill('Typed for an hour')
			await main.getByLabel(t('tab_prompt'), { exact: true }).fill(WRITTEN)
			await endSession(context, baseURL)
			await main.locator('form').evaluate((form: HTMLFormElement) => form.submit())
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signed_out_form_title'))
			await expect(main.getByLabel(t('tab_prompt'), { exact: true })).toHaveValue(WRITTEN)
			await lookAtState(page, `signed-out-form-${language}`)

			const answer = await page.request.post('/create-prompt', {
				form: { title: 'Short', promptText: 'a'.repeat(70_000) },
				headers: { Accept: 'text/html', 'Accept-Language': language, Origin: baseURL ?? '' },
			})
			expect(answer.status()).toBe(401)
			const html = await answer.text()
			expect(html).toContain(t('text_not_sent_back'))
			expect(html).toContain('>Short</textarea>')
			expect(html).not.toContain(t('signed_out_form_again'))
		})
	})
})
