import { asc, eq } from 'drizzle-orm'
import { chatConversations as conversations, chatMessages as messages } from '~/db/chat-schema.server'
import { db } from '~/db/client.server'
import type { Member } from './viewer'

/** All that a person said in the chat and was answered, whatever their plan is now. */
export async function exportConversations({ userId }: Member) {
	const all = await db()
		.select({
			id: conversations.id,
			title: conversations.title,
			startedAt: conversations.createdAt,
			updatedAt: conversations.updatedAt,
		})
		.from(conversations)
		.where(eq(conversations.userId, userId))
		.orderBy(asc(conversations.createdAt))
	const said = await db()
		.select({
			conversationId: messages.conversationId,
			role: messages.role,
			content: messages.content,
			state: messages.state,
			at: messages.createdAt,
			updatedAt: messages.updatedAt,
			id: messages.id,
		})
		.from(messages)
		.innerJoin(conversations, eq(conversations.id, messages.conversationId))
		.where(eq(conversations.userId, userId))
		.orderBy(asc(messages.conversationId), asc(messages.position))
	const byConversation = Map.groupBy(said, ({ conversationId }) => conversationId)
	return all.map((conversation) => ({
		...conversation,
		messages: (byConversation.get(conversation.id) ?? []).map(({ conversationId: _, ...message }) => message),
	}))
}
