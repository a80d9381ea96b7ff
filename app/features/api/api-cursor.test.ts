import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCursor } from '~/features/search/search-hits.server'
import { anyText } from '../../../tests/support/any-text'
import { readApiCursor, writeApiCursor } from './api-library.server'

const PLACE = writeCursor({ rank: 3, position: 7, promptId: '12' })

test('a cursor continues the list that it was written for, and no other', () => {
	const cursor = writeApiCursor(PLACE, ['price', 'finance'])
	expect(readApiCursor(cursor, ['price', 'finance'])).toBe(PLACE)
	expect(cursor).toMatch(/^[\w.-]+$/)
	for (const list of [['price', null], ['', 'finance'], ['pric', 'efinance'], []]) {
		expect(() => readApiCursor(cursor, list)).toThrow(expect.objectContaining({ status: 400 }))
	}
})

test('anything else is refused by its name', () => {
	const whole = writeApiCursor(PLACE, [''])
	fc.assert(
		fc.property(anyText, (text) => {
			for (const cursor of [text, `${text}.${whole}`, `${whole}${text}x`, writeApiCursor(text, [''])]) {
				expect(() => readApiCursor(cursor, [''])).toThrow(
					expect.objectContaining({ status: 400, values: { name: 'after' } }),
				)
			}
		}),
	)
})
