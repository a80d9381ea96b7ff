import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_HEADER } from './offline'

const ORIGIN = 'https://pronto.test'
const server = vi.fn<typeof fetch>()
let listeners: Map<string, (event: object) => void>
/** The addresses of the tabs of ours, and what came to the front. */
let tabs: string[]
let opened: string[]

/** What the worker uses of the browser's cache, in memory. */
class MemoryCache {
	readonly #kept = new Map<string, Response>()
	async match(address: string) {
		return this.#kept.get(new URL(address, ORIGIN).href)?.clone()
	}
	async put(address: string, response: Response) {
		this.#kept.set(new URL(address, ORIGIN).href, response)
	}
	async add(address: string) {
		await this.put(address, await fetch(address))
	}
	async keys() {
		return [...this.#kept.keys()].map((url) => ({ url }))
	}
}

afterEach(() => vi.unstubAllGlobals())

beforeEach(async () => {
	vi.resetModules()
	listeners = new Map()
	const stores = new Map<string, MemoryCache>()
	vi.stubGlobal('OWN_FILES_BUILT', [])
	vi.stubGlobal('location', new URL(ORIGIN))
	vi.stubGlobal('fetch', server)
	opened = []
	tabs = []
	vi.stubGlobal('self', {
		addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
		clients: {
			matchAll: async () => tabs.map((url) => ({ url, focus: async () => opened.push(`tab ${url}`) })),
			openWindow: async (address: string) => opened.push(`new ${address}`),
		},
	})
	vi.stubGlobal('caches', {
		async open(name: string) {
			const store = stores.get(name) ?? new MemoryCache()
			stores.set(name, store)
			return store
		},
		has: async (name: string) => stores.has(name),
		keys: async () => [...stores.keys()],
		delete: async (name: string) => stores.delete(name),
	})
	server.mockReset().mockImplementation(async () => pageOfServer('first'))
	await import('./service-worker')
})

function pageOfServer(text: string): Response {
	return new Response(`<title>${text}</title>`, { headers: { [SESSION_HEADER]: 'visitor en' } })
}

/** Opens a page as a browser does, or sends a form as the router does; answers what is shown, and waits for what the worker does besides. */
async function visit(path: string, init: RequestInit = {}): Promise<Response> {
	const request = new Request(ORIGIN + path, init)
	if (request.method === 'GET' && !init.mode) Object.defineProperty(request, 'mode', { value: 'navigate' })
	const work: Promise<unknown>[] = []
	const answer = new Promise<Response>((resolve, reject) => {
		listeners.get('fetch')?.({
			request,
			waitUntil: (one: Promise<unknown>) => work.push(one),
			respondWith: (response: Promise<Response>) => void response.then(resolve, reject),
		})
	})
	await answer
	await Promise.all(work)
	return answer
}

/** When the copy was made that an open page is told to show. */
async function copyFrom(address: string): Promise<number | null> {
	return new Promise((resolve) => {
		listeners.get('message')?.({
			data: { address, language: 'en', theme: null, belongings: [] },
			ports: [{ postMessage: (answer: { copyFrom: number | null }) => resolve(answer.copyFrom) }],
			waitUntil: () => undefined,
		})
	})
}

test('a slow answer is waited for, and the page is no copy, then or later', async () => {
	vi.useFakeTimers()
	await visit('/focus')
	const slow = Promise.withResolvers<Response>()
	server.mockReturnValue(slow.promise)
	const shown = visit('/focus')
	await vi.advanceTimersByTimeAsync(120_000)
	slow.resolve(pageOfServer('second'))
	expect(await (await shown).text()).toContain('second')
	await vi.advanceTimersByTimeAsync(120_000)
	expect(await copyFrom('/focus')).toBe(null)
	vi.useRealTimers()
})

test('without an answer the copy is shown and called one, until the server answers again', async () => {
	await visit('/focus')
	server.mockRejectedValue(new TypeError('Failed to fetch'))
	expect(await (await visit('/focus')).text()).toContain('first')
	expect(await copyFrom('/focus')).toEqual(expect.any(Number))
	server.mockResolvedValue(pageOfServer('second'))
	await visit('/focus')
	expect(await copyFrom('/focus')).toBe(null)
})

test('a visit that was called off makes no copy of the page that is open', async () => {
	await visit('/prompt/1')
	const away = new AbortController()
	server.mockImplementation(async () => {
		away.abort()
		throw away.signal.reason
	})
	await visit('/prompt/1', { signal: away.signal })
	expect(await copyFrom('/prompt/1')).toBe(null)
})

test('where there is neither an answer nor a copy, a page of ours says so', async () => {
	await visit('/prompt/1')
	server.mockRejectedValue(new TypeError('Failed to fetch'))
	for (const path of ['/chat-legend', '/blog', '/settings', '/no-such-page']) {
		const answer = await visit(path)
		expect(answer.status, path).toBe(503)
		const html = await answer.text()
		expect(html, path).toContain('data-message="offline_title"')
		expect(html, path).toContain('href="/prompt/1?lang=en"')
	}
})

test('a sign-out without a connection is owed until the server has taken it; no page is asked for before', async () => {
	const asked: string[] = []
	const answerWith = (answer: (path: string) => Response) =>
		server.mockImplementation(async (request) => {
			const { pathname } = new URL(request instanceof Request ? request.url : String(request), ORIGIN)
			asked.push(pathname)
			return answer(pathname)
		})
	server.mockRejectedValue(new TypeError('Failed to fetch'))
	await visit('/logout.data', { method: 'POST' })

	answerWith(() => new Response('Away for a moment.', { status: 503 }))
	expect(await (await visit('/prompt/1')).text()).toContain('data-message="offline_signed_out"')
	answerWith((path) => (path === '/logout' ? Response.redirect(ORIGIN, 303) : pageOfServer('first')))
	expect(await (await visit('/prompt/1')).text()).toContain('first')
	await visit('/prompt/1')
	expect(asked).toEqual(['/logout', '/logout', '/prompt/1', '/prompt/1'])
})

test('a browser that can keep nothing, or can’t read what it kept, shows what the server says', async () => {
	const fail = () => Promise.reject(new Error('Unexpected internal error.'))
	vi.stubGlobal('caches', { open: fail, has: fail, keys: fail, delete: fail })
	for (const path of ['/prompt/1', '/settings']) expect(await (await visit(path)).text()).toContain('first')
	expect((await visit('/assets/page-1.js', { mode: 'cors' })).status).toBe(200)
	server.mockRejectedValue(new TypeError('Failed to fetch'))
	expect(await (await visit('/prompt/1')).text()).toContain('data-message="offline_title"')
})

test('the files that a kept page names are kept with it, its words in their own folder too', async () => {
	const files = ['/assets/entry-1.js', '/assets/words/pt/library-1.js', '/assets/app-1.css']
	const html = files.map((file) => `<link href="${file}">`).join('')
	server.mockImplementation(async () => new Response(html, { headers: { [SESSION_HEADER]: 'visitor en' } }))
	await visit('/prompt/1')
	server.mockRejectedValue(new TypeError('Failed to fetch'))
	for (const file of files) expect((await visit(file, { mode: 'cors' })).status, file).toBe(200)
})

test('the way to try again leads back to us, whatever was asked for', async () => {
	server.mockRejectedValue(new TypeError('Failed to fetch'))
	expect(await (await visit('//evil.test/prompt/1')).text()).toContain(`href="${ORIGIN}//evil.test/prompt/1"`)
})

/** Presses a notice of the system; what came to the front, and whether the notice is gone. */
async function press(data: unknown): Promise<{ opened: string[]; isClosed: boolean }> {
	const work: Promise<unknown>[] = []
	const close = vi.fn()
	listeners.get('notificationclick')?.({
		notification: { data, close },
		waitUntil: (one: Promise<unknown>) => work.push(one),
	})
	await Promise.all(work)
	return { opened, isClosed: close.mock.calls.length === 1 }
}

test('a press on a notice brings the tab of its page to the front, whatever else is open', async () => {
	tabs = [`${ORIGIN}/focus/time`, `${ORIGIN}/focus?tab=status`, `${ORIGIN}/`]
	const { opened, isClosed } = await press({ address: '/focus?lang=pt' })
	expect(opened).toEqual([`tab ${ORIGIN}/focus?tab=status`])
	expect(isClosed).toBe(true)
})

test('where that tab is closed, the page opens anew in the person’s language', async () => {
	tabs = [`${ORIGIN}/`]
	expect(await press({ address: '/focus?lang=pt' })).toEqual({
		opened: [`new ${ORIGIN}/focus?lang=pt`],
		isClosed: true,
	})
})

test.each([
	null,
	undefined,
	{},
	{ address: 1 },
	{ address: 'https://evil.test/focus' },
	{ address: '//evil.test' },
])('a notice that says %j only goes', async (data) => {
	expect(await press(data)).toEqual({ opened: [], isClosed: true })
})
