import { type SQL, sql } from 'drizzle-orm'
import { fold, WRITTEN_WORD } from '~/core/search-words'
import { canBeTypo, likeness, nearForms, ONE_TYPO, TWO_TYPOS } from '~/core/typo'
import { db } from '~/db/client.server'
import { promptSearch, searchWords } from '~/db/schema.server'
import { matchingWord } from './search-matching.server'
import { STOP_WORDS } from './search-stop-words'
import type { SearchTerms } from './search-terms'

/** Words are compared by how many prompts hold them, up to here: beyond, each is as likely meant as any other. */
const MOST_USES = 50
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

/** The query with one typo forgiven in each word that no prompt holds, or null where there is nothing to forgive. */
export async function forgiveTypos(query: string, words: readonly InspectedWord[]): Promise<string | null> {
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
	const undecided = doubtful.filter(({ meant }) => meant.length > 1).flatMap(({ meant }) => meant)
	const uses = await countUses([...doubtful, ...undecided].map(({ word }) => word))
	const usesOf = ({ word }: { word: string }) => uses.get(word) ?? 0
	const right = new Map(
		doubtful
			.filter((word) => usesOf(word) === 0)
			.map(({ word, meant }) => [
				word,
				meant.toSorted((one, other) => usesOf(other) - usesOf(one))[0]?.shown,
			]),
	)
	// Where every word would be another, a short one is more likely meant as it stands: 'play guitar'.
	const isAllChanged = words.every(({ word }) => right.has(word))
	if (isAllChanged && words.length > 1 && words.some(({ word }) => word.length < LONG)) return null
	const corrected = query.replace(WRITTEN_WORD, (written) => right.get(fold(written)) ?? written)
	return corrected === query ? null : corrected
}

/** Whether a query is about something the library knows, so that its other words may well be typos. */
export function isAnchored(words: readonly InspectedWord[]): boolean {
	return words.length === 1 || words.some(({ word, close }) => close[0]?.word === word)
}

/** Hardly anyone mistypes how a word begins, and in a short one it makes another word: 'mind' is not 'find'. */
function isLikelyMeant(word: string, meant: string): boolean {
	return word.length >= LONG || word[0] === meant[0]
}

/** Words that lead somewhere: those of a longer query that do so alone, and for the others the library's nearest. */
export async function findNearestWords(words: readonly InspectedWord[]): Promise<string[]> {
	const held = await findHeld(words.flatMap(({ word, close }) => [word, ...close.map((other) => other.word)]))
	const nearest = words.flatMap(({ word, close }) => {
		const others = close.filter((other) => words.length === 1 || likeness(word, other.word) >= TWO_TYPOS)
		if (!held.has(word)) return others.filter((other) => held.has(other.word)).map(({ shown }) => shown)
		return words.length > 1 ? [close.find((other) => other.word === word)?.shown ?? word] : []
	})
	return [...new Set(nearest)].slice(0, MOST_NEAREST)
}

/** How many prompts hold each word, counted up to `MOST_USES`. `materialized` as in `readHits`. */
async function countUses(words: readonly string[]): Promise<Map<string, number>> {
	const questions = [...new Set(words)].map(
		(word) => sql`
			select ${word}::text as word, (
				with held as materialized (select from ${promptSearch} where document @@ ${matchingWord(word)})
				select count(*)::int from (select from held limit ${MOST_USES}) as counted
			) as uses`,
	)
	if (questions.length === 0) return new Map()
	const { rows } = await db().execute<{ word: string; uses: number }>(together(questions))
	return new Map(rows.map(({ word, uses }) => [word, uses]))
}

/**
 * Those of the words that any prompt holds. A word that many hold stands in titles too, and in the titles' small index it
 * is found in a fifth of the time; the large one is asked only for others.
 */
async function findHeld(words: readonly string[]): Promise<Set<string>> {
	const questions = [...new Set(words)].map((word) => {
		const wanted = matchingWord(word)
		return sql`
			select ${word}::text as word where case
				when exists (
					with titles as materialized (select from ${promptSearch} where ts_filter(keywords, '{a}') @@ ${wanted})
					table titles
				) then true
				else exists (
					with held as materialized (select from ${promptSearch} where document @@ ${wanted}) table held
				) end`
	})
	if (questions.length === 0) return new Set()
	const { rows } = await db().execute<{ word: string }>(together(questions))
	return new Set(rows.map(({ word }) => word))
}

function together(questions: readonly SQL[]): SQL {
	return sql.join([...questions], sql` union all `)
}
