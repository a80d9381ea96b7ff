import type { MigrationMeta } from 'drizzle-orm/migrator'
import { Obstacle } from '../launch/say.mjs'
import type { BackupLine } from './format.ts'
import { knownMigrations, runMigrations } from './history.ts'
import { readBackup, verifyBackup } from './read-backup.ts'
import { PLAIN_TEXTS } from './rows.ts'
import { quoted, type Session } from './session.ts'
import { isEmpty, readTables, type Table } from './tables.ts'

/** The lock under which a starting product migrates (app/db/migrate.server.ts): it waits until the restore is done. */
const MIGRATION_LOCK = '7766861'

export interface RestorePlan {
	file: string
	/** Those that made the tables of the backup, and those that came after. */
	before: readonly MigrationMeta[]
	after: readonly MigrationMeta[]
}

/**
 * Reads a backup to its end, before a database is touched. Throws `Obstacle` where it is foreign, torn, or of a Pronto
 * that is newer than this one.
 */
export async function planRestore(file: string, migrations = knownMigrations()): Promise<RestorePlan> {
	const { migration } = await verifyBackup(file)
	const known = migrations.findIndex(({ folderMillis }) => folderMillis === migration)
	if (known < 0) throw new Obstacle(`${whoseTables(migration, migrations, file)} Nothing was changed here.`)
	return { file, before: migrations.slice(0, known + 1), after: migrations.slice(known + 1) }
}

/**
 * Fills an empty database with what a backup holds, and brings it up to date where the backup is older: all of it, or
 * nothing. Throws `Obstacle` where the database is not empty or does not take it. Answers how many rows were written.
 */
export async function restore(session: Session, plan: RestorePlan): Promise<number> {
	const rows = await fillAtOnce(session, plan)
	// The planner's statistics: where they can't be gathered now, the database does so by itself.
	await session.run('analyze').catch(() => undefined)
	return rows
}

async function fillAtOnce(session: Session, { file, before, after }: RestorePlan): Promise<number> {
	await session.run('begin')
	try {
		await session.run(PLAIN_TEXTS)
		await session.ask('select pg_advisory_xact_lock($1::text::bigint)::text', [MIGRATION_LOCK])
		if (!(await isEmpty(session))) {
			throw new Obstacle(
				'There is something in this database already. Restore into an empty one. Nothing was changed here.',
			)
		}
		await runMigrations(session, before)
		const rows = await fill(session, file)
		await runMigrations(session, after)
		await session.run('commit')
		return rows
	} catch (error) {
		await session.run('rollback').catch(() => undefined)
		if (error instanceof Obstacle || !(error instanceof Error && 'code' in error)) throw error
		throw new Obstacle(`The database does not take ${file}: ${error.message}. Nothing was changed here.`, {
			cause: error,
		})
	}
}

function whoseTables(migration: number, migrations: readonly MigrationMeta[], file: string): string {
	const isNewer = migration > (migrations.at(-1)?.folderMillis ?? 0)
	return isNewer
		? `${file} comes from a newer Pronto. Update this one, then restore again.`
		: `${file} comes from a Pronto whose tables this one does not know.`
}

async function fill(session: Session, file: string): Promise<number> {
	const tables = await readTables(session)
	const names = tables.map(({ name }) => `public.${quoted(name)}`)
	// What migrations put in comes with the backup; and what triggers would do was done before it was made.
	await session.run(`truncate ${names.join(', ')}`)
	for (const name of names) await session.run(`alter table ${name} disable trigger user`)
	const missing = new Map(tables.map((table) => [table.name, table]))
	let insert = ''
	let written = 0
	for await (const line of readBackup(file)) {
		if (line.kind === 'table') {
			insert = insertInto(missing.get(line.name), line, file)
			missing.delete(line.name)
		} else if (line.kind === 'rows') {
			await session.ask(insert, [`[${line.rows.join(',')}]`])
			written += line.rows.length
		} else if (line.kind === 'sequence') {
			const { name, value, isCalled } = line
			await session.ask('select setval($1::text::regclass, $2::text::bigint, $3::text::boolean)::text', [
				`public.${quoted(name)}`,
				value,
				String(isCalled),
			])
		}
	}
	const [left] = missing.keys()
	if (left !== undefined) throw otherTables(file, left)
	for (const name of names) await session.run(`alter table ${name} enable trigger user`)
	return written
}

type TableLine = Extract<BackupLine, { kind: 'table' }>

/** The statement that takes rows as a JSON list of lists. Names come from the database, never from the file. */
function insertInto(table: Table | undefined, { name, columns }: TableLine, file: string): string {
	const found = columns.map((column) => table?.columns.find((known) => known.name === column))
	const types = found.flatMap((column) => column?.type ?? [])
	if (!table || types.length !== table.columns.length || types.length !== columns.length) {
		throw otherTables(file, name)
	}
	const targets = columns.map(quoted).join(', ')
	const values = types.map((type, at) => `(line->>${at})::${type}`).join(', ')
	return `insert into public.${quoted(table.name)} (${targets}) overriding system value
		select ${values} from json_array_elements($1::text::json) as line`
}

function otherTables(file: string, table: string): Obstacle {
	return new Obstacle(
		`${file} does not fit this Pronto: its table ${table} is another one. Nothing was changed here.`,
	)
}
