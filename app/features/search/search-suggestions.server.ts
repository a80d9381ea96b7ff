import { fold } from '~/core/search-words'
import type { Viewer } from '~/core/viewer'
import type { Language } from '~/i18n/language'
import { synonymsOf } from './query/search-synonyms'
import { parseTerms, parseTyping, type Typing } from './query/search-terms'
import { MOST_SUGGESTIONS, type Suggestion, type Suggestions } from './search'
import { type Highlights, listFound, searchForgiving } from './search-answer.server'
import { type Hits, NO_HITS, type Place, readHits, type SearchPart } from './search-hits.server'
import { matchingOf, matchingStart } from './search-matching.server'

/** A shorter beginning fits half the library. */
const SHORTEST_START = 2

/**
 * Up to six prompts that fit a query while it is being typed: of several words those that its results begin with; then,
 * for the last word may be no more than a beginning, those that it begins a word of. Where nothing fits, the query counts
 * as finished, and a typo is forgiven.
 */
export async function suggestPrompts(
	viewer: Viewer,
	language: Language,
	query: string,
): Promise<Suggestions> {
	if (fold(query).length < SHORTEST_START) return { query, prompts: [], corrected: null }
	const part: SearchPart = {
		category: null,
		access: null,
		sort: 'relevance',
		after: null,
		limit: MOST_SUGGESTIONS,
	}
	const typing = parseTyping(query)
	const suggest = async (
		rows: readonly Pick<Place, 'promptId'>[],
		marks: Highlights,
		corrected: string | null = null,
	) => ({
		query,
		prompts: (await listFound(viewer, rows, language, marks)).map(suggestionOf),
		corrected,
	})
	const asked = parseTerms(query)
	const whole =
		asked.wanted.length > 0 && /\s/.test(query) ? await readHits(matchingOf(asked, query), part) : NO_HITS
	const begun = whole.total < MOST_SUGGESTIONS ? await readTyping(typing, part) : NO_HITS
	if (whole.total + begun.total > 0) {
		const ids = new Set(whole.rows.map(({ promptId }) => promptId))
		const rows = [...whole.rows, ...begun.rows.filter(({ promptId }) => !ids.has(promptId))]
		const marks = { words: typing.terms.wanted.flat(), start: typing.start }
		return suggest(rows.slice(0, MOST_SUGGESTIONS), marks)
	}
	const { hits: others, close, corrected } = await searchForgiving(query, part, language)
	const words = parseTerms(corrected ?? query).wanted.flat()
	const marks = { words: close.length > 0 ? words.flatMap((word) => [word, ...synonymsOf(word)]) : words }
	const rows = [...others.rows, ...close.map(({ candidate }) => candidate)].slice(0, MOST_SUGGESTIONS)
	return suggest(rows, marks, corrected)
}

async function readTyping({ terms, start }: Typing, part: SearchPart): Promise<Hits> {
	if (start.length >= SHORTEST_START) return readHits(matchingStart(terms, start), part)
	return terms.wanted.length > 0 ? readHits(matchingOf(terms, ''), part) : NO_HITS
}

function suggestionOf({ id, address, category, isOpen, language, titleParts }: Suggestion): Suggestion {
	return { id, address, category, isOpen, language, titleParts }
}
