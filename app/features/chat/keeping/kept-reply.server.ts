import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { inLocker } from '~/features/locker/locker-row.server'
import { savedPrompts } from '~/features/locker/schema.server'
import { hasConversation } from '../chat-rows.server'
import { chatConversations, chatReplyCopies as copies, chatMessages as messages } from '../schema.server'

/** Remembers which answer of the chat a saved prompt was made of; one in somebody else's conversation is no origin. */
export async function rememberKept(member: Member, savedPromptId: string, messageId: string): Promise<void> {
	await db().execute(sql`
		insert into ${copies} (saved_prompt_id, user_id, message_id)
		select ${savedPrompts.id}, ${member.userId}, ${messages.id}
		from ${savedPrompts}, ${messages} join ${chatConversations} on ${chatConversations.id} = ${messages.conversationId}
		where ${savedPrompts.id} = ${savedPromptId} and ${inLocker(member.userId)}
			and ${messages.id} = ${messageId} and ${messages.role} = 'assistant' and ${hasConversation(member)}
		on conflict do nothing`)
}

/** As what each of these answers stands in the person's locker: the newest copy of it that is there. */
export async function readKept(
	{ userId }: Pick<Member, 'userId'>,
	messageIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	if (messageIds.length === 0) return new Map()
	const { id, createdAt } = savedPrompts
	const rows = await db()
		.selectDistinctOn([copies.messageId], { messageId: copies.messageId, id })
		.from(copies)
		.innerJoin(savedPrompts, eq(id, copies.savedPromptId))
		.where(and(inLocker(userId), inArray(copies.messageId, [...messageIds])))
		.orderBy(copies.messageId, desc(createdAt), desc(id))
	return new Map(rows.map((row) => [row.messageId, row.id]))
}

/** The answer of the chat that a saved prompt was made of, where its conversation is still there. */
export async function readKeptReply(
	legend: Member,
	savedPromptId: string,
): Promise<{ title: string; conversationId: string; messageId: string } | null> {
	const { id: messageId } = messages
	const { id: conversationId, title } = chatConversations
	const [reply] = await db()
		.select({ title, conversationId, messageId })
		.from(copies)
		.innerJoin(messages, eq(messageId, copies.messageId))
		.innerJoin(chatConversations, eq(conversationId, messages.conversationId))
		.where(
			and(eq(copies.savedPromptId, savedPromptId), eq(copies.userId, legend.userId), hasConversation(legend)),
		)
	return reply ?? null
}

/** Which answers somebody saved as what, whatever their plan is now. */
export function exportKept({ userId }: Member) {
	const { savedPromptId, messageId } = copies
	return db()
		.select({ savedPromptId, messageId })
		.from(copies)
		.where(eq(copies.userId, userId))
		.orderBy(asc(savedPromptId))
}
