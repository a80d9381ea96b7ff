import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withPlainApostrophes } from '~/core/escape'
import { returned, textsOf } from './form-draft.server'

const LONGEST = { title: 200, text: 50_000 }

test('all that fits its field comes back, and a little more than fits too', () => {
	const texts = { title: 'a'.repeat(1_000), text: '<p class="x">&\n'.repeat(3_000) }
	expect(returned(texts, LONGEST)).toEqual({ draft: texts, errors: {} })
})

test('what is far too long comes back empty, with the reason, and takes nothing else along', () => {
	const texts = { title: 'a'.repeat(60_000), text: 'b' }
	expect(returned(texts, LONGEST)).toEqual({
		draft: { title: '', text: 'b' },
		errors: { title: 'text_not_sent_back' },
	})
})

/** A text as a page holds it: in its field, and in the data that scripts begin with. */
function bytesOf(text: string): number {
	const data = JSON.stringify(JSON.stringify(text)).replaceAll(/[&<>\u2028\u2029]/g, '\\u0026')
	const field = withPlainApostrophes(renderToStaticMarkup(<textarea defaultValue={text} />))
	return Buffer.byteLength(field + data)
}

test('a text of nothing but signs that a page writes with six others comes back empty as well', () => {
	const texts = { title: 'T', text: '"'.repeat(50_000) }
	const errors = { text: 'text_not_sent_back' }
	expect(returned(texts, LONGEST)).toEqual({ draft: { title: 'T', text: '' }, errors })
})

test('whatever was typed, the page grows by less than 64 kB beyond what its fields hold', () => {
	const sign = fc.constantFrom('a', '&', '<', '"', "'", '\\', '\n', '\u0001', 'é', '日', '🙂', '\u2028')
	const text = fc.tuple(sign, fc.integer({ min: 0, max: 64_000 })).map(([one, times]) => one.repeat(times))
	fc.assert(
		fc.property(text, text, (title, other) => {
			const { draft } = returned({ title, other }, { title: 200, other: 200 })
			const held = bytesOf(title.slice(0, 200)) + bytesOf(other.slice(0, 200))
			expect(bytesOf(draft.title) + bytesOf(draft.other)).toBeLessThan(held + 65_536)
		}),
		{ numRuns: 200 },
	)
})

test('of a form only the texts of its own fields are read', () => {
	const form = new FormData()
	form.append('title', 'T')
	form.append('stranger', 'x')
	form.append('text', new File(['x'], 'x'))
	expect(textsOf(form, { title: '', text: '' })).toEqual({ title: 'T', text: '' })
})
