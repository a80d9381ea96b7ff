import pg from 'pg'
import { Obstacle } from '../launch/say.mjs'
import { type Session, sessionOfPostgres } from './session.ts'

const CONNECT_MS = 5_000

/** Lets `work` use the database at `url`. What the database or the way to it says no to is thrown as `Obstacle`. */
export async function withPostgres<T>(url: string, work: (session: Session) => Promise<T>): Promise<T> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: CONNECT_MS,
		keepAlive: true,
	})
	// A connection that breaks fails the statement that waits for it.
	client.on('error', () => undefined)
	try {
		await client.connect()
		return await work(sessionOfPostgres(client))
	} catch (error) {
		throw isOfDatabase(error) ? new Obstacle(`The database ${nameOf(url)} says: ${reasonOf(error)}`) : error
	} finally {
		await client.end().catch(() => undefined)
	}
}

function isOfDatabase(error: unknown): boolean {
	if (error instanceof Obstacle || !(error instanceof Error)) return false
	return error instanceof pg.DatabaseError || 'code' in error || /^(Connection|timeout)/i.test(error.message)
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
