import { sql } from 'drizzle-orm'
import {
	type AnyPgColumn,
	boolean,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment, owner } from '~/db/columns.server'
import type { CategoryId } from '~/features/library/category'
import { LANGUAGES } from '~/i18n/language'
import type { SavedBlank } from './blanks/saved-blanks'
import type { ImportColumn } from './import/locker-import'
import { VERSION_FIELDS } from './versions/saved-version'

/** Behind every place that there can be. */
const UNMOVED = 1_000_000

/** A Legend's own categories of saved prompts. */
export const promptCategories = pgTable(
	'prompt_categories',
	{
		id: id(),
		userId: owner(),
		name: text().notNull(),
		/** Of one of the eight; null where it takes its turn, or its name has one. */
		color: text().$type<CategoryId>(),
		/** Its place in the person's own order; those that nobody moved stand behind, the oldest first. */
		position: integer().notNull().default(UNMOVED),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		unique('prompt_categories_owned').on(table.userId, table.id),
		uniqueIndex('prompt_categories_name').on(table.userId, sql`lower(${table.name})`),
		check('prompt_categories_name_length', sql`btrim(${table.name}) <> '' and length(${table.name}) <= 100`),
	],
)

/** The prompts of a Legend's locker. */
export const savedPrompts = pgTable(
	'saved_prompts',
	{
		id: id(),
		userId: owner(),
		title: text().notNull(),
		content: text().notNull(),
		description: text().notNull().default(''),
		tags: text().array().notNull().default([]),
		categoryId: text('category_id'),
		/** What is told of its blanks. */
		blanks: jsonb().$type<SavedBlank[]>().notNull().default([]),
		isPinned: boolean('is_pinned').notNull().default(false),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
		/** When it was copied or opened in an assistant last: no edit, which is why nothing else tells of it. */
		usedAt: moment('used_at'),
		/** When it was edited last, where it was only moved or tagged among others since. */
		editedAt: moment('edited_at'),
		// Set for the seconds in which a removal can be undone; then the row goes.
		removedAt: moment('removed_at'),
		/** Which import brought it, for as long as that can be undone. */
		importId: text('import_id').references((): AnyPgColumn => lockerImports.id, { onDelete: 'set null' }),
	},
	(table) => [
		index('saved_prompts_import').on(table.importId).where(sql`${table.importId} is not null`),
		// Together with the owner: a prompt can't stand in somebody else's category.
		foreignKey({
			name: 'saved_prompts_category',
			columns: [table.userId, table.categoryId],
			foreignColumns: [promptCategories.userId, promptCategories.id],
		}),
		index('saved_prompts_owner').on(table.userId, table.updatedAt),
		check('saved_prompts_required', sql`btrim(${table.title}) <> '' and btrim(${table.content}) <> ''`),
		check(
			'saved_prompts_lengths',
			sql`length(${table.title}) <= 300 and length(${table.content}) <= 100000 and length(${table.description}) <= 5000 and cardinality(${table.tags}) <= 50`,
		),
	],
)

/** What was done to many saved prompts at once: for an hour it can be undone. */
export const lockerChanges = pgTable(
	'locker_changes',
	{
		id: id(),
		userId: owner(),
		what: text({ enum: ['move', 'tag', 'remove'] }).notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** How many were made again what they were; null where nobody has asked for it. */
		undone: integer(),
	},
	(table) => [index('locker_changes_owner').on(table.userId, table.createdAt)],
)

/** What each of them was before. */
export const lockerChangeEntries = pgTable(
	'locker_change_entries',
	{
		changeId: text('change_id')
			.notNull()
			.references(() => lockerChanges.id, { onDelete: 'cascade' }),
		savedPromptId: text('saved_prompt_id')
			.notNull()
			.references(() => savedPrompts.id, { onDelete: 'cascade' }),
		tags: text().array().notNull(),
		categoryId: text('category_id'),
		/** As of which moment the change left it: whatever changed it since has another. */
		leftAt: moment('left_at').notNull(),
	},
	(table) => [
		primaryKey({ name: 'locker_change_entries_pkey', columns: [table.changeId, table.savedPromptId] }),
		index('locker_change_entries_prompt').on(table.savedPromptId),
	],
)

/** Of which prompt of the library a saved prompt is a copy, in which language and of which version. */
export const savedPromptOrigins = pgTable(
	'saved_prompt_origins',
	{
		savedPromptId: text('saved_prompt_id')
			.primaryKey()
			.references(() => savedPrompts.id, { onDelete: 'cascade' }),
		userId: owner(),
		promptId: text('prompt_id').notNull(),
		language: text({ enum: LANGUAGES }).notNull(),
		/** Whose text the copy has taken up, or was kept beside. */
		version: integer().notNull(),
	},
	(table) => [index('saved_prompt_origins_owner').on(table.userId)],
)

/** What a saved prompt said before each change: rows are added, never changed. The oldest go where there are too many (`keepVersion`). */
export const savedPromptVersions = pgTable(
	'saved_prompt_versions',
	{
		savedPromptId: text('saved_prompt_id')
			.notNull()
			.references(() => savedPrompts.id, { onDelete: 'cascade' }),
		number: integer().notNull(),
		userId: owner(),
		title: text().notNull(),
		content: text().notNull(),
		description: text().notNull(),
		tags: text().array().notNull(),
		blanks: jsonb().$type<SavedBlank[]>().notNull().default([]),
		/** Which of these say something else than in the version before; empty for the first that is kept. */
		changed: text({ enum: VERSION_FIELDS }).array().notNull(),
		/** How many bytes it says. */
		bytes: integer().notNull(),
		/** When it was written, not when it was replaced. */
		writtenAt: moment('written_at').notNull(),
	},
	(table) => [
		primaryKey({ name: 'saved_prompt_versions_pkey', columns: [table.savedPromptId, table.number] }),
		index('saved_prompt_versions_owner').on(table.userId),
		check('saved_prompt_versions_number', sql`${table.number} > 0`),
	],
)

/**
 * The file that somebody looks into before it is imported: the last one they chose, for an hour. What was imported is
 * known for a day, so that it can be undone.
 */
export const lockerImports = pgTable(
	'locker_imports',
	{
		id: id(),
		userId: owner(),
		/** The SHA-256 of its bytes: not known until all its entries are stored, nor once it was undone or chosen again. */
		hash: text(),
		/** How many prompts came of it; the entries have gone then. */
		imported: integer(),
		importedAt: moment('imported_at'),
		/** How many of these were taken away again. */
		undone: integer(),
		/** What its columns were taken for. */
		columns: jsonb().$type<ImportColumn[]>().notNull().default([]),
		/** Whether its entries are rows that a spreadsheet numbers. */
		isTable: boolean('is_table').notNull().default(true),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [unique('locker_imports_file').on(table.userId, table.hash)],
)

/** The entries of such a file: prompts, and what is none with the reason. */
export const lockerImportEntries = pgTable(
	'locker_import_entries',
	{
		importId: text('import_id')
			.notNull()
			.references(() => lockerImports.id, { onDelete: 'cascade' }),
		at: integer().notNull(),
		title: text().notNull().default(''),
		content: text().notNull().default(''),
		description: text().notNull().default(''),
		tags: text().array().notNull().default([]),
		blanks: jsonb().$type<SavedBlank[]>().notNull().default([]),
		category: text(),
		isPinned: boolean('is_pinned').notNull().default(false),
		/** The MD5 of title and content: what has the same is the same prompt. */
		key: text().notNull().default(''),
		/** Whether the same was in the locker when the file was read, or stands earlier in the file. */
		isDuplicate: boolean('is_duplicate').notNull().default(false),
		problem: text(),
		field: text().notNull().default(''),
		shown: text().notNull().default(''),
	},
	(table) => [primaryKey({ columns: [table.importId, table.at] })],
)
