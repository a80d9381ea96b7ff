import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../support/server'
import { messagesIn, PlainBrowser } from '../support/setup/plain-browser'

let server: RunningServer

beforeAll(async () => {
	server = await startServer({ env: { PRONTO_LIMITS: '{"signInAccount":5}' } })
})
afterAll(() => server.stop())

const anEmail = () => `${randomUUID()}@gmail.test`

/** Presses the button, decides on the provider's page, and comes back. */
async function byGoogle(someone: PlainBrowser, decision: Record<string, string>, next = '/') {
	const left = await someone.post('/login/google', { next })
	const provider = new URL(left.headers.get('Location') ?? '', someone.origin)
	const consent = await someone.get(provider.href)
	expect(consent.status).toBe(200)
	const decided = await someone.post(provider.href, decision)
	const back = decided.headers.get('Location') ?? ''
	return { provider, back, arrived: await someone.get(back) }
}

const allow = (email: string, more: Record<string, string> = {}) => ({
	decision: 'allow',
	account: 'other',
	email,
	name: 'Marina Duarte',
	...more,
})

test('a new person comes by Google with name, confirmed address and a session, and goes on', async () => {
	const someone = new PlainBrowser(server.origin, 'pt-BR')
	const { provider, arrived } = await byGoogle(someone, allow(anEmail()), '/categories')
	expect(Object.fromEntries(provider.searchParams)).toMatchObject({
		response_type: 'code',
		code_challenge_method: 'S256',
		access_type: 'offline',
		prompt: 'consent',
		redirect_uri: `${server.origin}/api/auth/callback/google`,
	})
	expect(provider.searchParams.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
	expect([arrived.status, arrived.headers.get('Location')]).toEqual([303, '/categories'])
	const [session] = arrived.headers.getSetCookie().filter((cookie) => cookie.startsWith('session='))
	expect(session).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
	const { html } = await someone.follow(arrived)
	expect(messagesIn(html)).toContain('account_created')
	expect(messagesIn(html)).not.toContain('confirm_notice')
	const who = await (await someone.get('/api/auth/get-session')).json()
	expect(who.user).toMatchObject({ name: 'Marina Duarte', emailVerified: true })
})

test('the second time it is the same account', async () => {
	const email = anEmail()
	const ids = []
	for (const message of ['account_created', 'login_success']) {
		const someone = new PlainBrowser(server.origin)
		await byGoogle(someone, allow(email))
		expect(someone.flash).toBe(message)
		ids.push((await (await someone.get('/api/auth/get-session')).json()).user.id)
	}
	expect(ids[0]).toBe(ids[1])
})

test('whoever denies is back at the login page, signed out, with a message', async () => {
	const someone = new PlainBrowser(server.origin)
	const { arrived } = await byGoogle(someone, { decision: 'deny' }, '/categories')
	expect(arrived.headers.get('Location')).toBe('/login?next=%2Fcategories')
	expect(someone.flash).toBe('google_denied')
	expect(someone.cookies.has('session')).toBe(false)
})

test('whose address nobody confirmed comes in by Google, and whoever had opened the account is out', async () => {
	const person = { email: anEmail(), password: 'a good password' }
	const first = new PlainBrowser(server.origin)
	await first.post('/signup', person)
	const owner = new PlainBrowser(server.origin)
	const { arrived } = await byGoogle(owner, allow(person.email), '/categories')
	expect(arrived.headers.get('Location')).toBe('/categories')
	expect(owner.flash).toBe('google_took_over')
	expect((await owner.get('/login')).status).toBe(302)
	expect((await first.get('/login')).status).toBe(200)
	expect((await new PlainBrowser(server.origin).post('/login', person)).status).toBe(401)
})

test('whose address Google has not verified neither joins an account nor opens one', async () => {
	for (const email of ['explorer@pronto.test', anEmail()]) {
		const someone = new PlainBrowser(server.origin)
		await byGoogle(someone, allow(email, { unverified: 'on' }))
		expect(someone.flash).toBe('google_not_verified')
		expect(someone.cookies.has('session')).toBe(false)
	}
})

test('a confirmed account is joined with the verified Google account of its address', async () => {
	const someone = new PlainBrowser(server.origin)
	await byGoogle(someone, allow('creator@pronto.test'))
	expect(someone.flash).toBe('login_success')
	expect((await (await someone.get('/api/auth/get-session')).json()).user.email).toBe('creator@pronto.test')
})

test('the way back works once, and only in the browser that left', async () => {
	const someone = new PlainBrowser(server.origin)
	const { back } = await byGoogle(someone, allow(anEmail()))
	const again = await new PlainBrowser(server.origin).get(back)
	expect(again.headers.get('Location')).toMatch(/^\/login/)
	const victim = new PlainBrowser(server.origin)
	const attacker = new PlainBrowser(server.origin)
	const left = await attacker.post('/login/google', { next: '/' })
	const decided = await attacker.post(left.headers.get('Location') ?? '', allow(anEmail()))
	await victim.get(decided.headers.get('Location') ?? '')
	expect(victim.cookies.has('session')).toBe(false)
})

test('made-up ways back end at the login page', async () => {
	for (const query of [
		'',
		'?code=x',
		'?state=x',
		'?code=x&state=y',
		'?error=access_denied',
		'?code=x&code=y',
	]) {
		const someone = new PlainBrowser(server.origin)
		const answer = await someone.get(`/api/auth/callback/google${query}`)
		expect([query, answer.status, answer.headers.get('Location')]).toEqual([query, 303, '/login'])
		expect(someone.cookies.has('session')).toBe(false)
	}
})

test('under another name of this machine it works just the same', async () => {
	const origin = server.origin.replace('localhost', '127.0.0.1')
	const someone = new PlainBrowser(origin)
	const left = await someone.post('/login/google', { next: '/' })
	const provider = new URL(left.headers.get('Location') ?? '')
	expect(provider.searchParams.get('redirect_uri')).toBe(`${origin}/api/auth/callback/google`)
	const page = await (await someone.post(provider.href, allow(anEmail()))).text()
	const back = /url=([^"]+)/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
	await someone.get(back)
	expect(someone.flash).toBe('account_created')
})

test('the provider gives tokens only for the right code, client and verifier', async () => {
	const token = (form: Record<string, string>) =>
		fetch(`${server.origin}/sandbox/identity/token`, { method: 'POST', body: new URLSearchParams(form) })
	const client = { client_id: 'pronto-sandbox', client_secret: 'pronto-sandbox' }
	const made = { grant_type: 'authorization_code', code: 'made-up', code_verifier: 'x', redirect_uri: 'x' }
	expect((await token({ ...client, ...made })).status).toBe(400)
	expect((await token({ ...client, client_secret: 'wrong', ...made })).status).toBe(401)
	const foreign = new URLSearchParams({
		client_id: 'pronto-sandbox',
		redirect_uri: 'https://evil.test/api/auth/callback/google',
		response_type: 'code',
		code_challenge: 'x'.repeat(43),
		code_challenge_method: 'S256',
		scope: 'openid',
	})
	expect((await fetch(`${server.origin}/sandbox/identity/authorize?${foreign}`)).status).toBe(400)
})

test('when Google is away the button says so, and passwords work as ever', async () => {
	const alone = await startServer({ env: { GOOGLE_ISSUER: 'http://127.0.0.1:9' } })
	const someone = new PlainBrowser(alone.origin)
	const answer = await someone.post('/login/google', { next: '/popular' })
	expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/login?next=%2Fpopular'])
	expect(someone.flash).toBe('login_error')
	await someone.post('/login', { email: 'explorer@pronto.test', password: 'pronto-demo' })
	expect(someone.flash).toBe('login_success')
	expect((await fetch(`${alone.origin}/sandbox/identity/jwks`)).status).toBe(404)
	await alone.stop()
})

test('where somebody came in by Google, their password works on that device whatever strangers try', async () => {
	const creator = { email: 'creator@pronto.test', password: 'pronto-demo' }
	const owner = new PlainBrowser(server.origin)
	await byGoogle(owner, allow(creator.email))
	owner.cookies.delete('session')
	for (let tries = 0; tries < 5; tries += 1)
		await new PlainBrowser(server.origin).post('/login', { ...creator, password: 'wrong' })
	expect((await new PlainBrowser(server.origin).post('/login', creator)).status).toBe(429)
	expect((await owner.post('/login', creator)).headers.get('Location')).toBe('/')
})
