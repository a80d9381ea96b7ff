import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../support/server'
import { messagesIn, PlainBrowser } from '../support/setup/plain-browser'
import { startPostgres, type ThrowawayPostgres } from '../support/setup/postgres'

const CREATOR = { email: 'creator@pronto.test', password: 'pronto-demo' }

let postgres: ThrowawayPostgres
let servers: RunningServer[] = []

beforeAll(async () => {
	postgres = await startPostgres()
	const env = {
		DATABASE_URL: await postgres.createDatabase(),
		AUTH_SECRET: 'a secret that both processes share',
		PRONTO_LIMITS: '{"signInAccount":4}',
	}
	servers = await Promise.all([startServer({ env }), startServer({ env })])
})
afterAll(async () => {
	await Promise.all(servers.map((server) => server.stop()))
	await postgres.remove()
})

function browserAt(index: number): PlainBrowser {
	return new PlainBrowser(servers[index]?.origin ?? '')
}

const whoIs = async (someone: PlainBrowser) =>
	(await (await someone.get('/api/auth/get-session')).json())?.user.email

test('a session of one process is known to the other, and ends in both', async () => {
	const [here, there] = [browserAt(0), browserAt(1)]
	await here.post('/login', CREATOR)
	there.cookies.set('session', here.cookies.get('session') ?? '')
	expect(await whoIs(there)).toBe(CREATOR.email)
	await here.post('/logout', {})
	expect(await whoIs(there)).toBeUndefined()
})

test('tries count together, whichever process they reach', async () => {
	const wrong = { email: 'explorer@pronto.test', password: 'wrong' }
	const tries = Array.from({ length: 6 }, (_, turn) => browserAt(turn % 2).post('/login', wrong))
	const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
	expect(statuses).toEqual([401, 401, 401, 401, 429, 429])
})

test('without the database people are asked to wait, what they typed stays, and afterwards they are still signed in', async () => {
	const someone = browserAt(0)
	await someone.post('/login', CREATOR)
	await postgres.stop()
	const page = await someone.get('/popular')
	expect(page.status).toBe(503)
	expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
	expect(messagesIn(await page.text())).toContain('unavailable_title')
	const form = await browserAt(0).post('/login', CREATOR)
	const html = await form.text()
	expect(form.status).toBe(503)
	expect(messagesIn(html)).toContain('login_error')
	expect(html).toContain(`value="${CREATOR.email}"`)
	await postgres.start()
	let status = 0
	for (let patience = 0; status !== 200 && patience < 50; patience += 1) {
		status = (await someone.get('/popular')).status
		if (status !== 200) await new Promise((again) => setTimeout(again, 100))
	}
	expect(status).toBe(200)
	expect(await whoIs(someone)).toBe(CREATOR.email)
})
