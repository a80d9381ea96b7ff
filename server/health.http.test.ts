import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aFilledFolder, type RunningServer, startServer } from '../tests/support/server'

const TUNNEL = 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n'

const folder = aFilledFolder()
let server: RunningServer

const start = () => startServer({ env: { PRONTO_DATA: folder } })

beforeAll(async () => {
	server = await start()
})
afterAll(async () => {
	await server.stop()
	rmSync(folder, { recursive: true, force: true })
})

test('a server that listens is alive and ready', async () => {
	for (const path of ['/healthz', '/readyz']) {
		const answer = await fetch(server.origin + path)
		expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
	}
})

test('who asks for a tunnel and hangs up at once takes nothing from anybody', async () => {
	for (let tries = 0; tries < 100; tries += 1) {
		const caller = connect(server.port, '127.0.0.1')
		caller.on('error', () => undefined)
		await once(caller, 'connect')
		caller.write(TUNNEL)
		await wait(tries % 3)
		caller.resetAndDestroy()
	}
	expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
})

test('after a kill -9 the folder is free, and its database opens again with what was stored', async () => {
	const person = { email: `${randomUUID()}@pronto.test`, password: 'a good password' }
	const enter = (door: 'sign-up' | 'sign-in') =>
		fetch(`${server.origin}/api/auth/${door}/email`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(person),
		})
	expect((await enter('sign-up')).status).toBe(200)
	server.signal('SIGKILL')
	await server.ended
	server = await start()
	expect((await enter('sign-in')).status).toBe(200)
	expect((await fetch(`${server.origin}/categories?q=email`)).status).toBe(200)
})

test('one line of JSON is logged per request, with its id and without its query', async () => {
	const answer = await fetch(`${server.origin}/categories?q=secret-wish`, {
		headers: { 'User-Agent': 'someone@example.com', Cookie: 'theme=dark' },
	})
	await answer.text()
	const id = answer.headers.get('x-request-id')
	const lines = await vi.waitFor(() => {
		const said = server.logs().trim().split('\n')
		const all: { id?: string }[] = said.map((json) => JSON.parse(json))
		expect(all.some((line) => line.id === id)).toBe(true)
		return all.filter((line) => line.id === id)
	})
	expect(lines).toEqual([expect.objectContaining({ id, method: 'GET', path: '/categories', status: 200 })])
	expect(server.logs()).not.toMatch(/secret-wish|someone@|dark/)
})

test('a server that is asked to end does so at once when nobody waits, and lets go of open connections', async () => {
	const agent = new Agent({ keepAlive: true })
	const [response] = await once(get(`${server.origin}/healthz`, { agent }), 'response')
	await text(response)
	const halfSent = connect(server.port, '127.0.0.1')
	halfSent.on('error', () => undefined)
	halfSent.write('GET / HTTP/1.1\r\nHost: local')
	await once(halfSent, 'connect')
	const tunnel = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
	tunnel.on('error', () => undefined)
	tunnel.write(TUNNEL)
	const [refusal]: Buffer[] = await once(tunnel, 'data')
	expect(String(refusal)).toMatch(/^HTTP\/1\.1 405 /)
	const asked = performance.now()
	server.signal('SIGTERM')
	expect(await server.ended).toBe(0)
	expect(performance.now() - asked).toBeLessThan(15_000)
	agent.destroy()
	tunnel.destroy()
})
