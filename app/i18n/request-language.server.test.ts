import { expect, test } from 'vitest'
import { firstAccepted, languageCookie, readCookie, requestLanguage } from './request-language.server'

function ask(address: string, headers: Record<string, string> = {}) {
	const request = new Request(`https://pronto.test${address}`, { headers })
	return requestLanguage(request, new URL(request.url))
}

test('?lang decides before the cookie and the browser', () => {
	expect(ask('/?lang=en', { Cookie: 'language=pt', 'Accept-Language': 'pt-BR' })).toBe('en')
})

test('the cookie decides before the browser', () => {
	expect(ask('/', { Cookie: 'theme=dark; language=pt', 'Accept-Language': 'en-US' })).toBe('pt')
})

test.each([
	['pt', 'pt'],
	['pt-BR,en;q=0.8', 'pt'],
	['PT-pt', 'pt'],
	['en-US,pt;q=0.9', 'en'],
	['fr,pt', 'en'],
	['', 'en'],
])('a browser that says %o gets %s', (accepted, language) => {
	expect(ask('/', { 'Accept-Language': accepted })).toBe(language)
})

test('an unknown or repeated language is as if it were not there', () => {
	expect(ask('/?lang=xx', { 'Accept-Language': 'pt' })).toBe('pt')
	expect(ask('/', { Cookie: 'language=tlh', 'Accept-Language': 'pt' })).toBe('pt')
	expect(ask('/?lang=pt&lang=en')).toBe('pt')
})

test.each([
	['pt-BR ;q=0.9, en', 'pt-br'],
	['pt-BR;q=0.9', 'pt-br'],
	['en , pt-BR', 'en'],
	['', ''],
])('of %o the first tag is %o', (accepted, first) => {
	expect(
		firstAccepted(new Request('https://pronto.test', { headers: { 'Accept-Language': accepted } })),
	).toBe(first)
})

test('a request that says nothing of languages or cookies has no first tag and no cookie', () => {
	const silent = new Request('https://pronto.test')
	expect(firstAccepted(silent)).toBe('')
	expect(readCookie(silent, 'language')).toBeUndefined()
	expect(readCookie(silent, 'toString')).toBeUndefined()
})

test('a chosen language is remembered on every page for a year', () => {
	expect(languageCookie('pt')).toBe('language=pt; Max-Age=31536000; Path=/; SameSite=Lax')
})
