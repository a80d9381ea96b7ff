import { expect, test } from 'vitest'
import { readArguments } from '../bench/arguments'
import { compare, toComparison } from '../bench/ratios'
import { p95, repeated, slowestOf } from '../bench/samples'
import { type Row, spread, toMarkdown } from '../bench/table'

const PARTS = { pages: {}, memory: {}, lighthouse: { onlyByName: true } }
const row = (what: string, reached: number): Row => ({ what, reached, wanted: 10, unit: 'ms' })

test('without a name the bench measures all but what is measured by name alone', () => {
	expect(readArguments([], PARTS)).toEqual({ against: null, names: ['pages', 'memory'] })
	expect(readArguments(['lighthouse', 'pages'], PARTS)).toEqual({
		against: null,
		names: ['lighthouse', 'pages'],
	})
})

test('a commit to measure against may stand before or after the names', () => {
	const asked = { against: 'main~3', names: ['pages'] }
	expect(readArguments(['--against', 'main~3', 'pages'], PARTS)).toEqual(asked)
	expect(readArguments(['pages', '--against', 'main~3'], PARTS)).toEqual(asked)
	expect(readArguments(['--against', 'main~3'], PARTS).names).toEqual(['pages', 'memory'])
})

test('a name that nothing has, an unknown option and a commit left out are refused', () => {
	for (const wrong of [['page'], ['--runs'], ['toString'], ['--against'], ['--against', '--runs']])
		expect(() => readArguments(wrong, PARTS), wrong.join(' ')).toThrow(RangeError)
})

test('a number stands beside how much its runs differ', () => {
	const rows = [{ ...row('A page', 0), ...repeated([9.127, 3, 4, 250.4, 5]) }, row('Memory', 12)]
	expect(toMarkdown(rows).split('\n').slice(2)).toEqual([
		'| A page | 5 ms | 3, 5, 250 of 5 | ≤ 10 ms | reached |',
		'| Memory | 12 ms | once | ≤ 10 ms | missed |',
	])
	expect(spread([4, 2])).toBe('2, 3, 4 of 2')
})

test('what 95 of a hundred stay under is of all, and its spread of five parts one after the other', () => {
	const times = Array.from({ length: 100 }, (_none, place) => 100 - place)
	expect(p95(times)).toBe(95)
	expect(slowestOf(times)).toEqual({ reached: 95, runs: [99, 79, 59, 39, 19] })
	expect(slowestOf([1, 2]).runs).toEqual([1, 2])
	expect(p95([])).toBeNaN()
})

test('a turn of ours is set beside the mean of theirs before and after it, so that a machine that slows down shows in neither', () => {
	const theirs = [10, 20, 30, 40].map((reached) => [row('A page', reached)])
	const ours = [30, 50, 70].map((reached) => [row('A page', reached)])
	const [compared] = compare(ours, theirs)
	expect(compared).toEqual({ what: 'A page', unit: 'ms', ours: 50, theirs: 25, ratios: [2, 2, 2] })
	expect(toComparison(compare(ours, theirs), 'abc1234')).toContain(
		'| A page | 50 ms | 25 ms | 2 x | 2, 2, 2 of 3 |',
	)
})

test('where theirs is nothing there is no ratio, and a number that only one build has is left out', () => {
	const zero = [row('Growth', 0)]
	expect(
		toComparison(compare([[...zero, row('New', 1)]], [zero, zero]), 'abc1234')
			.split('\n')
			.slice(2),
	).toEqual(['| Growth | 0 ms | 0 ms | – | – |'])
})
