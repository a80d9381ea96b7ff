import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ComparedLine, TextPart } from './text-difference'
import { boundLines, compareFields, inLines, lengthOf, startComparison } from './text-difference.server'

const text = (parts: readonly TextPart[], but: TextPart['kind']) =>
	parts
		.filter(({ kind }) => kind !== but)
		.map((part) => part.text)
		.join('')

/** What the lines say of one side; where alike ones are left out, from that side itself. */
function sideOf(lines: readonly ComparedLine[], but: 'added' | 'removed', whole: string): string {
	const own = whole === '' ? [] : whole.split('\n')
	const said: string[] = []
	for (const line of lines) {
		if (line.kind === 'gap') said.push(...own.slice(said.length, said.length + line.count))
		else if (line.kind !== but) said.push(text(line.parts, but))
	}
	return said.join('\n')
}

const aText = fc
	.array(fc.constantFrom('price', 'floor', ' ', '  ', '.', '[blank]', 'ação', '\n', '\n\n', '💶'), {
		maxLength: 60,
	})
	.map((pieces) => pieces.join(''))

test('what is the same and what is gone make the one text, what is the same and what is new the other', () => {
	fc.assert(
		fc.property(aText, aText, (before, after) => {
			const compared = startComparison()
			const parts = compared.words(before, after)
			expect([text(parts, 'added'), text(parts, 'removed')]).toEqual([before, after])
			const lines = compared.lines(before, after)
			expect([sideOf(lines, 'added', before), sideOf(lines, 'removed', after)]).toEqual([before, after])
		}),
	)
})

test('the same goes for long lists of lines, most of which stand once in each', () => {
	const aList = fc
		.array(fc.nat({ max: 80 }), { minLength: 20, maxLength: 120 })
		.map((lines) => lines.map((line) => `Line ${line}.`).join('\n'))
	fc.assert(
		fc.property(aList, aList, (before, after) => {
			const lines = startComparison().lines(before, after)
			expect([sideOf(lines, 'added', before), sideOf(lines, 'removed', after)]).toEqual([before, after])
		}),
	)
})

test('a text of 1,600 lines of which two of three are gone is compared line by line', () => {
	const lines = Array.from({ length: 1_600 }, (_, line) => `Line ${line}.`)
	const compared = startComparison()
	const shown = compared.lines(lines.join('\n'), lines.filter((_line, at) => at % 3 === 0).join('\n'))
	expect(compared.isCut()).toBe(false)
	expect(shown.filter(({ kind }) => kind === 'same')).toHaveLength(534)
	expect(shown.filter(({ kind }) => kind === 'removed')).toHaveLength(1_066)
})

test('a changed word is told within its line, and alike lines far from it are counted', () => {
	const before = ['One.', 'Two.', 'Three.', 'Each price is above the floor and easy to say.', 'Five.', 'Six.']
	const after = before.with(3, 'Each price is above the ceiling and easy to say.')
	const compared = startComparison()
	expect(compared.lines(before.join('\n'), after.join('\n'))).toEqual([
		{ kind: 'gap', count: 2 },
		{ kind: 'same', parts: [{ kind: 'same', text: 'Three.' }] },
		{
			kind: 'removed',
			parts: [
				{ kind: 'same', text: 'Each price is above the ' },
				{ kind: 'removed', text: 'floor' },
				{ kind: 'same', text: ' and easy to say.' },
			],
		},
		{
			kind: 'added',
			parts: [
				{ kind: 'same', text: 'Each price is above the ' },
				{ kind: 'added', text: 'ceiling' },
				{ kind: 'same', text: ' and easy to say.' },
			],
		},
		{ kind: 'same', parts: [{ kind: 'same', text: 'Five.' }] },
		{ kind: 'gap', count: 1 },
	])
	expect(compared.isCut()).toBe(false)
})

test('lines that have little in common are shown each as it is', () => {
	expect(startComparison().lines('All of this goes.', 'Something else came')).toEqual([
		{ kind: 'removed', parts: [{ kind: 'removed', text: 'All of this goes.' }] },
		{ kind: 'added', parts: [{ kind: 'added', text: 'Something else came' }] },
	])
})

const LARGE = 100_000
const numbered = (mark: string, separator: string) =>
	Array.from({ length: LARGE / 8 }, (_, at) => `${mark}${at}`).join(separator)

test.each([
	['words that are all others', numbered('a', ' '), numbered('b', ' ')],
	['lines that are all others', numbered('a', '\n'), numbered('b', '\n')],
	['two letters by turns', 'a b '.repeat(LARGE / 4), 'b b a '.repeat(LARGE / 6)],
	['signs alone', '.,'.repeat(LARGE / 2), ',;.'.repeat(LARGE / 3)],
	['lines of one letter', 'a\nb\n'.repeat(LARGE / 4), 'b\nb\na\n'.repeat(LARGE / 6)],
])('of %s it is said that they are too much work, and both are shown whole', (_name, before, after) => {
	const compared = startComparison()
	const lines = compared.lines(before, after)
	const parts = compared.words(before, after)
	expect(compared.isCut()).toBe(true)
	expect([text(parts, 'added'), text(parts, 'removed')]).toEqual([before, after])
	expect([sideOf(lines, 'added', before), sideOf(lines, 'removed', after)]).toEqual([before, after])
})

const wordy = (mark: string) => Array.from({ length: 1_900 }, (_, at) => `Line ${at} of ${mark} and all.`)

test('a word is found in a hundred kilobytes of lines', () => {
	const before = wordy('a text that is long enough, and longer than what anybody reads')
	const after = before.with(900, 'Line 900 of a text that is longer, and all.')
	const compared = startComparison()
	const lines = compared.lines(before.join('\n'), after.join('\n'))
	expect(before.join('\n').length).toBeGreaterThan(100_000)
	expect(lines.map(({ kind }) => kind)).toEqual(['gap', 'same', 'removed', 'added', 'same', 'gap'])
	expect(compared.isCut()).toBe(false)
})

test('when the work is done nothing more is compared', () => {
	const compared = startComparison({ pairs: 0 })
	expect(compared.words('one two', 'one three')).toEqual([
		{ kind: 'removed', text: 'one two' },
		{ kind: 'added', text: 'one three' },
	])
	expect(compared.words('alike', 'alike')).toEqual([{ kind: 'same', text: 'alike' }])
	expect(compared.isCut()).toBe(true)
})

test('of a difference that is longer than a page shows, it is told how many lines that changed are left out', () => {
	const lines = (word: string) => Array.from({ length: 50 }, (_, at) => `${word} ${at}`).join('\n')
	const [before, after] = [new Map([['text', lines('was')]]), new Map([['text', lines('is')]])]
	const { fields } = compareFields(before, after, ['text'], new Set(['text']))
	const [bound] = boundLines(fields, 30)
	expect(bound).toMatchObject({ kind: 'lines', lines: { length: 30 }, leftOut: 70 })
	expect(boundLines(fields, 100)).toEqual(fields)
})

test('of what is too much work to be compared no more is shown than of anything else, as it was and as it is', () => {
	for (const count of [1_500, 5_000]) {
		const lines = (word: string) => Array.from({ length: count }, (_, at) => `${word} ${at}`).join('\n')
		const [before, after] = [new Map([['text', lines('was')]]), new Map([['text', lines('is')]])]
		const { fields, isCut } = compareFields(before, after, ['text'], new Set(['text']))
		expect(isCut).toBe(true)
		const bound = boundLines(inLines(fields), 30)
		expect(bound).toMatchObject([{ lines: { length: 30 }, leftOut: 2 * count - 30 }])
		expect(JSON.stringify(bound)).toMatch(/"was 0".*"was 14".*"is 0".*"is 14"/)
		expect(lengthOf(bound)).toBe([...Array(15).keys()].map((at) => `was ${at}is ${at}`).join('').length)
	}
})
