import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { download } from '~/requests/download.server'
import { resetBrokenAnswers } from './broken-answers'
import type { ServerEnv } from './telemetry/log'

const PIECE = 'x'.repeat(100_000)
const FILE = { type: 'text/csv', name: 'list.csv' }

async function* pieces(isBroken: boolean) {
	for (let piece = 0; piece < 20; piece += 1) yield PIECE
	if (isBroken) throw new Error('The database went away.')
	yield 'the end'
}

const app = new Hono<ServerEnv>()
app.use(resetBrokenAnswers)
app.get('/whole', (c) => {
	c.header('Set-Cookie', 'a=1')
	return download(pieces(false), FILE)
})
app.get('/broken', () => download(pieces(true), FILE))
app.get('/empty', (c) => c.body(null, 204))

const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
beforeAll(async () => {
	await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

/** What a connection brought, and how it ended: in peace, or by a reset. */
async function ask(path: string, version: string): Promise<{ answer: string; end: string }> {
	const { port } = server.address() as AddressInfo
	const socket = connect(port, '127.0.0.1')
	socket.write(`GET ${path} HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
	let answer = ''
	let end = 'end'
	socket.on('data', (bytes) => (answer += bytes.toString('latin1')))
	socket.on('error', (error: NodeJS.ErrnoException) => (end = error.code ?? ''))
	await new Promise((closed) => socket.once('close', closed))
	return { answer, end }
}

test.each(['1.0', '1.1'])('by HTTP/%s a whole file ends in peace', async (version) => {
	const { answer, end } = await ask('/whole', version)
	expect(end).toBe('end')
	expect(answer).toContain('the end')
	expect(answer).toMatch(/content-type: text\/csv/i)
	expect((await ask('/empty', version)).answer).toMatch(/^HTTP\/1\.1 204/)
})

test('by HTTP/1.0 a file that breaks off ends with a reset', async () => {
	const { answer, end } = await ask('/broken', '1.0')
	expect(end).toBe('ECONNRESET')
	expect(answer).not.toContain('Error')
})

test('by HTTP/1.1 one that breaks off lacks its last chunk', async () => {
	const { answer } = await ask('/broken', '1.1')
	expect(answer).toMatch(/transfer-encoding: chunked/i)
	expect(answer).not.toMatch(/\r\n0\r\n\r\n$/)
})
