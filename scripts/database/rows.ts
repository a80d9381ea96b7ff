import { Obstacle } from '../launch/say.mjs'
import type { BackupLine } from './format.ts'
import { lastMigration } from './history.ts'
import { quoted, type Row, type Session } from './session.ts'
import { readSequences, readTables, type Table } from './tables.ts'

const ROWS_AT_ONCE = 200

/** Every value has one way to be written, and nobody's patience is set to end this. */
export const PLAIN_TEXTS = `
	set local search_path to public;
	set local timezone to 'UTC';
	set local datestyle to 'ISO, YMD';
	set local intervalstyle to 'postgres';
	set local extra_float_digits to 1;
	set local bytea_output to 'hex';
	set local statement_timeout to 0;
	set local lock_timeout to 0;
	set local idle_in_transaction_session_timeout to 0;`

/**
 * All that is in the database at one moment, whoever writes meanwhile: what a backup holds, line by line.
 * Throws `Obstacle` where there is nothing of Pronto's.
 */
export async function* readEverything(session: Session): AsyncGenerator<BackupLine> {
	await session.run('begin transaction isolation level repeatable read, read only')
	await session.run(PLAIN_TEXTS)
	const migration = await lastMigration(session)
	if (migration === null) throw new Obstacle('There is nothing of Pronto’s in this database yet.')
	const [version] = await session.ask("select current_setting('server_version')")
	const from = `${session.isEmbedded ? 'the embedded database' : 'PostgreSQL'} ${version?.[0] ?? ''}`.trim()
	yield { kind: 'header', taken: new Date().toISOString(), from, migration }
	for (const table of await readTables(session)) {
		yield { kind: 'table', name: table.name, columns: table.columns.map(({ name }) => name) }
		for await (const rows of rowsOf(session, table)) yield { kind: 'rows', rows }
	}
	for (const sequence of await readSequences(session)) yield { kind: 'sequence', ...sequence }
	await session.run('commit')
}

async function* rowsOf(session: Session, { name, columns }: Table): AsyncGenerator<string[]> {
	const texts = columns.map((column) => `${quoted(column.name)}::text`)
	await session.run(
		`declare backup no scroll cursor for select ${texts.join(', ')} from public.${quoted(name)}`,
	)
	for (;;) {
		const rows: Row[] = await session.ask(`fetch forward ${ROWS_AT_ONCE} from backup`)
		if (rows.length === 0) break
		yield rows.map((row) => JSON.stringify(row))
	}
	await session.run('close backup')
}
