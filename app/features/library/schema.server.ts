import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment, owner } from '~/db/columns.server'
import { holdsLanguage } from '~/db/one-of.server'
import { user } from '~/db/schema.server'
import { LANGUAGES } from '~/i18n/language'

/**
 * Prompts that people created, each in the one language it is written in. When rows go, a trigger takes their
 * search entries, favorites, uses and counts with them (migration `prompts_leave_whole`).
 */
export const prompts = pgTable(
	'prompts',
	{
		id: id(),
		title: text().notNull(),
		tagline: text(),
		description: text().notNull(),
		category: text().notNull(),
		promptText: text('prompt_text').notNull(),
		instructions: text(),
		credits: text(),
		isPremium: boolean('is_premium').notNull().default(false),
		tags: text().array().notNull(),
		language: text({ enum: LANGUAGES }).notNull(),
		createdBy: text('created_by')
			.notNull()
			.references(() => user.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
		/** Since when only its author and admins see it, and what its author was told about that. */
		hiddenAt: moment('hidden_at'),
		hiddenWord: text('hidden_word'),
	},
	(table) => [
		index('prompts_author').on(table.createdBy, table.createdAt),
		index('prompts_hidden').on(table.hiddenAt, table.id).where(sql`${table.hiddenAt} is not null`),
		check('prompts_hidden_word', sql`length(${table.hiddenWord}) <= 1000`),
		check('prompts_language', holdsLanguage(table.language)),
		check(
			'prompts_required',
			sql`btrim(${table.title}) <> '' and btrim(${table.description}) <> '' and btrim(${table.promptText}) <> ''`,
		),
		check(
			'prompts_lengths',
			sql`length(${table.title}) <= 200 and length(${table.tagline}) <= 200 and length(${table.description}) <= 2000 and length(${table.promptText}) <= 50000 and length(${table.instructions}) <= 10000 and length(${table.credits}) <= 1000 and cardinality(${table.tags}) <= 20`,
		),
	],
)

/** What a person has saved: once per person and prompt. Those of the library and created ones alike, so the id refers to no one table. */
export const favorites = pgTable(
	'favorites',
	{
		userId: owner(),
		promptId: text('prompt_id').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** When the person last said that they know what became better of it. */
		seenAt: moment('seen_at'),
	},
	(table) => [
		primaryKey({ name: 'favorites_pkey', columns: [table.userId, table.promptId] }),
		index('favorites_prompt').on(table.promptId),
	],
)

/** When a person last used a prompt, by their own calendar (docs/product.md#library). */
export const promptUses = pgTable(
	'prompt_uses',
	{
		userId: owner(),
		promptId: text('prompt_id').notNull(),
		usedOn: date('used_on').notNull(),
		/** Null for a use of before 2026-11-28, which is known by its day alone. */
		usedAt: moment('used_at'),
		/** Likewise. */
		seenAt: moment('seen_at'),
	},
	(table) => [
		primaryKey({ name: 'prompt_uses_pkey', columns: [table.userId, table.promptId] }),
		index('prompt_uses_prompt').on(table.promptId),
	],
)

/**
 * One row that triggers count up whenever what visitors' pages show has changed, and whoever changes the library;
 * see server/pages/content-watch.ts.
 */
export const contentVersion = pgTable(
	'content_version',
	{
		id: integer().primaryKey(),
		version: bigint({ mode: 'number' }).notNull(),
		/** The number of the library's last change. */
		library: bigint({ mode: 'number' }).notNull().default(0),
	},
	(table) => [check('content_version_one_row', sql`${table.id} = 1`)],
)

/** How often a prompt's page was opened and its text copied on a day (UTC): numbers without people. */
export const promptViewCounts = pgTable(
	'prompt_tallies',
	{
		day: date().notNull(),
		/** Of the library or created, so the id refers to no one table; the counts of a created one go with it. */
		promptId: text('prompt_id').notNull(),
		reads: integer().notNull().default(0),
		copies: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ name: 'prompt_tallies_pkey', columns: [table.day, table.promptId] }),
		index('prompt_tallies_prompt').on(table.promptId, table.day),
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
