import type { Page } from '@playwright/test'
import { expect, hydrated, inOneLanguage, message, open, test } from './support/journey.ts'
import { beSomebodyNew } from './support/people.ts'

const NOISE = /status of (?:400|413|429|502|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** Presses a form's button while what answers is not our server. */
async function refused(page: Page, status: number): Promise<void> {
	await page.route('**/*.data*', (route) =>
		route.request().method() === 'POST'
			? route.fulfill({ status, contentType: 'text/html', body: '<h1>No</h1>' })
			: route.continue(),
	)
}

inOneLanguage('pt', () => {
	test('a message that is too long to be sent stays in its form, which says how much it takes', async ({
		page,
		t,
		allowNoise,
	}) => {
		allowNoise(NOISE)
		await open(page, '/contact')
		const field = (name: Parameters<typeof t>[0]) => page.getByLabel(t(name), { exact: true })
		const long = 'Longo demais. '.repeat(20_000)
		await field('contact_name').fill('Ana Prado')
		await field('contact_message').fill(long)
		for (const round of [1, 2]) {
			await page.getByRole('button', { name: t('send_message') }).click()
			const note = page.getByRole('alert').and(message(page, 'body_too_large'))
			await expect(note, `try ${round}`).toHaveText(t('body_too_large', { limit: '246 kB' }))
			await expect(note).toBeFocused()
			await expect(field('contact_name')).toHaveValue('Ana Prado')
			await expect(field('contact_message')).toHaveValue(long)
			await field('contact_message').focus()
		}
	})

	test('a message that nobody took, or that did not leave, stays in its form and can be sent again', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(NOISE)
		await open(page, '/contact')
		const field = (name: Parameters<typeof t>[0]) => page.getByLabel(t(name), { exact: true })
		const typed = {
			contact_name: 'Ana',
			email: 'ana@casa.com.br',
			contact_subject: 'Oi',
			contact_message: 'Sim',
		}
		const texts = Object.entries(typed) as [keyof typeof typed, string][]
		for (const [name, text] of texts) await field(name).fill(text)
		const send = page.getByRole('button', { name: t('send_message') })
		const stays = async (what: 'load_error_text' | 'bad_request_text') => {
			await send.click()
			await expect(page.getByRole('alert').and(message(page, what))).toBeFocused()
			for (const [name, text] of texts) await expect(field(name)).toHaveValue(text)
			await field('email').focus()
		}
		for (const status of [429, 502, 503, 400]) {
			await refused(page, status)
			await stays(status === 400 ? 'bad_request_text' : 'load_error_text')
			await page.unrouteAll()
		}
		await context.setOffline(true)
		await stays('load_error_text')
		await context.setOffline(false)
		await send.click()
		await expect(message(page, 'message_sent_successfully')).toBeVisible()
		await expect(field('contact_message')).toHaveValue('')
	})
})

inOneLanguage('en', () => {
	test('what came back of a form sent without scripts stays where nobody took its next try', async ({
		page,
		t,
		allowNoise,
	}) => {
		allowNoise(NOISE)
		await open(page, '/contact')
		await page.getByLabel(t('contact_subject'), { exact: true }).fill('Teatro')
		const answered = page.waitForResponse((response) => response.request().method() === 'POST')
		await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit())
		expect((await answered).status()).toBe(400)
		await hydrated(page)
		await refused(page, 503)
		await page.getByRole('button', { name: t('send_message') }).click()
		await expect(page.getByRole('alert').and(message(page, 'load_error_text'))).toBeFocused()
		await expect(page.getByLabel(t('contact_subject'), { exact: true })).toHaveValue('Teatro')
	})

	for (const [path, label, button] of [
		['/login', 'email', 'log_in'],
		['/signup', 'email', 'sign_up'],
		['/forgot-password', 'email', 'send_link'],
	] as const) {
		test(`what was typed at ${path} stays where nobody took it`, async ({ page, t, allowNoise }) => {
			allowNoise(NOISE)
			await open(page, path)
			const main = page.getByRole('main')
			await main.getByLabel(t(label), { exact: true }).fill('ana@casa.com.br')
			await refused(page, 503)
			await main.getByRole('button', { name: t(button), exact: true }).click()
			await expect(page.getByRole('alert').and(message(page, 'load_error_text'))).toBeFocused()
			await expect(main.getByLabel(t(label), { exact: true })).toHaveValue('ana@casa.com.br')
		})
	}

	for (const [path, label, button] of [
		['/profile', 'full_name', 'save_profile'],
		['/settings', 'full_name', 'save_profile'],
		['/settings/tokens', 'token_name', 'make_token'],
		['/settings/password', 'new_password', 'save_password'],
		['/create-prompt', 'field_title', 'publish_prompt'],
	] as const) {
		test(`what was typed at ${path} stays where nobody took it`, async ({
			page,
			context,
			baseURL,
			t,
			allowNoise,
		}) => {
			allowNoise(NOISE)
			await beSomebodyNew(context, baseURL)
			await open(page, path)
			const main = page.getByRole('main')
			await main.getByLabel(t(label), { exact: true }).fill('A new name')
			for (const status of [413, 503]) {
				await refused(page, status)
				await main.getByRole('button', { name: t(button), exact: true }).click()
				const note = page.getByRole('alert').and(message(page, 'load_error_text'))
				await expect(note).toBeFocused()
				await expect(main.getByLabel(t(label), { exact: true })).toHaveValue('A new name')
				await page.unrouteAll()
			}
		})
	}
})
