import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../../tests/support/server'
import { untouchedServer } from '../../tests/support/shared-server'

let server: RunningServer

beforeAll(async () => {
	server = await untouchedServer()
})

function ask(path: string, headers: Record<string, string> = {}) {
	return fetch(server.origin + path, {
		headers: { 'Accept-Language': 'en-US', ...headers },
		redirect: 'manual',
	})
}

test('a page whose order is fixed answers 304 to who has it, and one in random order has no tag', async () => {
	const first = await ask('/category/finance')
	const tag = first.headers.get('ETag') ?? ''
	expect(tag).toMatch(/^".+"$/)
	const again = await ask('/category/finance', { 'If-None-Match': tag })
	expect(again.status).toBe(304)
	expect(await again.text()).toBe('')
	expect((await ask('/popular')).headers.get('ETag')).toBeNull()
})

test('the same page comes plain, by gzip and by brotli, and says so', async () => {
	const bodies = await Promise.all(
		['identity', 'gzip', 'br', 'br;q=0, gzip'].map(async (accepted) => {
			const answer = await ask('/category/marketing', { 'Accept-Encoding': accepted })
			return { encoding: answer.headers.get('Content-Encoding'), body: await answer.text() }
		}),
	)
	expect(bodies.map(({ encoding }) => encoding)).toEqual([null, 'gzip', 'br', 'gzip'])
	expect(new Set(bodies.map(({ body }) => body)).size).toBe(1)
})

test('shuffled pages are drawn from at most sixteen copies', async () => {
	const orders = new Set<string>()
	for (let visit = 0; visit < 60; visit += 1) {
		const html = await (await ask('/popular')).text()
		orders.add([...html.matchAll(/<h2><a[^>]*href="\/prompt\/(\d+)"/g)].map(([, id]) => id).join())
	}
	expect(orders.size).toBeGreaterThan(4)
	expect(orders.size).toBeLessThanOrEqual(16)
})

test('a kept page names its scripts by hash and holds no nonce', async () => {
	const page = await ask('/prompt/4')
	const policy = page.headers.get('Content-Security-Policy') ?? ''
	expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
	expect(policy).not.toContain('nonce')
	expect(await page.text()).not.toContain('nonce=')
})

test('each answer has an id of its own, those from the cache too', async () => {
	const answers = [await ask('/prompt/5'), await ask('/prompt/5')]
	const tag = answers[0]?.headers.get('ETag') ?? ''
	answers.push(await ask('/prompt/5', { 'If-None-Match': tag }), await ask('/prompt/5?lang=pt'))
	const ids = answers.map(({ headers }) => headers.get('X-Request-Id') ?? '')
	for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
	expect(new Set(ids).size).toBe(ids.length)
})

test('a page that is rendered for one carries a nonce that nobody had before', async () => {
	const nonces = await Promise.all(
		[1, 2].map(
			async () =>
				/'nonce-([^']+)'/.exec(
					(await ask('/categories?q=x')).headers.get('Content-Security-Policy') ?? '',
				)?.[1],
		),
	)
	expect(nonces[0]).toBeTruthy()
	expect(nonces[0]).not.toBe(nonces[1])
})

test('a chosen language sets its cookie for that person only', async () => {
	const chosen = await ask('/prompt/5?lang=pt')
	expect(chosen.headers.get('Set-Cookie')).toMatch(/^language=pt;/)
	expect(chosen.headers.get('Cache-Control')).toMatch(/^private/)
	const remembered = await ask('/prompt/5?lang=pt', { Cookie: 'language=pt' })
	expect(remembered.headers.get('Set-Cookie')).toBeNull()
	expect(remembered.headers.get('Cache-Control')).toMatch(/^public/)
})

test('parameters that choose nothing do not show up in a kept page', async () => {
	await ask('/popular?next=/planted&tab=planted')
	for (let visit = 0; visit < 20; visit += 1)
		expect(await (await ask('/popular')).text()).not.toContain('planted')
})

test.each(['/prompt/16', '/popular'])(
	'asking for the head of %s first leaves the page whole for who comes next',
	async (path) => {
		const headed = await fetch(server.origin + path, {
			method: 'HEAD',
			headers: { 'Accept-Language': 'pt-BR' },
		})
		expect(headed.status).toBe(200)
		expect(Number(headed.headers.get('Content-Length'))).toBeGreaterThan(1_000)
		expect(await headed.text()).toBe('')
		for (let visit = 0; visit < 20; visit += 1) {
			expect((await (await ask(path, { 'Accept-Language': 'pt-BR' })).text()).length).toBeGreaterThan(1_000)
		}
	},
)

test('HEAD answers like GET, without the body', async () => {
	const [got, headed] = await Promise.all([
		ask('/prompt/8'),
		fetch(`${server.origin}/prompt/8`, { method: 'HEAD', headers: { 'Accept-Language': 'en-US' } }),
	])
	expect(headed.status).toBe(200)
	expect(headed.headers.get('ETag')).toBe(got.headers.get('ETag'))
	expect(await headed.text()).toBe('')
})
