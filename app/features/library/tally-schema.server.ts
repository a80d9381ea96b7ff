import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often a prompt's page was opened and its text copied on a day (UTC): numbers without people. */
export const promptTallies = pgTable(
	'prompt_tallies',
	{
		day: date().notNull(),
		/** Catalogue prompts are files, so the id refers to no row; the counts of a created one go with it. */
		promptId: text('prompt_id').notNull(),
		reads: integer().notNull().default(0),
		copies: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ name: 'prompt_tallies_pkey', columns: [table.day, table.promptId] }),
		check('prompt_tallies_counts', sql`${table.reads} >= 0 and ${table.copies} >= 0`),
	],
)

/** What was searched for in vain on a day (UTC), more than once; app/features/search/zero-result-search.server.ts says what gets in. */
export const searchMisses = pgTable(
	'search_misses',
	{
		day: date().notNull(),
		words: text().notNull(),
		times: integer().notNull(),
	},
	(table) => [
		primaryKey({ name: 'search_misses_pkey', columns: [table.day, table.words] }),
		check('search_misses_words', sql`length(${table.words}) between 2 and 100`),
		check('search_misses_times', sql`${table.times} > 0`),
	],
)
