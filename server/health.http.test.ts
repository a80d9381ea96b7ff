import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../tests/support/server'

const TUNNEL = 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n'

const running: RunningServer[] = []

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
	const server = await startServer({ env })
	running.push(server)
	return server
}

afterEach(async () => {
	// The first one's folder goes with it: who uses it too is stopped before.
	for (const server of running.splice(0).reverse()) await server.stop()
})

test('a server that listens is alive and ready', async () => {
	const { origin } = await start()
	for (const path of ['/healthz', '/readyz']) {
		const answer = await fetch(origin + path)
		expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
	}
})

test('a server that is asked to end does so at once when nobody waits, and lets go of open connections', async () => {
	const server = await start()
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

test('who asks for a tunnel and hangs up at once takes nothing from anybody', async () => {
	const { origin, port } = await start()
	for (let tries = 0; tries < 100; tries += 1) {
		const caller = connect(port, '127.0.0.1')
		caller.on('error', () => undefined)
		await once(caller, 'connect')
		caller.write(TUNNEL)
		await wait(tries % 3)
		caller.resetAndDestroy()
	}
	expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})

test('after a kill -9 the folder is free, and its database opens again with what was stored', async () => {
	const first = await start()
	const person = { email: `${randomUUID()}@pronto.test`, password: 'a good password' }
	const enter = ({ origin }: RunningServer, door: 'sign-up' | 'sign-in') =>
		fetch(`${origin}/api/auth/${door}/email`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(person),
		})
	expect((await enter(first, 'sign-up')).status).toBe(200)
	first.signal('SIGKILL')
	await first.ended
	const second = await start({ PRONTO_DATA: first.dataFolder })
	expect((await enter(second, 'sign-in')).status).toBe(200)
	expect((await fetch(`${second.origin}/categories?q=email`)).status).toBe(200)
})

test('one line of JSON is logged per request, with its id and without its query', async () => {
	const server = await start()
	const answer = await fetch(`${server.origin}/categories?q=secret-wish`, {
		headers: { 'User-Agent': 'someone@example.com', Cookie: 'theme=dark' },
	})
	await answer.text()
	await server.stop()
	const lines = server.logs().trim().split('\n')
	const line = lines.map((json) => JSON.parse(json)).find(({ path }) => path === '/categories')
	expect(line).toMatchObject({ id: answer.headers.get('x-request-id'), method: 'GET', status: 200 })
	expect(server.logs()).not.toMatch(/secret-wish|someone@|dark/)
})
