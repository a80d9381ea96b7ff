import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment } from '~/db/columns.server'
import { oneOf } from '~/db/one-of.server'
import { user } from '~/db/schema.server'
import { prompts } from '~/features/library/schema.server'
import { DECISIONS, REPORT_REASONS } from './report'

/** What people say about prompts that others created. A report goes with its prompt, and with its reporter's account. */
export const promptReports = pgTable(
	'prompt_reports',
	{
		id: id(),
		promptId: text('prompt_id')
			.notNull()
			.references(() => prompts.id, { onDelete: 'cascade' }),
		reason: text({ enum: REPORT_REASONS }).notNull(),
		note: text(),
		/** Whoever was signed in. */
		userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
		/** A keyed hash of prompt and person or address, while the report is open: each counts once. */
		reporter: text(),
		createdAt: moment('created_at').notNull().defaultNow(),
		closedAt: moment('closed_at'),
	},
	(table) => [
		unique('prompt_reports_once').on(table.promptId, table.reporter),
		index('prompt_reports_open').on(table.promptId, table.createdAt).where(sql`${table.closedAt} is null`),
		index('prompt_reports_user').on(table.userId),
		check('prompt_reports_reason', sql`${table.reason} in (${oneOf(REPORT_REASONS)})`),
		check('prompt_reports_note', sql`length(${table.note}) <= 500`),
	],
)

/**
 * What admins decided about created prompts, as long as its author has an account; when the admin has left, their id is
 * another one that leads to nobody.
 */
export const promptDecisions = pgTable(
	'prompt_decisions',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		at: moment('at').notNull().defaultNow(),
		decision: text({ enum: DECISIONS }).notNull(),
		/** Its prompt may be gone. */
		promptId: text('prompt_id').notNull(),
		authorId: text('author_id')
			.notNull()
			.references(() => user.id, { onDelete: 'cascade' }),
		/** How many reports it closed. */
		reports: integer().notNull(),
		/** What the author was told. */
		word: text(),
		byUserId: text('by_user_id').notNull(),
	},
	(table) => [
		index('prompt_decisions_author').on(table.authorId),
		index('prompt_decisions_admin').on(table.byUserId),
		check('prompt_decisions_decision', sql`${table.decision} in (${oneOf(DECISIONS)})`),
		check('prompt_decisions_word', sql`length(${table.word}) <= 1000`),
	],
)
