import { expect, test } from 'vitest'
import { shownOf } from './history.server'

const day = (at: number) => new Date(Date.UTC(2026, 0, at))
const version = (number: number, at: number, origin: 'file' | 'editor' = 'file') => ({
	number,
	origin,
	createdAt: day(at),
	note: null,
})
const act = (action: string, at: number, number: number | null = null) => ({
	action,
	version: number,
	at: day(at),
})
const numbers = (...given: Parameters<typeof shownOf>) => shownOf(...given).map(({ number }) => number)

test('what files bring in is shown from the first day on, and what waited for that day and was replaced never was', () => {
	const versions = [version(3, 9), version(2, 6), version(1, 1)]
	expect(numbers({ current: 3, publishedAt: day(5) }, versions, [])).toEqual([3, 2])
})

test('what an editor made is shown where the record says so, and since then', () => {
	const versions = [version(3, 9, 'editor'), version(2, 6, 'editor'), version(1, 5)]
	const shown = shownOf({ current: 3, publishedAt: day(5) }, versions, [act('publish', 11, 3)])
	expect(shown).toMatchObject([
		{ number: 3, since: day(11) },
		{ number: 1, since: day(5) },
	])
})

test('what a file brought in while the prompt was withdrawn was shown to nobody', () => {
	const versions = [version(4, 20), version(3, 15), version(2, 9), version(1, 5)]
	const record = [act('withdraw', 8, 1), act('publish', 12, 2)]
	expect(numbers({ current: 4, publishedAt: day(5) }, versions, record)).toEqual([4, 3, 2, 1])
	expect(numbers({ current: 4, publishedAt: day(5) }, versions, [act('withdraw', 8, 1)])).toEqual([4, 1])
})

test('an import ends what the record tells of the numbers before it', () => {
	const versions = [version(3, 9, 'editor'), version(2, 6, 'editor'), version(1, 5)]
	const record = [act('publish', 6, 2), act('import', 10, 3)]
	expect(numbers({ current: 3, publishedAt: day(5) }, versions, record)).toEqual([3])
})
