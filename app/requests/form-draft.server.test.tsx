import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withPlainApostrophes } from '~/core/escape'
import { returned, textsOf } from './form-draft.server'

const LONGEST = { title: 200, text: 50_000 }

/** A form as a browser sends it, or with nothing encoded that need not be, as programs can. */
const sentAs = (texts: Record<string, string>, isEncoded = true) => ({
	bytes: isEncoded
		? new URLSearchParams(texts).toString().length
		: Buffer.byteLength(Object.values(texts).join('')),
})

test('all that fits its field comes back, and a little more than fits too', () => {
	const texts = { title: 'a'.repeat(1_000), text: '<p class="x">&\n'.repeat(3_000) }
	expect(returned(sentAs(texts), texts, LONGEST)).toEqual({ draft: texts, errors: {} })
})

test('what is far too long comes back empty, with the reason, and takes nothing else along', () => {
	const texts = { title: 'a'.repeat(60_000), text: 'b' }
	expect(returned(sentAs(texts), texts, LONGEST)).toEqual({
		draft: { title: '', text: 'b' },
		errors: { title: 'text_not_sent_back' },
	})
})

test('a text of signs that a page writes with six others comes back as far as it was sent so', () => {
	const texts = { title: 'T', text: '"'.repeat(40_000) }
	const errors = { text: 'text_not_sent_back' }
	expect(returned(sentAs(texts, false), texts, LONGEST)).toEqual({ draft: { title: 'T', text: '' }, errors })
	const half = { title: 'T', text: '"'.repeat(9_000) }
	expect(returned(sentAs(half), half, LONGEST)).toEqual({ draft: half, errors: {} })
})

test('whatever was typed, and however sent, it grows on its way back by less than 28 kB', () => {
	const sign = fc.constantFrom('a', '&', '<', '"', "'", '\\', '\n', '\u0001', 'é', '日', '🙂', '\u2028')
	const text = fc.tuple(sign, fc.integer({ min: 0, max: 64_000 })).map(([one, times]) => one.repeat(times))
	const inPage = (one: string) => withPlainApostrophes(renderToStaticMarkup(<textarea defaultValue={one} />))
	const empty = inPage('').length
	fc.assert(
		fc.property(text, text, fc.boolean(), (title, other, isEncoded) => {
			const sent = sentAs({ title, other }, isEncoded)
			const { draft } = returned(sent, { title, other }, { title: 200, other: 50_000 })
			const fields = Buffer.byteLength(inPage(draft.title) + inPage(draft.other)) - 2 * empty
			expect(fields).toBeLessThanOrEqual(sent.bytes + 28_000)
			expect(Buffer.byteLength(JSON.stringify([draft.title, draft.other]))).toBeLessThan(sent.bytes + 28_010)
		}),
		{ numRuns: 300 },
	)
})

test('of a form only the texts of its own fields are read', () => {
	const form = new FormData()
	form.append('title', 'T')
	form.append('stranger', 'x')
	form.append('text', new File(['x'], 'x'))
	expect(textsOf(form, { title: '', text: '' })).toEqual({ title: 'T', text: '' })
})
