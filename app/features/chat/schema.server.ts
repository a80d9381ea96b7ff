import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, owner } from '~/db/columns.server'
import { tsvector } from '~/db/schema.server'

/** A conversation with Chat Legend IA. */
export const chatConversations = pgTable(
	'chat_conversations',
	{
		id: id(),
		userId: owner(),
		title: text().notNull(),
		/** The model that was chosen for it; null for the usual one. */
		model: text(),
		/** The words of its title, as a search finds them. */
		words: tsvector().generatedAlwaysAs(sql`chat_words(title)`),
		/** Since when it stands before the others; null where it does not. */
		pinnedAt: moment('pinned_at'),
		/** When it was removed: for some seconds it can be put back, then the row goes. */
		removedAt: moment('removed_at'),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		index('chat_conversations_latest').on(table.userId, table.updatedAt),
		check('chat_conversations_title', sql`btrim(${table.title}) <> '' and length(${table.title}) <= 200`),
		check('chat_conversations_model', sql`length(${table.model}) <= 100`),
	],
)

/** What was said in a conversation: said anew, a message begins a branch beside the one that it leaves as it was. */
export const chatMessages = pgTable(
	'chat_messages',
	{
		id: id(),
		conversationId: text('conversation_id')
			.notNull()
			.references(() => chatConversations.id, { onDelete: 'cascade' }),
		/** When it came, among all that was said here. */
		position: integer().notNull(),
		/** The position of the message that it follows; null for a first one. Several that follow one are its versions. */
		parent: integer(),
		role: text({ enum: ['user', 'assistant'] }).notNull(),
		content: text().notNull(),
		/** A reply that is under way, was stopped or broke off keeps what had come of it. */
		state: text({ enum: ['streaming', 'complete', 'stopped', 'failed'] })
			.notNull()
			.default('complete'),
		/** Its words, as a search finds them; none while they come. */
		words: tsvector().generatedAlwaysAs(
			sql`chat_words(case when state = 'streaming' then '' else content end)`,
		),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** When something of a reply was stored last: one that stays silent was left behind by a process that is gone. */
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		unique('chat_messages_order').on(table.conversationId, table.position),
		index('chat_messages_following').on(table.conversationId, table.parent),
		check('chat_messages_parent', sql`${table.parent} < ${table.position}`),
		check('chat_messages_role', sql`${table.role} in ('user', 'assistant')`),
		check('chat_messages_state', sql`${table.state} in ('streaming', 'complete', 'stopped', 'failed')`),
		check('chat_messages_length', sql`length(${table.content}) <= 200000`),
	],
)
