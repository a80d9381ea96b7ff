import { sql } from 'drizzle-orm'
import { fold, foldedWords, WRITTEN_WORD } from '~/core/search-words'
import { canBeTypo, likeness, nearForms, ONE_TYPO, soundOf } from '~/core/typo'
import { db } from '~/db/client.server'
import { searchWords } from '~/db/schema.server'
import { currentLibrary, type Library } from '~/features/library/versions/snapshot.server'
import { inEachLanguage, LANGUAGES, type Language } from '~/i18n/language'
import { STOP_WORDS } from './query/search-stop-words'
import type { SearchTerms } from './query/search-terms'
import { joinWords, splitWord } from './search-compounds.server'
import { countUses, findHeld, NO_USE, together, type WordUse } from './word-uses.server'

const NEIGHBOURS = 3
/** In a shorter word one other letter more likely makes another word than a typo. */
const LONG = 6
const MOST_CLOSE = 6
const MOST_NEAREST = 6

interface IndexedWord {
	word: string
	shown: string
}

/** A word of a query that found nothing, and the library's words that come close, the closest first. */
export interface InspectedWord {
	word: string
	close: readonly IndexedWord[]
}

/** Looks closer at the single words of a query that found nothing. */
export async function inspectWords({ wanted }: SearchTerms): Promise<InspectedWord[]> {
	const words = wanted.filter((term) => term.length === 1).flat()
	const questions = words.map(
		(word) => sql`
			select ${word}::text as word, (
				select coalesce(json_agg(close), '[]') from (
					(select word, shown from ${searchWords} where near && ${sql.param(nearForms(word))}::text[])
					union
					(select word, shown from ${searchWords} where word > ${word} order by word limit ${NEIGHBOURS})
					union
					(select word, shown from ${searchWords} where word < ${word} order by word desc limit ${NEIGHBOURS})
				) as close
			) as close`,
	)
	if (questions.length === 0) return []
	const { rows } = await db().execute<{ word: string; close: IndexedWord[] }>(together(questions))
	return rows.map(({ word, close }) => ({
		word,
		close: close
			.filter((other) => likeness(word, other.word) > 0)
			.sort((one, other) => likeness(word, other.word) - likeness(word, one.word))
			.slice(0, MOST_CLOSE),
	}))
}

/** A query as it may have been meant. */
export interface Forgiven {
	query: string
	/** Whether it is searched instead; else it is offered. */
	isSure: boolean
}

/** The query with one typo forgiven in each word that no prompt holds, or null where there is nothing to forgive. */
export async function forgiveTypos(
	query: string,
	words: readonly InspectedWord[],
	language: Language,
): Promise<Forgiven | null> {
	const joined = await joinWords(query)
	if (joined) return { query: joined, isSure: true }
	const doubtful = words
		.filter(({ word }) => canBeTypo(word) && !STOP_WORDS.has(word))
		.filter(({ word, close }) => likeness(word, close[0]?.word ?? '') === ONE_TYPO)
		.map(({ word, close }) => ({
			word,
			meant: close.filter(
				(other) => likeness(word, other.word) === ONE_TYPO && isLikelyMeant(word, other.word),
			),
		}))
		.filter(({ meant }) => meant.length > 0)
	const known = words.filter(({ word, close }) => close[0]?.word === word).map(({ word }) => word)
	const uses = await countUses(
		doubtful.flatMap(({ word, meant }) => [word, ...meant.map((other) => other.word)]),
		known,
	)
	const right = new Map(
		doubtful
			.filter(({ word }) => !uses.get(word)?.held)
			.map(({ word, meant }) => {
				const possible = meant.map((other) => ({
					...other,
					...(uses.get(other.word) ?? NO_USE),
					isOurs: isSaidIn(language, other.word),
					isHeardSo: soundOf(word) === soundOf(other.shown),
				}))
				return [word, possible.toSorted(byLikelihood)[0]?.shown] as const
			})
			.filter(([, shown]) => shown !== undefined),
	)
	const corrected = query.replace(WRITTEN_WORD, (written) => right.get(fold(written)) ?? written)
	if (corrected === query) {
		const apart = await splitWord(query, words)
		return apart ? { query: apart, isSure: true } : null
	}
	// Where most words would be others, a short one is more likely meant as it stands: 'play guitar', 'mega sena'.
	const changed = words.filter(({ word }) => right.has(word))
	const isMostChanged = changed.length > words.length / 2
	const isSure = !isMostChanged || words.length === 1 || changed.every(({ word }) => word.length >= LONG)
	return { query: corrected, isSure }
}

type Possible = WordUse & { isOurs: boolean; isHeardSo: boolean }

/**
 * Who mistypes a word of their language mostly writes what they hear; what prompts are called is typed more than what they
 * say, and the page's language more than the other.
 */
function byLikelihood(one: Possible, other: Possible): number {
	return (
		Number(other.isOurs && other.isHeardSo) - Number(one.isOurs && one.isHeardSo) ||
		Number(other.named > 0) - Number(one.named > 0) ||
		Number(other.isOurs) - Number(one.isOurs) ||
		Number(other.beside > 0) - Number(one.beside > 0) ||
		other.held - one.held
	)
}

/** Whether a word may be one of this language: the library says it there, or in no other. */
function isSaidIn(language: Language, word: string): boolean {
	const said = wordsOf(currentLibrary())
	return said[language].has(word) || LANGUAGES.every((other) => !said[other].has(word))
}

const wordsByLibrary = new WeakMap<Library, Record<Language, ReadonlySet<string>>>()

/** The words of lists, by their language; gathered once from each state of the library. */
function wordsOf(library: Library): Record<Language, ReadonlySet<string>> {
	const known = wordsByLibrary.get(library)
	if (known) return known
	const said = inEachLanguage((language) => {
		const texts = library.prompts.flatMap(
			({
				words: {
					[language]: { title, tags, description },
				},
			}) => [title, ...tags, description],
		)
		return new Set(foldedWords(texts.join('\n')).keys())
	})
	wordsByLibrary.set(library, said)
	return said
}

/** Whether a query is about something the library knows, so that its other words may well be typos. */
export function isAnchored(words: readonly InspectedWord[]): boolean {
	return words.length === 1 || words.some(({ word, close }) => close[0]?.word === word)
}

/** Hardly anyone mistypes how a word begins, and in a short one it makes another word: 'mind' is not 'find'. */
function isLikelyMeant(word: string, meant: string): boolean {
	return word.length >= LONG || word[0] === meant[0]
}

/**
 * Words that lead somewhere: those of a longer query that do so as they stand, and for a single one the library's
 * nearest. Loose corrections of a longer query would answer something else.
 */
export async function findNearestWords(words: readonly InspectedWord[]): Promise<string[]> {
	const isSingle = words.length === 1
	const telling = words.filter(({ word }) => isSingle || word.length > 1)
	const held = await findHeld(
		telling.flatMap(({ word, close }) => [word, ...(isSingle ? close.map((other) => other.word) : [])]),
	)
	const nearest = telling.flatMap(({ word, close }) => {
		if (isSingle) return held.has(word) ? [] : close.filter((other) => held.has(other.word))
		return held.has(word) ? [close.find((other) => other.word === word) ?? { shown: word }] : []
	})
	return [...new Set(nearest.map(({ shown }) => shown))].slice(0, MOST_NEAREST)
}
