import { type SQL, sql } from 'drizzle-orm'
import { fold } from '~/core/search-words'
import { db } from '~/db/client.server'
import { promptSearch as search } from '~/db/schema.server'
import { type Closest, rankClosest, type Sighting } from './query/closeness'
import { isNumber, parseTerms, type Term } from './query/search-terms'
import { type Filter, filterClause } from './search-hits.server'
import {
	joinedQueries,
	matchingOf,
	pairsOf,
	rowsOf,
	synonymQuery,
	type TermQuery,
	termQuery,
} from './search-matching.server'

/** Further words would only cost the database. */
const MOST_CLOSE_TERMS = 5
const MOST_BY_NAME = 60
const MOST_BY_PAIR = 60
const NOTHING: Closest = { close: [], near: [] }

/** What the database answers for each: numbers for the word itself, and numbers after these for one that means the same. */
const SIGHTINGS = [
	{ place: 'title', isName: true },
	{ place: 'title', isName: false },
	{ place: 'name', isName: true },
	{ place: 'phrase', isName: false },
	{ place: 'text', isName: false },
] as const

/** The words of a query that close prompts are looked for by: beside two that say more, how many of something is no matter. */
export function closeTerms(wanted: readonly Term[]): readonly Term[] {
	const words = wanted.filter((term) => !isNumber(term.join('')))
	return (words.length > 1 ? words : wanted).slice(0, MOST_CLOSE_TERMS)
}

const DECISION: Term = ['decision']
const DECISION_QUESTION = /^(?:should (?:i|we)|(?:sera que )?(?:eu )?(?:devo|deveria) \w+[aei]r|vale a pena) /

/** Whether a question is about what to do, whatever it is about: 'should I move', 'devo mudar de emprego'. */
function asksForDecision(query: string): boolean {
	return DECISION_QUESTION.test(fold(query))
}

/** What is asked of a candidate is read where it is found: looking each up again by its id took half of the time. */
const READ = sql.raw('prompt_id, position, keywords, document')

interface Row {
	promptId: string
	position: number
	isInARow: boolean
	pairs: boolean[]
	/** For each term 0 where it is not there, else a number of `SIGHTINGS`. */
	places: number[]
}

/**
 * The prompts that come closest to a query that no prompt, or hardly any, answers word for word: candidates are those
 * that are called by one of its words and those that hold any two, synonyms included; where there are none, those that
 * hold any one.
 */
export async function readClosest(query: string, filter: Filter): Promise<Closest> {
	const parsed = parseTerms(query)
	const terms = [...closeTerms(parsed.wanted), ...(asksForDecision(query) ? [DECISION] : [])]
	if (terms.length === 0) return NOTHING
	const words = terms.map((term) => ({ own: termQuery(term), synonym: synonymQuery(term) }))
	const wide = words.map(({ own, synonym }) =>
		synonym ? joinedQueries([own(''), synonym('')], 'or') : own(''),
	)
	const limits = sql`${matchingOf(parsed, query).unless}${filterClause(filter)}`
	const named = wide.map(
		(wanted) => sql`
			select ${READ} from ${search} where ts_filter(keywords, '{a,b}') @@ ${wanted}${limits} limit ${MOST_BY_NAME}`,
	)
	const pairs = wide.flatMap((one, at) =>
		wide.slice(at + 1).map(
			(other) => sql`
				select ${READ} from ${search} where document @@ (${one} && ${other})${limits} limit ${MOST_BY_PAIR}`,
		),
	)
	const single = wide.map(
		(wanted) => sql`
			select ${READ} from ${search} where document @@ ${wanted}${limits} limit ${MOST_BY_PAIR}`,
	)
	const rows = rowsOf(query).map((row) => row.query)
	const pairsInARow = pairsOf(query, terms).map((pair) => (pair ? sql`keywords @@ ${pair}` : sql`false`))
	const reads = sql`prompt_id as "promptId", position, ${rows.length > 0 ? sql`keywords @@ ${joinedQueries(rows, 'or')}` : sql`false`} as "isInARow",
		array[${sql.join(pairsInARow, sql`, `)}]::boolean[] as pairs,
		array[${sql.join(words.map(placeOf), sql`, `)}] as places`
	if (terms.length === 1) return rankCandidates(named, single, reads)
	const closest = await rankCandidates(named, pairs, reads)
	const isNothing = closest.close.length + closest.near.length === 0
	return isNothing ? rankCandidates(named, single, reads) : closest
}

/** Ranks what some questions find; `named` ones also tell how many prompts are called by each word. */
async function rankCandidates(named: readonly SQL[], others: readonly SQL[], reads: SQL): Promise<Closest> {
	const parts = [...named, ...others].map((part, at) => ({ name: sql.raw(`part_${at}`), part }))
	const { rows } = await db().execute<{ uses: number[]; candidates: Row[] }>(sql`
		with ${sql.join(
			parts.map(({ name, part }) => sql`${name} as materialized (${part})`),
			sql`, `,
		)}, candidates as (
			${sql.join(
				parts.map(({ name }) => sql`table ${name}`),
				sql` union all `,
			)}
		), seen as (select ${reads} from candidates)
		select array[${sql.join(
			parts.slice(0, named.length).map(({ name }) => sql`(select count(*)::int from ${name})`),
			sql`, `,
		)}] as uses, (select coalesce(json_agg(seen), '[]') from seen) as candidates`)
	const [answer] = rows
	if (!answer) return NOTHING
	const candidates = new Map(answer.candidates.map((candidate) => [candidate.promptId, candidate]))
	return rankClosest(
		[...candidates.values()].map(({ places, ...candidate }) => ({
			...candidate,
			sightings: places.map(sightingOf),
		})),
		answer.uses,
	)
}

function placeOf({ own, synonym }: { own: TermQuery; synonym: TermQuery | null }): SQL {
	const inKeywords = (query: TermQuery, first: number) => [
		sql`when keywords @@ ${query('A')} then case when keywords @@ ${query('B')} then ${number(first)} else ${number(first + 1)} end`,
		sql`when keywords @@ ${query('B')} then ${number(first + 2)}`,
		sql`when keywords @@ ${query('C')} then ${number(first + 3)}`,
	]
	const cases = [
		...inKeywords(own, 1),
		...(synonym ? inKeywords(synonym, 1 + SIGHTINGS.length) : []),
		sql`when document @@ ${own('')} then ${number(SIGHTINGS.length)}`,
	]
	return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

function number(value: number): SQL {
	return sql.raw(String(value))
}

function sightingOf(place: number): Sighting | null {
	if (place === 0) return null
	const found = SIGHTINGS[(place - 1) % SIGHTINGS.length]
	return found ? { ...found, isSynonym: place > SIGHTINGS.length } : null
}
