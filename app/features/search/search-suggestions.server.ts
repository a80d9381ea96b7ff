import { fold } from '~/core/search-words'
import type { Viewer } from '~/core/viewer'
import type { Language } from '~/i18n/language'
import { MOST_SUGGESTIONS, type Suggestion, type Suggestions } from './search'
import {
	type Highlights,
	type Hits,
	listFound,
	NO_HITS,
	readHits,
	type SearchPart,
	searchForgiving,
} from './search-hits.server'
import { matchingOf, matchingStart } from './search-matching.server'
import { parseTerms, parseTyping, type Typing } from './search-terms'

/** A shorter beginning fits half the library. */
const SHORTEST_START = 2

/**
 * Up to six prompts that fit a query while it is being typed: the last word may be no more than a
 * beginning. Where nothing fits, the query counts as finished, and a typo is forgiven.
 */
export async function suggestPrompts(
	viewer: Viewer,
	language: Language,
	query: string,
): Promise<Suggestions> {
	if (fold(query).length < SHORTEST_START) return { query, prompts: [], corrected: null }
	const part = { category: null, after: null, limit: MOST_SUGGESTIONS }
	const typing = parseTyping(query)
	const suggest = async ({ rows }: Hits, marks: Highlights, corrected: string | null = null) => ({
		query,
		prompts: (await listFound(viewer, rows, language, marks)).map(suggestionOf),
		corrected,
	})
	const hits = await readTyping(typing, part)
	if (hits.total > 0) {
		const marks = { words: typing.terms.wanted.flat(), start: typing.start }
		return suggest(hits, marks)
	}
	const { hits: others, corrected } = await searchForgiving(query, part)
	const marks = { words: parseTerms(corrected ?? query).wanted.flat() }
	return suggest(others, marks, corrected)
}

async function readTyping({ terms, start }: Typing, part: SearchPart): Promise<Hits> {
	if (start.length >= SHORTEST_START) return readHits(matchingStart(terms, start), part)
	return terms.wanted.length > 0 ? readHits(matchingOf(terms), part) : NO_HITS
}

function suggestionOf({ id, category, isOpen, language, titleParts }: Suggestion): Suggestion {
	return { id, category, isOpen, language, titleParts }
}
