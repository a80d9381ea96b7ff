import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { keptBytes, nameScriptsByHash, purgePages, sendKept, sendRendered } from './page-cache'
import { pageKey } from './page-cache-key'

afterEach(() => purgePages())

/** A server whose page at /popular or /prompt/1 is rendered by `render`, which counts. */
async function serve(render: (count: number) => Promise<string>) {
	let renders = 0
	let asked = 0
	const server = createServer(async (request, response) => {
		asked += 1
		if (sendKept(request, response)) return
		const key = pageKey({ method: 'GET', url: request.url ?? '/', cookie: '', acceptLanguage: '' })
		if (!key) throw new Error('This page is never kept.')
		await sendRendered(request, response, key, async () => {
			renders += 1
			return { page: new Response(await render(renders)), nonce: 'n1' }
		})
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	const port = typeof address === 'object' ? address?.port : undefined
	return {
		ask: async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
		renders: () => renders,
		asked: () => asked,
		[Symbol.asyncDispose]: async () => void (await new Promise((done) => server.close(done))),
	}
}

test('many who ask at once for a page that is not kept yet wait for one rendering', async () => {
	const gate = Promise.withResolvers<void>()
	await using site = await serve(async (count) => {
		await gate.promise
		return `rendering ${count}`
	})
	const answers = Promise.all(Array.from({ length: 40 }, () => site.ask('/prompt/1')))
	await expect.poll(site.asked).toBe(40)
	gate.resolve()
	expect(new Set(await answers)).toEqual(new Set(['rendering 1']))
	expect(await site.ask('/prompt/1')).toBe('rendering 1')
	expect(site.renders()).toBe(1)
})

test('a page in random order is rendered sixteen times at most, and never again', async () => {
	await using site = await serve(async (count) => `order ${count}`)
	const seen = new Set<string>()
	for (let visit = 0; visit < 400; visit += 1) seen.add(await site.ask('/popular'))
	expect(seen.size).toBe(16)
	expect(site.renders()).toBe(16)
})

test('a page that was being rendered when the library changed is sent, but not kept', async () => {
	const gate = Promise.withResolvers<void>()
	await using site = await serve(async (count) => {
		if (count === 1) await gate.promise
		return `rendering ${count}`
	})
	const first = site.ask('/prompt/1')
	await expect.poll(site.renders).toBe(1)
	purgePages()
	gate.resolve()
	expect(await first).toBe('rendering 1')
	expect(keptBytes()).toBe(0)
	expect(await site.ask('/prompt/1')).toBe('rendering 2')
})

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('our own inline scripts are named by their hashes, and the nonce is gone', () => {
	const page =
		'<link nonce="n1" href="/a"><script nonce="n1">one()</script><script nonce="n1" type="module">two()</script>'
	const { html, hashes } = nameScriptsByHash(page, 'n1')
	expect(hashes).toEqual([hashOf('one()'), hashOf('two()')])
	expect(html).not.toContain('n1')
})

test('an import map is allowed by its hash, wherever its nonce stands', () => {
	const map = '{"imports":{"/a/":"/b/"}}'
	const page = `<script type="importmap" nonce="n1">${map}</script>`
	expect(nameScriptsByHash(page, 'n1')).toEqual({
		html: `<script type="importmap">${map}</script>`,
		hashes: [hashOf(map)],
	})
})

test('a script that does not carry this rendering’s nonce gets no hash', () => {
	expect(nameScriptsByHash('<script>evil()</script><script nonce="n2">evil()</script>', 'n1').hashes).toEqual(
		[],
	)
})

test('a file is not an inline script', () => {
	expect(nameScriptsByHash('<script nonce="n1" async src="/a.js"></script>', 'n1').hashes).toEqual([])
})
