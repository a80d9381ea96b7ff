import { type RunningServer, startServer } from '../support/server.ts'
import { barriersOf } from './support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from './support/journey.ts'
import { beSomebody } from './support/people.ts'
import { LOOKS, lookAtState } from './support/state.ts'

// On a server where nobody else is told anything.
test.describe.configure({ mode: 'default' })
let server: RunningServer
test.beforeAll(async () => {
	server = await startServer()
})
test.afterAll(() => server.stop())
test.use({ baseURL: ({ locale: _locale }, use) => use(server?.origin) })

inOneLanguage('pt', (language) => {
	test.use(LOOKS[language])

	test('with the keyboard alone an admin writes a notice with a mistake, looks at both mails, and sends it once', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(/^Failed to load resource: .* 400 /)
		await beSomebody(context, baseURL ?? '', 'admin')
		await open(page, '/admin')
		await page.getByRole('link', { name: t('notices_title') }).press('Enter')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notices_title'))
		await expect(page.getByText(t('notice_none'))).toBeVisible()
		const [english, portuguese] = [
			page.getByRole('group', { name: 'English' }),
			page.getByRole('group', { name: 'Português' }),
		]
		const write = async () => {
			await english.getByLabel(t('notice_title')).fill('New terms')
			await english.getByLabel(t('notice_text')).fill('They hold from March on.\n\nWe write\nplainly.')
			await portuguese.getByLabel(t('notice_title')).fill('Novos termos')
			await portuguese.getByLabel(t('notice_text')).fill('Valem a partir de março.')
			await page.getByLabel(t('notice_audience')).selectOption('subscribers')
		}
		const preview = page.getByRole('button', { name: t('notice_preview') })
		await write()
		await page.getByLabel(t('notice_link')).fill('https://elsewhere.example')
		await portuguese.getByLabel(t('notice_title')).fill(' ')
		await preview.press('Enter')
		await expect(page.getByLabel(t('notice_link'))).toBeFocused()
		await expect(message(page, 'notice_link_invalid')).toBeVisible()
		await expect(message(page, 'notice_title_required')).toBeVisible()
		await expect(portuguese.getByLabel(t('notice_text'))).toHaveValue('Valem a partir de março.')
		expect(await barriersOf(page)).toEqual([])

		await page.getByLabel(t('notice_link')).fill('/terms')
		await write()
		await preview.press('Enter')
		await expect(page.getByRole('heading', { name: t('notice_preview_title') })).toBeFocused()
		const mail = page.getByRole('article')
		await expect(mail.nth(0)).toContainText('We write plainly.')
		await expect(mail.nth(1)).toContainText('/terms?lang=pt')
		await lookAtState(page, `notice-preview-${language}`)
		// Creator and Legend of the sandbox.
		await page.getByRole('button', { name: t('notice_send', { people: 2 }) }).press('Enter')
		await expect(message(page, 'notice_queued')).toHaveText(t('notice_queued', { count: 2 }))
		const past = page.getByRole('listitem').filter({ hasText: 'Novos termos' })
		await expect(past).toContainText('admin@pronto.test')

		await page.getByLabel(t('notice_link')).fill('/terms')
		await write()
		await preview.press('Enter')
		await expect(message(page, 'notice_was_sent')).toBeVisible()
		await page.getByRole('button', { name: t('notice_send_again') }).press('Enter')
		await expect(page.getByText(t('notice_queued', { count: 0 }))).toBeVisible()
		await expect(past).toHaveCount(1)
	})
})
