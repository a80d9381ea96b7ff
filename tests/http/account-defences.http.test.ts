import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountVisits, EXPLORER } from '../support/account-visits'
import { type RunningServer, startServer } from '../support/server'
import { messagesIn } from '../support/setup/plain-browser'

let server: RunningServer
const { anEmail, browser, signedUp, isIn, mailTo, callApi } = accountVisits(() => server)

beforeAll(async () => {
	server = await startServer({ env: { PRONTO_LIMITS: '{"signInAccount":5,"reset":2}' } })
})
afterAll(() => server.stop())

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

test('the page that reads a token from its address tells it to nobody', async () => {
	const page = await browser().get('/reset-password')
	expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
	expect(await page.text()).toContain('noscript')
})

test('too many wrong passwords get 429, Retry-After and a text that helps, by either door; a device that was in before gets in', async () => {
	const { someone, email, password } = await signedUp()
	const wrong = { email, password: 'wrong' }
	for (let turn = 0; turn < 5; turn += 1) {
		const refused = turn % 2 ? await callApi('/sign-in/email', wrong) : await browser().post('/login', wrong)
		expect(refused.status).toBe(401)
	}
	const page = await browser().post('/login', { email, password })
	expect(page.status).toBe(429)
	expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
	const html = await page.text()
	expect(messagesIn(html)).toContain('too_many_passwords')
	expect(html).toMatch(/Try again in 1[0-5] minutes/)
	expect(html).toContain(`value="${email}"`)
	const api = await callApi('/sign-in/email', { email, password }, { 'X-Forwarded-For': '203.0.113.9' })
	expect(api.status).toBe(429)
	expect(Number(api.headers.get('Retry-After'))).toBeGreaterThan(0)
	expect(await api.json()).toEqual({ error: 'too_many', message: expect.stringContaining('Too many') })
	await someone.post('/logout', {})
	expect((await someone.post('/login', { email, password })).headers.get('Location')).toBe('/')
	const device = `device=${someone.cookies.get('device')}`
	expect((await callApi('/sign-in/email', { email, password }, { Cookie: device })).status).toBe(200)
})

test('reset mails are counted for addresses that exist and for others', async () => {
	const email = anEmail()
	const answers = []
	for (let turn = 0; turn < 3; turn += 1) {
		answers.push(await browser('pt-BR').post('/forgot-password', { email }))
	}
	expect(answers.map(({ status }) => status)).toEqual([303, 303, 429])
	const html = (await answers.at(-1)?.text()) ?? ''
	expect(messagesIn(html)).toContain('too_many_resets')
	expect(html).toMatch(/peça outro em (59|60) minutos/)
	expect(html).toContain(`value="${email}"`)
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

test('whoever signs in, by either door, leaves the session behind that they came with', async () => {
	const { someone, email, password } = await signedUp()
	const [name, value] = [...someone.cookies].find(([cookie]) => cookie === 'session') ?? []
	expect(await isIn(someone)).toBe(true)
	await someone.post('/login', { email, password })
	expect(await isIn(someone)).toBe(true)
	const before = browser()
	before.cookies.set(name ?? '', value ?? '')
	expect(await isIn(before)).toBe(false)

	const { token } = await (await callApi('/sign-in/email', { email, password })).json()
	const headers = { Authorization: `Bearer ${token}` }
	await callApi('/sign-in/email', { email, password: 'a wrong one' }, headers)
	const session = () => fetch(`${server.origin}/api/auth/get-session`, { headers })
	expect(await (await session()).json()).not.toBeNull()
	await callApi('/sign-in/email', { email, password }, headers)
	expect(await (await session()).json()).toBeNull()
})

test('a session confirms no address, and what a link carries opens no session', async () => {
	const { someone, email } = await signedUp()
	const token = new URL((await mailTo(email)).links[0] ?? '').searchParams.get('confirm') ?? ''
	expect(token).not.toBe('')
	const other = browser()
	other.cookies.set('session', token)
	expect(await isIn(other)).toBe(false)
	await someone.post('/confirm-email', { token: someone.cookies.get('session') ?? '' })
	expect(someone.flash).toBe('invalid_confirmation_link')
	await someone.post('/confirm-email', { token })
	expect(someone.flash).toBe('email_confirmed')
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

test('what the API says of an account is never kept, by whatever stands in between', async () => {
	const signIn = await callApi('/sign-in/email', EXPLORER)
	const headers = { Authorization: `Bearer ${signIn.headers.get('set-auth-token')}` }
	const session = await fetch(`${server.origin}/api/auth/get-session`, { headers })
	for (const { status, headers } of [signIn, session])
		expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
})

test('the log tells what happened to an account, by whose id', async () => {
	const { someone, email, password } = await signedUp()
	const token = (await callApi('/sign-in/email', { email, password })).headers.get('set-auth-token')
	const headers = { Authorization: `Bearer ${token}` }
	const { user } = await (await fetch(`${server.origin}/api/auth/get-session`, { headers })).json()
	await browser().post('/login', { email, password: 'a wrong one' })
	await someone.post('/settings/password', { current: password, wanted: 'another good password' })
	await someone.post('/settings/sessions', {})
	const lines = () =>
		server
			.logs()
			.split('\n')
			.filter((line) => line.includes('"msg":"account"'))
	await vi.waitFor(
		() => expect(lines().join('\n')).toContain(`"signed_out_everywhere","userId":"${user.id}"`),
		5_000,
	)
	for (const event of ['signed_up', 'signed_in', 'password_changed']) {
		expect(lines().join('\n')).toContain(`"event":"${event}","userId":"${user.id}"`)
	}
	expect(lines().join('\n')).toContain('"event":"sign_in_failed"')
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
