import { expect, test } from 'vitest'
import { type Candidate, rankClosest, type Sighting, type WordPlace } from './closeness'

const at = (place: WordPlace, more: Partial<Sighting> = {}): Sighting => ({
	place,
	isName: place === 'name',
	isSynonym: false,
	...more,
})
const aCandidate = (promptId: string, ...sightings: (Sighting | null)[]): Candidate => ({
	promptId,
	position: Number(promptId),
	sightings,
	isInARow: false,
	pairs: [],
})
const close = (candidates: Candidate[], uses: number[]) =>
	rankClosest(candidates, uses).close.map(({ candidate }) => candidate.promptId)

test('a name brings its prompt close whatever else is asked, a word of a tag or the text alone does not', () => {
	const candidates = [
		aCandidate('1', at('name'), null),
		aCandidate('2', at('phrase'), null),
		aCandidate('3', at('text'), null),
	]
	const { close: found, near } = rankClosest(candidates, [3, 0])
	expect(found.map(({ candidate }) => candidate.promptId)).toEqual(['1'])
	expect(near.map(({ candidate }) => candidate.promptId)).toEqual(['2'])
})

test('two words of titles, names and tags are close where they are half of what was asked', () => {
	expect(close([aCandidate('1', at('phrase'), at('phrase'), null)], [2, 2, 2])).toEqual(['1'])
	expect(close([aCandidate('1', at('phrase'), at('phrase'), null, null, null)], [9, 9, 0, 0, 0])).toEqual([])
})

test('title comes before name, name before tag, tag before text; the word itself before another for it', () => {
	const places: WordPlace[] = ['text', 'phrase', 'name', 'title']
	const ofPlaces = places.map((place, index) => aCandidate(String(index), at(place), at('name')))
	expect(close(ofPlaces, [1, 1])).toEqual(['3', '2', '1', '0'])
	const synonym = aCandidate('1', at('name', { isSynonym: true }), at('name'))
	expect(close([synonym, aCandidate('2', at('name'), at('name'))], [1, 1])).toEqual(['2', '1'])
})

test('of two prompts that hold one word each, the one with the rarer word comes first', () => {
	expect(close([aCandidate('1', at('name'), null), aCandidate('2', null, at('name'))], [50, 1])).toContain(
		'2',
	)
	const [first] = close([aCandidate('1', at('name'), null), aCandidate('2', null, at('name'))], [8, 1])
	expect(first).toBe('2')
})

test('what stands in a row as it was typed comes first', () => {
	const strewn = aCandidate('1', at('title'), at('title'))
	const inARow = { ...aCandidate('2', at('phrase'), at('phrase')), isInARow: true }
	expect(close([strewn, inARow], [1, 1])[0]).toBe('2')
})

test('two words that stand together count for more than the same words apart', () => {
	const apart = aCandidate('1', at('title'), at('phrase'), at('phrase', { isSynonym: true }))
	const together = { ...aCandidate('2', at('phrase'), at('phrase'), null), pairs: [true, false] }
	expect(close([apart, together], [1, 1, 1])).toEqual(['2', '1'])
})

test('prompts that are equally close keep their order, and at most twelve are shown', () => {
	const many = Array.from({ length: 20 }, (_, index) => aCandidate(String(20 - index), at('name')))
	expect(close(many, [20])).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)))
})
