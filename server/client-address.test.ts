import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address'

test('without a proxy of ours, only the socket tells', () => {
	expect(clientAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7')
	expect(clientAddress('203.0.113.7', undefined, 0)).toBe('203.0.113.7')
})

test.each([
	[1, '198.51.100.1', '198.51.100.1'],
	[1, 'forged, 198.51.100.1', '198.51.100.1'],
	[2, 'forged, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
	[1, ['forged', '198.51.100.1'], '198.51.100.1'],
	[2, '198.51.100.1', '203.0.113.7'],
	[1, '', '203.0.113.7'],
	[1, '198.51.100.1:4711', '198.51.100.1'],
	[1, '[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
	[1, '::ffff:198.51.100.1', '198.51.100.1'],
	[1, 'unknown', '203.0.113.7'],
	[1, '_hidden', '203.0.113.7'],
	[1, '198.51.100.1, 300.1.1.1', '203.0.113.7'],
	[1, '198.51.100.1,', '203.0.113.7'],
	[1, undefined, '203.0.113.7'],
])('behind %i of our proxies, %o comes from %s', (hops, forwarded, address) => {
	expect(clientAddress('203.0.113.7', forwarded, hops)).toBe(address)
})

test.each([
	['::ffff:203.0.113.7', '203.0.113.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:db8:1:2::9', '2001:db8:1:2::/64'],
	['2001:0DB8:1::5', '2001:db8:1:0::/64'],
	['::1', '0:0:0:0::/64'],
	['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
	['203.0.113.7:4711', '203.0.113.7'],
])('%s counts as %s', (address, counted) => {
	expect(clientAddress(address, undefined, 0)).toBe(counted)
})

test('whatever somebody writes in front, the address our proxy saw is the one that counts', () => {
	fc.assert(
		fc.property(fc.string(), (forged) => {
			expect(clientAddress('10.0.0.1', `${forged}, 198.51.100.1`, 1)).toBe('198.51.100.1')
		}),
	)
})

test('a proxy that lies has one address for all that it says which is none', () => {
	fc.assert(
		fc.property(fc.string({ minLength: 1 }), (said) => {
			fc.pre(!/^[\s[]*[\da-f:.]+/i.test(said.split(',').at(-1) ?? ''))
			expect(clientAddress('10.0.0.1', said, 1)).toBe('10.0.0.1')
		}),
	)
})
