import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, owner } from '~/db/columns.server'
import { holdsLanguage } from '~/db/one-of.server'
import { savedPrompts } from '~/features/locker/schema.server'
import { LANGUAGES } from '~/i18n/language'

/** Prompts that a person put together, in an order, for themselves or for whoever has the link. */
export const collections = pgTable(
	'collections',
	{
		id: id(),
		userId: owner(),
		title: text().notNull(),
		description: text().notNull().default(''),
		/** In which its author writes: the frame around it has the reader's. */
		language: text({ enum: LANGUAGES }).notNull(),
		/** What its link ends with; null while it is private. One that was taken back never comes again. */
		slug: text().unique(),
		/** Since when it is closed to all but its author and editors, and what its author was told about that. */
		hiddenAt: moment('hidden_at'),
		hiddenWord: text('hidden_word'),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
		/** When it was removed: for a while it can be put back, then the row goes. */
		removedAt: moment('removed_at'),
	},
	(table) => [
		index('collections_owner').on(table.userId, table.updatedAt),
		check('collections_language', holdsLanguage(table.language)),
		check('collections_title', sql`btrim(${table.title}) <> '' and length(${table.title}) <= 120`),
		check('collections_description', sql`length(${table.description}) <= 1000`),
		check('collections_slug', sql`length(${table.slug}) <= 100`),
		check('collections_hidden_word', sql`length(${table.hiddenWord}) <= 1000`),
	],
)

/** The prompts of a collection, each once. */
export const collectionPrompts = pgTable(
	'collection_prompts',
	{
		id: id(),
		collectionId: text('collection_id')
			.notNull()
			.references(() => collections.id, { onDelete: 'cascade' }),
		userId: owner(),
		/** Of the library, created or saved, so the id refers to no one table; with a created one that is removed it goes. */
		promptId: text('prompt_id').notNull(),
		/** The same of one that is saved in its author's locker, with which it goes. */
		savedPromptId: text('saved_prompt_id').references((): AnyPgColumn => savedPrompts.id, {
			onDelete: 'cascade',
		}),
		note: text().notNull().default(''),
		/** Its place, from 0 on; of one that was removed the place where it stood. */
		position: integer().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** When it was taken out: for a while it can be put back, then the row goes. */
		removedAt: moment('removed_at'),
	},
	(table) => [
		unique('collection_prompts_once').on(table.collectionId, table.promptId),
		index('collection_prompts_owner').on(table.userId),
		index('collection_prompts_prompt').on(table.promptId),
		index('collection_prompts_saved').on(table.savedPromptId).where(sql`${table.savedPromptId} is not null`),
		check('collection_prompts_note', sql`length(${table.note}) <= 500`),
	],
)
