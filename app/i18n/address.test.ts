import { expect, test } from 'vitest'
import { narrowedAddress, pageAddress } from './address'

test('the same page has one address, whatever else is in its query', () => {
	const url = new URL('http://here.test/categories?utm_source=x&category=finance&lang=pt&q=price')
	expect(pageAddress(url)).toBe('/categories?q=price&category=finance')
})

test('a list stays as narrow as it is in the links of its page, and what no choice is called by is left out', () => {
	for (const asked of [
		'/categories?q=bread&access=free&sort=used',
		'/admin?q=bread&category=finance&tab=prompts&show=drafts&plan=free&page=2',
		'/admin/prompts/1/preview?text=pt&as=subscriber',
		'/admin/prompts/1/versions?version=2&from=draft&view=text&text=pt',
	])
		expect(narrowedAddress(new URL(`http://here.test${asked}&utm_source=x`))).toBe(asked)
	expect(narrowedAddress(new URL(`http://here.test/admin?show=${'x'.repeat(21)}`))).toBe('/admin')
	expect(narrowedAddress(new URL('http://here.test/prompt/1?text=x&sort=used'))).toBe('/prompt/1')
})

test('what a mailed link was followed for stays in the links of its page, and of no other', () => {
	for (const asked of ['/unsubscribe?token=ana.x-_x', '/confirm-email?token=ey.J_x.x'])
		expect(narrowedAddress(new URL(`http://here.test${asked}&lang=en`))).toBe(asked)
	for (const path of ['/', '/login', '/prompt/1', '/unsubscribe/more'])
		expect(narrowedAddress(new URL(`http://here.test${path}?token=x`))).toBe(path)
	// What the world is told of a page has no token in it.
	expect(pageAddress(new URL('http://here.test/unsubscribe?token=x'))).toBe('/unsubscribe')
	const wanted = '/pricing?next=%2Fprompt%2F2'
	expect(narrowedAddress(new URL(`http://here.test${wanted}`))).toBe(wanted)
	expect(pageAddress(new URL(`http://here.test${wanted}`))).toBe('/pricing')
})

test('what is longer than any search is left out of the links of a page', () => {
	const url = new URL(`http://here.test/categories?q=${'é'.repeat(2_000)}&category=finance`)
	expect(pageAddress(url)).toBe('/categories?category=finance')
})

test('however its parameters are written, an address that a page repeats is short', () => {
	for (const sign of ['a', 'é', '日', 'ﷺ', '😀', '\u0000']) {
		for (const names of [['q'], ['category'], ['q', 'category', 'tab', 'after', 'next', 'show', 'sort']]) {
			const value = encodeURIComponent(sign).repeat(499 / sign.length)
			const query = names.map((name) => `${name}=${value}`).join('&')
			const address = narrowedAddress(new URL(`http://localhost/categories?${query}`))
			expect(address.length).toBeLessThanOrEqual(2_600)
		}
	}
})
