import { and, asc, desc, eq, getTableColumns, gt, gte, lt, sql } from 'drizzle-orm'
import { inNumberedPages, inPages } from '~/core/in-pages.server'
import { refuse } from '~/core/refuse.server'
import type { Member, MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { type ChatConversation, type ChatMessage, MOST_LISTED, type ReplyState } from './chat'
import { hasConversation, laterBytes, ownConversation, ownMessage, shownMessage } from './chat-rows.server'
import { countSigns, MOST_SIGNS } from './reply-signs'
import { chatConversations as conversations, chatMessages as messages } from './schema.server'

/** One page shows no more messages, and takes no further ones once it has so many bytes. */
const MOST_SHOWN = 60
const MOST_BYTES = 120_000
/** A message of the person and the reply to it. */
const PAIR = 2

/** The person's conversations: those that are pinned, then the others; in both the one that was spoken in last first. */
export async function listConversations(legend: MemberWith<'chat'>): Promise<ChatConversation[]> {
	const { id, title, updatedAt, pinnedAt } = conversations
	const isPinned = sql<boolean>`${pinnedAt} is not null`
	const rows = await db()
		.select({ id, title, updatedAt, isPinned })
		.from(conversations)
		.where(hasConversation(legend))
		.orderBy(desc(isPinned), desc(updatedAt), desc(id))
		.limit(MOST_LISTED)
	return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

export interface ReadConversation {
	id: string
	title: string
	/** The model that was chosen for it; null for the usual one. */
	model: string | null
	messages: ChatMessage[]
	/** Whether there are messages before these, and after them. */
	hasEarlier: boolean
	hasLater: boolean
}

/**
 * A conversation with as many of its latest messages as a page bears, of those before the message `before`, or of those up to
 * the message `at` and the one after it. Refuses with `not_found`, also for someone else's.
 */
export async function readConversation(
	legend: MemberWith<'chat'>,
	id: string,
	{ before = null, at = null }: { before?: string | null; at?: string | null } = {},
): Promise<ReadConversation> {
	const [found] = await db()
		.select({ id: conversations.id, title: conversations.title, model: conversations.model })
		.from(conversations)
		.where(ownConversation(legend, id))
	if (!found) throw refuse('not_found', undefined, { message: 'chat_not_found' })
	const end = before === null ? await endAfter(id, at) : await positionOf(id, before)
	const shown = await readMessages(id, end)
	return {
		...found,
		messages: shown.map(({ createdAt, position: _, ...row }) => ({
			...row,
			timestamp: createdAt.toISOString(),
		})),
		hasEarlier: (shown[0]?.position ?? 0) > 0,
		hasLater: end !== null,
	}
}

/** Where a message stands; null where it isn't in this conversation. */
async function positionOf(conversationId: string, messageId: string): Promise<number | null> {
	const [found] = await db()
		.select({ position: messages.position })
		.from(messages)
		.where(and(eq(messages.conversationId, conversationId), eq(messages.id, messageId)))
	return found?.position ?? null
}

/** Where what is said after a message and its neighbour begins; null where nothing does, or no message is asked for. */
async function endAfter(conversationId: string, messageId: string | null): Promise<number | null> {
	const position = messageId && (await positionOf(conversationId, messageId))
	if (position === null || position === '') return null
	const [later] = await db()
		.select({ position: messages.position })
		.from(messages)
		.where(and(eq(messages.conversationId, conversationId), gte(messages.position, position + PAIR)))
		.orderBy(asc(messages.position))
		.limit(1)
	return later?.position ?? null
}

/** The last messages before a position, oldest first: as many as a page bears, and always the last two. */
async function readMessages(conversationId: string, end: number | null) {
	const latest = db()
		.select({ ...shownMessage, position: messages.position, laterBytes })
		.from(messages)
		.where(
			and(eq(messages.conversationId, conversationId), end === null ? undefined : lt(messages.position, end)),
		)
		.orderBy(desc(messages.position))
		.limit(MOST_SHOWN)
		.as('latest')
	const rows = await db()
		.select()
		.from(latest)
		.where(lt(latest.laterBytes, MOST_BYTES))
		.orderBy(desc(latest.position))
	let signs = 0
	const dear = rows.findIndex(({ role, content }, at) => {
		if (role === 'assistant') signs += countSigns(content)
		return signs > MOST_SIGNS && at >= PAIR
	})
	const shown = dear < 0 ? rows : rows.slice(0, dear)
	const isCut = shown.length > PAIR && shown.at(-1)?.role === 'assistant'
	return shown.slice(0, isCut ? -1 : undefined).reverse()
}

/** How far a reply has come. Refuses with `not_found`, also for one in someone else's conversation. */
export async function readReply(
	legend: MemberWith<'chat'>,
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
export async function renameConversation(
	legend: MemberWith<'chat'>,
	id: string,
	title: string,
): Promise<void> {
	const renamed = await db()
		.update(conversations)
		.set({ title })
		.where(ownConversation(legend, id))
		.returning({ id: conversations.id })
	if (renamed.length === 0) throw refuse('not_found', undefined, { message: 'chat_not_found' })
}

/** Has a conversation stand before the others, or no longer. Refuses with `not_found`. */
export async function pinConversation(
	legend: MemberWith<'chat'>,
	id: string,
	isPinned: boolean,
): Promise<void> {
	const pinned = await db()
		.update(conversations)
		.set({ pinnedAt: isPinned ? sql`now()` : null })
		.where(ownConversation(legend, id))
		.returning({ id: conversations.id })
	if (pinned.length === 0) throw refuse('not_found', undefined, { message: 'chat_not_found' })
}

/**
 * All that a person said in the chat and was answered, whatever their plan is now, the oldest conversation first. What was
 * said in each is read when its turn comes.
 */
export async function* exportConversations(member: Member) {
	const all = inPages(conversations, ({ after, order, limit }) =>
		db()
			.select()
			.from(conversations)
			.where(and(hasConversation(member), after))
			.orderBy(...order)
			.limit(limit),
	)
	for await (const conversation of all) yield exported(conversation)
}

/** One of them; undefined where there is none of the person's under this id. */
export async function exportConversation(member: Member, id: string) {
	const [found] = await db()
		.select()
		.from(conversations)
		.where(and(hasConversation(member), eq(conversations.id, id)))
	return found && exported(found)
}

function exported({ id, title, createdAt: startedAt, updatedAt }: typeof conversations.$inferSelect) {
	return { id, title, startedAt, updatedAt, messages: exportMessages(id) }
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
