import { and, asc, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { env } from '~/env/env.server'
import type { LastUnseen } from './chat'
import type { ReadConversation } from './chat.server'
import { findMessage, leadsTo, newestAfter } from './chat-branches.server'
import { contextBytes, MOST_TURNS, type SizedMessage, seenFrom, sizeOf } from './chat-context'
import { chatMessages as messages } from './schema.server'

type Stored = SizedMessage & { id: string }

/**
 * The last of the messages on a page that each model does not see any more: what came before it does not fit beside what was
 * said since in the branch that is shown. A model that sees all of them is not named.
 */
export async function readLastUnseen(
	open: Pick<ReadConversation, 'id' | 'messages' | 'hasEarlier' | 'hasLater'>,
	instructions: string,
): Promise<LastUnseen[]> {
	const isWhole = !open.hasEarlier && !open.hasLater
	const path = isWhole ? open.messages.map((one) => ({ ...sizeOf(one), id: one.id })) : await readPath(open)
	const question = path.findLastIndex(({ role }) => role === 'user')
	const read = path.slice(Math.max(0, question + 1 - MOST_TURNS), question + 1)
	return env().aiModels.flatMap(({ id: model, context }) => {
		const from = read[seenFrom(instructions, read, contextBytes(context))]
		const seen = new Set(path.slice(path.findIndex(({ id }) => id === from?.id)).map(({ id }) => id))
		const unseen = open.messages.findLast(({ id }) => from && !seen.has(id))
		return unseen ? [{ model, messageId: unseen.id }] : []
	})
}

/** What leads to the end of the branch that a page shows a part of, oldest first. */
async function readPath({
	id,
	messages: shown,
	hasLater,
}: Pick<ReadConversation, 'id' | 'messages' | 'hasLater'>) {
	const last = await findMessage(db(), id, shown.at(-1)?.id ?? '')
	if (!last) return []
	const position = hasLater ? await newestAfter(id, last.position) : last.position
	// A reply stands after the last question, which is as far as the model reads.
	const most = MOST_TURNS + 1
	const rows: Stored[] = await db()
		.select({
			id: messages.id,
			role: messages.role,
			bytes: sql<number>`case when ${messages.content} ~ '\\S' then octet_length(${messages.content}) else 0 end`,
		})
		.from(messages)
		.where(and(eq(messages.conversationId, id), leadsTo({ conversationId: id, position, most })))
		.orderBy(asc(messages.position))
	return rows
}
