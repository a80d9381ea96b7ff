import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { finished } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGE_TAG, LANGUAGES } from '~/i18n/language'
import { type RawAnswer, rawRequest, sendRaw } from '../tests/support/raw-http'
import { type RunningServer, startServer } from '../tests/support/server'
import { PlainBrowser } from '../tests/support/setup/plain-browser'

const FORM = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data; boundary=x'
const JSON_TYPE = 'application/json'
const ANSWERING_PROGRAMS = [
	'/functions/v1/create-checkout',
	'/api/auth/sign-in/email',
	'/mcp',
	'/webhooks/stripe',
	'/settings/answers/sync',
]
const IS_FOR_VISITORS = /^\/(?:login|signup|settings\/answers\/sync)$/
const MEGABYTES = 1_000_000
/** How much larger than usual an answer may be. */
const MOST_ABOVE_USUAL = 65_536

interface Sent {
	type: string
	body: string
	isChunked?: boolean
	isKept?: boolean
}

let server: RunningServer
let member: PlainBrowser
beforeAll(async () => {
	server = await startServer({ env: { LOG_LEVEL: 'error' } })
	member = new PlainBrowser(server.origin)
	await member.post('/login', { email: 'explorer@pronto.test', password: 'pronto-demo' })
})
afterAll(() => server.stop())

/** Sends a body, saying how long it is, or in chunks that don't; `isKept` asks for the connection to stay. */
function send(
	path: string,
	{ type, body, isChunked = false, isKept = false }: Sent,
	headers: Record<string, string> = {},
): Promise<RawAnswer> {
	const cookies = IS_FOR_VISITORS.test(path)
		? ''
		: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
	const about = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(body.length) }
	const head = rawRequest(`POST ${path}`, { 'Content-Type': type, Cookie: cookies, ...about, ...headers })
	const sent = isChunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body
	return sendRaw(server.port, (isKept ? head.replace('Connection: close\r\n', '') : head) + sent)
}

const residentMegabytes = () =>
	Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })) / 1_024

const parts = (count: number, value: string) =>
	`${`--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${value}\r\n`.repeat(count)}--x--\r\n`

describe.each(LANGUAGES)('in %s', (language) => {
	const headers = { 'Accept-Language': LANGUAGE_TAG[language] }

	test.each([
		['/login', { type: FORM, body: 'a&'.repeat(MEGABYTES) }, '64 kB'],
		['/login', { type: FORM, body: `email=${'a'.repeat(400_000)}` }, '64 kB'],
		['/login', { type: FORM, body: `email=${'a'.repeat(400_000)}`, isChunked: true }, '64 kB'],
		['/forgot-password', { type: PARTS, body: parts(5_000, 'v') }, '64 kB'],
		['/signup', { type: PARTS, body: parts(1, 'v'.repeat(2 * MEGABYTES)), isChunked: true }, '64 kB'],
		['/contact', { type: FORM, body: `message=${'a'.repeat(400_000)}` }, '246 kB'],
		['/create-prompt', { type: FORM, body: `promptText=${'a'.repeat(MEGABYTES)}` }, '635 kB'],
		['/settings/tokens', { type: FORM, body: `name=${'a'.repeat(400_000)}` }, '64 kB'],
		['/sandbox', { type: FORM, body: `action=${'a'.repeat(400_000)}` }, '64 kB'],
		['/sandbox/identity/token', { type: PARTS, body: parts(5_000, 'v') }, '64 kB'],
	])('%s refuses a body that is too large, and says how much it takes', async (path, sent, limit) => {
		const answer = await send(path, { ...sent, isKept: true }, headers)
		expect(answer.status).toBe(413)
		expect(answer.headers.get('connection')).toBe('close')
		expect(answer.body).toContain(`<html lang="${LANGUAGE_TAG[language]}"`)
		expect(answer.body).toContain('data-message="too_large_title"')
		if (!path.startsWith('/sandbox')) expect(answer.body).toContain(limit)
		expect(answer.body.length).toBeLessThan(MOST_ABOVE_USUAL)
	})

	test.each(ANSWERING_PROGRAMS)('%s tells programs so in JSON', async (path) => {
		for (const isChunked of [false, true]) {
			const body = JSON.stringify({ x: 'x'.repeat(2 * MEGABYTES) })
			const answer = await send(path, { type: JSON_TYPE, body, isChunked, isKept: true }, headers)
			expect(answer.status).toBe(413)
			expect(answer.headers.get('connection')).toBe('close')
			expect(answer.body).toContain('"error":"too_large"')
		}
	})
})

test('whoever sends 20 MB still reads the answer, and the connection ends after it', async () => {
	for (const isChunked of [false, true]) {
		const body = `email=${'a'.repeat(20 * MEGABYTES)}`
		const answer = await send('/login', { type: FORM, body, isChunked, isKept: true })
		expect(answer.status).toBe(413)
		expect(answer.body).toContain('</html>')
	}
})

/** A connection of somebody who reads an answer before they send what they announced. */
function connected() {
	const socket = connect({ port: server.port, host: '127.0.0.1' })
	let read = ''
	socket.setEncoding('latin1').on('data', (piece) => {
		read += piece
	})
	const closed = finished(socket)
	return {
		socket,
		closed,
		/** What came, once it is a whole answer by its own length, or the connection has ended. */
		async answer(): Promise<string> {
			while (!isWhole(read) && !socket.closed) await Promise.race([once(socket, 'data'), closed])
			return read
		},
	}
}

function isWhole(read: string): boolean {
	const end = read.indexOf('\r\n\r\n')
	const length = /\r\ncontent-length: (\d+)/i.exec(read.slice(0, end))?.[1]
	return length !== undefined && read.length === end + 4 + Number(length)
}

test.each([
	['/login', {}],
	['/login', { Expect: '100-continue' }],
	['/webhooks/stripe', {}],
	['/mcp', { Expect: '100-continue' }],
])('%s answers a length that is too large before any of it comes %j', async (path, more) => {
	const { socket, closed, answer } = connected()
	const length = 2 * MEGABYTES
	const head = rawRequest(`POST ${path}`, { ...more, 'Content-Type': FORM, 'Content-Length': String(length) })
	socket.write(head.replace('Connection: close\r\n', ''))
	const read = await answer()
	expect(read).toMatch(/^HTTP\/1\.1 413 /)
	expect(read.toLowerCase()).toContain('\r\nconnection: close\r\n')
	// Who goes on writing is listened to: the answer is not taken away by a reset.
	socket.write('a'.repeat(length))
	await closed
})

test('who asks first whether a body may come is told to send it', async () => {
	const body = 'email=nobody%40pronto.test&password=no'
	const { socket, closed } = connected()
	const about = { Expect: '100-continue', 'Content-Type': FORM, 'Content-Length': String(body.length) }
	socket.write(rawRequest('POST /login', about))
	expect(String((await once(socket, 'data'))[0])).toBe('HTTP/1.1 100 Continue\r\n\r\n')
	socket.write(body)
	expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 40\d /)
	await closed
})

test('an answer that leaves a body unread says that the connection ends', async () => {
	const { socket, closed, answer } = connected()
	const length = 4 * MEGABYTES
	const head = rawRequest('POST /prompt-locker/import', {
		'Content-Type': PARTS,
		'Content-Length': String(length),
	})
	socket.write(head.replace('Connection: close\r\n', ''))
	const read = await answer()
	expect(read).toMatch(/^HTTP\/1\.1 303 /)
	expect(read.toLowerCase()).toContain('\r\nconnection: close\r\n')
	socket.write('a'.repeat(length))
	await closed
})

test('a body that is too long by little ends the connection too, though all of it had come by then', async () => {
	const Cookie = [...member.cookies].map((pair) => pair.join('=')).join('; ')
	const headers = { Cookie, 'Content-Type': FORM, 'Transfer-Encoding': 'chunked' }
	const head = rawRequest('POST /settings/delete', headers).replace('Connection: close\r\n', '')
	const answer = await sendRaw(server.port, `${head}${'7\r\naaaaaaa\r\n'.repeat(9_400)}0\r\n\r\n`)
	expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
})

test('a body that ends in what no trailer may say is answered', async () => {
	const head = rawRequest('POST /login', { 'Content-Type': FORM, 'Transfer-Encoding': 'chunked' })
	const answer = await sendRaw(server.port, `${head}3\r\na=b\r\n0\r\nContent-Length: 5\r\n\r\n`)
	expect(answer.status).toBe(400)
	expect(answer.body).toContain('data-message="bad_request_title"')
})

test.each([
	[417, { Expect: 'a miracle' }],
	[400, { Host: 'no host' }],
])('nor is the answer %s swallowed by what still comes', async (status, more) => {
	const body = 'a'.repeat(20 * MEGABYTES)
	const head = rawRequest('POST /login', { ...more, 'Content-Length': String(body.length) })
	const answers = await Promise.all(Array.from({ length: 4 }, () => sendRaw(server.port, head + body)))
	expect(answers.map((answer) => answer.status)).toEqual(Array(4).fill(status))
})

test('what nobody reads is not kept either, however much of it comes and whatever the answer', async () => {
	const body = 'a'.repeat(20 * MEGABYTES)
	const before = residentMegabytes()
	for (let round = 0; round < 10; round += 1) {
		const refused = await send('/login', { type: FORM, body })
		const unread = await send('/prompt/1/opened', { type: FORM, body, isChunked: true })
		expect([refused.status, unread.status]).toEqual([413, 204])
	}
	expect(residentMegabytes() - before).toBeLessThan(200)
})

test.each([
	['a thousand fields', FORM, 'a&'.repeat(1_000)],
	['a thousand parts', PARTS, parts(1_000, '')],
])('%s are more than any form has', async (_what, type, body) => {
	expect((await send('/login', { type, body })).status).toBe(400)
})

test.each([
	['/login', 'email'],
	['/signup', 'email'],
	['/forgot-password', 'email'],
	['/contact', 'subject'],
	['/create-prompt', 'title'],
	['/create-prompt', 'promptText'],
	['/profile', 'fullName'],
	['/settings', 'username'],
	['/settings/delete', 'confirmation'],
	['/settings/tokens', 'name'],
])('%s sends nobody’s endless %s back', async (path, field) => {
	const usual = (await send(path, { type: FORM, body: `${field}=` })).body.length
	for (const sign of ['a', "'"]) {
		const body = `${field}=${sign.repeat(field === 'promptText' ? 200_000 : 60_000)}`
		const answer = await send(path, { type: FORM, body })
		expect(answer.status).toBe(400)
		expect(answer.body.length).toBeLessThan(usual + MOST_ABOVE_USUAL)
	}
})

test('what is a little too long comes back with its form, and with what is wrong beside it', async () => {
	const subject = 'A little too long. '.repeat(20)
	const answer = await send('/contact', { type: FORM, body: `subject=${encodeURIComponent(subject)}` })
	expect(answer.status).toBe(400)
	expect(answer.body).toContain(`value="${subject}`)
	expect(answer.body).toContain('data-message="text_too_long"')
})

test('none of all this was worth an error in the log', () => {
	expect(server.logs()).toBe('')
})
