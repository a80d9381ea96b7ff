import { sql } from 'drizzle-orm'
import type { Admin } from '~/core/viewer'
import { db } from '~/db/client.server'
import { listCards } from '~/features/library/prompt.server'
import { promptTallies, searchMisses } from '~/features/library/tally-schema.server'
import type { Language } from '~/i18n/language'
import { NUMBER_DAYS, type PromptTally, type SearchMiss, type TallySpan } from './numbers'

const MOST_PROMPTS = 10
/** A few more, because some may have been deleted since. */
const MOST_ROWS = 25
const MOST_SEARCHES = 50

/** The prompts that were opened most, or copied most, in the last 7 or 30 days; those that are gone are left out. */
export async function listTallies(
	admin: Admin,
	what: 'reads' | 'copies',
	span: TallySpan,
	language: Language,
): Promise<PromptTally[]> {
	const counted = what === 'reads' ? promptTallies.reads : promptTallies.copies
	const { rows } = await db().execute<{ id: string; week: number; month: number }>(sql`
		select prompt_id as id, week, month from (
			select
				prompt_id,
				coalesce(sum(${counted}) filter (where day > (now() at time zone 'UTC')::date - 7), 0)::int as week,
				sum(${counted})::int as month
			from ${promptTallies}
			where day > (now() at time zone 'UTC')::date - ${NUMBER_DAYS}::int
			group by prompt_id
		) as summed
		where ${span === 7 ? sql`week` : sql`month`} > 0
		order by ${span === 7 ? sql`week desc, month desc` : sql`month desc, week desc`}, prompt_id
		limit ${MOST_ROWS}`)
	const cards = await listCards(
		admin,
		rows.map(({ id }) => id),
		language,
	)
	const titles = new Map(cards.map(({ id, title }) => [id, title]))
	return rows
		.flatMap((row) => {
			const title = titles.get(row.id)
			return title === undefined ? [] : [{ ...row, title }]
		})
		.slice(0, MOST_PROMPTS)
}

/** What was searched for in vain in the last 30 days, the most frequent or the newest first. */
export async function listMisses(_admin: Admin, order: 'frequent' | 'newest'): Promise<SearchMiss[]> {
	const { rows } = await db().execute<{ words: string; times: number; last_on: string }>(sql`
		select words, sum(times)::int as times, to_char(max(day), 'YYYY-MM-DD') as last_on
		from ${searchMisses}
		where day > (now() at time zone 'UTC')::date - ${NUMBER_DAYS}::int
		group by words
		order by ${order === 'newest' ? sql`max(day) desc, sum(times) desc` : sql`sum(times) desc, max(day) desc`}, words
		limit ${MOST_SEARCHES}`)
	return rows.map(({ words, times, last_on: lastOn }) => ({ words, times, lastOn }))
}
