import { and, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { tallied } from '~/metrics.server'
import { PROMPT_ID } from './prompt'
import { promptViewCounts } from './schema.server'
import { libraryAddresses } from './versions/schema.server'

export interface ViewCounts {
	reads: number
	copies: number
}

/** What is counted between two storings; whatever is tried, it needs no more memory than that. */
const MOST_PROMPTS = 5_000

/** Of as many days an author is told. */
const TOLD_DAYS = 30

/** How often a prompt was opened and copied in the last 30 days of UTC, as far as it is stored. */
export async function readViewCounts(promptId: string): Promise<ViewCounts> {
	const { reads, copies, day } = promptViewCounts
	const isLately = sql`${day} > (now() at time zone 'UTC')::date - ${TOLD_DAYS}::int`
	const [counts] = await db()
		.select({
			reads: sql<number>`coalesce(sum(${reads}), 0)::int`,
			copies: sql<number>`coalesce(sum(${copies}), 0)::int`,
		})
		.from(promptViewCounts)
		.where(and(eq(promptViewCounts.promptId, promptId), isLately))
	return counts ?? { reads: 0, copies: 0 }
}

/** Kept on `globalThis` because development loads edited modules again. */
const held = globalThis as typeof globalThis & { prontoViewCounts?: Map<string, ViewCounts> }
const counted = () => {
	held.prontoViewCounts ??= new Map()
	return held.prontoViewCounts
}

/**
 * Counts that somebody opened a prompt's page; not who. What can be no prompt's id is left out at once, because one text
 * that the database can't hold would keep all others from being stored; what is no prompt's, when it is stored.
 */
export function countRead(promptId: string): void {
	const counts = countsOf(promptId)
	if (!counts) return
	counts.reads += 1
	tallied.read += 1
}

/** Counts that somebody copied a prompt's text; not who. */
export function countCopy(promptId: string): void {
	const counts = countsOf(promptId)
	if (!counts) return
	counts.copies += 1
	tallied.copy += 1
}

function countsOf(promptId: string): ViewCounts | undefined {
	const known = counted().get(promptId)
	if (known) return known
	if (counted().size >= MOST_PROMPTS || !PROMPT_ID.test(promptId)) return undefined
	const counts = { reads: 0, copies: 0 }
	counted().set(promptId, counts)
	return counts
}

/** Adds what was counted to the day's row of each prompt, whatever address it was asked for by, in one statement. Where it fails, it is counted next time. */
export async function storePromptViewCounts(): Promise<void> {
	const taken = [...counted()].map(([id, counts]) => ({ id, ...counts }))
	if (taken.length === 0) return
	counted().clear()
	try {
		// In one order everywhere, so that processes which store at the same moment wait instead of locking each other out.
		await db().execute(sql`
			insert into ${promptViewCounts} (day, prompt_id, reads, copies)
			select (now() at time zone 'UTC')::date, prompt_search.prompt_id, sum(counted.reads), sum(counted.copies)
			from json_to_recordset(${JSON.stringify(taken)}::json) as counted(id text, reads int, copies int)
			left join ${libraryAddresses} as called on called.address = counted.id
			join prompt_search on prompt_search.prompt_id = coalesce(called.prompt_id, counted.id)
			group by prompt_search.prompt_id
			order by prompt_search.prompt_id
			on conflict (day, prompt_id) do update set
				reads = ${promptViewCounts}.reads + excluded.reads,
				copies = ${promptViewCounts}.copies + excluded.copies`)
	} catch (error) {
		for (const { id, reads, copies } of taken) {
			const counts = countsOf(id)
			if (!counts) continue
			counts.reads += reads
			counts.copies += copies
		}
		throw error
	}
}
