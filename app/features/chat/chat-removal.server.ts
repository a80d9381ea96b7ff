import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { UNDO_MS } from './chat'
import { endReply } from './chat-reply.server'
import { ownConversation, refuseUnseen } from './chat-rows.server'
import { chatConversations as conversations, chatMessages as messages } from './schema.server'

/** A press on the toast's last instant still has to travel. */
const ON_THE_WAY_MS = 10_000

/** What was removed before this moment is gone for good. */
export const lastReturn = sql`now() - make_interval(secs => ${(UNDO_MS + ON_THE_WAY_MS) / 1_000})`

/**
 * Removes a conversation with all that was said in it; a reply under way is stopped. For some seconds it can be put back
 * (docs/product.md#chat), then its rows go. Removing it twice is removing it once. Refuses with `conflict` where there is
 * more in it than `seen`, the last message that the person has seen.
 */
export async function removeConversation(
	legend: MemberWith<'chat'>,
	id: string,
	seen: string | null,
): Promise<void> {
	const stopped = await db().transaction(async (within) => {
		const [held] = await within
			.select({ id: conversations.id })
			.from(conversations)
			.where(ownConversation(legend, id))
			.for('update')
		if (!held) return []
		await refuseUnseen(within, id, seen)
		await within.update(conversations).set({ removedAt: sql`now()` }).where(eq(conversations.id, id))
		return within
			.update(messages)
			.set({ state: 'stopped' })
			.where(and(eq(messages.conversationId, id), eq(messages.state, 'streaming')))
			.returning({ id: messages.id })
	})
	for (const reply of stopped) endReply(reply.id)
}

/**
 * Puts back what was just removed, as it was; doing so twice is doing it once. Refuses with `not_found` where it is too
 * late, or never was.
 */
export async function restoreConversation({ userId }: MemberWith<'chat'>, id: string): Promise<void> {
	const canReturn = sql`(${conversations.removedAt} is null or ${gt(conversations.removedAt, lastReturn)})`
	const restored = await db()
		.update(conversations)
		.set({ removedAt: null })
		.where(and(eq(conversations.id, id), eq(conversations.userId, userId), canReturn))
		.returning({ id: conversations.id })
	if (restored.length === 0) throw refuse('not_found', undefined, { message: 'chat_not_found' })
}

/** Deletes for good what was removed and can't return any more. */
export async function purgeRemovedConversations(): Promise<void> {
	await db()
		.delete(conversations)
		.where(and(isNotNull(conversations.removedAt), lt(conversations.removedAt, lastReturn)))
}
