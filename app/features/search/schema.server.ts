import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '~/db/columns.server'
import { holdsLanguage } from '~/db/one-of.server'
import { LANGUAGES } from '~/i18n/language'

/** What people told us that they looked for in vain; not who. */
export const searchWishes = pgTable(
	'search_wishes',
	{
		id: id(),
		words: text().notNull(),
		language: text({ enum: LANGUAGES }).notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		index('search_wishes_newest').on(table.createdAt.desc(), table.id),
		check('search_wishes_words', sql`length(${table.words}) between 2 and 100`),
		check('search_wishes_language', holdsLanguage(table.language)),
	],
)
