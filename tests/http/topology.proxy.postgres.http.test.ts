import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closeDatabase, openDatabase } from '~/db/client.server'
import { WORDS } from '~/i18n/translate.server'
import { addPeopleWithPlans } from '../support/billing/people-with-plans'
import { holdChats } from '../support/chat-service'
import { freePort, type RunningServer, startServer } from '../support/server'
import { startPostgres, type ThrowawayPostgres } from '../support/setup/postgres'
import { type RunningProxy, SITE, startProxy, type Visit } from '../support/setup/proxy'

const ORIGIN = `https://${SITE}`
const LEGEND = { email: 'legend@pronto.test', password: 'pronto-demo' }
const chats = holdChats()
let postgres: ThrowawayPostgres
let proxy: RunningProxy
let env: Record<string, string>
const ports: number[] = []
const processes: RunningServer[] = []

/** Starts one of the two processes, again where it ran before. */
async function start(which: 0 | 1): Promise<void> {
	processes[which] = await startServer({ env: { ...env, PORT: String(ports[which]) } })
}

beforeAll(async () => {
	postgres = await startPostgres()
	const url = await postgres.createDatabase()
	await openDatabase({ url, folder: '' })
	await addPeopleWithPlans([])
	await closeDatabase()
	env = {
		DATABASE_URL: url,
		AUTH_SECRET: 'one secret for both processes, long enough',
		PRONTO_SANDBOX: 'on',
		PRONTO_ORIGIN: ORIGIN,
		TRUST_PROXY: '1',
		AI_BASE_URL: chats.baseURL(),
		PRONTO_LIMITS: '{"contact":3,"signInAddress":100000}',
	}
	ports.push(await freePort(), await freePort())
	await start(0)
	await start(1)
	proxy = await startProxy(ports[0] ?? 0, ports[1] ?? 0)
})
afterAll(async () => {
	await proxy?.stop()
	await Promise.all(processes.map((server) => server.stop()))
	await postgres.remove()
})

const form = (fields: Record<string, string>, visit: Visit = {}): Visit => ({
	method: 'POST',
	body: new URLSearchParams(fields).toString(),
	...visit,
	headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN, ...visit.headers },
})

async function signIn(): Promise<{ cookie: string; setCookies: string[] }> {
	const answer = await proxy.visit('/login', form(LEGEND))
	expect(answer.status).toBe(303)
	const setCookies = answer.headers['set-cookie'] ?? []
	return { cookie: setCookies.map((cookie) => cookie.split(';')[0]).join('; '), setCookies }
}

test('plain http leads to the same address on https, and says nothing else', async () => {
	const answer = await fetch(`http://127.0.0.1:${proxy.httpPort}/pricing?lang=pt`, { redirect: 'manual' })
	expect(answer.status).toBe(301)
	expect(answer.headers.get('Location')).toBe('https://127.0.0.1/pricing?lang=pt')
	expect(answer.headers.get('Server')).toBe('nginx')
	expect(answer.headers.getSetCookie()).toEqual([])
})

test('a visitor gets whole pages, packed by the product, from either process', async () => {
	for (let visits = 0; visits < 4; visits += 1) {
		const page = await proxy.visit('/pricing', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
		expect(page.status).toBe(200)
		expect(page.headers['content-encoding']).toBe('br')
		expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
	}
	const plain = await proxy.visit('/pricing', { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' } })
	expect(plain.headers['content-encoding']).toBeUndefined()
	expect(plain.body.toString()).toContain('</html>')
	const log = proxy.accessLog()
	for (const port of ports) expect(log).toContain(`by 127.0.0.1:${port} 200`)
	expect(log).not.toMatch(/lang=|127\.0\.0\.1 -/)
})

test('who signed in at one process is signed in at the other', async () => {
	const { cookie, setCookies } = await signIn()
	expect(setCookies.some((line) => /^__Host-session=.*; Secure/.test(line))).toBe(true)
	for (let visits = 0; visits < 4; visits += 1) {
		const page = await proxy.visit('/settings', { headers: { Cookie: cookie } })
		expect([page.status, page.body.includes(LEGEND.email)]).toEqual([200, true])
	}
})

test('the address that counts is the one the proxy saw, whatever a visitor writes into the request', async () => {
	const message = { name: 'Ana', email: 'ana@pronto.test', subject: 'Hello', message: 'Hello' }
	const statuses: number[] = []
	for (let sent = 0; sent < 4; sent += 1) {
		const headers = {
			'X-Forwarded-For': `203.0.113.${sent}`,
			'X-Real-IP': `203.0.113.${sent}`,
			Forwarded: `for=203.0.113.${sent}`,
		}
		statuses.push((await proxy.visit('/contact', form(message, { headers, from: '127.0.0.1' }))).status)
	}
	expect(statuses).toEqual([303, 303, 303, 429])
	expect((await proxy.visit('/contact', form(message, { from: '127.0.0.2' }))).status).toBe(303)
})

async function aToken(): Promise<string> {
	const answer = await proxy.visit('/api/auth/sign-in/email', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(LEGEND),
	})
	const { token }: { token: string } = JSON.parse(answer.body.toString())
	return token
}

test('a reply’s words arrive as they are written', async () => {
	const response = await proxy.open('/functions/v1/chat-with-ai', {
		method: 'POST',
		headers: {
			Authorization: `Bearer ${await aToken()}`,
			'Content-Type': 'application/json',
			Accept: 'text/event-stream',
		},
		body: JSON.stringify({ message: 'How do I set a price?' }),
	})
	expect(response.statusCode).toBe(200)
	const asked = await chats.next()
	let heard = ''
	response.setEncoding('utf8').on('data', (text: string) => {
		heard += text
	})
	asked.say('The first words')
	while (!heard.includes('The first words')) await once(response, 'data')
	expect(heard).not.toContain('"done"')
	asked.say(' and the last.')
	asked.finish()
	await once(response, 'end')
	expect(heard).toContain('"done"')
})

/** People who read, sign in and ask until they are told to stop; answers every answer that was not as it should be. */
const RESET_POST = 'POST /functions/v1/check-subscription: 503'

function visitAllTheTime(token: string): () => Promise<{ answers: number; wrong: Record<string, number> }> {
	const bearer = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
	const doors: [path: string, visit: Visit, status: number][] = [
		['/', {}, 200],
		['/settings', { headers: bearer }, 200],
		['/functions/v1/check-subscription', { method: 'POST', headers: bearer, body: '{}' }, 200],
		['/functions/v1/check-subscription', { method: 'POST', headers: bearer, body: '{}' }, 200],
	]
	const wrong: Record<string, number> = {}
	let answers = 0
	let isOver = false
	const visitors = doors.map(async ([path, visit, status]) => {
		while (!isOver) {
			const answer = await proxy.visit(path, visit).catch((error: Error) => ({ status: error.message }))
			answers += 1
			if (answer.status === status) continue
			const what = `${visit.method ?? 'GET'} ${path}: ${answer.status}`
			wrong[what] = (wrong[what] ?? 0) + 1
		}
	})
	return async () => {
		isOver = true
		await Promise.all(visitors)
		return { answers, wrong }
	}
}

test('a file with a whole locker reaches the product; elsewhere so much is refused in both languages', async () => {
	const { cookie } = await signIn()
	const prompt = { title: 'Kept', content: 'Do [this]. '.repeat(1_500) }
	const sent = new FormData()
	sent.append('file', new File([JSON.stringify(Array(200).fill(prompt))], 'locker.json'))
	const coded = new Response(sent)
	const visit = {
		method: 'POST',
		headers: { 'Content-Type': coded.headers.get('Content-Type') ?? '', Cookie: cookie, Origin: ORIGIN },
		body: await coded.text(),
	}
	const answer = await proxy.visit('/prompt-locker/import', visit)
	expect(answer.status).toBe(303)
	const preview = await proxy.visit(String(answer.headers['location']), { headers: { Cookie: cookie } })
	expect(preview.status).toBe(200)
	expect(preview.body.toString()).toContain(WORDS.en._('import_in_preview'))
	const refused = await proxy.visit('/settings', visit)
	expect(refused.status).toBe(413)
	expect(refused.body.toString()).toContain('lang=en>This is too large to be sent.')
	expect(refused.body.toString()).toContain('lang=pt-BR>Este envio é grande demais.')
})

test('when a process is killed, the other one answers', async () => {
	processes[1]?.signal('SIGKILL')
	await processes[1]?.ended
	for (let visits = 0; visits < 10; visits += 1) {
		expect((await proxy.visit('/categories')).status).toBe(200)
		await signIn()
	}
	await start(1)
})

test('the processes are restarted one by one, and nobody notices', async () => {
	const stopVisiting = visitAllTheTime(await aToken())
	for (const which of [0, 1] as const) {
		expect(await processes[which]?.stop()).toBe(0)
		const before = proxy.accessLog().length
		await start(which)
		await vi.waitFor(
			() => expect(proxy.accessLog().slice(before)).toContain(`by 127.0.0.1:${ports[which]} 200`),
			{ timeout: 30_000, interval: 100 },
		)
	}
	const { answers, wrong } = await stopVisiting()
	// What the kernel took for a process in the very moment in which it closed was perhaps done: nobody does a POST twice.
	const { [RESET_POST]: reset = 0, ...others } = wrong
	expect(others).toEqual({})
	expect(reset).toBeLessThanOrEqual(processes.length)
	expect(answers).toBeGreaterThan(50)
})

test('when both are away, files are still there, and pages say that it is for a moment', async () => {
	const script = `/assets/${readdirSync('build/client/assets').find((name) => name.endsWith('.js'))}`
	const kept = await proxy.visit(script)
	expect([kept.status, kept.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
	await Promise.all(processes.splice(0).map((server) => server.stop()))
	expect((await proxy.visit(script)).body.equals(kept.body)).toBe(true)
	const page = await proxy.visit('/?q=private')
	expect([page.status, page.headers['retry-after']]).toEqual([503, '5'])
	expect(page.body.toString()).toContain('Please try again.')
	expect(proxy.errorLog()).not.toMatch(/client: |private/)
})
