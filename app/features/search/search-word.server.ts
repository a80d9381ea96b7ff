import { type SQL, sql } from 'drizzle-orm'
import { foldedWords } from '~/core/search-words'
import { nearForms } from '~/core/typo'
import type { Database } from '~/db/client.server'
import { isAmong } from '~/db/is-among.server'
import { promptSearch, searchWords } from '~/db/schema.server'
import { prompts } from '~/features/library/schema.server'
import { STOP_WORDS } from './query/search-stop-words'

type Within = Pick<Database, 'execute' | 'insert'>

/** The words of a text that typos are forgiven for: folded, and as they are written. */
export function countedWords(text: string): [folded: string, shown: string][] {
	return [...foldedWords(text)].filter(([word]) => !STOP_WORDS.has(word))
}

/** Adds words that are not known yet, in alphabetical order, so that two processes never wait for each other in a circle. */
export async function storeWords(within: Within, text: string): Promise<void> {
	const rows = countedWords(text)
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([word, shown]) => ({ word, shown, near: nearForms(word) }))
	if (rows.length > 0) await within.insert(searchWords).values(rows).onConflictDoNothing()
}

/**
 * Does what may take words out of the library, in a transaction, and forgets those that no prompt holds afterwards:
 * `ids` selects the prompts that it is about. Call it before anything else in the transaction. It goes after those who
 * are adding words and before those who want to, so that no word of a prompt that is just being made is forgotten.
 */
export async function purgingWords<Result>(
	within: Within,
	ids: SQL,
	change: () => Promise<Result>,
): Promise<Result> {
	await lockWords(within)
	const { rows } = await within.execute<{ words: string[] }>(sql`
		select coalesce(array_agg(distinct substr(mark, 2)), '{}') as words
		from ${promptSearch}, unnest(tsvector_to_array(${promptSearch.document})) as mark
		where ${promptSearch.promptId} in (${ids}) and mark like '=%'`)
	const result = await change()
	await purgeUnusedWords(within, isAmong(sql`word`, rows[0]?.words ?? []))
	return result
}

/** Forgets every word that no prompt holds: what is left of prompts that went another way. */
export async function purgeAllUnusedWords(within: Within): Promise<void> {
	await lockWords(within)
	await purgeUnusedWords(within, sql`true`)
}

/** The created prompts of a person, for `purgingWords`. */
export function promptsBy(userId: string): SQL {
	return sql`select ${prompts.id} from ${prompts} where ${prompts.createdBy} = ${userId}`
}

/** Waits for whoever is adding words, and has everybody else who adds some, or takes prompts away, wait for this transaction. */
export async function lockWords(within: Within): Promise<void> {
	await within.execute(sql`lock table ${searchWords} in share row exclusive mode`)
}

/** `materialized` as in `readHits`: a word that no prompt holds is never looked for row by row. */
async function purgeUnusedWords(within: Within, which: SQL): Promise<void> {
	await within.execute(sql`
		delete from ${searchWords} where ${which} and not exists (
			with holding as materialized (
				select from ${promptSearch} where document @@ ('''=' || word || '''')::tsquery
			) table holding
		)`)
}
