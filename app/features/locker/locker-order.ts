import { fold } from '~/core/search-words'
import type { SavedCard } from './locker'
import type { LockerSort } from './locker-search'

/**
 * The cards with one that was changed here, where the locker's order has it; the others stay where they are. When it was
 * used no card knows: in that order what was changed stays, and what is new comes first.
 */
export function placed(cards: readonly SavedCard[], card: SavedCard, sort: LockerSort): SavedCard[] {
	const stays = cards.some(({ id, isPinned }) => id === card.id && isPinned === card.isPinned)
	if (sort === 'used' && stays) return cards.map((other) => (other.id === card.id ? card : other))
	const others = cards.filter(({ id }) => id !== card.id)
	const at = others.findIndex((other) => comesBefore(card, other, sort))
	return others.toSpliced(at < 0 ? others.length : at, 0, card)
}

function comesBefore(card: SavedCard, other: SavedCard, sort: LockerSort): boolean {
	if (card.isPinned !== other.isPinned) return card.isPinned
	if (sort === 'used') return true
	const [one, two] =
		sort === 'name' ? [fold(card.title), fold(other.title)] : [other.updatedAt, card.updatedAt]
	return one === two ? card.id < other.id : one < two
}
