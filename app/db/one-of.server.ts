import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Language } from '~/i18n/language'

/** The words that a column may hold, as a check lists them; they are of our own making. */
export function oneOf(words: readonly string[]): SQL {
	return sql.raw(words.map((word) => `'${word}'`).join(', '))
}

/** In the order in which the checks were made. */
const STORED: Record<Language, true> = { pt: true, en: true }

/** Whether a column holds a language. */
export function holdsLanguage(column: SQLWrapper): SQL {
	return sql`${column} in (${oneOf(Object.keys(STORED))})`
}
