import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf } from '~/core/cursor.server'
import { db } from '~/db/client.server'
import { promptSearch as search } from '~/db/schema.server'
import type { CategoryId } from '~/features/library/category'
import { PROMPT_ID } from '~/features/library/prompt'
import { promptViewCounts } from '~/features/library/schema.server'
import { MOST_HITS } from './search'
import type { Access, Sort } from './search-choice'
import { categoryMark, type Matching, type TermQuery } from './search-matching.server'

/** What a word is worth in a title, as a name, in a tag or longer name, and in the text: all others together stay below a title. */
const WORTH = [
	['A', 100],
	['B', 80],
	['C', 50],
] as const
const WORTH_IN_TEXT = 10
/** Of each word, where all stand in a row as typed. */
const WORTH_IN_A_ROW = 50
/** Of each word that stands in the title as it was typed: no more than decides between two that have it there. */
const WORTH_AS_TYPED = 5
const USED_DAYS = 30

/** Where a page of results ends: the sort key of its last row. */
export interface Place {
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

export interface Hits {
	/** In order, from the place asked for. */
	rows: Place[]
	/** How many there are from the first place on; one more than `MOST_HITS` where nobody counted further. */
	total: number
}

export const NO_HITS: Hits = { rows: [], total: 0 }

/** Which prompts are looked through. */
export interface Filter {
	category: CategoryId | null
	access: Access | null
}

export interface SearchPart extends Filter {
	sort: Sort
	after: Place | null
	limit: number
}

/**
 * The best texts that match. Some hundred candidates are taken and only these are ranked: hits in the
 * title first, and where these are few, all others. A `materialized` part is planned as if it were read whole, so that
 * a word which no text holds is never looked for row by row.
 */
export async function readHits(
	matching: Matching,
	{ category, access, sort, after, limit }: SearchPart,
): Promise<Hits> {
	const { wanted, unless, isTogether } = matching
	const inCategory = category ? sql`(${wanted} && ${`'${categoryMark(category)}'`}::tsquery)` : wanted
	const others = sql`${unless}${accessClause(access)}`
	const columns = sql`prompt_id, position, ${sort === 'relevance' ? relevanceOf(matching) : rankBy(sort)} as rank`
	return readPart(sql`
		with in_title as materialized (
			select * from ${search} where ts_filter(keywords, '{a}') @@ ${inCategory}${others}
		), title_hits as materialized (
			select ${columns} from in_title as ${search} limit ${MOST_HITS + 1}
		), anywhere as materialized (
			select * from ${search} where document @@ ${inCategory}${others}
		), hits as materialized (
			select ${columns} from anywhere as ${search}
			where (select count(*) from title_hits) <= ${MOST_HITS} and ${isTogether} limit ${MOST_HITS + 1}
		), page as (
			select rank, position, prompt_id as "promptId" from (table title_hits union table hits) as ranked
			${after ? sql`where ${isAfter(after)}` : sql``}
			order by rank desc, position, prompt_id limit ${limit}
		)
		select greatest((select count(*) from title_hits), (select count(*) from hits))::int as total,
			coalesce(json_agg(page), '[]') as rows
		from page`)
}

function relevanceOf({ each, exact, inARow }: Matching): SQL {
	const worth = each.map(worthOf)
	const rows = inARow.map(
		({ query, words }) => sql`when keywords @@ ${query} then ${WORTH_IN_A_ROW * words}::int`,
	)
	const inOrder = rows.length > 0 ? [sql`case ${sql.join(rows, sql` `)} else 0 end`] : []
	const asTyped = exact.map((word) => sql`case when keywords @@ ${word} then ${WORTH_AS_TYPED} else 0 end`)
	return sql`(${sql.join([...worth, ...asTyped, ...inOrder], sql` + `)})`
}

function worthOf(query: TermQuery): SQL {
	const cases = WORTH.map(
		([place, worth]) => sql`when keywords @@ ${query(place)} then ${sql.raw(String(worth))}`,
	)
	return sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(WORTH_IN_TEXT))} end`
}

function rankBy(sort: 'newest' | 'used'): SQL {
	if (sort === 'newest') return sql`published_minute`
	return sql`coalesce((
		select sum(copies) from ${promptViewCounts} as tally where tally.prompt_id = ${search.promptId} and ${isLately}), 0)::int`
}

const isLately = sql`day > (now() at time zone 'UTC')::date - ${USED_DAYS}::int`

function isAfter({ rank, position, promptId }: Place): SQL {
	return sql`(rank < ${rank} or (rank = ${rank} and (position, prompt_id) > (${position}, ${promptId})))`
}

/** A condition on a row of the search table, to be added to others; often empty. */
export function filterClause({ category, access }: Filter): SQL {
	return sql`${category ? sql` and category = ${category}` : sql``}${accessClause(access)}`
}

function accessClause(access: Access | null): SQL {
	return access === null ? sql`` : sql` and is_premium = ${access === 'premium'}`
}

/** Everything, in the catalogue's order, the newest first, or the most used first. */
export async function readList(unless: SQL, { sort, after, limit, ...filter }: SearchPart): Promise<Hits> {
	const listed = sql`true${unless}${filterClause(filter)}`
	const rows = { listed, after, limit }
	const ranked = { relevance: inOrder, newest: newestFirst, used: usedFirst }[sort](rows)
	return readPart(sql`
		with page as (
			select rank, position, prompt_id as "promptId" from (${ranked}) as ranked
			order by rank desc, position, prompt_id limit ${limit}
		), counted as (
			select from ${search} where ${listed} limit ${MOST_HITS + 1}
		)
		select (select count(*)::int from counted) as total, coalesce(json_agg(page), '[]') as rows from page`)
}

interface Listed {
	listed: SQL
	after: Place | null
	limit: number
}

function inOrder({ listed, after, limit }: Listed): SQL {
	const fromHere = after ? sql` and (position, prompt_id) > (${after.position}, ${after.promptId})` : sql``
	return sql`select 0 as rank, position, prompt_id from ${search} where ${listed}${fromHere}
		order by position, prompt_id limit ${limit}`
}

function newestFirst({ listed, after, limit }: Listed): SQL {
	const fromHere = after ? sql`where rank <= ${after.rank} and ${isAfter(after)}` : sql``
	return sql`
		select * from (
			select published_minute as rank, position, prompt_id from ${search} where ${listed}
		) as dated ${fromHere}
		order by rank desc, position, prompt_id limit ${limit}`
}

/** Hardly any prompt of a large library is used within some days: the others follow in their own order, and are not counted. */
function usedFirst({ listed, after, limit }: Listed): SQL {
	const isAmongOthers = after?.rank === 0
	const others = inOrder({
		listed: sql`${listed} and prompt_id not in (select prompt_id from used)`,
		after: isAmongOthers ? after : null,
		limit,
	})
	return sql`
		with used as materialized (
			select prompt_id, sum(copies)::int as rank from ${promptViewCounts} where ${isLately}
			group by prompt_id having sum(copies) > 0
		)
		select * from (
			select rank, position, prompt_id from used join ${search} using (prompt_id) where ${listed}
			union all (${others})
		) as either ${after ? sql`where ${isAfter(after)}` : sql``}`
}

async function readPart(statement: SQL): Promise<Hits> {
	const answer = await db().execute<{ rows: Place[]; total: number }>(statement)
	return answer.rows[0] ?? NO_HITS
}
