import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, owner } from '~/db/columns.server'
import { tsvector } from '~/db/schema.server'
import { savedPrompts } from '~/features/locker/schema.server'
import type { SharedLock } from './sharing/share'

/** What a person wants the chat to keep in mind in every conversation. */
export const chatInstructions = pgTable(
	'chat_instructions',
	{
		userId: owner().primaryKey(),
		content: text().notNull(),
		/** Off, it is kept and told to nobody. */
		isOn: boolean('is_on').notNull().default(false),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [check('chat_instructions_length', sql`length(${table.content}) <= 2000`)],
)

/** An instruction with a name, which a person chooses for conversations. */
export const chatRoles = pgTable(
	'chat_roles',
	{
		id: id(),
		userId: owner(),
		name: text().notNull(),
		instruction: text().notNull(),
		/** When it was removed: for some seconds it can be put back, then the row goes. */
		removedAt: moment('removed_at'),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		index('chat_roles_owner').on(table.userId),
		check('chat_roles_name', sql`btrim(${table.name}) <> '' and length(${table.name}) <= 60`),
		check(
			'chat_roles_instruction',
			sql`btrim(${table.instruction}) <> '' and length(${table.instruction}) <= 2000`,
		),
	],
)

/** A conversation with Chat Legend IA. */
export const chatConversations = pgTable(
	'chat_conversations',
	{
		id: id(),
		userId: owner(),
		title: text().notNull(),
		/** The model that was chosen for it; null for the usual one. */
		model: text(),
		/** The role that was chosen for it; null for none. */
		roleId: text('role_id').references(() => chatRoles.id, { onDelete: 'set null' }),
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
		index('chat_conversations_role').on(table.roleId),
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

/** Which answer a saved prompt was made of. */
export const chatReplyCopies = pgTable(
	'chat_reply_copies',
	{
		savedPromptId: text('saved_prompt_id')
			.primaryKey()
			.references(() => savedPrompts.id, { onDelete: 'cascade' }),
		userId: owner(),
		messageId: text('message_id')
			.notNull()
			.references(() => chatMessages.id, { onDelete: 'cascade' }),
	},
	(table) => [
		index('chat_reply_copies_message').on(table.messageId),
		index('chat_reply_copies_owner').on(table.userId),
	],
)

/** A link under which everybody reads what led to one message of a conversation. */
export const chatShares = pgTable(
	'chat_shares',
	{
		/** What its address ends with: nobody guesses it. */
		id: text().primaryKey(),
		userId: owner(),
		conversationId: text('conversation_id')
			.notNull()
			.references(() => chatConversations.id, { onDelete: 'cascade' }),
		/** The position of the last message that is shown; those that lead to it never change. */
		position: integer().notNull(),
		/** What the conversation was called. */
		title: text().notNull(),
		/** Which of the messages hold a passage of which premium prompt; the title's position is -1. */
		locks: jsonb().$type<SharedLock[]>().notNull(),
		/** As of which premium texts that is so. */
		lockedAsOf: text('locked_as_of').notNull(),
		/** Since when it is closed after a report, and what its person was told. */
		hiddenAt: moment('hidden_at'),
		hiddenWord: text('hidden_word'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		unique('chat_shares_once').on(table.conversationId, table.position),
		index('chat_shares_owner').on(table.userId, table.createdAt),
		check('chat_shares_title', sql`length(${table.title}) <= 200`),
		check('chat_shares_hidden_word', sql`length(${table.hiddenWord}) <= 1000`),
	],
)
