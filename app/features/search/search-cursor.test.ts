import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../../tests/support/any-text'
import { readCursor, writeCursor } from './search-hits.server'

test('a cursor is read as it was written, and needs no escaping in an address', () => {
	const places = fc.record({
		rank: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
		position: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
		promptId: fc.stringMatching(/^[a-zA-Z0-9-]{1,40}$/),
	})
	fc.assert(
		fc.property(places, (place) => {
			expect(readCursor(writeCursor(place))).toEqual(place)
			expect(writeCursor(place)).toMatch(/^[\w-]+$/)
		}),
	)
})

test('anything else is no cursor', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			expect(readCursor(text)).toBeNull()
		}),
	)
	expect(readCursor(null)).toBeNull()
	for (const written of [
		'[]',
		'[1,2]',
		'[1,2,3]',
		'[1.5,2,"a"]',
		'[1,1e99,"a"]',
		'{"rank":1}',
		'null',
		'[99999999999,1,"a"]',
		'[1,2,""]',
		'[1,2,"a\\u0000"]',
	]) {
		expect(readCursor(btoa(written)), written).toBeNull()
	}
})
