import { type SQL, sql } from 'drizzle-orm'

/** The words that a column may hold, as a check lists them; they are of our own making. */
export function oneOf(words: readonly string[]): SQL {
	return sql.raw(words.map((word) => `'${word}'`).join(', '))
}
