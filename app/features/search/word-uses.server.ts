import { type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { promptSearch } from '~/db/schema.server'
import { joinedQueries, matchingWord, termQuery } from './search-matching.server'

/** Words are compared by how many prompts hold them, up to here: beyond, each is as likely meant as any other. */
const MOST_USES = 50

/** How prompts use a word. */
export interface WordUse {
	/** How many prompts hold a word, counted up to `MOST_USES`. */
	held: number
	/** Of these, how many are called by it: in title, tags or names. */
	named: number
	/** How many hold it beside another word of the query. */
	beside: number
}

export const NO_USE: WordUse = { held: 0, named: 0, beside: 0 }

/** How each word is used. `materialized` as in `readHits`. */
export async function countUses(
	words: readonly string[],
	others: readonly string[],
): Promise<Map<string, WordUse>> {
	const beside = others.length > 0 ? joinedQueries(others.map(matchingWord), 'or') : null
	const questions = [...new Set(words)].map((word) => {
		const wanted = matchingWord(word)
		const both = beside
			? sql`(
				with paired as materialized (select from ${promptSearch} where document @@ (${wanted} && ${beside}))
				select count(*)::int from (select from paired limit 1) as counted
			)`
			: sql`0`
		return sql`
			select ${word}::text as word, counted.held, counted.named, ${both} as beside from (
				with held as materialized (select keywords from ${promptSearch} where document @@ ${wanted})
				select count(*)::int as held, (count(*) filter (where keywords @@ ${termQuery([word])('ABC')}))::int as named
				from (select keywords from held limit ${MOST_USES}) as first_held
			) as counted`
	})
	if (questions.length === 0) return new Map()
	const { rows } = await db().execute<{ word: string; held: number; named: number; beside: number }>(
		together(questions),
	)
	return new Map(rows.map(({ word, ...use }) => [word, use]))
}

/**
 * Those of the words that any prompt holds. A word that many hold stands in titles too, and in the titles' small index it
 * is found in a fifth of the time; the large one is asked only for others.
 */
export async function findHeld(words: readonly string[]): Promise<Set<string>> {
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

/** The answers of many questions by one statement. */
export function together(questions: readonly SQL[]): SQL {
	return sql.join([...questions], sql` union all `)
}
