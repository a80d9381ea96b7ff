import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf } from '~/core/cursor.server'
import type { Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { promptSearch as search } from '~/db/schema.server'
import type { CategoryId } from '~/features/library/category'
import { PROMPT_ID } from '~/features/library/prompt'
import { listCards } from '~/features/library/prompt.server'
import { highlight } from '~/features/library/search-marks'
import type { Language } from '~/i18n/language'
import { type FoundPrompt, MOST_HITS } from './search'
import { categoryMark, excludeClause, type Matching, matchingOf } from './search-matching.server'
import { parseTerms } from './search-terms'
import { findNearestWords, forgiveTypos, inspectWords } from './search-typos.server'

/** Where a page of results ends: the sort key of its last row. */
interface Place {
	rank: number
	position: number
	promptId: string
}

const cursor = cursorOf(z.tuple([z.int32(), z.int(), z.string().regex(PROMPT_ID)]))

/** The place as one opaque word for an address. */
export function writeCursor({ rank, position, promptId }: Place): string {
	return cursor.write([rank, position, promptId])
}

/** The place that `writeCursor` wrote, or null for anything else: a wrong cursor is the first page. */
export function readCursor(text: string | null): Place | null {
	const parts = cursor.read(text)
	return parts && { rank: parts[0], position: parts[1], promptId: parts[2] }
}

/** Weights of D, C, B and A. Even every tag together must stay below one word of a title. */
const WEIGHTS = '{0, 0, 0.1, 1}'
const RANK_STEPS = 1_000_000

export interface Hits {
	/** In order, from the place asked for. */
	rows: Place[]
	/** How many there are from the first place on; one more than `MOST_HITS` where nobody counted further. */
	total: number
}

export const NO_HITS: Hits = { rows: [], total: 0 }

export interface SearchPart {
	category: CategoryId | null
	after: Place | null
	limit: number
}

/**
 * The best texts that match. Some hundred candidates are taken and only these are ranked: hits in the
 * title first, and where these are few, all others. A `materialized` part is planned as if it were read whole, so that
 * a word which no text holds is never looked for row by row.
 */
export async function readHits(
	{ wanted, unless }: Matching,
	{ category, after, limit }: SearchPart,
): Promise<Hits> {
	const matching = category ? sql`(${wanted} && ${`'${categoryMark(category)}'`}::tsquery)` : wanted
	const columns = sql`prompt_id, position, (${RANK_STEPS} * ts_rank(${WEIGHTS}, keywords, ${wanted}))::int as rank`
	return readPart(sql`
		with in_title as materialized (
			select * from ${search} where ts_filter(keywords, '{a}') @@ ${matching}${unless}
		), title_hits as materialized (
			select ${columns} from in_title limit ${MOST_HITS + 1}
		), anywhere as materialized (
			select * from ${search} where document @@ ${matching}${unless}
		), hits as materialized (
			select ${columns} from anywhere
			where (select count(*) from title_hits) <= ${MOST_HITS} limit ${MOST_HITS + 1}
		), page as (
			select rank, position, prompt_id as "promptId" from (table title_hits union table hits) as ranked
			${after ? sql`where ${isAfter(after)}` : sql``}
			order by rank desc, position, prompt_id limit ${limit}
		)
		select greatest((select count(*) from title_hits), (select count(*) from hits))::int as total,
			coalesce(json_agg(page), '[]') as rows
		from page`)
}

function isAfter({ rank, position, promptId }: Place): SQL {
	return sql`(rank < ${rank} or (rank = ${rank} and (position, prompt_id) > (${position}, ${promptId})))`
}

/** Everything in its own order. */
export async function readList(unless: SQL, { category, after, limit }: SearchPart): Promise<Hits> {
	const listed = sql`${category ? sql`category = ${category}` : sql`true`}${unless}`
	const fromHere = after ? sql` and (position, prompt_id) > (${after.position}, ${after.promptId})` : sql``
	return readPart(sql`
		with page as (
			select 0 as rank, position, prompt_id as "promptId" from ${search} where ${listed}${fromHere}
			order by position, prompt_id limit ${limit}
		), counted as (
			select from ${search} where ${listed} limit ${MOST_HITS + 1}
		)
		select (select count(*)::int from counted) as total, coalesce(json_agg(page), '[]') as rows from page`)
}

async function readPart(statement: SQL): Promise<Hits> {
	const answer = await db().execute<{ rows: Place[]; total: number }>(statement)
	return answer.rows[0] ?? NO_HITS
}

export interface Answer {
	hits: Hits
	/** The query that was searched instead, where a typo was forgiven. */
	corrected: string | null
	/** Words of the library that come close, where nothing was found. */
	nearestWords: string[]
}

/** Searches as asked; if nothing is found, with typos forgiven; if that fails too, looks for words that come close. */
export async function searchForgiving(query: string, part: SearchPart): Promise<Answer> {
	const hits = await readQuery(query, part)
	if (hits.total > 0) return { hits, corrected: null, nearestWords: [] }
	const words = await inspectWords(parseTerms(query))
	const corrected = await forgiveTypos(query, words)
	const correctedHits = corrected ? await readQuery(corrected, part) : NO_HITS
	if (correctedHits.total > 0) return { hits: correctedHits, corrected, nearestWords: [] }
	return { hits, corrected: null, nearestWords: await findNearestWords(words) }
}

/** The empty query lists everything; one without a single word in it finds nothing. */
async function readQuery(query: string, part: SearchPart): Promise<Hits> {
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
