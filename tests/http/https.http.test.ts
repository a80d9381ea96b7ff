import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest, sendRaw } from '../support/raw-http'
import { type RunningServer, startServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'

let server: RunningServer

beforeAll(async () => {
	server = await startServer({
		env: {
			PRONTO_SANDBOX: 'on',
			PRONTO_ORIGIN: 'https://pronto.example',
			HOST: '127.0.0.1',
		},
	})
})
afterAll(() => server.stop())

test('on https the cookies that carry a right are bound to the host and to https', async () => {
	const answer = await fetch(`http://127.0.0.1:${server.port}/login`, {
		method: 'POST',
		redirect: 'manual',
		headers: { Origin: 'https://pronto.example' },
		body: new URLSearchParams({ email: 'explorer@pronto.test', password: 'pronto-demo' }),
	})
	const cookies = answer.headers.getSetCookie()
	expect(cookies.find((cookie) => cookie.startsWith('__Host-session='))).toMatch(
		/^__Host-session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
	)
	expect(cookies.find((cookie) => cookie.startsWith('__Host-device='))).toMatch(
		/; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
	)
	expect(cookies.every((cookie) => /; Secure/.test(cookie))).toBe(true)
})

test('the sandbox is shown under the site’s own name, as behind a proxy, and under no other', async () => {
	const statusAt = async (Host: string) =>
		(await sendRaw(server.port, rawRequest('GET /sandbox/mail', { Host }))).status
	expect(await statusAt('pronto.example')).toBe(200)
	expect(await statusAt('other.example')).toBe(404)
})

test('the names of this machine are no names of that site', async () => {
	const local = new PlainBrowser(`http://127.0.0.1:${server.port}`)
	expect(
		(await local.post('/login', { email: 'explorer@pronto.test', password: 'pronto-demo' })).status,
	).toBe(403)
})
