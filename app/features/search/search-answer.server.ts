import type { Viewer } from '~/core/viewer'
import { listCards } from '~/features/library/prompt.server'
import { highlight } from '~/features/library/search-marks'
import type { Language } from '~/i18n/language'
import type { FoundPrompt } from './search'
import { type Hits, NO_HITS, type Part, type Place, readHits, readList } from './search-hits.server'
import { excludeClause, matchingOf } from './search-matching.server'
import { parseTerms } from './search-terms'
import { findNearestWords, forgiveTypos, inspectWords } from './search-typos.server'

export interface Answer {
	hits: Hits
	/** The query that was searched instead, where a typo was forgiven. */
	corrected: string | null
	/** Words of the library that come close, where nothing was found. */
	nearestWords: string[]
}

/** Searches as asked; if nothing is found, with typos forgiven; if that fails too, looks for words that come close. */
export async function searchForgiving(query: string, part: Part): Promise<Answer> {
	const hits = await readQuery(query, part)
	if (hits.total > 0) return { hits, corrected: null, nearestWords: [] }
	const words = await inspectWords(parseTerms(query))
	const corrected = await forgiveTypos(query, words)
	const correctedHits = corrected ? await readQuery(corrected, part) : NO_HITS
	if (correctedHits.total > 0) return { hits: correctedHits, corrected, nearestWords: [] }
	return { hits, corrected: null, nearestWords: await findNearestWords(words) }
}

/** The empty query lists everything; one without a single word in it finds nothing. */
async function readQuery(query: string, part: Part): Promise<Hits> {
	const terms = parseTerms(query)
	if (terms.wanted.length > 0) return readHits(matchingOf(terms), part)
	if (terms.excluded.length > 0 || query === '') return readList(excludeClause(terms), part)
	return NO_HITS
}

/** What to mark in titles: the searched words, and the beginning of the one that is being typed. */
export interface Highlights {
	words: readonly string[]
	start?: string
}

/** The cards of what was found, their titles cut at the searched words. */
export async function listFound(
	viewer: Viewer,
	places: readonly Place[],
	language: Language,
	{ words, start }: Highlights,
): Promise<FoundPrompt[]> {
	const ids = places.map(({ promptId }) => promptId)
	const cards = await listCards(viewer, ids, language)
	return cards.map((card) => ({
		...card,
		titleParts: highlight(card.title, words, start),
	}))
}
