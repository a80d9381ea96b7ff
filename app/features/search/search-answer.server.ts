import type { Viewer } from '~/core/viewer'
import { listCards } from '~/features/library/prompt-cards.server'
import { highlight } from '~/features/library/search-marks'
import type { Language } from '~/i18n/language'
import { MOST_NEAR, type RankedCandidate } from './query/closeness'
import { parseTerms } from './query/search-terms'
import type { FoundPrompt } from './search'
import { readClosest } from './search-closest.server'
import { type Hits, NO_HITS, type Place, readHits, readList, type SearchPart } from './search-hits.server'
import { excludeClause, matchingOf } from './search-matching.server'
import { findNearestWords, forgiveTypos, inspectWords, isAnchored } from './search-typos.server'

/** With so many prompts that hold every word, nobody looks for others. */
const ENOUGH = 3

export interface SearchAnswer {
	/** What holds every word. */
	hits: Hits
	/** What comes close, the best first; looked for only where hardly anything holds every word. */
	close: readonly RankedCandidate[]
	/** What shares a word, where nothing else was found. */
	near: readonly RankedCandidate[]
	/** The query that was searched instead, where a typo was forgiven. */
	corrected: string | null
	/** What the query surely means, whether this part of the library has it or not. */
	meant: string
	/** What `close` and `near` hold some words of: the query, or the corrected one. */
	closest: string
	/** Where nothing was found: the query as it may have been meant, or words of the library that come close. */
	nearestWords: string[]
}

/**
 * Searches as asked; if nothing is found, with typos forgiven; where hardly any prompt holds every word, also for those
 * that come close; if that fails too, looks for what shares a word, and for words that lead on. `language` is the page's.
 */
export async function searchForgiving(
	query: string,
	part: SearchPart,
	language: Language,
): Promise<SearchAnswer> {
	const found = { close: [], near: [], corrected: null, meant: query, closest: query, nearestWords: [] }
	const hits = await readQuery(query, part)
	const isFirstPage = part.after === null
	if (hits.total >= ENOUGH || !isFirstPage || parseTerms(query).wanted.length === 0) return { ...found, hits }
	if (hits.total > 0) return { ...found, hits, ...(await readOthers(query, part, hits)), near: [] }

	const words = await inspectWords(parseTerms(query))
	const forgiven = await forgiveTypos(query, words, language)
	const corrected = forgiven?.isSure ? forgiven.query : null
	const correctedHits = corrected ? await readQuery(corrected, part) : NO_HITS
	const meant = corrected ?? query
	if (correctedHits.total >= ENOUGH) return { ...found, hits: correctedHits, corrected, meant }
	const closest = corrected && isAnchored(words) ? corrected : query
	const { close, near } = await readOthers(closest, part, correctedHits)
	if (correctedHits.total + close.length > 0) {
		return {
			...found,
			hits: correctedHits,
			close,
			corrected: correctedHits.total > 0 ? corrected : closest === query ? null : closest,
			meant,
			closest,
		}
	}
	// What was meant has just found nothing.
	const isOffered =
		forgiven !== null && forgiven.query !== closest && (await leadsSomewhere(forgiven.query, part))
	const nearestWords = isOffered ? [forgiven.query] : await findNearestWords(words)
	const nothing = { ...found, hits: NO_HITS, meant, nearestWords }
	if (near.length > 0 || corrected === null || closest === corrected) return { ...nothing, near, closest }
	const others = await readOthers(corrected, part, NO_HITS)
	return { ...nothing, near: [...others.close, ...others.near].slice(0, MOST_NEAR), closest: corrected }
}

/** How many prompts hold every word of a query, or of what it means where none does as typed. */
export async function countAnswers(query: string, meant: string, part: SearchPart): Promise<number> {
	const { total } = await readQuery(query, { ...part, limit: 1 })
	if (total > 0 || meant === query) return total
	return (await readQuery(meant, { ...part, limit: 1 })).total
}

async function leadsSomewhere(query: string, part: SearchPart): Promise<boolean> {
	const { total } = await readQuery(query, part)
	return total > 0 || (await readClosest(query, part)).close.length > 0
}

/** What comes close to a query, without what holds every word of it. */
async function readOthers(query: string, part: SearchPart, { rows }: Hits) {
	const { close, near } = await readClosest(query, part)
	const ids = new Set(rows.map(({ promptId }) => promptId))
	const isOther = ({ candidate }: RankedCandidate) => !ids.has(candidate.promptId)
	return { close: close.filter(isOther), near: near.filter(isOther) }
}

/** The empty query lists everything; one without a single word in it finds nothing. */
async function readQuery(query: string, part: SearchPart): Promise<Hits> {
	const terms = parseTerms(query)
	if (terms.wanted.length > 0) return readHits(matchingOf(terms, query), part)
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
	places: readonly Pick<Place, 'promptId'>[],
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
