import { lt, sql } from 'drizzle-orm'
import { TALLY_DAYS } from '~/core/tally'
import { db } from '~/db/client.server'
import { promptTallies, searchMisses } from '~/features/library/tally-schema.server'
import { storePromptTallies } from '~/features/library/view-counts.server'
import { storeSearchMisses } from './zero-result-search.server'

/** Stores what this process has counted since it last did. Rejects where the database fails; nothing is lost then. */
export async function storeTallies(): Promise<void> {
	await storePromptTallies()
	await storeSearchMisses()
}

/** Removes counts of days that are long over. */
export async function purgeOldViewCounts(): Promise<void> {
	const oldest = sql`(now() at time zone 'UTC')::date - ${TALLY_DAYS}::int`
	for (const table of [promptTallies, searchMisses]) {
		await db().delete(table).where(lt(table.day, oldest))
	}
}
