import { inArray } from 'drizzle-orm'
import { fold, WRITTEN_WORD } from '~/core/search-words'
import { db } from '~/db/client.server'
import { searchWords } from '~/db/schema.server'
import { STOP_WORDS } from './query/search-stop-words'
import type { InspectedWord } from './search-typos.server'

const SHORTEST_PART = 3
/** A part of a written word that is so short more likely stands there by chance. */
const SHORTEST_SPLIT = 4
const MOST_PAIRS = 6

/** The query with two of its words as the one that the library knows, 'flash cards' as 'flashcards'; null where there is none. */
export async function joinWords(query: string): Promise<string | null> {
	const written = [...query.matchAll(WRITTEN_WORD)].map(([word], at, all) => ({
		folded: fold(word),
		pair: `${word} ${all[at + 1]?.[0] ?? ''}`,
	}))
	const pairs = written
		.flatMap(({ folded, pair }, at) => {
			const next = written[at + 1]?.folded ?? ''
			const isWhole = [folded, next].every((part) => part.length >= SHORTEST_PART && !STOP_WORDS.has(part))
			return isWhole && query.includes(pair) ? [{ pair, joined: folded + next }] : []
		})
		.slice(0, MOST_PAIRS)
	if (pairs.length === 0) return null
	const shown = await readShown(pairs.map(({ joined }) => joined))
	const found = pairs.find(({ joined }) => shown.has(joined))
	return found ? query.replace(found.pair, shown.get(found.joined) ?? found.joined) : null
}

/** The query with the first word that the library does not know as two that it knows, 'mealplan' as 'meal plan'; null where there is none. */
export async function splitWord(query: string, words: readonly InspectedWord[]): Promise<string | null> {
	const splits = words
		.filter(({ word, close }) => close[0]?.word !== word)
		.flatMap(({ word }) =>
			Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_SPLIT + 1) }, (_, at) => ({
				word,
				parts: [word.slice(0, at + SHORTEST_SPLIT), word.slice(at + SHORTEST_SPLIT)],
			})),
		)
	if (splits.length === 0) return null
	const shown = await readShown(splits.flatMap(({ parts }) => parts))
	const found = splits.find(({ parts }) => parts.every((part) => shown.has(part)))
	if (!found) return null
	const apart = found.parts.map((part) => shown.get(part) ?? part).join(' ')
	return query.replace(WRITTEN_WORD, (written) => (fold(written) === found.word ? apart : written))
}

/** How the library writes those of some folded words that it knows. */
async function readShown(words: readonly string[]): Promise<Map<string, string>> {
	const rows = await db()
		.select({ word: searchWords.word, shown: searchWords.shown })
		.from(searchWords)
		.where(inArray(searchWords.word, [...words]))
	return new Map(rows.map(({ word, shown }) => [word, shown]))
}
