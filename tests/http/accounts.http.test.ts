import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeToken } from '../support/access/access-tokens'
import { accountVisits, EXPLORER } from '../support/account-visits'
import { aWord } from '../support/prompts'
import { type RunningServer, startServer } from '../support/server'
import { messagesIn } from '../support/setup/plain-browser'

let server: RunningServer
const { anEmail, browser, signedIn, signedUp, isIn, mailTo } = accountVisits(() => server)

beforeAll(async () => {
	server = await startServer({ env: { PRONTO_LIMITS: '{"signInAccount":5,"reset":2}' } })
})
afterAll(() => server.stop())

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
	const link = mail.links[0] ?? ''
	expect(link).toMatch(/^http:[^?]+\/\?confirm=[\w.-]+$/)
	expect(messagesIn((await someone.follow(await someone.get(link))).html)).not.toContain('email_confirmed')
	const confirmed = await someone.follow(await someone.post('/confirm-email', { token: tokenIn(link) }))
	expect(new URL(confirmed.address).pathname).toBe('/')
	expect(messagesIn(confirmed.html)).toContain('email_confirmed')
	expect(messagesIn(confirmed.html)).not.toContain('confirm_notice')
})

const tokenIn = (link: string) => new URL(link).searchParams.get('confirm') ?? ''

test.each([
	['en', 'Confirm my address'],
	['pt-BR', 'Confirmar meu e-mail'],
])(
	'whoever follows a confirmation link, a program too, finds a button in %s, and confirms nothing by it',
	async (language, label) => {
		const { someone, email } = await signedUp()
		const link = (await mailTo(email)).links[0] ?? ''
		const isConfirmed = async () => {
			const { user } = await (await someone.get('/api/auth/get-session')).json()
			return user.emailVerified
		}
		await fetch(link, { method: 'HEAD' })
		await fetch(link, { headers: { 'Sec-Purpose': 'prefetch' } })
		await fetch(link.replace('/?confirm=', '/api/auth/verify-email?callbackURL=%2F&token='))
		const other = browser(language)
		const { html, address } = await other.follow(await other.get(link))
		expect(html).toContain(`${label}</button>`)
		expect(html).toContain(email)
		expect(await isConfirmed()).toBe(false)
		const page = await other.get(address)
		expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
		expect(page.headers.get('Cache-Control')).toBe('private, no-store')
		const pressed = await other.post('/confirm-email', { token: tokenIn(link) })
		expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, '/'])
		expect(other.flash).toBe('email_confirmed')
		expect(await isConfirmed()).toBe(true)
	},
)

test('a wrong confirmation link says so and confirms nothing, by either address and by the button', async () => {
	for (const path of ['/api/auth/verify-email?token=x', '/?confirm=x', '/confirm-email?token=x']) {
		const someone = browser()
		const { html } = await someone.follow(await someone.get(path))
		expect([path, messagesIn(html)]).toEqual([path, ['invalid_confirmation_link']])
	}
	const someone = browser()
	await someone.post('/confirm-email', { token: 'x' })
	expect(someone.flash).toBe('invalid_confirmation_link')
})

test('the notice sends the link again, and comes back to the page it stands on', async () => {
	const { someone } = await signedUp()
	const answer = await someone.post('/confirm-email', { next: '/popular' })
	expect(answer.headers.get('Location')).toBe('/popular')
	expect(someone.flash).toBe('confirmation_sent')
})

test('a taken address may be told at sign-up', async () => {
	const answer = await browser().post('/signup', { ...EXPLORER, password: 'another password' })
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

test('the last admin stays one, whoever asks for an end of it', async () => {
	const admin = await signedIn({ email: 'admin@pronto.test', password: 'pronto-demo' })
	const { user } = await (await admin.get('/api/auth/get-session')).json()
	const wish = { intent: 'revoke', userId: user.id, confirmed: 'yes', reason: 'They leave.' }
	const revoked = await admin.post('/admin', wish)
	expect(revoked.status).toBe(409)
	expect(messagesIn(await revoked.text())).toContain('last_admin')
	const deleted = await admin.post('/settings/delete', {
		confirmation: 'admin@pronto.test',
		password: 'pronto-demo',
	})
	expect(deleted.status).toBe(409)
	expect(messagesIn(await deleted.text())).toContain('last_admin')
	expect((await admin.get('/admin')).status).toBe(200)
})

test('what somebody published is nowhere any more soon after they deleted their account', async () => {
	const { someone, email, password } = await signedUp()
	const word = aWord()
	const made = await someone.post('/create-prompt', {
		title: `The ${word} plan`,
		description: `About ${word}.`,
		category: 'finance',
		promptText: `Explain ${word}.`,
		tags: word,
		language: 'en',
	})
	const address = made.headers.get('Location') ?? ''
	const visitor = browser()
	const places = [
		address,
		`${address}.md`,
		`${address}.json`,
		`/share/en${address}.png`,
		`/categories?q=${word}`,
		'/category/finance',
		`/search/suggestions?q=${word}&lang=en`,
		`/api/v1/search?q=${word}`,
		`/api/v1${address.replace('prompt', 'prompts')}`,
		'/sitemap.xml',
		'/feed.xml?lang=en',
		'/llms.txt?lang=en',
	]
	const id = address.split('/').at(-1) ?? ''
	const tells = async (place: string) => {
		const answer = await visitor.get(place)
		const isPicture = answer.headers.get('content-type') === 'image/png'
		return answer.ok && (isPicture || (await answer.text()).includes(id))
	}
	const telling = async () => {
		const told = await Promise.all(places.map(tells))
		return places.filter((_, at) => told[at])
	}
	expect(await telling()).toEqual(places.slice(0, 9))
	// Nobody between us and a reader keeps its picture for longer than an hour.
	const page = await (await visitor.get(address)).text()
	const picture = await visitor.get(/\/share\/en\/prompt\/[^"]*/.exec(page)?.[0] ?? '')
	expect(picture.headers.get('cache-control')).toBe('public, max-age=3600')
	const gone = await someone.post('/settings/delete', { confirmation: email, password })
	expect(gone.headers.get('Location')).toBe('/')
	await vi.waitFor(async () => expect(await telling()).toEqual([]), { timeout: 10_000, interval: 250 })
})

test('after a new password one press ends the access tokens, where there are any', async () => {
	const { someone, password: current } = await signedUp()
	const plain = await someone.post('/settings/password', { current, wanted: 'a second one' })
	expect(plain.headers.get('Location')).toBe('/settings?tab=account')
	const Authorization = `Bearer ${await makeToken(someone)}`
	const ask = () => fetch(`${server.origin}/api/v1/prompts`, { headers: { Authorization } })
	const again = await someone.post('/settings/password', { current: 'a second one', wanted: 'a third one' })
	expect(messagesIn((await someone.follow(again)).html)).toContain('tokens_after_password')
	expect((await ask()).status).toBe(200)
	await someone.post('/settings/tokens', { intent: 'revoke-all' })
	expect([someone.flash, (await ask()).status]).toEqual(['tokens_revoked', 401])
})
