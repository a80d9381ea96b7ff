import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutbox } from '../sandbox/mail/outbox'
import { messagesIn, PlainBrowser } from './plain-browser'
import { type RunningServer, startServer } from './server'

const PASSWORD = 'pronto-demo'
const EXPLORER = { email: 'explorer@pronto.test', password: PASSWORD }

let server: RunningServer

beforeAll(async () => {
	server = await startServer({ env: { PRONTO_LIMITS: '{"signInAccount":5,"reset":2}' } })
})
afterAll(() => server.stop())

const anEmail = () => `${randomUUID()}@pronto.test`
const browser = (language?: string) => new PlainBrowser(server.origin, language)

async function signedIn(person: { email: string; password: string } = EXPLORER): Promise<PlainBrowser> {
	const someone = browser()
	await someone.post('/login', person)
	return someone
}

async function signedUp(): Promise<{ someone: PlainBrowser; email: string; password: string }> {
	const someone = browser()
	const person = { email: anEmail(), password: 'a good password' }
	await someone.post('/signup', person)
	return { someone, ...person }
}

/** Whether the server takes a browser for someone who is signed in: who is has no business at /login. */
async function isIn(someone: PlainBrowser): Promise<boolean> {
	return (await someone.get('/login')).status === 302
}

async function mailTo(email: string) {
	for (let patience = 0; patience < 50; patience += 1) {
		const mail = readOutbox(server.dataFolder).find(({ to }) => to === email)
		if (mail) return mail
		await new Promise((again) => setTimeout(again, 100))
	}
	throw new Error(`No mail to ${email}.`)
}

const callApi = (path: string, body: unknown, headers: Record<string, string> = {}) =>
	fetch(`${server.origin}/api/auth${path}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers },
		body: JSON.stringify(body),
	})

test('logging in without scripts leads back to where one came from, with a message and a guarded cookie', async () => {
	const someone = browser()
	const answer = await someone.post('/login?next=/categories', EXPLORER)
	expect(answer.status).toBe(303)
	expect(answer.headers.get('Location')).toBe('/categories')
	const [session] = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('session='))
	expect(session).toMatch(/^session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
	const { html } = await someone.follow(answer)
	expect(messagesIn(html)).toContain('login_success')
	expect(messagesIn(await (await someone.get('/categories')).text())).not.toContain('login_success')
	expect(await isIn(someone)).toBe(true)
})

test.each(['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)'])(
	'nobody is led away from the site by next=%s',
	async (next) => {
		const someone = browser()
		const answer = await someone.post(`/login?next=${encodeURIComponent(next)}`, EXPLORER)
		expect(answer.headers.get('Location')).toBe('/')
		const again = await someone.get(`/login?next=${encodeURIComponent(next)}`)
		expect(again.headers.get('Location')).toBe('/')
	},
)

test('a refused login keeps what was typed, but the password, and says why in the page’s language', async () => {
	const answer = await browser('pt-BR').post('/login', { email: 'Explorer@pronto.test', password: 'not-it' })
	const html = await answer.text()
	expect(answer.status).toBe(401)
	expect(messagesIn(html)).toContain('invalid_login_credentials')
	expect(html).toContain('E-mail ou senha incorretos')
	expect(html).toContain('value="Explorer@pronto.test"')
	expect(html).not.toContain('not-it')
	expect(html).toContain('role="alert"')
})

test.each([
	['/login', { email: '', password: '' }, ['email_required', 'password_required']],
	['/login', {}, ['email_required', 'password_required']],
	['/login', { email: 'marina@duarte', password: 'x' }, ['email_without_ending']],
	['/signup', { email: 'marina', password: '12345' }, ['email_invalid', 'min_password']],
	['/signup', { email: 'marina@duarte.test', password: 'x'.repeat(129) }, ['password_too_long']],
	['/forgot-password', { email: 'marina' }, ['email_invalid']],
	['/reset-password', { token: 'x', password: '12345' }, ['min_password']],
])('%s says beside the field what is wrong with %j', async (path, form, messages) => {
	const answer = await browser().post(path, form)
	expect(answer.status).toBe(400)
	expect(messagesIn(await answer.text())).toEqual(expect.arrayContaining(messages))
})

test('signing up signs in, stores the page’s language, and mails a link that confirms the address', async () => {
	const someone = browser('pt-BR')
	const email = anEmail()
	const answer = await someone.post('/signup', { email, password: 'a good password' })
	expect(answer.headers.get('Location')).toBe('/')
	const { html } = await someone.follow(answer)
	expect(messagesIn(html)).toEqual(expect.arrayContaining(['account_created', 'confirm_notice']))
	const mail = await mailTo(email)
	expect(mail.subject).toBe('Confirme seu e-mail no Pronto')
	const confirmed = await someone.follow(await someone.get(mail.links[0] ?? ''))
	expect(new URL(confirmed.address).pathname).toBe('/')
	expect(messagesIn(confirmed.html)).toContain('email_confirmed')
	expect(messagesIn(confirmed.html)).not.toContain('confirm_notice')
})

test('a wrong confirmation link says so and confirms nothing', async () => {
	const { html } = await browser().follow(await browser().get('/api/auth/verify-email?token=x'))
	expect(html).toBeDefined()
	const someone = browser()
	await someone.get('/api/auth/verify-email?token=x')
	expect(someone.flash).toBe('invalid_confirmation_link')
})

test('the notice sends the link again, and comes back to the page it stands on', async () => {
	const { someone } = await signedUp()
	const answer = await someone.post('/confirm-email', { next: '/popular' })
	expect(answer.headers.get('Location')).toBe('/popular')
	expect(someone.flash).toBe('confirmation_sent')
})

test('a taken address may be told at sign-up', async () => {
	const answer = await browser().post('/signup', EXPLORER)
	expect(answer.status).toBe(409)
	expect(messagesIn(await answer.text())).toContain('email_taken')
})

test('logging out goes to the home page and ends the session, but only by a form', async () => {
	const { someone } = await signedUp()
	await someone.get('/logout')
	expect(await isIn(someone)).toBe(true)
	const cookies = new Map(someone.cookies)
	const answer = await someone.post('/logout', {})
	expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/'])
	expect(someone.cookies.has('session')).toBe(false)
	for (const [name, value] of cookies) someone.cookies.set(name, value)
	expect(await isIn(someone)).toBe(false)
})

test.each(['tampered.signature', 'x', '%00', `${'a'.repeat(32)}.${'b'.repeat(43)}=`])(
	'the cookie %j is signed out quietly, and taken away',
	async (value) => {
		const someone = browser()
		someone.cookies.set('session', value)
		const page = await someone.get('/')
		expect(page.status).toBe(200)
		expect(someone.cookies.has('session')).toBe(false)
	},
)

test('a session signed with another secret opens nothing', async () => {
	const someone = await signedIn()
	const [token = ''] = (someone.cookies.get('session') ?? '').split('.')
	const secret = readFileSync(join(server.dataFolder, 'auth-secret'), 'utf8')
	const signWith = (key: string) => `${token}.${createHmac('sha256', key).update(token).digest('base64')}`
	someone.cookies.set('session', signWith('another secret that is long enough'))
	expect(await isIn(someone)).toBe(false)
	someone.cookies.set('session', signWith(secret))
	expect(await isIn(someone)).toBe(true)
})

test('forgetting a password is answered alike for known and unknown addresses', async () => {
	const known = await signedUp()
	const [one, two] = await Promise.all(
		[known.email, anEmail()].map((email) => browser().post('/forgot-password', { email })),
	)
	const seen = (answer: Response | undefined) => [answer?.status, answer?.headers.get('Location')]
	expect(seen(one)).toEqual([303, '/login'])
	expect(seen(two)).toEqual(seen(one))
	const bodies = await Promise.all(
		[known.email, anEmail()].map(async (email) =>
			(await callApi('/request-password-reset', { email })).text(),
		),
	)
	expect(bodies[0]).toBe(bodies[1])
})

test('a reset link sets a new password, once, and ends every session', async () => {
	const { someone, email } = await signedUp()
	await browser().post('/forgot-password', { email })
	let mail = await mailTo(email)
	for (let patience = 0; !mail.links[0]?.includes('/reset-password') && patience < 50; patience += 1) {
		await new Promise((again) => setTimeout(again, 100))
		mail = await mailTo(email)
	}
	const link = new URL(mail.links[0] ?? '')
	expect(link.pathname + link.search).toBe('/reset-password')
	const token = link.hash.replace('#token=', '')
	const visitor = browser()
	const answer = await visitor.post('/reset-password', { token, password: 'the next password' })
	expect(answer.headers.get('Location')).toBe('/login')
	expect(visitor.flash).toBe('password_updated')
	expect(await isIn(someone)).toBe(false)
	const again = await browser().post('/reset-password', { token, password: 'yet another' })
	expect(again.status).toBe(400)
	expect(messagesIn(await again.text())).toContain('invalid_reset_link')
	expect(await isIn(await signedIn({ email, password: 'the next password' }))).toBe(true)
})

test('the page that reads a token from its address tells it to nobody', async () => {
	const page = await browser().get('/reset-password')
	expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
	expect(await page.text()).toContain('noscript')
})

test('too many wrong passwords get 429, Retry-After and a text that helps, by either door', async () => {
	const { email, password } = await signedUp()
	const wrong = { email, password: 'wrong' }
	for (let turn = 0; turn < 5; turn += 1) {
		const refused = turn % 2 ? await callApi('/sign-in/email', wrong) : await browser().post('/login', wrong)
		expect(refused.status).toBe(401)
	}
	const page = await browser().post('/login', { email, password })
	expect(page.status).toBe(429)
	expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
	expect(messagesIn(await page.text())).toContain('too_many')
	const api = await callApi('/sign-in/email', { email, password }, { 'X-Forwarded-For': '203.0.113.9' })
	expect(api.status).toBe(429)
	expect(Number(api.headers.get('Retry-After'))).toBeGreaterThan(0)
	expect(await api.json()).toEqual({ error: 'too_many', message: expect.stringContaining('Too many') })
})

test('reset mails are counted for addresses that exist and for others', async () => {
	const email = anEmail()
	const statuses = []
	for (let turn = 0; turn < 3; turn += 1) {
		statuses.push((await browser().post('/forgot-password', { email })).status)
	}
	expect(statuses).toEqual([303, 303, 429])
})

test('what another site makes a browser send is refused at every door', async () => {
	const paths = [
		'/login',
		'/signup',
		'/logout',
		'/forgot-password',
		'/reset-password',
		'/login/google',
		'/confirm-email',
	]
	const doors = [...paths, '/api/auth/sign-in/email', '/api/auth/sign-out', '/api/auth/sign-up/email']
	const foreign = [{ Origin: 'https://evil.test' }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }]
	for (const door of doors) {
		for (const headers of foreign) {
			const init = {
				method: 'POST',
				headers,
				body: new URLSearchParams(EXPLORER),
				redirect: 'manual' as const,
			}
			const answer = await fetch(server.origin + door, init)
			expect([door, answer.status]).toEqual([door, 403])
			expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('session='))).toEqual([])
		}
	}
})

test('API clients sign in for a token, use it, and give it back', async () => {
	const answer = await callApi('/sign-in/email', EXPLORER)
	const { token } = await answer.json()
	expect(answer.headers.get('set-auth-token')).toBe(token)
	const headers = { Authorization: `Bearer ${token}` }
	const session = await (await fetch(`${server.origin}/api/auth/get-session`, { headers })).json()
	expect(session).toMatchObject({
		user: { email: EXPLORER.email, user_metadata: { full_name: expect.any(String) } },
	})
	expect((await callApi('/sign-out', {}, headers)).status).toBe(200)
	expect(await (await fetch(`${server.origin}/api/auth/get-session`, { headers })).json()).toBeNull()
})

test('API clients sign up with address and password alone', async () => {
	const person = { email: anEmail(), password: 'a good password' }
	const answer = await callApi('/sign-up/email', person, { 'Accept-Language': 'pt-BR' })
	expect(answer.status).toBe(200)
	expect((await mailTo(person.email)).subject).toContain('Confirme')
	expect((await callApi('/sign-up/email', person)).status).toBe(409)
})

test.each([
	['/sign-in/email', { email: 'x', password: '' }, 400, 'invalid_input'],
	['/sign-in/email', [], 400, 'invalid_input'],
	['/sign-in/email', { email: EXPLORER.email, password: { $ne: '' } }, 400, 'invalid_input'],
	['/sign-up/email', { email: anEmail(), password: '12345' }, 400, 'invalid_input'],
	['/reset-password', { token: 'x', newPassword: 'long enough' }, 400, 'invalid_input'],
	['/change-password', { currentPassword: 'x', newPassword: 'long enough' }, 401, 'signed_out'],
	['/update-user', { name: 'x' }, 404, 'not_found'],
	['/delete-user', {}, 404, 'not_found'],
	['/list-sessions', {}, 404, 'not_found'],
])('the API answers %s with %j by %i %s', async (path, body, status, error) => {
	const answer = await callApi(path, body)
	expect(answer.status).toBe(status)
	expect(await answer.json()).toMatchObject({ error, message: expect.any(String) })
})

test('the API reads JSON, and not without end', async () => {
	const form = await fetch(`${server.origin}/api/auth/sign-in/email`, {
		method: 'POST',
		body: new URLSearchParams(EXPLORER),
	})
	expect(form.status).toBe(415)
	expect((await callApi('/sign-in/email', { ...EXPLORER, filler: 'x'.repeat(70_000) })).status).toBe(413)
})

test('a personal page is never kept for others, whatever header says who asks', async () => {
	const { token } = await (await callApi('/sign-in/email', EXPLORER)).json()
	const path = `/popular?lang=pt`
	await fetch(server.origin + path, { headers: { Authorization: `Bearer ${token}` } })
	for (let turn = 0; turn < 3; turn += 1) {
		expect(await (await fetch(server.origin + path)).text()).not.toContain(EXPLORER.email)
	}
	const { email, someone } = await signedUp()
	const page = await someone.get('/popular')
	expect(await page.text()).toContain(email)
	expect(page.headers.get('Cache-Control')).toBe('private, no-store')
})

test('logs hold no address of a person and no secret', async () => {
	const { email, password } = await signedUp()
	await browser().post('/login', { email, password: 'wrong-one' })
	await browser().post('/signup', { email, password })
	const logs = server.logs()
	for (const secret of [
		email,
		password,
		'wrong-one',
		readFileSync(join(server.dataFolder, 'auth-secret'), 'utf8'),
	]) {
		expect(logs).not.toContain(secret)
	}
})
