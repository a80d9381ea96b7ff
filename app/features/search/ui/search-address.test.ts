import { expect, test } from 'vitest'
import { searchAddress } from './search-address'

test('an address of a search holds only what chooses something, in one order', () => {
	expect(searchAddress()).toBe('/categories')
	expect(searchAddress({ query: 'a & b', category: 'finance', after: null })).toBe(
		'/categories?q=a+%26+b&category=finance',
	)
	expect(searchAddress({ sort: 'relevance', access: null })).toBe('/categories')
	expect(searchAddress({ sort: 'used', access: 'free', query: 'plan' })).toBe(
		'/categories?q=plan&access=free&sort=used',
	)
	expect(searchAddress({ category: 'finance', after: 'here' })).toBe(
		'/categories?category=finance&after=here',
	)
})
