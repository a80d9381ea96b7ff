import { fold } from '../search-words'
import { canBeTypo, isOneTypo } from '../typo'

/** Nobody types more to name something. */
const MOST_WORDS = 8

/** The words that somebody typed to name something, as `findNamed` wants them. */
export function typedWords(query: string): string[] {
	return fold(query)
		.split(' ')
		.filter((word) => word !== '')
		.slice(0, MOST_WORDS)
}

/**
 * The things that are called by every word that was typed, whole or begun, accents and case aside, in their order. Where
 * there are none, those that are but for one mistyped letter in a word. Without a word there are none.
 */
export function findNamed<Thing>(
	things: readonly Thing[],
	words: readonly string[],
	nameOf: (thing: Thing) => string,
): Thing[] {
	if (words.length === 0) return []
	const named = things.map((thing) => ({ thing, said: fold(nameOf(thing)).split(' ') }))
	const whole = named.filter(({ said }) => words.every((word) => isBegun(word, said)))
	const found =
		whole.length > 0 ? whole : named.filter(({ said }) => words.every((word) => isMeant(word, said)))
	return found.map(({ thing }) => thing)
}

function isBegun(typed: string, said: readonly string[]): boolean {
	return said.some((word) => word.startsWith(typed))
}

/** Whether one of the words begins as what was typed does, or so but for one letter. */
export function isMeant(typed: string, said: readonly string[]): boolean {
	if (isBegun(typed, said)) return true
	if (!canBeTypo(typed)) return false
	return said.some((word) => [-1, 0, 1].some((more) => isOneTypo(typed, word.slice(0, typed.length + more))))
}
