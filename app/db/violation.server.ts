import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** Whether the database refused a statement because of a unique key of this name. */
export function violatesUnique(error: unknown, constraint: string): boolean {
	return violates(error, UNIQUE_VIOLATION, constraint)
}

/** Whether the database refused a statement because what a foreign key of this name points to is not there. */
export function violatesForeignKey(error: unknown, constraint: string): boolean {
	return violates(error, FOREIGN_KEY_VIOLATION, constraint)
}

function violates(error: unknown, code: string, constraint: string): boolean {
	const cause = error instanceof DrizzleQueryError ? error.cause : error
	return cause instanceof pg.DatabaseError && cause.code === code && cause.constraint === constraint
}
