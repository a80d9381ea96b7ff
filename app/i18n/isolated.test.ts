import fc from 'fast-check'
import { expect, test } from 'vitest'
import { translateInto } from './translate.server'

const CONTROLS = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c']

/** How deep in signs that turn letters the end of a text is: none may be open, and none closed that the text before opened. */
function depthsOf(text: string): { least: number; end: number } {
	let [depth, least] = [0, 0]
	for (const sign of text) {
		if (/[\u2066-\u2068]/.test(sign)) depth += 1
		if (sign === '\u2069') depth -= 1
		least = Math.min(least, depth)
	}
	return { least, end: depth }
}

test('a name in a sentence turns none of its letters, whatever stands in the name', async () => {
	const t = await translateInto('en')
	const name = fc
		.array(fc.oneof(fc.constantFrom(...CONTROLS), fc.constantFrom('a', 'ש', ' ')), { minLength: 1 })
		.map((signs) => signs.join(''))
	fc.assert(
		fc.property(name, (tag) => {
			const said = t('tag_added', { tag })
			expect(depthsOf(said)).toEqual({ least: 0, end: 0 })
			// An override ends with the isolate that it stands in.
			const [, inside, after] = /^(.*[\u202a-\u202e])(.*)$/u.exec(said) ?? []
			if (inside !== undefined) expect(after).toContain('\u2069')
		}),
		{ numRuns: 300 },
	)
	expect(t('tag_added', { tag: 'plain' })).not.toMatch(/\p{Bidi_Control}/u)
})
