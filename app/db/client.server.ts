import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbedded } from './embedded.server'
import * as schema from './schema.server'

export type Database = NodePgDatabase<typeof schema>

interface Connection {
	db: Database
	pool: pg.Pool
	embedded: EmbeddedDatabase | undefined
}

const POOL_SIZE = 10
const CONNECT_MS = 5_000
const STATEMENT_MS = 5_000
const MIGRATIONS = 'drizzle'
/** Any number that nothing else in the database uses as an advisory lock. */
const MIGRATION_LOCK = 7_766_861

/** Kept on `globalThis` because development loads edited modules again, and one folder takes one connection. */
const held = globalThis as typeof globalThis & { prontoConnection?: Connection }

export class DatabaseUnreachableError extends Error {
	override name = 'DatabaseUnreachableError'
}

/** Connects to `url`, or starts the embedded database in `folder`, and brings the tables up to date. */
export async function openDatabase({
	url,
	folder,
}: {
	url: string | undefined
	folder: string
}): Promise<void> {
	if (held.prontoConnection) return
	const embedded = url ? undefined : await startEmbedded(folder)
	const pool = embedded
		? new pg.Pool({ host: embedded.socketFolder, user: 'postgres', database: 'postgres', max: 1 })
		: new pg.Pool({
				connectionString: url,
				max: POOL_SIZE,
				connectionTimeoutMillis: CONNECT_MS,
				statement_timeout: STATEMENT_MS,
			})
	// A lost idle connection is replaced at the next query; without a listener it would end the process.
	pool.on('error', () => undefined)
	const db = drizzle(pool, { schema })
	if (embedded) await migrate(db, { migrationsFolder: MIGRATIONS })
	else await migrateAlone(pool, db)
	held.prontoConnection = { db, pool, embedded }
}

/** Processes that start together migrate one after the other: the lock lasts as long as its own transaction. */
async function migrateAlone(pool: pg.Pool, db: Database): Promise<void> {
	const guard = await pool.connect().catch(async (cause: unknown) => {
		await pool.end()
		throw new DatabaseUnreachableError(cause instanceof Error ? cause.message : String(cause), { cause })
	})
	try {
		await guard.query('begin')
		await guard.query('set local statement_timeout = 0')
		await guard.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
		await migrate(db, { migrationsFolder: MIGRATIONS })
		await guard.query('commit')
	} finally {
		guard.release()
	}
}

/** The open database. Throws when asked before `openDatabase`. */
export function db(): Database {
	if (!held.prontoConnection) throw new Error('The database is not open.')
	return held.prontoConnection.db
}

/** Whether the database answers a trivial query now. */
export async function databaseAnswers(): Promise<boolean> {
	try {
		await held.prontoConnection?.pool.query('select 1')
		return held.prontoConnection !== undefined
	} catch {
		return false
	}
}

export async function closeDatabase(): Promise<void> {
	const connection = held.prontoConnection
	if (!connection) return
	delete held.prontoConnection
	await connection.pool.end()
	await connection.embedded?.close()
}
