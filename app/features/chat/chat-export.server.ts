import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm'
import { inNumberedPages, inPages } from '~/core/in-pages.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { chatConversations as conversations, chatMessages as messages } from './schema.server'

/**
 * All that a person said in the chat and was answered, whatever their plan is now, the oldest conversation first. What was
 * said in each is read when its turn comes.
 */
export async function* exportConversations({ userId }: Member) {
	const all = inPages(conversations, ({ after, order, limit }) =>
		db()
			.select()
			.from(conversations)
			.where(and(eq(conversations.userId, userId), after))
			.orderBy(...order)
			.limit(limit),
	)
	for await (const { id, title, createdAt: startedAt, updatedAt } of all) {
		yield { id, title, startedAt, updatedAt, messages: exportMessages(id) }
	}
}

async function* exportMessages(conversationId: string) {
	const { role, content, state, createdAt: at, updatedAt, id, position } = getTableColumns(messages)
	const said = inNumberedPages(
		(row) => row.position,
		(after: number, limit: number) =>
			db()
				.select({ role, content, state, at, updatedAt, id, position })
				.from(messages)
				.where(and(eq(messages.conversationId, conversationId), gt(position, after)))
				.orderBy(asc(position))
				.limit(limit),
	)
	for await (const { position: _, ...message } of said) yield message
}
