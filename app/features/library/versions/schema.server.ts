import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
} from 'drizzle-orm/pg-core'
import type { CategoryTexts, PromptContent } from '~/content/catalogue'
import { moment } from '~/db/columns.server'
import { oneOf } from '~/db/one-of.server'
import { user } from '~/db/schema.server'
import type { Language } from '~/i18n/language'
import type { CategoryId } from '../category'
import { LIBRARY_STATES, type StoredListing } from './listing'

/** The prompts of the library, each with what readers get now; all that they ever said is in `library_versions`. */
export const libraryPrompts = pgTable(
	'library_prompts',
	{
		/** For good: what favorites, uses and counts name it by. */
		id: text().primaryKey(),
		/** What its page is called now. */
		address: text().notNull().unique(),
		state: text({ enum: LIBRARY_STATES }).notNull(),
		/** Ascending order of lists; of the same position by id. */
		position: bigint({ mode: 'number' }).notNull(),
		/** What readers get, or got before it was withdrawn. */
		publishedVersion: integer('published_version'),
		/** When it was published first. */
		publishedAt: moment('published_at'),
		/** The day of its last change, as readers are told. */
		updatedOn: date('updated_on'),
		scheduledVersion: integer('scheduled_version'),
		scheduledFor: moment('scheduled_for'),
		/** Of all its files that were ever taken in or offered, the newest last: an older release brings nothing back. */
		fileDigests: text('file_digests').array().notNull().default([]),
		/** The day that its file names. */
		filePublishedOn: date('file_published_on'),
		/** Of the published version what anyone may know; of a prompt without one, what its editors call it. */
		listing: jsonb().$type<StoredListing>(),
		/** What the desk asks of thousands at once, apart: to unpack a whole `listing` for it takes longer than all else. */
		category: text().$type<CategoryId>().generatedAlwaysAs(sql`listing ->> 'category'`),
		isPremium: boolean('is_premium').generatedAlwaysAs(sql`(listing ->> 'isPremium')::boolean`),
		titleEn: text('title_en').generatedAlwaysAs(sql`listing #>> '{words,en,title}'`),
		titlePt: text('title_pt').generatedAlwaysAs(sql`listing #>> '{words,pt,title}'`),
		/** Digests of every run of words of what readers get or will get (`text-runs.ts`): which others say the same. */
		runs: integer().array().notNull().default([]),
		/** The library's version as of which this row is so; see `content_version`. */
		changedIn: bigint('changed_in', { mode: 'number' }).notNull(),
	},
	(table) => [
		index('library_prompts_changed').on(table.changedIn),
		index('library_prompts_due').on(table.scheduledFor),
		// The desk looks through all prompts, whose rows are wide: these say what it sorts by without them.
		index('library_prompts_desk')
			.on(table.state, table.position, table.id)
			.where(sql`${table.listing} is not null`),
		index('library_prompts_coming')
			.on(table.scheduledFor, table.state, table.position, table.id)
			.where(sql`${table.listing} is not null and ${table.scheduledFor} is not null`),
		index('library_prompts_runs').using('gin', table.runs),
		check('library_prompts_state', sql`${table.state} in (${oneOf(LIBRARY_STATES)})`),
		check(
			'library_prompts_published',
			sql`(${table.state} in ('published', 'withdrawn')) = (${table.publishedVersion} is not null)`,
		),
		check(
			'library_prompts_scheduled',
			sql`(${table.scheduledVersion} is null) = (${table.scheduledFor} is null) and (${table.state} <> 'draft' or ${table.scheduledFor} is null) and (${table.state} <> 'scheduled' or ${table.scheduledFor} is not null)`,
		),
	],
)

/** Every name by which a prompt can be asked for: its id, its address, and those it had before. */
export const libraryAddresses = pgTable(
	'library_addresses',
	{
		address: text().primaryKey(),
		promptId: promptOf(),
	},
	(table) => [index('library_addresses_prompt').on(table.promptId)],
)

/** What a prompt said, ever: rows are added, never changed. */
export const libraryVersions = pgTable(
	'library_versions',
	{
		promptId: promptOf(),
		number: integer().notNull(),
		content: jsonb().$type<PromptContent>().notNull(),
		origin: text({ enum: ['file', 'editor'] }).notNull(),
		/** The editor, while they have an account. */
		byUserId: editor('by_user_id'),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** What its editor noted of it. */
		note: jsonb().$type<Record<Language, string>>(),
	},
	(table) => [
		primaryKey({ name: 'library_versions_pkey', columns: [table.promptId, table.number] }),
		index('library_versions_editor').on(table.byUserId),
		check('library_versions_number', sql`${table.number} > 0`),
		check('library_versions_origin', sql`${table.origin} in ('file', 'editor')`),
		check('library_versions_size', sql`octet_length(${table.content}::text) <= 400000`),
	],
)

/** What an editor is writing: one for a prompt, stored over what its writer has seen alone. */
export const libraryDrafts = pgTable(
	'library_drafts',
	{
		promptId: promptOf().primaryKey(),
		content: jsonb().$type<PromptContent>().notNull(),
		/** The version that it was made of; a prompt without one yet has none. */
		basedOn: integer('based_on'),
		revision: integer().notNull(),
		byUserId: editor('by_user_id'),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		index('library_drafts_editor').on(table.byUserId),
		check('library_drafts_size', sql`octet_length(${table.content}::text) <= 400000`),
	],
)

/** What a newer file says of a prompt that an editor has changed: it waits until somebody decides. */
export const libraryOffers = pgTable(
	'library_offers',
	{
		promptId: promptOf().primaryKey(),
		content: jsonb().$type<PromptContent>().notNull(),
		digest: text().notNull(),
		state: text({ enum: ['waiting', 'taken', 'declined'] }).notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [check('library_offers_state', sql`${table.state} in ('waiting', 'taken', 'declined')`)],
)

/** What was told of a category, ever: rows are added, never changed, and the newest of each is what readers get. */
export const libraryCategoryTexts = pgTable(
	'library_category_texts',
	{
		category: text().notNull(),
		number: integer().notNull(),
		content: jsonb().$type<CategoryTexts>().notNull(),
		/** The editor, while they have an account. */
		byUserId: editor('by_user_id'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ name: 'library_category_texts_pkey', columns: [table.category, table.number] }),
		index('library_category_texts_editor').on(table.byUserId),
		check('library_category_texts_number', sql`${table.number} > 0`),
		check('library_category_texts_size', sql`octet_length(${table.content}::text) <= 8000`),
	],
)

/** What was done at the desk, and by whom, for good: when a person has left, their id is another one that leads to nobody. */
export const libraryChanges = pgTable(
	'library_changes',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		at: moment('at').notNull().defaultNow(),
		action: text().notNull(),
		promptId: text('prompt_id').notNull(),
		version: integer(),
		/** The admin who did it, or null for the command line and the clock. */
		byUserId: text('by_user_id'),
	},
	(table) => [
		index('library_changes_prompt').on(table.promptId, table.id),
		index('library_changes_editor').on(table.byUserId),
	],
)

function promptOf() {
	return text('prompt_id')
		.notNull()
		.references(() => libraryPrompts.id, { onDelete: 'cascade' })
}

function editor(name: string) {
	return text(name).references(() => user.id, { onDelete: 'set null' })
}
