import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../tests/support/any-text'
import { freeSlug, slugOf } from './slug'

test('a title is told by its words, without what no file may be called', () => {
	expect(slugOf('Pauta da reunião: “Q4” / orçamento!')).toBe('pauta-da-reuniao-q4-orcamento')
	expect(slugOf('日本語')).toBe('')
	expect(slugOf(`${'word '.repeat(11)}words`)).toBe(
		'word-word-word-word-word-word-word-word-word-word-word-words',
	)
	expect(slugOf('one two', 4)).toBe('one')
})

test('of any text it is short and has nothing else in it; no two are the same', () => {
	const taken = new Set<string>()
	fc.assert(
		fc.property(anyText, (text) => {
			const slug = slugOf(text)
			expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
			expect(slug.length).toBeLessThanOrEqual(60)
			const before = new Set(taken)
			expect(before.has(freeSlug(slug, taken))).toBe(false)
		}),
	)
})
