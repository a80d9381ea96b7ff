import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { mergeTexts } from './merge-texts.server'

const BASE = 'Write a [kind] plan.\n\nAsk what is missing. Answer in a table.\nCheck the sums.'

test('what either side changed stands in the merged text', () => {
	const mine = BASE.replace('[kind]', 'weekly')
	const theirs = BASE.replace('Check the sums.', 'Check the sums twice.')
	expect(mergeTexts(BASE, mine, theirs)).toEqual({
		text: BASE.replace('[kind]', 'weekly').replace('sums.', 'sums twice.'),
		conflicts: [],
	})
})

test('where both changed the same words mine stay, and both are told', () => {
	const merged = mergeTexts(BASE, BASE.replace('table', 'list'), BASE.replace('table', 'drawing'))
	expect(merged).toEqual({
		text: BASE.replace('table', 'list'),
		conflicts: [{ mine: 'Answer in a list.', theirs: 'Answer in a drawing.' }],
	})
})

test('conflicts are told by their sentences, those of one sentence together', () => {
	const base = 'Check the sums. Round to whole amounts and name who carries the cent.\nThe end.'
	const mine = base.replace('whole amounts and name who carries the cent', 'tens, MY ROUNDING')
	const theirs = base
		.replace('amounts and', 'amounts,')
		.replace('the cent', 'the odd cent, and show the sums')
	expect(mergeTexts(base, mine, theirs)).toEqual({
		text: mine,
		conflicts: [
			{
				mine: 'Round to tens, MY ROUNDING.',
				theirs: 'Round to whole amounts, name who carries the odd cent, and show the sums.',
			},
		],
	})
	expect(mergeTexts('One. Two. Three.', 'One. A. Three.', 'One. B! Four.')).toEqual({
		text: 'One. A. Four.',
		conflicts: [{ mine: 'A.', theirs: 'B!' }],
	})
})

test('what both changed alike is no conflict', () => {
	const changed = BASE.replace('table', 'list')
	expect(mergeTexts(BASE, changed, changed)).toEqual({ text: changed, conflicts: [] })
})

afterEach(() => vi.restoreAllMocks())

/** As on a machine that is busy elsewhere: seconds pass, and no work is done in them. */
function rushClock(): void {
	let now = Date.now()
	vi.spyOn(Date, 'now').mockImplementation(() => {
		now += 10_000
		return now
	})
}

const aText = fc
	.array(
		fc.constantFrom('plan', 'ask', 'table', '[kind]', ' ', '\n', '\n\n', '  ', 'constructor', '😀', ''),
		{
			maxLength: 40,
		},
	)
	.map((words) => words.join(' '))

test('a side that changed nothing gives way to the other, whatever the texts', () => {
	rushClock()
	fc.assert(
		fc.property(aText, aText, (base, changed) => {
			expect(mergeTexts(base, base, changed)).toEqual({ text: changed, conflicts: [] })
			expect(mergeTexts(base, changed, base)).toEqual({ text: changed, conflicts: [] })
		}),
	)
})

test('no word that one side added is lost: it stands in the text, or is told with the conflict', () => {
	rushClock()
	fc.assert(
		fc.property(aText, aText, aText, (base, mine, theirs) => {
			const merged = mergeTexts(base, `${mine} onlymine`, `${theirs} onlytheirs`)
			const told = merged?.conflicts.map((one) => one.theirs).join(' ')
			expect(merged?.text).toContain('onlymine')
			expect(`${merged?.text} ${told}`).toContain('onlytheirs')
		}),
	)
})

test('texts without a word in common, however long, are given up and not waited for', () => {
	const long = (word: string) => Array.from({ length: 15_000 }, (_, at) => `${word}${at}`).join(' ')
	expect(mergeTexts(long('a'), long('b'), long('c'))).toBeNull()
	expect(mergeTexts('a '.repeat(50_000), 'b', 'c')).toBeNull()
})
