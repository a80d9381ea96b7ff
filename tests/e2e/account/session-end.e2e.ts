import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { buySubscription } from '../../support/billing/subscriber.ts'
import { chatDesk } from '../support/chat-desk.ts'
import { focusDesk, startSession } from '../support/focus-people.ts'
import { expect, hydrated, inOneLanguage, message, open, openChecked, test } from '../support/journey.ts'
import { beSomebodyNew, endSession, type Person } from '../support/people.ts'
import { LOCALE, type Translate } from '../support/words.ts'

/** What the browser says of a request of somebody who is signed out. */
const SIGNED_OUT = /^Failed to load resource: .* (401|403) /

async function logIn(page: Page, t: Translate, { email, password }: Person): Promise<void> {
	const main = page.getByRole('main')
	await main.getByLabel(t('email')).fill(email)
	await main.getByLabel(t('password'), { exact: true }).fill(password)
	await main.getByRole('button', { name: t('log_in'), exact: true }).click()
	await page.waitForURL((url) => url.pathname !== '/login')
	await hydrated(page)
}

async function beLegend(context: BrowserContext, origin = ''): Promise<Person> {
	const { email, password, cookie } = await buySubscription(origin, 'pro')
	await context.addCookies([{ ...cookie, url: origin }])
	return { email, password }
}

inOneLanguage('pt', (language) => {
	for (const [path, label, button, done] of [
		['/profile', 'full_name', 'save_profile', 'profile_updated_successfully'],
		['/settings', 'full_name', 'save_profile', 'profile_updated_successfully'],
		['/settings/tokens', 'token_name', 'make_token', null],
		['/create-prompt', 'field_title', 'publish_prompt', 'required_fields_missing'],
	] as const) {
		test(`what was typed at ${path} while the session ended is there after logging in`, async ({
			page,
			context,
			baseURL,
			t,
			allowNoise,
		}) => {
			allowNoise(/ 400 /)
			const person = await beSomebodyNew(context, baseURL)
			await openChecked(page, path)
			const field = page.getByRole('main').getByLabel(t(label), { exact: true })
			const press = () => page.getByRole('button', { name: t(button), exact: true }).click()
			await field.fill('Typed for an hour')
			await endSession(context, baseURL)
			await press()
			await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
			await logIn(page, t, person)
			await expect(page).toHaveURL(path)
			await expect(field).toHaveValue('Typed for an hour')
			await press()
			const answer = done
				? message(page, done).first()
				: page.getByRole('heading', { name: t('token_made_title') })
			await expect(answer).toBeVisible()
		})
	}

	test('what was typed of a profile comes back to nobody else, and asks where another device saved the same', async ({
		page,
		context,
		browser,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 409 /)
		const person = await beSomebodyNew(context, baseURL)
		await openChecked(page, '/profile')
		const name = page.getByLabel(t('full_name'))
		const save = () => page.getByRole('button', { name: t('save_profile') }).click()
		await name.fill('Typed here')
		await endSession(context, baseURL)
		await save()
		await expect(page).toHaveURL('/login?next=%2Fprofile')
		const other = { email: `${randomUUID()}@pronto.test`, password: 'a good password' }
		const device = await browser.newContext()
		await beSomebodyNew(device, baseURL, other)
		await device.close()
		await logIn(page, t, other)
		await expect(name).toHaveValue('')

		const phone = await browser.newContext({
			baseURL: baseURL ?? '',
			locale: LOCALE[language],
			serviceWorkers: 'block',
		})
		const there = await phone.newPage()
		await open(there, '/login?next=/profile')
		await logIn(there, t, person)
		await there.getByLabel(t('full_name')).fill('Saved there')
		await there.getByRole('button', { name: t('save_profile') }).click()
		await expect(message(there, 'profile_updated_successfully')).toBeVisible()
		await phone.close()

		await endSession(context, baseURL)
		await open(page, '/login?next=/profile')
		await logIn(page, t, person)
		await expect(name).toHaveValue('Typed here')
		await save()
		await expect(message(page, 'profile_changed_elsewhere')).toBeVisible()
		await expect(page.getByRole('definition')).toHaveText('Saved there')
		await expect(name).toHaveValue('Typed here')
		await save()
		await expect(message(page, 'profile_updated_successfully')).toBeVisible()
		await page.reload()
		await expect(name).toHaveValue('Typed here')
	})

	test('what was typed to the owners is there after a reload and after logging in, and gone once it is sent', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		const person = await beSomebodyNew(context, baseURL)
		await openChecked(page, '/contact')
		const field = (name: Parameters<typeof t>[0]) => page.getByLabel(t(name), { exact: true })
		await field('contact_name').fill('Ana Prado')
		await field('contact_subject').fill('Teatro')
		await field('contact_message').fill('Linha 1.\nLinha 2.')
		await endSession(context, baseURL)
		await page.reload()
		await open(page, '/login?next=/contact')
		await logIn(page, t, person)
		await expect(field('contact_subject')).toHaveValue('Teatro')
		await expect(field('contact_message')).toHaveValue('Linha 1.\nLinha 2.')
		await field('contact_subject').fill('Teatro Prado')
		await page.reload()
		await expect(field('contact_subject')).toHaveValue('Teatro Prado')
		await page.getByRole('button', { name: t('send_message') }).click()
		await expect(message(page, 'message_sent_successfully')).toBeVisible()
		for (const again of ['sent', 'reloaded']) {
			await expect(field('contact_message'), again).toHaveValue('')
			await page.reload()
		}
	})

	test('what is typed in the locker, the chat and a focus session while the session ends is there after logging in', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(SIGNED_OUT)
		const person = await beLegend(context, baseURL)
		const backTo = async (path: string) => {
			await page.goto(path)
			if (new URL(page.url()).pathname === '/login') return logIn(page, t, person)
			await open(page, `/login?next=${path}`)
			await logIn(page, t, person)
		}

		await open(page, '/prompt-locker/new')
		const main = page.getByRole('main')
		await main.getByLabel(t('field_title'), { exact: true }).fill('Saved in vain')
		await main.getByLabel(t('tab_prompt'), { exact: true }).fill('Do [this].')
		await endSession(context, baseURL)
		await main.getByRole('button', { name: t('save_to_locker'), exact: true }).click()
		await backTo('/prompt-locker/new')
		await expect(main.getByLabel(t('field_title'), { exact: true })).toHaveValue('Saved in vain')
		await expect(main.getByLabel(t('tab_prompt'), { exact: true })).toHaveValue('Do [this].')

		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await endSession(context, baseURL)
		await desk.send('Asked in vain')
		await expect(desk.messages).not.toHaveCount(0)
		await backTo('/chat-legend')
		await expect(desk.field).toHaveValue('Asked in vain')

		await startSession(page, t)
		const focus = focusDesk(page, t)
		await focus.saved()
		await endSession(context, baseURL)
		await focus.add('done in vain')
		await expect(message(page, 'save_refused_signed_out')).toBeVisible()
		await focus.newTask.fill('half typed')
		await backTo('/focus')
		await expect(focus.task('done in vain')).toBeVisible()
		await expect(focus.newTask).toHaveValue('half typed')
		await focus.saved()
	})
})
