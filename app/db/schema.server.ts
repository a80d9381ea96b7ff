import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** PostgreSQL's weighted document of one field: English and Portuguese stems of a text whose accents are folded. */
const weighted = (column: string, weight: 'A' | 'B' | 'C') =>
	`setweight(to_tsvector('english', ${column}), '${weight}') || setweight(to_tsvector('portuguese', ${column}), '${weight}')`

/**
 * Everything that can be listed or found, catalogue and created prompts alike (architecture 5). Holds public fields
 * only, folded for search; what a person reads comes from the catalogue's files or from table `prompts`.
 */
export const promptSearch = pgTable(
	'prompt_search',
	{
		promptId: text('prompt_id').primaryKey(),
		source: text({ enum: ['catalogue', 'created'] }).notNull(),
		category: text().notNull(),
		/** The catalogue's order; created prompts follow it, newest first, by a growing negative moment. */
		position: integer().notNull(),
		isPremium: boolean('is_premium').notNull(),
		title: text().notNull(),
		tags: text().notNull(),
		body: text().notNull(),
		/** Changes when the source changes, so that an unchanged catalogue is not written again at each start. */
		digest: text().notNull(),
		changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
		document: tsvector()
			.notNull()
			.generatedAlwaysAs(
				sql.raw(`${weighted('title', 'A')} || ${weighted('tags', 'B')} || ${weighted('body', 'C')}`),
			),
	},
	(table) => [
		index('prompt_search_document').using('gin', table.document),
		index('prompt_search_listing').on(table.category, table.position, table.promptId),
		check('prompt_search_source', sql`${table.source} in ('catalogue', 'created')`),
	],
)
