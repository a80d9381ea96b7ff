import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { PatientPool } from './pool.server'

const CONNECT_MS = 5_000
const MIGRATIONS = 'drizzle'
const OLDEST_VERSION = 150_000
/** Any number that nothing else in the database uses as an advisory lock. */
const MIGRATION_LOCK = 7_766_861

/** The database that DATABASE_URL names can't be used. The message names it without its password. */
class DatabaseUnreachableError extends Error {
	override name = 'DatabaseUnreachableError'
	constructor(url: string, why: string) {
		super(`The database ${nameOf(url)} of DATABASE_URL ${why}`)
	}
}

export async function migrateEmbedded<Schema extends Record<string, unknown>>(db: NodePgDatabase<Schema>) {
	await migrate(db, { migrationsFolder: MIGRATIONS })
}

/**
 * Brings the tables at `url` up to date; processes that start together do so one after the other. The connections
 * are its own: a migration may take longer than a statement of the product. Throws `DatabaseUnreachableError`.
 */
export async function migrateAlone(url: string): Promise<void> {
	const pool = new PatientPool({ connectionString: url, max: 2, connectionTimeoutMillis: CONNECT_MS })
	try {
		const guard = await pool.connect().catch((error: unknown) => {
			throw new DatabaseUnreachableError(url, `does not answer: ${reasonOf(error)}.`)
		})
		try {
			await refuseOldVersion(guard, url)
			await guard.query('begin')
			// Lasts as long as its own transaction.
			await guard.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
			await migrate(drizzle(pool), { migrationsFolder: MIGRATIONS })
			await guard.query('commit')
		} finally {
			guard.release()
		}
	} finally {
		await pool.end()
	}
}

async function refuseOldVersion(guard: pg.PoolClient, url: string): Promise<void> {
	const { rows } = await guard.query<{ number: number; name: string }>(
		"select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
	)
	const [version] = rows
	if (version && version.number < OLDEST_VERSION) {
		throw new DatabaseUnreachableError(url, `is PostgreSQL ${version.name}; 15 or newer is needed.`)
	}
}

/** Host, port and name; what stands before the @ is a secret. */
function nameOf(url: string): string {
	const { hostname, port, pathname } = new URL(url)
	return `${hostname}${port ? `:${port}` : ''}${pathname}`
}

function reasonOf(error: unknown): string {
	if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
	return error instanceof Error ? error.message : String(error)
}
