import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizePath } from './normalize-path'

test.each([
	['/', '/'],
	['/categories/', '/categories'],
	['/Category/Marketing', '/category/marketing'],
	['//evil.test/', '/evil.test'],
	['/\\evil.test', '/evil.test'],
	['/a//b///', '/a/b'],
	['/prompt/%C3%A9', '/prompt/%C3%A9'],
])('%s has the one address %s', (path, wanted) => {
	expect(normalizePath(path)).toBe(wanted)
})

test('an address is its own, and never one of another site', () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom('/', '\\', 'A', 'b', '%2F', '.', '%5C')), (parts) => {
			const address = normalizePath(`/${parts.join('')}`)
			expect(normalizePath(address)).toBe(address)
			expect(address).not.toMatch(/^[/\\]{2}/)
		}),
	)
})
