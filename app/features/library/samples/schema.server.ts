import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
} from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns.server'
import { holdsLanguage } from '~/db/one-of.server'
import { user } from '~/db/schema.server'
import { LANGUAGES } from '~/i18n/language'
import { libraryPrompts } from '../versions/schema.server'
import type { Verdict } from './verdict'

/** What a chat service once answered to a version of a prompt, and to nothing else: rows are added, never changed. */
export const libraryRuns = pgTable(
	'library_runs',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		promptId: text('prompt_id')
			.notNull()
			.references(() => libraryPrompts.id, { onDelete: 'cascade' }),
		version: integer().notNull(),
		language: text({ enum: LANGUAGES }).notNull(),
		/** As it was asked for. */
		model: text().notNull(),
		/** By the names of the blanks. */
		answers: jsonb().$type<Record<string, string>>().notNull(),
		/** As it came. */
		text: text().notNull(),
		verdicts: jsonb().$type<Verdict[]>().notNull(),
		/** As the service counts them; null where it did not say. */
		tokensRead: integer('tokens_read'),
		tokensWritten: integer('tokens_written'),
		durationMs: integer('duration_ms').notNull(),
		ranAt: moment('ran_at').notNull().defaultNow(),
	},
	(table) => [
		index('library_runs_prompt').on(table.promptId, table.language, table.id),
		unique('library_runs_of').on(table.id, table.promptId, table.language),
		check('library_runs_language', holdsLanguage(table.language)),
		check('library_runs_text', sql`length(${table.text}) between 1 and 100000`),
	],
)

/** Which of the runs readers see as a prompt's sample result in a language; where there is none, that of its file. */
export const librarySamples = pgTable(
	'library_samples',
	{
		promptId: text('prompt_id').notNull(),
		language: text({ enum: LANGUAGES }).notNull(),
		runId: bigint('run_id', { mode: 'number' }).notNull(),
		/** Where it would still have to be corrected, as the editor who picked it read it. */
		corrections: text().array().notNull(),
		byUserId: text('by_user_id').references(() => user.id, { onDelete: 'set null' }),
		pickedAt: moment('picked_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ name: 'library_samples_pkey', columns: [table.promptId, table.language] }),
		foreignKey({
			name: 'library_samples_run',
			columns: [table.runId, table.promptId, table.language],
			foreignColumns: [libraryRuns.id, libraryRuns.promptId, libraryRuns.language],
		}).onDelete('cascade'),
		index('library_samples_run').on(table.runId),
		index('library_samples_editor').on(table.byUserId),
		check('library_samples_language', holdsLanguage(table.language)),
		check('library_samples_corrections', sql`cardinality(${table.corrections}) between 1 and 6`),
	],
)
