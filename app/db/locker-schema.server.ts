import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, owner } from './columns.server'

/** A Legend's own categories of saved prompts (spec 3). */
export const promptCategories = pgTable(
	'prompt_categories',
	{
		id: id(),
		userId: owner(),
		name: text().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		unique('prompt_categories_owned').on(table.userId, table.id),
		uniqueIndex('prompt_categories_name').on(table.userId, sql`lower(${table.name})`),
		check('prompt_categories_name_length', sql`btrim(${table.name}) <> '' and length(${table.name}) <= 100`),
	],
)

/** The prompts of a Legend's locker (spec 3). */
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
		isPinned: boolean('is_pinned').notNull().default(false),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
		// Set for the seconds in which a removal can be undone; then the row goes.
		removedAt: moment('removed_at'),
	},
	(table) => [
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
