import { expect, test } from 'vitest'
import type { SavedCard } from './locker'
import { placed } from './locker-order'
import type { LockerSort } from './locker-search'

const aCard = (id: string, day: number, given: Partial<SavedCard> = {}): SavedCard => ({
	...{ id, title: id, summary: '', excerpt: '', tags: [], categoryId: null, isPinned: false },
	...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: `2026-01-0${day}T00:00:00.000Z` },
	...given,
})

const PINNED = aCard('pinned', 1, { isPinned: true, title: 'Último' })
const order = (cards: readonly SavedCard[], card: SavedCard, sort: LockerSort) =>
	placed(cards, card, sort).map(({ id }) => id)

test('what was edited here comes first behind the pinned ones, and pinned it stands among these', () => {
	const cards = [PINNED, aCard('young', 3), aCard('old', 2)]
	expect(order(cards, aCard('old', 4), 'edited')).toEqual(['pinned', 'old', 'young'])
	expect(order(cards, aCard('new', 5), 'edited')).toEqual(['pinned', 'new', 'young', 'old'])
	expect(order(cards, aCard('old', 2, { isPinned: true }), 'edited')).toEqual(['old', 'pinned', 'young'])
	expect(order(cards, aCard('pinned', 1), 'edited')).toEqual(['young', 'old', 'pinned'])
})

test('by name it stands where its letters have it, whatever their accents', () => {
	const cards = [PINNED, aCard('a', 1, { title: 'Abacate' }), aCard('o', 1, { title: 'Órgão' })]
	expect(order(cards, aCard('e', 2, { title: 'Évora' }), 'name')).toEqual(['pinned', 'a', 'e', 'o'])
	expect(order(cards, aCard('a', 2, { title: 'zebra' }), 'name')).toEqual(['pinned', 'o', 'a'])
})

test('by use it stays where it is; what is new, or loses its pin, comes first', () => {
	const cards = [PINNED, aCard('one', 1), aCard('two', 3)]
	expect(order(cards, aCard('two', 4), 'used')).toEqual(['pinned', 'one', 'two'])
	expect(order(cards, aCard('new', 4), 'used')).toEqual(['pinned', 'new', 'one', 'two'])
	expect(order(cards, aCard('pinned', 1), 'used')).toEqual(['pinned', 'one', 'two'])
	expect(order(cards, aCard('two', 3, { isPinned: true }), 'used')).toEqual(['two', 'pinned', 'one'])
})
