import { count, sql } from 'drizzle-orm'
import { fold, WRITTEN_WORD } from '~/core/search-words'
import type { Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { promptSearch } from '~/db/schema.server'
import { type CategoryId, isCategoryId } from '~/features/library/category'
import { PAGE_SIZE } from '~/features/library/prompt'
import { canReadText } from '~/features/library/prompt-access'
import type { Language } from '~/i18n/language'
import { MOST_NEAR, type RankedCandidate } from './query/closeness'
import { synonymsOf } from './query/search-synonyms'
import { parseTerms, type Term } from './query/search-terms'
import { type FoundPrompt, type FoundPrompts, MOST_HITS } from './search'
import { countAnswers, listFound, searchForgiving } from './search-answer.server'
import type { Access, AskedAccess, Sort } from './search-choice'
import { closeTerms } from './search-closest.server'
import { type Place, readCursor, readList, type SearchPart, writeCursor } from './search-hits.server'

export { fillLibrarySearch } from './search-library.server'

const NONE: Readonly<Record<CategoryId, number>> = {
	'personal-ai': 0,
	consulting: 0,
	nutrition: 0,
	finance: 0,
	storytelling: 0,
	programming: 0,
	marketing: 0,
	education: 0,
}

interface Wanted {
	query: string
	category: CategoryId | null
	after: string | null
	access?: AskedAccess | null
	sort?: Sort
	/** How many at most. */
	limit?: number
}

/**
 * One page of the library, listed or searched (docs/product.md#search). Any text is a query and any
 * text a cursor: what can't be understood finds nothing, or the first page.
 */
export async function findPrompts(
	viewer: Viewer,
	language: Language,
	{ query, category, after, access: asked = null, sort = 'relevance', limit = PAGE_SIZE }: Wanted,
): Promise<FoundPrompts> {
	const access = accessOf(viewer, asked)
	const part = { category, access, sort, after: readCursor(after), limit: limit + 1 }
	const { hits, close, near, corrected, meant, closest, nearestWords } = await searchForgiving(
		query,
		part,
		language,
	)
	const page = hits.rows.slice(0, limit)
	const last = page.at(-1)
	const more = close.slice(0, limit - page.length)
	const wanted = parseTerms(corrected ?? query).wanted
	const marks = {
		words: wanted.flat().flatMap((word) => [word, ...(close.length > 0 ? synonymsOf(word) : [])]),
	}
	const isFirstAnswer = query !== '' && part.after === null
	const countMore = async (wider: SearchPart) => {
		const total = await countAnswers(query, meant, wider)
		return Math.max(0, Math.min(total, MOST_HITS) - hits.total)
	}
	const isNothing = isFirstAnswer && hits.total + close.length + near.length === 0
	const words = more.length + near.length > 0 ? queryWords(closest) : []
	const list = async (shown: readonly Pick<Place, 'promptId'>[], others: readonly RankedCandidate[]) =>
		withHeld(await listFound(viewer, shown, language, marks), others, words)
	const places = [...page, ...more.map(({ candidate }) => candidate)]
	return {
		prompts: await list(places, more),
		total: Math.min(hits.total, MOST_HITS) + more.length,
		closeCount: more.length,
		words,
		near: await list(
			near.map(({ candidate }) => candidate),
			near,
		),
		popular: isNothing
			? await listFound(viewer, await readPopular(viewer, part), language, { words: [] })
			: [],
		// What only comes close is not counted, for it differs with the part.
		elsewhere: isFirstAnswer && category ? await countMore({ ...part, category: null }) : 0,
		unfiltered: isFirstAnswer && access ? await countMore({ ...part, access: null }) : 0,
		isMoreThanTotal: hits.total > MOST_HITS,
		next: last && hits.rows.length > limit ? writeCursor(last) : null,
		corrected,
		nearestWords,
	}
}

/** What others use most, within what was asked for and what one may read, where nothing comes near a query. */
async function readPopular(viewer: Viewer, part: SearchPart): Promise<Place[]> {
	const access = part.access ?? accessOf(viewer, 'mine')
	const { rows } = await readList(sql``, { ...part, access, sort: 'used', after: null, limit: MOST_NEAR })
	return rows
}

/** In one's plan is everything for those who may read premium texts, and what is free for everybody else. */
function accessOf(viewer: Viewer, asked: AskedAccess | null): Access | null {
	if (asked !== 'mine') return asked
	return canReadText(viewer, { isPremium: true }) ? null : 'free'
}

/** Tells of those that do not hold every word which of them they do. */
function withHeld(
	found: FoundPrompt[],
	others: readonly RankedCandidate[],
	words: readonly string[],
): FoundPrompt[] {
	const sightings = new Map(others.map(({ candidate }) => [candidate.promptId, candidate.sightings]))
	return found.map((prompt) => {
		const seen = sightings.get(prompt.id)
		return seen ? { ...prompt, held: words.map((_word, at) => seen[at] != null) } : prompt
	})
}

/** The telling words of a query in its order, as they were typed. */
function queryWords(query: string): string[] {
	const { wanted } = parseTerms(query)
	return closeTerms(wanted).map((term) => writtenIn(query, term))
}

function writtenIn(query: string, term: Term): string {
	if (term.length > 1) return term.join(' ')
	return query.match(WRITTEN_WORD)?.find((written) => fold(written) === term[0]) ?? term.join(' ')
}

/** How many prompts each category holds. */
export async function countByCategory(): Promise<Record<CategoryId, number>> {
	const rows = await db()
		.select({ category: promptSearch.category, count: count() })
		.from(promptSearch)
		.groupBy(promptSearch.category)
	const counts = { ...NONE }
	for (const row of rows) if (isCategoryId(row.category)) counts[row.category] = row.count
	return counts
}
