import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LIMITS } from '~/env/env-fields.server'
import { aFilledFolder, freePort, type RunningServer, startServer } from '../tests/support/server'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const BROWSER = { 'User-Agent': FIREFOX, Cookie: 'theme=dark' }
const OURS = { ...BROWSER, 'Sec-Fetch-Site': 'same-origin' }

const folder = aFilledFolder()
let server: RunningServer
let metricsPort: number

const start = () => startServer({ env: { METRICS_PORT: String(metricsPort), PRONTO_DATA: folder } })
const tell = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`)

/** The value of one line, by how it begins; 0 where there is none. */
async function metric(beginning: string): Promise<number> {
	const lines = (await (await tell()).text()).split('\n')
	return Number(
		lines
			.find((line) => line.startsWith(`${beginning} `))
			?.split(' ')
			.at(-1) ?? 0,
	)
}

/** By how much a value rises while something is done. */
async function rise(beginning: string, work: () => Promise<unknown>): Promise<number> {
	const before = await metric(beginning)
	await work()
	return (await metric(beginning)) - before
}

const ask = async (path: string, init: RequestInit = {}) => {
	const answer = await fetch(server.origin + path, { redirect: 'manual', ...init })
	await answer.arrayBuffer()
	return answer
}

beforeAll(async () => {
	metricsPort = await freePort()
	server = await start()
})

afterAll(async () => {
	await server.stop()
	rmSync(folder, { recursive: true, force: true })
})

test('what is measured is told on a port of its own, and never on the public one', async () => {
	const told = await tell()
	expect([told.status, told.headers.get('content-type')]).toEqual([
		200,
		expect.stringContaining('text/plain; version=0.0.4'),
	])
	const text = await told.text()
	for (const name of [
		'pronto_requests_total',
		'pronto_request_duration_seconds',
		'pronto_page_cache_lookups_total',
		'pronto_page_cache_bytes',
		'pronto_database_connections',
		'pronto_database_up 1',
		'pronto_webhook_lag_seconds',
		'pronto_billing_reconciliation_timestamp_seconds',
		'pronto_chat_messages_allowed 100000',
		'pronto_limit_refusals_total',
		'pronto_mails_total',
		'nodejs_eventloop_lag_p99_seconds',
		'process_resident_memory_bytes',
	]) {
		expect(text).toContain(name)
	}
	expect((await ask('/metrics')).status).toBe(404)
	for (const path of ['/', '/metrics/', '/prompt/1']) {
		expect((await fetch(`http://127.0.0.1:${metricsPort}${path}`)).status).toBe(404)
	}
})

test.each([
	['database_failures', 'kind', ['broken', 'refused', 'unreachable']],
	[
		'webhook_events',
		'outcome',
		['failed', 'ignored', 'other_mode', 'repeated', 'stored', 'stranger', 'unsigned'],
	],
	['chat_replies', 'outcome', ['complete', 'failed', 'stopped']],
	['limit_refusals', 'limit', Object.keys(LIMITS).sort()],
	['mails', 'outcome', ['failed', 'sent']],
	['page_cache_lookups', 'result', ['hit', 'miss']],
])(
	'whoever watches %s sees the first one of each as a rise: they begin with 0',
	async (name, label, words) => {
		const told = (await (await tell()).text()).matchAll(
			new RegExp(`^pronto_${name}_total\\{${label}="(\\w+)"\\} \\d+$`, 'gm'),
		)
		expect([...told].map(([, word]) => word).sort()).toEqual(words)
	},
)

test('requests are counted by their route, rendered and kept ones alike', async () => {
	const pages = 'pronto_requests_total{method="GET",route="/category/:id",status="2xx"}'
	const twice = async () => {
		await ask('/category/finance')
		await ask('/category/finance')
	}
	await twice()
	expect(await rise(pages, twice)).toBe(2)
	expect(await rise('pronto_page_cache_lookups_total{result="hit"}', twice)).toBe(2)
	const call = 'pronto_requests_total{method="POST",route="/functions/v1/check-subscription",status="4xx"}'
	expect(await rise(call, () => ask('/functions/v1/check-subscription', { method: 'POST' }))).toBe(1)
	const timed = 'pronto_request_duration_seconds_count{method="GET",route="/healthz",status="2xx"}'
	expect(await rise(timed, () => ask('/healthz'))).toBe(1)
})

test('who hangs up in the middle of a form is no failure of ours', async () => {
	const sent = (status: string) =>
		metric(`pronto_requests_total{method="POST",route="/contact",status="${status}"}`)
	const [refused, failed] = [await sent('4xx'), await sent('5xx')]
	const caller = connect(server.port, '127.0.0.1')
	const type = 'Content-Type: application/x-www-form-urlencoded'
	caller.write(`POST /contact HTTP/1.1\r\nHost: localhost\r\n${type}\r\nContent-Length: 500\r\n\r\nname=A`)
	await once(caller, 'connect')
	caller.destroy()
	await vi.waitFor(async () => expect((await sent('4xx')) + (await sent('5xx'))).toBe(refused + failed + 1), {
		timeout: 20_000,
	})
	expect(await sent('5xx')).toBe(failed)
})

test('a thousand made-up addresses add no more than a few names', async () => {
	const odd = Array.from({ length: 1_000 }, (_, at) => {
		if (at % 20 === 0) return `/prompt/odd-${at}`
		if (at % 20 === 1) return `/wp-${at}/x.php?${at}`
		if (at % 3 === 0) return `/odd-${at}.png`
		return at % 3 === 1 ? `/functions/v1/odd-${at}` : `/api/auth/odd-${at}`
	})
	const before = (await (await tell()).text()).match(/^pronto_requests_total\{/gm)?.length ?? 0
	while (odd.length > 0) {
		const methods = ['GET', 'POST', 'PUT', 'PROPFIND']
		await Promise.all(
			odd.splice(0, 25).map((path, at) => ask(path, { method: methods[at % methods.length] ?? 'GET' })),
		)
	}
	const text = await (await tell()).text()
	expect((text.match(/^pronto_requests_total\{/gm)?.length ?? 0) - before).toBeLessThan(30)
	expect(text).not.toContain('odd-')
	expect(text).not.toContain('wp-')
})

test('a prompt’s page counts as read where somebody reads it, from the cache or not', async () => {
	const reads = 'pronto_tallies_total{what="read"}'
	const read = (headers: Record<string, string>) => () => ask('/prompt/9', { headers })
	expect(await rise(reads, read(BROWSER))).toBe(1)
	expect(await rise(reads, read(BROWSER))).toBe(1)
	expect(await rise(reads, read({ ...BROWSER, 'Sec-Purpose': 'prefetch' }))).toBe(0)
	expect(await rise(reads, read({ Cookie: 'theme=dark' }))).toBe(0)
	expect(await rise(reads, () => ask('/prompt/none', { headers: BROWSER }))).toBe(0)
	expect(await rise(reads, () => ask('/prompt/9/edit', { headers: BROWSER }))).toBe(0)
})

test('a page of ours tells that a text was copied; other sites and programs tell nothing', async () => {
	const copies = 'pronto_tallies_total{what="copy"}'
	const tellCopy = (headers: Record<string, string>, status = 204) =>
		rise(copies, async () => {
			const answer = await ask('/prompt/9/copied', { method: 'POST', headers })
			expect([answer.status, answer.headers.get('set-cookie')]).toEqual([status, null])
		})
	expect(await tellCopy(OURS)).toBe(1)
	expect(await tellCopy({ ...BROWSER, Origin: server.origin })).toBe(1)
	expect(await tellCopy(BROWSER)).toBe(0)
	expect(await tellCopy({ 'Sec-Fetch-Site': 'same-origin' })).toBe(0)
	expect(await tellCopy({ ...BROWSER, 'Sec-Fetch-Site': 'cross-site' }, 403)).toBe(0)
	expect((await ask('/prompt/9/copied')).status).toBe(404)
	const opened = () => ask('/prompt/9/opened', { method: 'POST', headers: OURS })
	expect(await rise('pronto_tallies_total{what="read"}', opened)).toBe(1)
	const many = () => Promise.all(Array.from({ length: 100 }, () => tellCopied()))
	// Thirty in ten seconds, and a new ten seconds may just have begun.
	expect(await rise(copies, many)).toBeLessThanOrEqual(60)
})

const tellCopied = () => ask('/prompt/9/copied', { method: 'POST', headers: OURS })

async function tokenOf(email: string): Promise<string> {
	const answer = await fetch(`${server.origin}/api/auth/sign-in/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email, password: 'pronto-demo' }),
	})
	const { token }: { token: string } = await answer.json()
	return token
}

test('what was counted outlives the process, and only admins read it', async () => {
	await server.stop()
	server = await start()
	const read = async (email?: string) => {
		const headers = email ? { Authorization: `Bearer ${await tokenOf(email)}` } : {}
		const answer = await fetch(`${server.origin}/admin/numbers`, { headers })
		return { status: answer.status, page: await answer.text() }
	}
	for (const email of [undefined, 'explorer@pronto.test']) {
		const { status, page } = await read(email)
		expect(status).toBe(403)
		expect(page).toContain('data-message="admin_required"')
		expect(page).not.toContain('class="numbers-table"')
		expect(page).not.toContain('<table')
	}
	const { status, page } = await read('admin@pronto.test')
	expect(status).toBe(200)
	expect(page.match(/<th scope="row"><a [^>]*href="\/prompt\/9"/g)).toHaveLength(2)
})

test('a port that is taken stops the start with a calm word', async () => {
	const other = createServer().listen(0, '127.0.0.1')
	await once(other, 'listening')
	const address = other.address()
	const taken = typeof address === 'object' && address ? address.port : 0
	await expect(startServer({ env: { METRICS_PORT: String(taken) } })).rejects.toMatchObject({
		code: 1,
		output: expect.stringMatching(
			new RegExp(`^\\s*Port ${taken} is taken by another program\\..*METRICS_PORT\\.\\s*$`),
		),
	})
	other.close()
})
