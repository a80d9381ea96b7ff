import { expect, test } from 'vitest'
import { countableWords, isPersonReading } from './view-count'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

test.each([
	['  Business   PLAN ', 'business plan'],
	['ｂｕｓｉｎｅｓｓ', 'business'],
	['receita de pão', 'receita de pão'],
	['top 10 ideas', 'top 10 ideas'],
	['tea\u0000and\ncake', 'tea and cake'],
])('%j is counted as %j', (query, words) => {
	expect(countableWords(query)).toBe(words)
})

test.each([
	'ana@example.com',
	'ana＠example.com',
	'my number is 11 98765-4321',
	'123.456.789-00',
	'٠١٢٣٤٥ some words',
	'https://example.com/private',
	'www.example.com',
	'42',
	'?!',
	'a b',
	'',
])('%j is never counted: it may lead to somebody, or holds no word', (query) => {
	expect(countableWords(query)).toBeNull()
})

test('of a long search a hundred characters are kept, whole ones', () => {
	const words = countableWords('😀 ab '.repeat(100)) ?? ''
	expect(Array.from(words).length).toBeLessThanOrEqual(100)
	expect(words.isWellFormed()).toBe(true)
})

test('a browser that asks for a page is somebody who reads; one that fetches it in advance, or a program, is not', () => {
	expect(isPersonReading({ 'user-agent': FIREFOX })).toBe(true)
	expect(isPersonReading({ 'user-agent': FIREFOX, 'sec-purpose': 'prefetch;prerender' })).toBe(false)
	expect(isPersonReading({ 'user-agent': FIREFOX, purpose: 'prefetch' })).toBe(false)
	for (const agent of [
		'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
		'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0 Safari/537.36',
		'facebookexternalhit/1.1',
		'curl/8.14.1',
		undefined,
	]) {
		expect(isPersonReading({ 'user-agent': agent }), agent).toBe(false)
	}
})
