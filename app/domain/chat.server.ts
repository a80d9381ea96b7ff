import { desc, eq } from 'drizzle-orm'
import { chatConversations as conversations, chatMessages as messages } from '~/db/chat-schema.server'
import { db } from '~/db/client.server'
import type { ChatConversation, ChatMessage, ReplyState } from './chat'
import { ownConversation, ownMessage, shownMessage } from './chat-rows.server'
import { refuse } from './refuse.server'
import type { Legend } from './viewer'

const MOST_LISTED = 200
/** The latest come first; the others on demand. */
const SHOWN_AT_FIRST = 60
const MOST_SHOWN = 5_000

/** The person's conversations, the one that was spoken in last first. */
export async function listConversations({ userId }: Legend): Promise<ChatConversation[]> {
	const rows = await db()
		.select({ id: conversations.id, title: conversations.title, updatedAt: conversations.updatedAt })
		.from(conversations)
		.where(eq(conversations.userId, userId))
		.orderBy(desc(conversations.updatedAt), desc(conversations.id))
		.limit(MOST_LISTED)
	return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }))
}

export interface ReadConversation {
	id: string
	title: string
	messages: ChatMessage[]
	/** Whether there are messages before these. */
	hasEarlier: boolean
}

/** A conversation with its latest messages, or with all of them. Refuses with `not_found`, also for someone else's. */
export async function readConversation(
	legend: Legend,
	id: string,
	{ isWhole = false } = {},
): Promise<ReadConversation> {
	const [found] = await db()
		.select({ id: conversations.id, title: conversations.title })
		.from(conversations)
		.where(ownConversation(legend, id))
	if (!found) throw refuse('not_found', undefined, { message: 'chat_not_found' })
	const most = isWhole ? MOST_SHOWN : SHOWN_AT_FIRST
	const rows = await db()
		.select(shownMessage)
		.from(messages)
		.where(eq(messages.conversationId, id))
		.orderBy(desc(messages.position))
		.limit(most + 1)
	const shown = rows.slice(0, most).reverse()
	return {
		...found,
		messages: shown.map(({ createdAt, ...row }) => ({ ...row, timestamp: createdAt.toISOString() })),
		hasEarlier: rows.length > most,
	}
}

/** How far a reply has come. Refuses with `not_found`, also for one in someone else's conversation. */
export async function readReply(
	legend: Legend,
	replyId: string,
): Promise<{ content: string; state: ReplyState }> {
	const [reply] = await db()
		.select({ content: shownMessage.content, state: shownMessage.state })
		.from(messages)
		.where(ownMessage(legend, replyId))
	if (!reply) throw refuse('not_found', undefined, { message: 'chat_not_found' })
	return reply
}

/** Gives a conversation another title. Refuses with `not_found`. */
export async function renameConversation(legend: Legend, id: string, title: string): Promise<void> {
	const renamed = await db()
		.update(conversations)
		.set({ title })
		.where(ownConversation(legend, id))
		.returning({ id: conversations.id })
	if (renamed.length === 0) throw refuse('not_found', undefined, { message: 'chat_not_found' })
}

/** Removes a conversation with all that was said in it; a reply under way ends. Removing it twice is removing it once. */
export async function removeConversation(legend: Legend, id: string): Promise<void> {
	await db().delete(conversations).where(ownConversation(legend, id))
}
