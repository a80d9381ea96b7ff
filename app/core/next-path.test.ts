import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginPath, nextPath } from './next-path'

test.each([
	['/settings', '/settings'],
	['/settings?tab=subscription#plan', '/settings?tab=subscription#plan'],
	['/prompt/1?a=%2F%2Fevil.test', '/prompt/1?a=%2F%2Fevil.test'],
	['/a/../profile', '/profile'],
	[undefined, '/'],
	[null, '/'],
	['', '/'],
	['settings', '/'],
	['//evil.test', '/'],
	['/\\evil.test', '/'],
	['\\\\evil.test', '/'],
	['/\t/evil.test', '/'],
	['/\n\\evil.test', '/'],
	['/.//evil.test', '/'],
	['/..//evil.test', '/'],
	['https://evil.test/', '/'],
	['javascript:alert(1)', '/'],
	['data:text/html,x', '/'],
	[' /settings', '/'],
	['/\u0000a', '/%00a'],
	['/\t/[', '/'],
	['/\t/evil.test/settings', '/'],
	['/a//b', '/a//b'],
	[`/${'a'.repeat(1_999)}`, `/${'a'.repeat(1_999)}`],
	[`/${'a'.repeat(2_000)}`, '/'],
])('after signing in, %j leads to %s', (wanted, path) => {
	expect(nextPath(wanted)).toBe(path)
})

const hostile = fc
	.array(
		fc.constantFrom(
			'/',
			'\\',
			'.',
			':',
			'@',
			'\t',
			'\n',
			'\r',
			' ',
			'%2f',
			'%5c',
			'evil.test',
			'https:',
			'?',
			'#',
		),
	)
	.map((parts) => parts.join(''))

test('whatever is asked for, a browser stays on this site', () => {
	fc.assert(
		fc.property(fc.oneof(hostile, fc.string(), fc.webUrl(), fc.constant(undefined)), (wanted) => {
			const path = nextPath(wanted)
			expect(new URL(path, 'https://pronto.test/login').origin).toBe('https://pronto.test')
			expect(path.startsWith('/')).toBe(true)
			expect(nextPath(path)).toBe(path)
		}),
		{ numRuns: 2_000 },
	)
})

test('the login page knows the way back, unless that is the home page', () => {
	expect(loginPath('/settings?tab=a&b=c')).toBe('/login?next=%2Fsettings%3Ftab%3Da%26b%3Dc')
	expect(loginPath('/')).toBe('/login')
	expect(loginPath('//evil.test')).toBe('/login')
})
