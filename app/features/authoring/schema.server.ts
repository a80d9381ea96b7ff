import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, owner } from '~/db/columns.server'
import { user } from '~/db/schema.server'
import { prompts } from '~/features/library/schema.server'
import type { PromptDraft } from './prompt-form'
import type { PromptInput } from './prompt-input'

/** What a created prompt said, ever: rows are added, never changed. The oldest go where there are too many (`addVersion`). */
export const promptVersions = pgTable(
	'prompt_versions',
	{
		promptId: text('prompt_id')
			.notNull()
			.references(() => prompts.id, { onDelete: 'cascade' }),
		number: integer().notNull(),
		content: jsonb().$type<PromptInput>().notNull(),
		/** Its author or an admin, while they have an account. */
		byUserId: text('by_user_id').references(() => user.id, { onDelete: 'set null' }),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** What who wrote it noted of it: for its author and admins. */
		note: text(),
		/** The version that it says again. */
		restoredFrom: integer('restored_from'),
	},
	(table) => [
		primaryKey({ name: 'prompt_versions_pkey', columns: [table.promptId, table.number] }),
		index('prompt_versions_editor').on(table.byUserId),
		check('prompt_versions_number', sql`${table.number} > 0`),
		check('prompt_versions_note', sql`length(${table.note}) <= 300`),
		check('prompt_versions_size', sql`octet_length(${table.content}::text) <= 400000`),
	],
)

/**
 * What an author keeps for themselves: a prompt that is not published, under the id it will have, or what a published one
 * shall say next. As its form has it, for much of it may be missing. When its prompt goes, a trigger takes it along.
 */
export const promptDrafts = pgTable(
	'prompt_drafts',
	{
		id: text().primaryKey(),
		userId: owner(),
		content: jsonb().$type<PromptDraft>().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		index('prompt_drafts_owner').on(table.userId, table.updatedAt),
		check('prompt_drafts_size', sql`octet_length(${table.content}::text) <= 400000`),
	],
)
