import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RawAnswer, rawRequest, sendRaw } from '../../tests/support/raw-http'
import { type RunningServer, startServer } from '../../tests/support/server'
import { untouchedServer } from '../../tests/support/shared-server'

const DEFENCES = {
	'x-frame-options': 'DENY',
	'x-content-type-options': 'nosniff',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'referrer-policy': 'strict-origin-when-cross-origin',
}
const files = readdirSync('build/client/assets')
const asset = (ending: string) => `/assets/${files.find((name) => name.endsWith(ending))}`

let server: RunningServer
let secure: RunningServer
beforeAll(async () => {
	const atHttps = { PRONTO_ORIGIN: 'https://pronto.test', PRONTO_SANDBOX: 'on' }
	;[server, secure] = await Promise.all([untouchedServer(), startServer({ env: atHttps })])
})
afterAll(() => secure.stop())

const ask = (firstLine: string, headers: Record<string, string> = {}, at = server) =>
	sendRaw(at.port, rawRequest(firstLine, headers))

function policyOf({ headers }: RawAnswer): Map<string, string[]> {
	const directives = (headers.get('content-security-policy') ?? '').split('; ')
	return new Map(directives.map((one) => one.split(' ')).map(([name = '', ...sources]) => [name, sources]))
}

function expectDefended(answer: RawAnswer): void {
	expect(Object.fromEntries(answer.headers)).toMatchObject(DEFENCES)
	expect(answer.headers.get('permissions-policy')).toContain('camera=()')
	expect(answer.headers.has('x-powered-by') || answer.headers.has('server')).toBe(false)
	const policy = policyOf(answer)
	// A page needs a line for every kind of source; what loads nothing refuses them all by one.
	const [fallback] = policy.get('default-src') ?? []
	const unused = fallback === "'none'" ? [] : ['child-src', 'frame-src', 'media-src', 'object-src']
	expect(["'none'", "'self'"]).toContain(fallback)
	for (const directive of [...unused, 'frame-ancestors', 'base-uri']) {
		expect(policy.get(directive)).toEqual(["'none'"])
	}
	expect([...policy.values()].flat()).not.toContain("'unsafe-inline'")
	expect([...policy.values()].flat()).not.toContain("'unsafe-eval'")
}

const KINDS: [string, string, number, Record<string, string>?][] = [
	['a page', 'GET /', 200],
	['a page for the eye only', 'HEAD /', 200],
	['a page that remembers its language', 'GET /?lang=pt', 200],
	['a search', 'GET /categories?q=email', 200],
	['a prompt', 'GET /prompt/1', 200],
	['a locked prompt', 'GET /prompt/2', 200],
	['the plans', 'GET /pricing', 200],
	['a page that is not there', 'GET /no-such-page', 404],
	['a script', `GET ${asset('.js')}`, 200],
	['a compressed script', `GET ${asset('.js')}`, 200, { 'Accept-Encoding': 'br' }],
	['a style sheet', `GET ${asset('.css')}`, 200],
	['a font', `GET ${asset('.woff2')}`, 200],
	['an icon', 'GET /icon.svg', 200],
	['a file that is not there', 'GET /assets/nothing.js', 404],
	['a way to the one address', 'GET /Categories/', 301],
	['a page that moved', 'GET /categories/marketing', 301],
	['a page’s data', 'GET /prompt/1.data', 200],
	['data that is not there', 'GET /prompt/999.data', 404],
	['the map of the site', 'GET /sitemap.xml', 200],
	['what robots may', 'GET /robots.txt', 200],
	['the feed', 'GET /feed.xml', 200],
	['the manifest', 'GET /manifest.webmanifest', 200],
	['the sign of life', 'GET /healthz', 200],
	['the sign of readiness', 'GET /readyz', 200],
	['a wrong method', 'PUT /', 405],
	['an unreadable address', 'GET /%zz', 400],
	['a request from another site', 'POST /', 403, { Origin: 'http://evil.test' }],
	['too long an address', `GET /?${'a'.repeat(20_000)}`, 431],
	['a wrong Host', 'GET /', 400, { Host: 'a b' }],
	['a tunnel', 'CONNECT localhost:443', 405],
	['an expectation', 'GET /', 417, { Expect: 'miracles' }],
]

describe.each(KINDS)('%s', (_kind, firstLine, status, headers = {}) => {
	test('carries every defence, the first time and again', async () => {
		for (const _ of ['first', 'again']) {
			const answer = await ask(firstLine, headers)
			expect(answer.status).toBe(status)
			expectDefended(answer)
			expect(answer.headers.has('strict-transport-security')).toBe(false)
		}
	})

	test('keeps browsers on https where the product is there', async () => {
		for (const _ of ['first', 'again']) {
			const answer = await ask(firstLine, headers, secure)
			expectDefended(answer)
			expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
		}
	})
})

test('an answer without news carries every defence', async () => {
	const { headers } = await ask('GET /prompt/1')
	const answer = await ask('GET /prompt/1', { 'If-None-Match': headers.get('etag') ?? '' })
	expect(answer.status).toBe(304)
	expectDefended(answer)
})

test('a picture to share may be shown by other sites, and carries every other defence', async () => {
	const answer = await ask('HEAD /share/en/prompt/1.png')
	expect(answer.status).toBe(200)
	expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
	expectDefended({
		...answer,
		headers: new Map([...answer.headers, ['cross-origin-resource-policy', 'same-origin']]),
	})
})

test('every inline script of a page is allowed by name, kept or not, and a kept page carries no nonce', async () => {
	for (const path of ['/', '/', '/prompt/1', '/prompt/1', '/categories?q=email', '/no-such-page']) {
		const answer = await ask(`GET ${path}`)
		const allowed = policyOf(answer).get('script-src') ?? []
		const scripts = [...answer.body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
		const inline = scripts.filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes))
		expect(inline.length).toBeGreaterThan(0)
		for (const [, attributes = '', code = ''] of inline) {
			const nonce = /nonce="([^"]*)"/.exec(attributes)?.[1]
			const hash = createHash('sha256').update(code).digest('base64')
			expect(allowed).toContain(nonce ? `'nonce-${nonce}'` : `'sha256-${hash}'`)
		}
		const isKept = answer.headers.get('cache-control')?.startsWith('public')
		expect(/nonce=/.test(answer.body)).toBe(!isKept)
		expect(answer.body).not.toMatch(/<[^>]+\sstyle=|<style/)
	}
})

test('what a page is worked with is fetched only once the page was painted', async () => {
	for (const path of ['/', '/prompt/1', '/pricing', '/categories?q=email']) {
		const { body } = await ask(`GET ${path}`)
		const [, kept = ''] = /<template>(.*?)<\/template>/s.exec(body) ?? []
		expect(kept.match(/<link rel="modulepreload"/g)?.length).toBeGreaterThan(5)
		expect(kept).toMatch(/<script[^>]* type="module"/)
		expect(body.replace(kept, '')).not.toMatch(/modulepreload|type="module"/)
		expect(body).toContain('<link rel="stylesheet"')
	}
})

test('the letters that a page waits for weigh little', async () => {
	const { body } = await ask('GET /')
	const fonts = [...body.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(
		([, href]) => href,
	)
	expect(fonts).toHaveLength(2)
	const sizes = fonts.map((href) => statSync(`build/client${href}`).size)
	expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(52_000)
})

test('the pages of the stand-ins wear the style sheet of the product', async () => {
	const sheetsOf = async (path: string) => {
		const { body } = await ask(`GET ${path}`)
		return [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
	}
	const [ofProduct = 'none'] = await sheetsOf('/')
	for (const path of ['/sandbox', '/sandbox/mail']) expect(await sheetsOf(path)).toContain(ofProduct)
	expect((await ask(`GET ${ofProduct}`)).status).toBe(200)
})
