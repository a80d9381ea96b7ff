import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address'

test('without a proxy of ours, only the socket tells', () => {
	expect(clientAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7')
	expect(clientAddress('203.0.113.7', undefined, 0)).toBe('203.0.113.7')
	expect(clientAddress(undefined, undefined, 0)).toBe('')
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
	[1, '[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
	[1, 'x[2001:db8::1]', '203.0.113.7'],
	[1, '[2001:db8::1]x', '203.0.113.7'],
	[1, '1[:2::3]', '203.0.113.7'],
	[1, '[2001:db8::]1', '203.0.113.7'],
	[1, 'x198.51.100.1:4711', '203.0.113.7'],
	[1, '198.51.100.1:4711x', '203.0.113.7'],
])('behind %i of our proxies, %o comes from %s', (hops, forwarded, address) => {
	expect(clientAddress('203.0.113.7', forwarded, hops)).toBe(address)
})

test.each([
	['::ffff:203.0.113.7', '203.0.113.7'],
	['::ffff:cb00:7107', '203.0.113.7'],
	['::FFFF:CB00:7107', '203.0.113.7'],
	['::ffff:c0a8:1', '192.168.0.1'],
	['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
	['0000:0000:0000:0000:0000:FFFF:203.0.113.7', '203.0.113.7'],
	['[::ffff:cb00:7107]:4711', '203.0.113.7'],
	['::fffe:cb00:7107', '0:0:0:0::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:db8:1:2::9', '2001:db8:1:2::/64'],
	['2001:0DB8:1::5', '2001:db8:1:0::/64'],
	['::1', '0:0:0:0::/64'],
	['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
	['203.0.113.7:4711', '203.0.113.7'],
	['1::2:3:4:5:6:7', '1:0:2:3::/64'],
	['1:2::3:4:5:6:7', '1:2:0:3::/64'],
	['2001:000a:0000:2::9', '2001:a:0:2::/64'],
	['no address', ''],
])('%s counts as %s', (address, counted) => {
	expect(clientAddress(address, undefined, 0)).toBe(counted)
})

test('however an IPv6 address is written, it is one and the same, and so is all of its /64', () => {
	const group = fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, fc.nat(0xffff))
	const inMapped = fc.tuple(group, group).map((last) => [0, 0, 0, 0, 0, 0xffff, ...last])
	fc.assert(
		fc.property(fc.oneof(fc.array(group, { minLength: 8, maxLength: 8 }), inMapped), (groups) => {
			const plain = groups.map((one) => one.toString(16)).join(':')
			const padded = groups.map((one) => one.toString(16).padStart(4, '0').toUpperCase()).join(':')
			const short = new URL(`http://[${plain}]`).hostname.slice(1, -1)
			const [counted, ...others] = [plain, padded, short].map((one) => clientAddress(one, undefined, 0))
			expect(others).toEqual([counted, counted])
			const isMapped = /^0:0:0:0:0:ffff:/.test(plain)
			const [high = 0, low = 0] = groups.slice(6)
			const version4 = [high >> 8, high & 255, low >> 8, low & 255].join('.')
			expect(counted).toBe(isMapped ? version4 : `${plain.split(':').slice(0, 4).join(':')}::/64`)
		}),
	)
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
