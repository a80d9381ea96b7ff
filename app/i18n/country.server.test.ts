import { expect, test } from 'vitest'
import { requestCountry } from './country.server'

const country = (headers: Record<string, string>) =>
	requestCountry(new Request('https://pronto.test/', { headers }))

test.each([
	['en-US,en;q=0.9', 'US'],
	['pt-BR', 'BR'],
	['pt-PT', 'PT'],
	['en-BR', 'BR'],
	['zh-Hant-TW', 'TW'],
	['pt', 'BR'],
	['pt;q=0.9', 'BR'],
	['en', 'US'],
	['', 'US'],
])('a browser that says %o is priced for %s', (accepted, expected) => {
	expect(country({ 'Accept-Language': accepted })).toBe(expected)
})

test('without region and Portuguese, a Brazilian time zone tells', () => {
	expect(country({ 'Accept-Language': 'en', Cookie: 'tz=America/Sao_Paulo' })).toBe('BR')
	expect(country({ 'Accept-Language': 'en', Cookie: 'tz=America%2FManaus' })).toBe('BR')
	expect(country({ 'Accept-Language': 'en', Cookie: 'tz=Europe/Lisbon' })).toBe('US')
	expect(country({ 'Accept-Language': 'en-GB', Cookie: 'tz=America/Sao_Paulo' })).toBe('GB')
})
