import { sql } from 'drizzle-orm'
import { type Database, db, type Within } from '~/db/client.server'
import { contentVersion } from '../schema.server'

/** Any number that nothing else in the database uses as an advisory lock. */
const LIBRARY_LOCK = 7_766_862

/**
 * Changes the library in one transaction, one after the other over all processes: whoever changes it has read what is
 * there now. `change` calls `raiseLibrary` before it writes what readers get.
 */
export function changeLibrary<Result>(change: (within: Within) => Promise<Result>): Promise<Result> {
	return db().transaction(async (within) => {
		await within.execute(sql`select pg_advisory_xact_lock(${LIBRARY_LOCK})`)
		return change(within)
	})
}

/** Counts the library's version up, and with it that of all pages. Answers the number for `changedIn`. */
export async function raiseLibrary(within: Pick<Database, 'update'>): Promise<number> {
	const [row] = await within
		.update(contentVersion)
		.set({ library: sql`${contentVersion.library} + 1`, version: sql`${contentVersion.version} + 1` })
		.returning({ library: contentVersion.library })
	if (!row) throw new Error('The row of content_version is missing.')
	return row.library
}
