import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutbox } from '../../sandbox/mail/outbox'
import { accountVisits } from '../support/account-visits'
import { type RunningServer, startServer } from '../support/server'
import { messagesIn, PlainBrowser } from '../support/setup/plain-browser'

let server: RunningServer
const { signedIn, signedUp } = accountVisits(() => server)
const person = (name: string) => ({ email: `${name}@pronto.test`, password: 'pronto-demo' })
const [EXPLORER, CREATOR, LEGEND] = [person('explorer'), person('creator'), person('legend')]
const SETTINGS = '/settings?tab=account'
const IS_TICKED = /<input type="checkbox"[^>]*name="weekly"[^>]*checked/

beforeAll(async () => {
	server = await startServer()
})
afterAll(() => server.stop())

async function isTicked(someone: PlainBrowser): Promise<boolean> {
	const html = await (await someone.get(SETTINGS)).text()
	expect(html).toContain('name="weekly"')
	return IS_TICKED.test(html)
}

const weeklyMailsTo = (email: string) =>
	readOutbox(server.dataFolder).filter((mail) => mail.to === email && mail.unsubscribe !== '')

/** The link in the header of the newest weekly mail to somebody. */
function linkOf(email: string): string {
	const [mail] = weeklyMailsTo(email)
	return mail?.unsubscribe.split('\n')[0]?.slice(1, -1) ?? ''
}

/** What a mail program sends, from wherever, without a cookie: RFC 8058. */
function pressOnce(
	address: string,
	body = 'List-Unsubscribe=One-Click',
	headers: Record<string, string> = {},
) {
	return fetch(address, {
		method: 'POST',
		redirect: 'manual',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
		body,
	})
}

test('without scripts the tick is off at first, is saved and taken back, and says so', async () => {
	const someone = await signedIn(EXPLORER)
	expect(await isTicked(someone)).toBe(false)
	for (const [form, message, isOn] of [
		[{ weekly: 'on' }, 'weekly_mail_on', true],
		[{}, 'weekly_mail_off', false],
		[{ weekly: 'on' }, 'weekly_mail_on', true],
	] as const) {
		const saved = await someone.post('/settings/weekly-mail', form)
		expect([saved.status, saved.headers.get('Location')]).toEqual([303, SETTINGS])
		expect(messagesIn((await someone.follow(saved)).html)).toContain(message)
		expect(await isTicked(someone)).toBe(isOn)
	}
	const copy = await (await someone.get('/settings/export.json')).json()
	expect(copy).toMatchObject({ weeklyMail: { createdAt: expect.stringMatching(/^\d{4}-/) } })
})

test('an address that is not confirmed gets none, and the page says why', async () => {
	const { someone } = await signedUp()
	const html = await (await someone.get(SETTINGS)).text()
	expect(html).toContain('Confirm your address first.')
	expect(html).toMatch(/<input type="checkbox"[^>]*disabled/)
	await someone.post('/settings/weekly-mail', { weekly: 'on' })
	expect(someone.flash).toBe('weekly_mail_unconfirmed')
	expect(await isTicked(someone)).toBe(false)
})

test('when the sandbox’s clock has passed a Tuesday, what is new is in the outbox, once', async () => {
	const [explorer, creator, legend] = [
		await signedIn(EXPLORER),
		await signedIn(CREATOR),
		await signedIn(LEGEND),
	]
	await legend.post('/settings', { language: 'pt' })
	for (const one of [explorer, creator, legend]) await one.post('/settings/weekly-mail', { weekly: 'on' })
	// Prompts of the library that wait for their days come within a month.
	await explorer.post('/sandbox', { action: 'clock', step: 'month' })
	for (const { email } of [EXPLORER, CREATOR, LEGEND]) {
		await expect.poll(() => weeklyMailsTo(email).length, { timeout: 60_000, interval: 500 }).toBe(1)
	}
	const [[english], [portuguese]] = [weeklyMailsTo(EXPLORER.email), weeklyMailsTo(LEGEND.email)]
	expect(english?.text).toContain('new prompts')
	expect(english?.text).toContain('(premium)')
	expect(portuguese?.subject).toContain('Nesta semana:')
	expect(portuguese?.text).toContain('Parar de receber')
})

test('following the link ends nothing: it says whose mail it is, masked, in the reader’s language, with a button', async () => {
	const visitor = new PlainBrowser(server.origin, 'en')
	const page = await visitor.get(linkOf(LEGEND.email))
	expect(page.status).toBe(200)
	expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
	const html = await page.text()
	expect(html).toContain('<html lang="pt-BR"')
	expect(html).toContain('l•••@pronto.test')
	expect(html).not.toContain(LEGEND.email)
	expect(html).toContain('Não quero mais receber')
	expect(html).toContain('noindex')
	expect(await isTicked(await signedIn(LEGEND))).toBe(true)
})

test('it can be read in the other language, and still is about the same mail', async () => {
	const visitor = new PlainBrowser(server.origin, 'pt')
	const html = await (await visitor.get(linkOf(LEGEND.email))).text()
	const [, other = ''] = /href="(\/unsubscribe[^"]*lang=en)"/.exec(html) ?? []
	const page = await visitor.get(other.replaceAll('&amp;', '&'))
	expect(page.status).toBe(200)
	expect(await page.text()).toContain('Stop the weekly email?')
})

test('the button ends it without a session and without scripts, and leads back to the settings', async () => {
	const visitor = new PlainBrowser(server.origin, 'pt')
	const link = new URL(linkOf(LEGEND.email))
	const token = link.searchParams.get('token') ?? ''
	const { page, html } = await visitor.follow(await visitor.post('/unsubscribe', { token }))
	expect(page.status).toBe(200)
	expect(messagesIn(html)).toContain('weekly_mail_ended')
	expect(html).toContain('Você não recebe mais o e-mail semanal')
	expect(html).toContain('href="/settings?tab=account"')
	expect(await isTicked(await signedIn(LEGEND))).toBe(false)
	expect((await visitor.post('/unsubscribe', { token })).status).toBe(303)
})

test('what is no press, or not by a token of ours, ends nobody’s', async () => {
	const [link, other] = [linkOf(EXPLORER.email), linkOf(CREATOR.email)]
	const token = new URL(link).searchParams.get('token') ?? ''
	const [id = '', signature = ''] = token.split('.')
	const [, others = ''] = new URL(other).searchParams.get('token')?.split('.') ?? []
	for (const wrong of [
		'',
		id,
		`${id}.`,
		`${id}.${others}`,
		`${id}.${signature}x`,
		`.${signature}`,
		'x'.repeat(5_000),
	]) {
		const address = `${server.origin}/unsubscribe?${new URLSearchParams({ token: wrong })}`
		expect((await pressOnce(address)).status, wrong.slice(0, 80)).toBe(400)
		expect((await fetch(address)).status, wrong.slice(0, 80)).toBe(404)
	}
	for (const body of ['', 'List-Unsubscribe=', 'List-Unsubscribe=one-click', 'token=x'])
		expect((await pressOnce(link, body)).status, body).toBe(400)
	const json = await pressOnce(link, '{}', { 'Content-Type': 'application/json' })
	expect(json.status).toBe(400)
	expect(await isTicked(await signedIn(EXPLORER))).toBe(true)
	// Without the token in the address it is a form of ours, which no other site may send.
	const form = `token=${token}&List-Unsubscribe=One-Click`
	const foreign = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }
	expect((await pressOnce(`${server.origin}/unsubscribe`, form, foreign)).status).toBe(403)
	expect((await pressOnce(`${server.origin}/unsubscribe.data?token=${token}`, form, foreign)).status).toBe(
		403,
	)
	expect(await isTicked(await signedIn(EXPLORER))).toBe(true)
})

test('a mail program’s one press ends the mail of its own person at once, and again does no harm', async () => {
	const link = linkOf(EXPLORER.email)
	const foreign = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }
	for (const headers of [{}, foreign]) {
		const pressed = await pressOnce(link, 'List-Unsubscribe=One-Click', headers)
		expect(pressed.status).toBe(200)
		expect(pressed.headers.getSetCookie()).toEqual([])
	}
	expect(await isTicked(await signedIn(EXPLORER))).toBe(false)
	expect(await isTicked(await signedIn(CREATOR))).toBe(true)
	// As RFC 8058 would rather have it sent.
	const parts = new FormData()
	parts.set('List-Unsubscribe', 'One-Click')
	expect((await fetch(linkOf(CREATOR.email), { method: 'POST', body: parts })).status).toBe(200)
	expect(await isTicked(await signedIn(CREATOR))).toBe(false)
})

test('the token opens nothing else: no session, no confirmation', async () => {
	const visitor = new PlainBrowser(server.origin)
	const token = new URL(linkOf(CREATOR.email)).searchParams.get('token') ?? ''
	for (const address of [`/confirm-email?token=${token}`, `/?confirm=${token}`]) {
		const { html } = await visitor.follow(await visitor.get(address))
		expect(messagesIn(html)).toContain('invalid_confirmation_link')
	}
	expect((await visitor.get(SETTINGS)).headers.get('Location')).toContain('/login')
	const asToken = await fetch(`${server.origin}/api/v1/prompts/2`, {
		headers: { Authorization: `Bearer ${token}` },
	})
	expect(asToken.status).toBe(401)
})
