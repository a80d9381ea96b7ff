import { type RunningServer, startServer } from '../support/server.ts'
import { barriersOf } from './support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from './support/journey.ts'
import { beNobody, beSomebody, beSomebodyNew } from './support/people.ts'
import { createPrompt } from './support/prompt-form.ts'

const REFUSED = /^Failed to load resource: .* (400|403|404|410) /

// One after the other, on a server where nobody else reports anything: each counts what is open.
test.describe.configure({ mode: 'default' })
let server: RunningServer
test.beforeAll(async () => {
	server = await startServer()
})
test.afterAll(() => server.stop())
test.use({ baseURL: ({ locale: _locale }, use) => use(server?.origin) })

inOneLanguage('pt', () => {
	test('a visitor reports a prompt, an admin hides it with a word, its author reads why, and it is shown again', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(REFUSED)
		const title = `Lanternas ${Date.now()}`
		const author = await beSomebodyNew(context, baseURL)
		const address = await createPrompt(page, t, title)
		await beNobody(page)
		// Pages of visitors that are kept follow within a second.
		const becomes = (status: number) =>
			expect(async () => expect((await page.goto(address))?.status()).toBe(status)).toPass()

		await open(page, address)
		await page.getByRole('link', { name: t('report_prompt') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('report_prompt'))
		expect(await barriersOf(page)).toEqual([])
		await page.getByLabel(t('report_note')).fill('Só propaganda.')
		await page.getByRole('button', { name: t('report_send') }).click()
		await expect(page.getByRole('group', { name: t('report_reason') })).toHaveAccessibleDescription(
			t('report_reason_required'),
		)
		await expect(page.getByRole('radio').first()).toBeFocused()
		await expect(page.getByLabel(t('report_note'))).toHaveValue('Só propaganda.')
		expect(await barriersOf(page)).toEqual([])
		await page.getByLabel(t('report_spam')).check()
		await page.getByRole('button', { name: t('report_send') }).click()
		await expect(message(page, 'report_thanks')).toHaveText(t('report_thanks'))
		await expect(page).toHaveURL(address)
		await beNobody(page)

		await beSomebody(context, baseURL ?? '', 'admin')
		await open(page, '/admin')
		await page.getByRole('link', { name: t('reports_link', { count: 1 }) }).click()
		const card = page.getByRole('article', { name: title })
		await expect(card).toContainText('Só propaganda.')
		await expect(card).toContainText(author.email)
		await card.getByText(t('reports_hide_ask')).click()
		expect(await barriersOf(page)).toEqual([])
		await card.getByLabel(t('reports_word')).filter({ visible: true }).fill('Tire a propaganda, por favor.')
		await card.getByRole('button', { name: t('reports_hide_named', { title }) }).click()
		await expect(message(page, 'reports_hidden_now')).toBeVisible()
		await expect(card).toHaveCount(0)
		await beNobody(page)

		await becomes(410)
		await expect(message(page, 'prompt_withdrawn')).toBeVisible()
		await open(page, '/login')
		await page.getByLabel(t('email')).fill(author.email)
		await page.getByLabel(t('password'), { exact: true }).fill(author.password)
		await page.getByRole('button', { name: t('log_in'), exact: true }).click()
		await expect(page).not.toHaveURL(/login/)
		await open(page, address)
		await expect(message(page, 'hidden_prompt')).toContainText('Tire a propaganda, por favor.')
		await expect(page.getByRole('link', { name: t('report_prompt') })).toHaveCount(0)
		expect(await barriersOf(page)).toEqual([])
		await open(page, '/profile?tab=prompts')
		await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(t('own_hidden'))
		await beNobody(page)

		await beSomebody(context, baseURL ?? '', 'admin')
		await open(page, '/admin/reports')
		await page.getByRole('link', { name: t('reports_hidden') }).click()
		await card.getByText(t('reports_show_ask')).click()
		await card.getByRole('button', { name: t('reports_show_named', { title }) }).click()
		await expect(message(page, 'reports_shown_now')).toBeVisible()
		await beNobody(page)
		await becomes(200)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
	})
})

inOneLanguage('en', () => {
	test('a visitor reports a collection, an editor closes it with a word, and its author reads why', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(/ (400|404) /)
		const button = (name: string) => page.getByRole('button', { name, exact: true })
		await beSomebodyNew(context, baseURL)
		const author = await context.cookies()
		await open(page, '/collections')
		await page.getByLabel(t('collection_title')).fill('Buy now')
		await button(t('collection_begin')).click()
		await button(t('collection_share')).click()
		const link = await page.getByLabel(t('collection_link', { title: 'Buy now' })).inputValue()
		const home = page.url()
		await beNobody(page)
		await open(page, link)
		await page.getByRole('link', { name: t('collection_report') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('report_collection'))
		expect(await barriersOf(page)).toEqual([])
		await button(t('report_send')).click()
		await expect(page.getByText(t('report_reason_required'))).toBeVisible()
		await page.getByLabel(t('report_spam')).check()
		await button(t('report_send')).click()
		await expect(message(page, 'report_collection_thanks')).toBeVisible()

		await beNobody(page)
		await beSomebody(context, baseURL ?? '', 'admin')
		await open(page, '/admin')
		await page.getByRole('link', { name: t('reports_link', { count: 1 }) }).click()
		await page.getByRole('link', { name: t('reports_collections', { count: 1 }) }).click()
		const card = page.getByRole('article', { name: 'Buy now' })
		await card.getByText(t('reports_hide_ask')).click()
		expect(await barriersOf(page)).toEqual([])
		await card.getByLabel(t('reports_word')).filter({ visible: true }).fill('This is an advert.')
		await card.getByRole('button', { name: t('reports_hide_named', { title: 'Buy now' }) }).click()
		await expect(message(page, 'reports_collection_closed')).toBeVisible()

		await beNobody(page)
		expect((await open(page, link))?.status()).toBe(404)
		await page.goto('about:blank')
		await context.addCookies(author)
		await open(page, home)
		await expect(message(page, 'collection_closed')).toContainText('This is an advert.')
	})
})
