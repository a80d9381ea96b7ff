import { type SQL, sql } from 'drizzle-orm'
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
	forgetContents()
	forgetDifferences()
	forgetPasts()
	if (isOpen) await emptyDatabase()
	else {
		await openDatabase(await place())
		await fillLibrary()
		await keepLibrary()
	}
	isOpen = true
	await loadLibrary()
}

/** What `fillLibrary` writes into an empty database, each table after those that it refers to. */
const FILLED = ['library_prompts', 'library_addresses', 'library_versions', 'content_version']

const bringBack: SQL[] = []

/** Copies that stand beside the tables: bringing them back takes a fifth of what filling takes. */
async function keepLibrary(): Promise<void> {
	await db().execute(sql.raw('create schema kept'))
	for (const table of FILLED) {
		const { rows } = await db().execute<{ column: string }>(sql`
			select quote_ident(column_name) as column from information_schema.columns
			where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`)
		const columns = rows.map(({ column }) => column).join(', ')
		await db().execute(sql.raw(`create table kept.${table} as select ${columns} from ${table}`))
		bringBack.push(sql.raw(`insert into ${table} (${columns}) select ${columns} from kept.${table}`))
	}
}

/** Leaves the library as it was filled, and nothing else. */
async function emptyDatabase(): Promise<void> {
	await db().execute(sql`
		do $$
		declare
			one text;
			is_filled boolean;
			filled text[];
		begin
			for one in select quote_ident(tablename) from pg_tables
				where schemaname = 'public'
			loop
				execute format('select exists (select from %s)', one) into is_filled;
				if is_filled then filled := filled || one; end if;
			end loop;
			if filled is not null then
				execute format('truncate %s restart identity cascade', array_to_string(filled, ', '));
			end if;
		end $$`)
	for (const statement of bringBack) await db().execute(statement)
}
