import { expect, test } from 'vitest'
import { pageAddress } from './address'

test('the same page has one address, whatever else is in its query', () => {
	const url = new URL('http://here.test/categories?utm_source=x&category=finance&lang=pt&q=price')
	expect(pageAddress(url)).toBe('/categories?q=price&category=finance')
})

test('what is longer than any search is left out of the links of a page', () => {
	const url = new URL(`http://here.test/categories?q=${'é'.repeat(2_000)}&category=finance`)
	expect(pageAddress(url)).toBe('/categories?category=finance')
})
