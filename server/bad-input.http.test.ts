import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGE_TAG, LANGUAGES, type Language } from '~/i18n/language'
import { WORDS } from '~/i18n/translate.server'
import type { MessageId } from '~/i18n/words'
import { type RawAnswer, rawRequest, sendRaw } from '../tests/support/raw-http'
import { type RunningServer, startServer } from '../tests/support/server'
import { PlainBrowser } from '../tests/support/setup/plain-browser'

const LONG = 'a'.repeat(10_000)
const TOO_LONG = 'a'.repeat(20_000)
const STACK = /\n\s+at |node_modules|\.js:\d+|[A-Z]\w+Error\b/

let server: RunningServer
beforeAll(async () => {
	server = await startServer({ env: { LOG_LEVEL: 'error' } })
})
afterAll(() => server.stop())

const ask = (firstLine: string, headers: Record<string, string> = {}, body = '') =>
	sendRaw(server.port, rawRequest(firstLine, headers) + body)

function expectWords({ body }: RawAnswer, language: Language, message: MessageId): void {
	expect(body).toContain(`<html lang="${LANGUAGE_TAG[language]}"`)
	const heading = new RegExp(`<h1[^>]* data-message="${message}"[^>]*>([^<]*)`).exec(body)?.[1]
	expect(heading).toBe(WORDS[language]._(message))
}

function expectDefended({ headers, body, status }: RawAnswer): void {
	expect(status).toBeLessThan(500)
	expect(headers.get('content-security-policy')).toMatch(/^default-src '(none|self)'; .*base-uri 'none'/)
	expect(headers.get('x-content-type-options')).toBe('nosniff')
	expect(headers.get('x-frame-options')).toBe('DENY')
	expect(body).not.toMatch(STACK)
}

describe.each(LANGUAGES)('in %s', (language) => {
	const headers = { 'Accept-Language': LANGUAGE_TAG[language] }

	test.each<[string, string, number, MessageId, string?]>([
		['an escape that is none', 'GET /%zz', 400, 'bad_request_title'],
		['half a character', 'GET /prompt/%E0%A4', 400, 'bad_request_title'],
		['a NUL in a path', 'GET /prompt/%00', 400, 'bad_request_title'],
		['a backslash in a path', 'GET /a\\b', 400, 'bad_request_title'],
		['an address of another kind', 'GET nonsense://x', 400, 'bad_request_title'],
		['an unknown page', 'GET /no-such-page', 404, 'page_not_found'],
		['a way out of the folder', 'GET /../../etc/passwd', 404, 'page_not_found'],
		['a hidden file', 'GET /.env', 404, 'page_not_found'],
		['a file that is not there', 'GET /assets/nothing.js', 404, 'page_not_found'],
		['an unknown prompt', 'GET /prompt/999', 404, 'prompt_not_found'],
		['a prompt with a long name', `GET /prompt/${LONG}`, 404, 'prompt_not_found'],
		['a prompt named like a method of objects', 'GET /prompt/constructor', 404, 'prompt_not_found'],
		['an unknown category', 'GET /category/%F0%9F%92%A9', 404, 'category_not_found'],
		['an unknown category in a search', 'GET /categories?category=nowhere', 404, 'category_not_found'],
		['PUT', 'PUT /', 405, 'wrong_method_title'],
		['DELETE', 'DELETE /prompt/1', 405, 'wrong_method_title'],
		['PATCH', 'PATCH /categories', 405, 'wrong_method_title'],
		['TRACE', 'TRACE /', 405, 'wrong_method_title'],
		['TRACE with a body', 'TRACE /', 405, 'wrong_method_title', 'body'],
		['OPTIONS', 'OPTIONS /categories', 405, 'wrong_method_title'],
		['CONNECT', 'CONNECT localhost:443', 405, 'wrong_method_title'],
		['a POST to a page that takes none', 'POST /', 405, 'wrong_method_title'],
		['a POST to slashes alone', 'POST ///', 405, 'wrong_method_title'],
		['a POST to what could be another host', 'POST //evil.test/login', 405, 'wrong_method_title'],
		['a method that does not exist', 'NONSENSE /', 400, 'bad_request_title'],
		['an address beyond the limit', `GET /categories?q=${TOO_LONG}`, 431, 'headers_too_large_title'],
	])('%s is answered in words', async (_what, firstLine, status, message, body = '') => {
		const length = body ? { 'Content-Length': String(body.length) } : {}
		const answer = await ask(firstLine, { ...headers, ...length }, body)
		expect(answer.status).toBe(status)
		expectWords(answer, language, message)
		expectDefended(answer)
	})

	test.each([
		['spaces in Host', 'a b'],
		['an address in Host', 'http://evil.test/'],
		['someone’s name in Host', 'user@evil.test'],
		['an empty Host', ''],
		['a port that is none', 'localhost:port'],
		['a number too large for an address', '99999999999999999999'],
	])('%s is refused, also where the page is kept', async (_what, host) => {
		for (const path of ['/', '/categories?q=email']) {
			await ask(`GET ${path}`, headers)
			const answer = await ask(`GET ${path}`, { ...headers, Host: host })
			expect(answer.status).toBe(400)
			expectWords(answer, language, 'bad_request_title')
			expectDefended(answer)
		}
	})

	test.each([
		['headers beyond the limit', { 'X-Long': TOO_LONG }],
		['headers that are still coming when they are refused', { 'X-Long': 'x'.repeat(1_000_000) }],
		['cookies beyond the limit', { Cookie: `language=${language}; long=${TOO_LONG}` }],
	])('%s are answered in words', async (_what, long) => {
		const answer = await ask('GET /', { ...headers, ...long })
		expect(answer.status).toBe(431)
		expectWords(answer, language, 'headers_too_large_title')
		expectDefended(answer)
	})

	test('a request from another site is refused in words', async () => {
		const answer = await ask('POST /', { ...headers, Origin: 'http://evil.test' })
		expect(answer.status).toBe(403)
		expectWords(answer, language, 'refused_title')
		expectDefended(answer)
	})

	test.each([
		['a NUL', '/categories?q=%00'],
		['an escape that is none', '/categories?q=%zz'],
		['10,000 characters', `/categories?q=${LONG}`],
		['nothing but signs', '/categories?q=%27%22%3B--%3C%3E%26%7C%21%3A%2A%28'],
		['emoji', '/categories?q=%F0%9F%98%80'],
		['a repeated parameter', '/categories?q=email&q=plan&category=finance&category=y'],
		['a cursor that is none', '/categories?after=%00nonsense'],
		['an unknown tab', '/prompt/1?tab=nonsense'],
		['parameters nobody knows', '/?utm_source=x&__proto__=y&constructor=z'],
	])('a search or a page asked with %s is still a page', async (_what, address) => {
		const answer = await ask(`GET ${address}`, headers)
		expect(answer.status).toBe(200)
		expect(answer.body).toContain(`<html lang="${LANGUAGE_TAG[language]}"`)
		expectDefended(answer)
	})

	test('an unknown language is as if none was named', async () => {
		for (const query of ['lang=xx', 'lang=', 'lang=%00', 'lang=EN']) {
			const { status, body } = await ask(`GET /?${query}`, headers)
			expect(status).toBe(200)
			expect(body).toContain(`<html lang="${LANGUAGE_TAG[language]}"`)
		}
	})
})

test('of a language that is named twice the first counts', async () => {
	expect((await ask('GET /?lang=pt&lang=en')).body).toContain('<html lang="pt-BR"')
	expect((await ask('GET /?lang=en&lang=pt', { 'Accept-Language': 'pt' })).body).toContain('<html lang="en"')
})

test.each([
	['no HTTP at all', 'HELLO\r\n\r\n', 400],
	['a header that is none', 'GET / HTTP/1.1\r\nHost: localhost\r\nno header\r\n\r\n', 400],
	['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
	['two Hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.test\r\nConnection: close\r\n\r\n', 400],
	[
		'one Host twice',
		'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n',
		400,
	],
	[
		'two lengths',
		'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
		400,
	],
	[
		'a length and chunks, as smugglers send them',
		'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
		400,
	],
	['an expectation', rawRequest('GET /', { Expect: 'miracles' }), 417],
])('%s is answered calmly, in English where nothing tells the language', async (_what, request, status) => {
	const answer = await sendRaw(server.port, request)
	expect(answer.status).toBe(status)
	expect(answer.body).toContain(WORDS.en._('bad_request_title'))
	expectDefended(answer)
})

test.each([
	['JSON where a form is wanted', 'application/json', '{}'],
	['a form in parts that does not say how they are parted', 'multipart/form-data', '--x'],
	['a form whose parts are cut off', 'multipart/form-data; boundary=x', '--x\r\nContent-'],
])('%s is refused in words, at every door for forms', async (_what, type, body) => {
	const headers = { 'Content-Type': type, 'Content-Length': String(body.length) }
	for (const path of ['/contact', '/login', '/sandbox/identity/token']) {
		const answer = await sendRaw(server.port, rawRequest(`POST ${path}`, headers) + body)
		expect([400, 401], path).toContain(answer.status)
		expectDefended(answer)
	}
})

test('a page of the sandbox is there under this machine’s names alone, whatever else leads here', async () => {
	for (const path of ['/sandbox', '/sandbox/mail', '/sandbox/identity/.well-known/openid-configuration']) {
		for (const host of ['localhost', '127.0.0.1:1', '[::1]', `localhost:${server.port}`])
			expect((await ask(`GET ${path}`, { Host: host })).status, host).toBe(200)
		for (const host of ['evil.test', `localhost.evil.test:${server.port}`, '10.0.0.1'])
			expect((await ask(`GET ${path}`, { Host: host })).status, host).toBe(404)
	}
})

test('where a request is too broken to tell its language, both are spoken', async () => {
	const { body } = await sendRaw(server.port, 'HELLO\r\n\r\n')
	expect(body).toContain(
		`<section lang="en"><h1 data-message="bad_request_title">${WORDS.en._('bad_request_title')}`,
	)
	expect(body).toContain(WORDS.pt._('bad_request_title'))
})

test('a refused method says which ones are taken', async () => {
	expect((await ask('PUT /')).headers.get('allow')).toBe('GET, HEAD, POST')
	expect((await ask('POST /')).headers.get('allow')).toBe('GET, HEAD')
})

test('the way to the one address of a page takes along what was asked there', async () => {
	const answer = await ask('GET /Categories//?q=Two%20words&category=finance')
	expect(answer.status).toBe(301)
	expect(answer.headers.get('location')).toBe('/categories?q=Two%20words&category=finance')
})

test('what looks like another host is a path of ours', async () => {
	for (let visits = 0; visits < 2; visits += 1) {
		const answer = await ask('GET //evil.test/')
		expect(answer.status).toBe(301)
		expect(answer.headers.get('location')).toBe('/evil.test')
	}
})

test.each(['__proto__', 'constructor'])(
	'a text that is called %s all over is kept and shown',
	async (name) => {
		const legend = new PlainBrowser(server.origin)
		const read = async (page: string) => {
			const shown = await legend.get(page)
			const text = await shown.text()
			expect([page, shown.status, text.includes(name)]).toEqual([page, 200, true])
			return text
		}
		const words = {
			title: name,
			description: name,
			tags: name,
			tagList: name,
			category: 'finance',
			language: 'en',
		}
		const form = { ...words, promptText: `Hi [${name}]`, content: `Hi [${name}]` }
		await legend.post('/login', { email: 'legend@pronto.test', password: 'pronto-demo' })
		const made = await legend.post('/create-prompt', form)
		await legend.post('/prompt-locker/new', form)
		const [saved = ''] = /\/prompt-locker\/[\da-f-]{36}/.exec(await read('/prompt-locker')) ?? []
		for (const page of [new URL(made.headers.get('Location') ?? '', server.origin).pathname, saved]) {
			await read(page)
			await read(`${page}/edit`)
		}
		for (const page of ['/prompt-locker/export.csv', '/settings/export.json']) await read(page)
	},
)

test('none of all this was worth an error in the log', () => {
	expect(server.logs()).toBe('')
})
