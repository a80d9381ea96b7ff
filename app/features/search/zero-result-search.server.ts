import { sql } from 'drizzle-orm'
import { countableWords } from '~/core/view-count'
import { db } from '~/db/client.server'
import { searchMisses } from '~/features/library/schema.server'
import { tallied } from '~/metrics.server'

interface Miss {
	/** When it was first searched for, and last. */
	first: number
	last: number
	/** Searches that are not stored yet. */
	times: number
	/** Searched again a while after the first time: it is not just one person who presses the button twice. */
	isCommon: boolean
}

const MOST_WORDS = 5_000
const A_WHILE_MS = 10 * 60_000
const FORGOTTEN_MS = 24 * 3_600_000

/** Kept on `globalThis` because development loads edited modules again. */
const held = globalThis as typeof globalThis & { prontoSearchMisses?: Map<string, Miss> }
const counted = () => {
	held.prontoSearchMisses ??= new Map()
	return held.prontoSearchMisses
}

/**
 * Counts that a search found nothing. Words that were searched once stay in this process's memory for a day at most; only
 * what is searched again ten minutes later or more is ever stored, so that words somebody searched for in passing are not.
 */
export function countMiss(query: string, at = Date.now()): void {
	const words = countableWords(query)
	if (words === null) return
	const miss = counted().get(words)
	if (!miss) {
		if (counted().size >= MOST_WORDS) purgeOldest()
		counted().set(words, { first: at, last: at, times: 1, isCommon: false })
		return
	}
	miss.last = at
	if (!miss.isCommon && at - miss.first < A_WHILE_MS) return
	if (!miss.isCommon) tallied.miss += 1
	miss.isCommon = true
	miss.times += 1
	tallied.miss += 1
}

function purgeOldest(): void {
	const [oldest] = counted().keys()
	if (oldest !== undefined) counted().delete(oldest)
}

/** Adds common searches to the day's row of their words, in one statement. Where it fails, they are added next time. */
export async function storeSearchMisses(at = Date.now()): Promise<void> {
	for (const [words, { last, times, isCommon }] of counted()) {
		if (at - last > FORGOTTEN_MS && (!isCommon || times === 0)) counted().delete(words)
	}
	const taken = [...counted()].flatMap(([words, { times, isCommon }]) =>
		isCommon && times > 0 ? [{ words, times }] : [],
	)
	if (taken.length === 0) return
	addTimes(taken, -1)
	try {
		await db().execute(sql`
			insert into ${searchMisses} (day, words, times)
			select (now() at time zone 'UTC')::date, counted.words, counted.times
			from json_to_recordset(${JSON.stringify(taken)}::json) as counted(words text, times int)
			order by counted.words
			on conflict (day, words) do update set times = ${searchMisses}.times + excluded.times`)
	} catch (error) {
		addTimes(taken, 1)
		throw error
	}
}

function addTimes(taken: readonly { words: string; times: number }[], sign: 1 | -1): void {
	for (const { words, times } of taken) {
		const miss = counted().get(words)
		if (miss) miss.times += sign * times
	}
}
