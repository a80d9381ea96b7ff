import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Refused, refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import type { Within } from '~/db/client.server'
import { chatConversations as conversations, chatMessages as messages } from './schema.server'

/** A living reply is stored every few seconds, with or without news. */
const SILENT_SECONDS = 15

/** A reply that nobody writes any more, because the process that did is gone. */
export const isLeftBehind = and(
	eq(messages.state, 'streaming'),
	lt(messages.updatedAt, sql`now() - make_interval(secs => ${SILENT_SECONDS})`),
)

/** What is shown of a message; a reply that was left behind counts as broken off. */
export const shownMessage = {
	id: messages.id,
	role: messages.role,
	content: messages.content,
	state: sql<
		typeof messages.$inferSelect.state
	>`case when ${isLeftBehind} then 'failed' else ${messages.state} end`.as('state'),
	createdAt: messages.createdAt,
}

/** How many bytes the later messages of the same selection have together. */
export const laterBytes =
	sql<number>`(sum(octet_length(${messages.content})) over (order by ${messages.position} desc) - octet_length(${messages.content}))::int`.as(
		'later_bytes',
	)

/** The conversations that a person has; a removed one is like a missing one. */
export function hasConversation({ userId }: Pick<MemberWith<'chat'>, 'userId'>): SQL | undefined {
	return and(eq(conversations.userId, userId), isNull(conversations.removedAt))
}

/** The person's own conversation; another's is like a missing one. */
export function ownConversation(legend: MemberWith<'chat'>, id: string): SQL | undefined {
	return and(eq(conversations.id, id), hasConversation(legend))
}

/** The person's own message. */
export function ownMessage(legend: MemberWith<'chat'>, id: string): SQL | undefined {
	const isOwn = sql`exists (select from ${conversations} where ${conversations.id} = ${messages.conversationId} and ${hasConversation(legend)})`
	return and(eq(messages.id, id), isOwn)
}

/** Refuses to take away what the person has not seen: there is more in the conversation than the last message of their screen. */
export async function refuseUnseen(
	within: Within,
	conversationId: string,
	seen: string | null | undefined,
): Promise<void> {
	const [newest] = await within
		.select({ id: messages.id })
		.from(messages)
		.where(eq(messages.conversationId, conversationId))
		.orderBy(desc(messages.position))
		.limit(1)
	if (newest && newest.id !== seen) throw unseen()
}

/** Something is in the conversation that its person has not seen: their screen is to be read anew. */
export function unseen(): Refused {
	return refuse('conflict', { unseen: true }, { message: 'chat_unseen' })
}
