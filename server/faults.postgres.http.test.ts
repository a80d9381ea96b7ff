import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RunningServer, startServer } from '../tests/support/server'
import { startPostgres, type ThrowawayPostgres } from '../tests/support/setup/postgres'

const SEARCH = '/categories?q=email'

let postgres: ThrowawayPostgres
let url: string
let server: RunningServer

beforeAll(async () => {
	postgres = await startPostgres()
	url = await postgres.createDatabase()
	server = await startServer({ env: { DATABASE_URL: url } })
})
afterAll(async () => {
	await server.stop()
	await postgres.remove()
})

const statusOf = async (path: string, at = server) => (await fetch(at.origin + path)).status

/** Holds the search table, so that searches wait, until the answer is called. */
async function holdSearch(): Promise<{ waiting: () => Promise<number>; letGo: () => Promise<void> }> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	await client.query('begin')
	await client.query('lock table prompt_search in access exclusive mode')
	return {
		async waiting() {
			const { rows } = await client.query<{ count: number }>(
				'select count(*)::int as count from pg_locks where not granted',
			)
			return rows[0]?.count ?? 0
		},
		letGo: () => client.end(),
	}
}

test('while the database is away, kept pages are served, others say so, and all is well within 5 seconds of its return', async () => {
	expect(await statusOf('/')).toBe(200)
	expect(await statusOf(SEARCH)).toBe(200)
	await postgres.stop()
	expect(await statusOf('/readyz')).toBe(503)
	expect(await statusOf('/healthz')).toBe(200)
	expect(await statusOf('/')).toBe(200)
	for (const language of ['en', 'pt-BR']) {
		const answer = await fetch(server.origin + SEARCH, { headers: { 'Accept-Language': language } })
		const page = await answer.text()
		expect([answer.status, page.includes(`<html lang="${language}"`)]).toEqual([503, true])
		expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
		expect(page).toContain('data-message="unavailable_title"')
		expect(page).toContain(`data-request-id="${answer.headers.get('x-request-id')}"`)
	}
	for (const path of ['/sitemap.xml', '/feed.xml', '/llms.txt', `/share/en/prompt/${randomUUID()}.png`]) {
		const answer = await fetch(server.origin + path)
		expect([path, answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([path, 503, true])
		expect(await answer.text()).toContain(answer.headers.get('x-request-id'))
	}
	for (const path of ['/api/auth/sign-in/email', '/mcp']) {
		const answer = await fetch(server.origin + path, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ email: 'somebody@pronto.test', password: 'a good password' }),
		})
		expect([path, answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([path, 503, true])
		expect(await answer.json()).toMatchObject({
			error: 'unavailable',
			details: { requestId: answer.headers.get('x-request-id') },
		})
	}
	await postgres.start()
	const returned = performance.now()
	await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 5_000, interval: 50 })
	expect(await statusOf(SEARCH)).toBe(200)
	expect(performance.now() - returned).toBeLessThan(5_000)
	const lines = await vi.waitUntil(() => server.logs().match(/^.*"status":503.*$/gm))
	for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 40 })
	expect(server.logs().match(/"level":50.*the database is away/g)).toHaveLength(1)
})

test('a database that breaks connections in the middle of a search costs that answer, not the server', async () => {
	const held = await holdSearch()
	const searches = Array.from({ length: 15 }, () => fetch(server.origin + SEARCH))
	await vi.waitFor(async () => expect(await held.waiting()).toBeGreaterThan(5), { timeout: 30_000 })
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	await client.query('select pg_terminate_backend(pid) from pg_locks where not granted')
	await client.end()
	await held.letGo()
	for (const answer of await Promise.all(searches)) expect([200, 500, 503]).toContain(answer.status)
	expect(await statusOf('/readyz')).toBe(200)
	for (let again = 0; again < 15; again += 1) expect(await statusOf(SEARCH)).toBe(200)
})

test('two processes that start on one new database at once both come up', async () => {
	const DATABASE_URL = await postgres.createDatabase()
	const both = await Promise.all([1, 2].map(() => startServer({ env: { DATABASE_URL } })))
	for (const one of both) {
		expect(await statusOf(SEARCH, one)).toBe(200)
		expect(await one.stop()).toBe(0)
	}
})

/** A token of somebody with a locker that is larger than what waits on the way to who reads nothing. */
async function anOwnerOfMuch(origin: string, client: pg.Client): Promise<string> {
	const email = `${randomUUID()}@pronto.test`
	const signUp = await fetch(`${origin}/api/auth/sign-up/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email, password: 'a good password' }),
	})
	const { token }: { token: string } = await signUp.json()
	await client.query(
		`insert into saved_prompts (id, user_id, title, content)
		select gen_random_uuid()::text, id, 'One of many', repeat('x', 90000) from "user", generate_series(1, 200) where email = $1`,
		[email],
	)
	return token
}

/** Asks for a file, reads of it no more than has come until `meanwhile` is over, then the rest; answers how it ended. */
async function readWith(
	port: number,
	path: string,
	version: string,
	token: string,
	meanwhile: () => Promise<unknown>,
) {
	const socket = connect(port, '127.0.0.1')
	const head = [`GET ${path} HTTP/${version}`, 'Host: localhost', `Authorization: Bearer ${token}`]
	socket.write([...head, 'Connection: close', '', ''].join('\r\n'))
	let [answer, end] = ['', 'in peace']
	socket.on('error', (error: NodeJS.ErrnoException) => (end = error.code ?? ''))
	await new Promise<void>((come) =>
		socket.once('data', (bytes) => {
			answer += bytes.toString('latin1')
			socket.pause()
			come()
		}),
	)
	await meanwhile()
	socket.on('data', (bytes) => (answer += bytes.toString('latin1')))
	socket.resume()
	await new Promise((closed) => socket.once('close', closed))
	return { answer, end }
}

test.each([
	['/prompt-locker/export.csv', '1.0'],
	['/prompt-locker/export.csv', '1.1'],
	['/prompt-locker/export.json', '1.0'],
	['/settings/export.json', '1.0'],
])('%s of which the rest can’t be read does not look whole to HTTP/%s', async (path, version) => {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	const token = await anOwnerOfMuch(server.origin, client)
	const { answer, end } = await readWith(server.port, path, version, token, () =>
		client.query('alter table saved_prompts rename to saved_elsewhere'),
	)
	await client.query('alter table saved_elsewhere rename to saved_prompts')
	await client.end()
	expect(answer).toMatch(/^HTTP\/1\.1 200/)
	if (version === '1.0') expect(end).toBe('ECONNRESET')
	else expect(answer).not.toMatch(/\r\n0\r\n\r\n$/)
})

test('a server that is asked to end is not ready any more, finishes what it began, and is gone within 15 seconds', async () => {
	const held = await holdSearch()
	const search = fetch(server.origin + SEARCH)
	await vi.waitFor(async () => expect(await held.waiting()).toBeGreaterThan(0), { timeout: 30_000 })
	const asked = performance.now()
	server.signal('SIGTERM')
	await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), { timeout: 30_000 })
	expect(await statusOf('/healthz')).toBe(200)
	await held.letGo()
	const answer = await search
	expect(answer.status).toBe(200)
	expect(answer.headers.get('connection')).toBe('close')
	expect(await answer.text()).toContain('</html>')
	expect(await server.ended).toBe(0)
	expect(performance.now() - asked).toBeLessThan(15_000)
	await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow()
})
