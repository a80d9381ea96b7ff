import { setTimeout as wait } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type EmbeddedDatabase, startEmbedded } from './embedded.server'
import { migrateAlone, migrateEmbedded } from './migrate.server'
import { Outage, reachDatabase } from './outage.server'
import { impatientSocket, PatientPool, wasLostSince } from './pool.server'

export type Database = NodePgDatabase
/** A handle inside a transaction. */
export type Within = Parameters<Parameters<Database['transaction']>[0]>[0]

interface Connection {
	db: Database
	pool: pg.Pool
	embedded: EmbeddedDatabase | undefined
	outage: Outage | undefined
}

const POOL_SIZE = 10
/** What waits for a connection when the database comes back is served, or told, within five seconds. */
const CONNECT_MS = 4_000
const STATEMENT_MS = 5_000
const ANSWER_MS = 2_000
/** Shorter than a connection may be silent. */
const IDLE_MS = 5_000
/** A process that was cut off in the middle of a transaction must not keep its rows from all others. */
const IDLE_IN_TRANSACTION_MS = 10_000

/** Kept on `globalThis` because development loads edited modules again, and one folder takes one connection. */
const held = globalThis as typeof globalThis & { prontoConnection?: Connection }

/**
 * Connects to `url`, or starts the embedded database in `folder`, and brings the tables up to date.
 * Throws `DatabaseUnreachableError` or `FolderInUseError`, whose messages are for the operator.
 */
export async function openDatabase({
	url,
	folder,
	program,
}: {
	url: string | undefined
	folder: string
	/** That of the embedded database, where somebody has begun to compile it. */
	program?: Promise<WebAssembly.Module> | undefined
}): Promise<void> {
	if (held.prontoConnection) return
	held.prontoConnection = url ? await openPostgres(url) : await openEmbedded(folder, program)
}

async function openPostgres(url: string): Promise<Connection> {
	await migrateAlone(url)
	const way = {
		connectionString: url,
		connectionTimeoutMillis: CONNECT_MS,
		statement_timeout: STATEMENT_MS,
		idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
		// Compiling a statement takes 50 ms and more, which none of ours wins back.
		options: '-c jit=off',
		stream: impatientSocket,
	}
	const outage = new Outage(() => reachDatabase(way))
	const pool = new PatientPool({ ...way, max: POOL_SIZE, idleTimeoutMillis: IDLE_MS }, outage)
	return { pool, db: drizzle(pool), embedded: undefined, outage }
}

/** One connection for good: with more, answers reach the wrong query (docs/decisions/002). */
async function openEmbedded(folder: string, program?: Promise<WebAssembly.Module>): Promise<Connection> {
	const embedded = await startEmbedded(folder, undefined, program)
	const pool = new PatientPool({
		host: embedded.socketFolder,
		user: 'postgres',
		database: 'postgres',
		max: 1,
		idleTimeoutMillis: 0,
	})
	const db = drizzle(pool)
	await migrateEmbedded(db)
	return { pool, db, embedded, outage: undefined }
}

/** The open database. Throws when asked before `openDatabase`. */
export function db(): Database {
	if (!held.prontoConnection) throw new Error('The database is not open.')
	return held.prontoConnection.db
}

/** The state of the connections now: all, those that nobody uses, and how many wait for one. */
export function connectionCounts(): { total: number; idle: number; waiting: number } {
	const pool = held.prontoConnection?.pool
	return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}

/** Whether the database was lost since a moment of `performance.now()`, or does not answer now. */
export async function isDatabaseAway(since: number): Promise<boolean> {
	return wasLostSince(since) || !(await databaseAnswers())
}

/** Whether the database answers a trivial query now, within two seconds. */
export async function databaseAnswers(): Promise<boolean> {
	const asked = held.prontoConnection?.pool.query('select 1').then(
		() => true,
		() => false,
	)
	return (await Promise.race([asked, wait(ANSWER_MS, false, { ref: false })])) ?? false
}

export async function closeDatabase(): Promise<void> {
	const connection = held.prontoConnection
	if (!connection) return
	delete held.prontoConnection
	connection.outage?.stop()
	await connection.pool.end()
	await connection.embedded?.close()
}
