import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment } from '~/db/columns.server'
import { oneOf } from '~/db/one-of.server'
import { user } from '~/db/schema.server'
import { chatShares } from '~/features/chat/schema.server'
import { collections } from '~/features/collections/schema.server'
import { prompts } from '~/features/library/schema.server'
import { DECISIONS, REPORT_REASONS } from './report'

/** Who says what of something, and when. */
const saidColumns = () => ({
	reason: text({ enum: REPORT_REASONS }).notNull(),
	note: text(),
	/** Whoever was signed in. */
	userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
	/** A keyed hash of the thing and person or address, while the report is open: each counts once. */
	reporter: text(),
	createdAt: moment('created_at').notNull().defaultNow(),
	closedAt: moment('closed_at'),
})

/** What people say about prompts that others created. A report goes with its prompt, and with its reporter's account. */
export const promptReports = pgTable(
	'prompt_reports',
	{
		id: id(),
		promptId: text('prompt_id')
			.notNull()
			.references(() => prompts.id, { onDelete: 'cascade' }),
		...saidColumns(),
	},
	(table) => [
		unique('prompt_reports_once').on(table.promptId, table.reporter),
		index('prompt_reports_open').on(table.promptId, table.createdAt).where(sql`${table.closedAt} is null`),
		index('prompt_reports_user').on(table.userId),
		check('prompt_reports_reason', sql`${table.reason} in (${oneOf(REPORT_REASONS)})`),
		check('prompt_reports_note', sql`length(${table.note}) <= 500`),
	],
)

/** The same about collections that others gave a link. */
export const collectionReports = pgTable(
	'collection_reports',
	{
		id: id(),
		collectionId: text('collection_id')
			.notNull()
			.references(() => collections.id, { onDelete: 'cascade' }),
		...saidColumns(),
	},
	(table) => [
		unique('collection_reports_once').on(table.collectionId, table.reporter),
		index('collection_reports_open')
			.on(table.collectionId, table.createdAt)
			.where(sql`${table.closedAt} is null`),
		index('collection_reports_user').on(table.userId),
		check('collection_reports_reason', sql`${table.reason} in (${oneOf(REPORT_REASONS)})`),
		check('collection_reports_note', sql`length(${table.note}) <= 500`),
	],
)

/** The same about conversations that others gave a link. */
export const chatShareReports = pgTable(
	'chat_share_reports',
	{
		id: id(),
		shareId: text('share_id')
			.notNull()
			.references(() => chatShares.id, { onDelete: 'cascade' }),
		...saidColumns(),
	},
	(table) => [
		unique('chat_share_reports_once').on(table.shareId, table.reporter),
		index('chat_share_reports_open').on(table.shareId, table.createdAt).where(sql`${table.closedAt} is null`),
		index('chat_share_reports_user').on(table.userId),
		check('chat_share_reports_reason', sql`${table.reason} in (${oneOf(REPORT_REASONS)})`),
		check('chat_share_reports_note', sql`length(${table.note}) <= 500`),
	],
)

/**
 * What admins decided about created prompts, collections and shared conversations, as long as its author has an account; when the admin has left, their id is
 * another one that leads to nobody.
 */
export const promptDecisions = pgTable(
	'prompt_decisions',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		at: moment('at').notNull().defaultNow(),
		decision: text({ enum: DECISIONS }).notNull(),
		/** Or a collection or a link, whose ids are others; it may be gone. */
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
