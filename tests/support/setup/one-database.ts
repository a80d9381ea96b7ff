import { sql } from 'drizzle-orm'
import { db, openDatabase } from '~/db/client.server'
import { forgetDifferences } from '~/features/editing/version-difference.server'
import { forgetContents } from '~/features/library/versions/content.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { forgetPasts } from '~/features/library/versions/history.server'
import { loadLibrary } from '~/features/library/versions/snapshot.server'

let isOpen = false

/**
 * The database of a test file: `place` names one for its worker, which the worker's first file opens; those that
 * come after find it empty, but for the library. Opening one takes longer than the tests of most files.
 */
export async function takeDatabase(place: () => Promise<Parameters<typeof openDatabase>[0]>): Promise<void> {
	if (isOpen) await emptyDatabase()
	else await openDatabase(await place())
	isOpen = true
	forgetContents()
	forgetDifferences()
	forgetPasts()
	await fillLibrary()
	await loadLibrary()
}

/** Leaves what a migration wrote: the one row of `content_version`. */
async function emptyDatabase(): Promise<void> {
	await db().execute(sql`
		do $$
		declare
			one text;
			is_filled boolean;
			filled text[];
		begin
			for one in select quote_ident(tablename) from pg_tables
				where schemaname = 'public' and tablename <> 'content_version'
			loop
				execute format('select exists (select from %s)', one) into is_filled;
				if is_filled then filled := filled || one; end if;
			end loop;
			if filled is not null then
				execute format('truncate %s restart identity cascade', array_to_string(filled, ', '));
			end if;
			update content_version set version = 0, library = 0;
		end $$`)
}
