import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slashBefore } from './slash'

/** The caret is where the bar stands. */
function slashIn(drawn: string) {
	const caret = drawn.indexOf('|')
	return slashBefore(drawn.replace('|', ''), caret)
}

test.each([
	['/|', { at: 0, query: '', isFirst: true }],
	['/cold|', { at: 0, query: 'cold', isFirst: true }],
	['/cold email|', { at: 0, query: 'cold email', isFirst: true }],
	['/cold |', { at: 0, query: 'cold ', isFirst: true }],
	['/co|ld', { at: 0, query: 'co', isFirst: true }],
	['Hello\n/cold|', { at: 6, query: 'cold', isFirst: true }],
	['  /cold|', { at: 2, query: 'cold', isFirst: true }],
	['Take /cold|', { at: 5, query: 'cold', isFirst: false }],
	['/reunião de orçamento|', { at: 0, query: 'reunião de orçamento', isFirst: true }],
])('%j asks for a prompt', (drawn, slash) => {
	expect(slashIn(drawn)).toEqual(slash)
})

test.each([
	['and/or|'],
	['1 / 2|'],
	['/ |'],
	['/usr/bin|'],
	['https://pronto.test|'],
	['|/cold'],
	['/cold\n|'],
	['12/11|'],
	[`/${'x'.repeat(61)}|`],
	['|'],
])('%j does not', (drawn) => {
	expect(slashIn(drawn)).toBeNull()
})

test('whatever is typed, a slash stands where it says and its words behind it', () => {
	const typed = fc.string({ unit: fc.constantFrom('/', 'a', 'ç', ' ', '\n', '.'), maxLength: 30 })
	fc.assert(
		fc.property(typed, fc.nat(30), (text, caret) => {
			const slash = slashBefore(text, Math.min(caret, text.length))
			if (slash) expect(text.slice(slash.at, Math.min(caret, text.length))).toBe(`/${slash.query}`)
		}),
	)
})
