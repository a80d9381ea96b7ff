import { lt, sql } from 'drizzle-orm'
import { COUNTS_KEPT_DAYS } from '~/core/view-count'
import { db, isDatabaseAway } from '~/db/client.server'
import { storeFunnel } from '~/features/billing/money/funnel.server'
import { promptViewCounts, searchMisses } from '~/features/library/schema.server'
import { storePromptViewCounts } from '~/features/library/view-counts.server'
import { purgeOldWishes } from '~/features/search/search-wish.server'
import { log } from '~/log.server'
import { storeSearchMisses } from '../../app/features/search/zero-result-search.server'

const EVERY_MS = 10_000
/** Old days are looked for this often, in turns. */
const FORGET_TURNS = 6 * 360

/**
 * Stores what was counted for /admin/numbers every ten seconds, and a last time when it is stopped: a process that is
 * killed loses ten seconds of counting, and no request ever waits.
 */
export function keepViewCounts(): { stop(): Promise<void> } {
	let turn = 0
	let storing: Promise<void> = Promise.resolve()
	let isStoring = false
	async function store(): Promise<void> {
		const began = performance.now()
		try {
			await storeCounts()
			if (turn % FORGET_TURNS === 0) await purgeOldViewCounts()
			turn += 1
		} catch (err) {
			// A database that is away is told of elsewhere, and what was counted waits for it.
			if (!(await isDatabaseAway(began))) log.error({ err }, 'counts could not be stored')
		}
	}
	const timer = setInterval(() => {
		if (isStoring) return
		isStoring = true
		storing = store().finally(() => {
			isStoring = false
		})
	}, EVERY_MS)
	timer.unref()
	return {
		async stop() {
			clearInterval(timer)
			await storing
			turn = 1
			await store()
		},
	}
}

/** Stores what this process has counted since it last did. Rejects where the database fails; nothing is lost then. */
export async function storeCounts(): Promise<void> {
	await storePromptViewCounts()
	await storeSearchMisses()
	await storeFunnel()
}

/** Removes counts of days that are long over. */
export async function purgeOldViewCounts(): Promise<void> {
	const oldest = sql`(now() at time zone 'UTC')::date - ${COUNTS_KEPT_DAYS}::int`
	for (const table of [promptViewCounts, searchMisses]) {
		await db().delete(table).where(lt(table.day, oldest))
	}
	await purgeOldWishes()
}
