import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

const UNIQUE_VIOLATION = '23505'

/** Whether the database refused a statement because of a unique key of this name. */
export function violatesUnique(error: unknown, constraint: string): boolean {
	const cause = error instanceof DrizzleQueryError ? error.cause : error
	return (
		cause instanceof pg.DatabaseError && cause.code === UNIQUE_VIOLATION && cause.constraint === constraint
	)
}
