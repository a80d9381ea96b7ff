import { and, asc, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm'
import { inNumberedPages, inPages } from '~/core/in-pages.server'
import { refuse } from '~/core/refuse.server'
import type { Member, MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { type ChatConversation, type ChatMessage, MOST_LISTED, type ReplyState } from './chat'
import {
	findMessage,
	leadsTo,
	newestAfter,
	newestFollowing,
	newestMessage,
	readVersions,
} from './chat-branches.server'
import { hasConversation, laterBytes, ownConversation, ownMessage, shownMessage } from './chat-rows.server'
import { readKept } from './keeping/kept-reply.server'
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

/** How many conversations somebody has, whatever their plan is now. */
export function countConversations(member: Member): Promise<number> {
	return db().$count(conversations, hasConversation(member))
}

export interface ReadConversation {
	id: string
	title: string
	/** The model that was chosen for it; null for the usual one. */
	model: string | null
	/** The role that was chosen for it; null for none. */
	roleId: string | null
	messages: ChatMessage[]
	/** Whether there are messages before these, and after them. */
	hasEarlier: boolean
	hasLater: boolean
	/** The newest message of the conversation, where it is not the last of these. */
	newest: string | null
}

/** Which of a conversation's messages are read: all but one of these are null. */
interface Part {
	before: string | null
	at: string | null
	branch: string | null
}

/**
 * A conversation with as many of its latest messages as a page bears, of those before the message `before`, of those up to
 * the message `at` and the one after it, or of the branch that goes through the message `branch` and was spoken in last.
 * Refuses with `not_found`, also for someone else's.
 */
export async function readConversation(
	legend: MemberWith<'chat'>,
	id: string,
	{ before = null, at = null, branch = null }: Partial<Part> = {},
): Promise<ReadConversation> {
	const [found] = await db()
		.select({
			id: conversations.id,
			title: conversations.title,
			model: conversations.model,
			roleId: conversations.roleId,
		})
		.from(conversations)
		.where(ownConversation(legend, id))
	if (!found) throw refuse('not_found', undefined, { message: 'chat_not_found' })
	const newest = await newestMessage(db(), id)
	const { end, hasLater } = await endOf(id, { before, at, branch }, newest?.position ?? null)
	const shown = end === null ? [] : await readMessages(id, end)
	const parents = shown.flatMap(({ role, parent }) => (role === 'user' ? [parent] : []))
	const replies = shown.flatMap((message) => (message.role === 'assistant' ? [message.id] : []))
	const [versions, kept] = await Promise.all([readVersions(id, parents), readKept(legend, replies)])
	return {
		...found,
		messages: shown.map(({ createdAt, position, parent: _, laterBytes: __, ...row }) => {
			const own = versions.get(position)
			const savedAs = kept.get(row.id)
			const message = { ...row, timestamp: createdAt.toISOString() }
			return { ...message, ...(own ? { versions: own } : {}), ...(savedAs ? { savedAs } : {}) }
		}),
		hasEarlier: (shown[0]?.parent ?? null) !== null,
		hasLater,
		newest: newest && newest.position !== end ? newest.id : null,
	}
}

/** The position at which a part of a conversation ends; the newest where what is asked for isn't in it. */
async function endOf(
	id: string,
	{ before, at, branch }: Part,
	newest: number | null,
): Promise<{ end: number | null; hasLater: boolean }> {
	const asked = before ?? at ?? branch
	const found = asked === null ? undefined : await findMessage(db(), id, asked)
	if (!found) return { end: newest, hasLater: false }
	if (before !== null) return { end: found.parent, hasLater: true }
	if (at === null) return { end: await newestAfter(id, found.position), hasLater: false }
	const end = (await newestFollowing(id, found.position)) ?? found.position
	return { end, hasLater: (await newestFollowing(id, end)) !== null }
}

/** The messages that lead to a position, oldest first: as many as a page bears, and always the last two. */
async function readMessages(conversationId: string, position: number) {
	const latest = db()
		.select({ ...shownMessage, position: messages.position, parent: messages.parent, laterBytes })
		.from(messages)
		.where(
			and(
				eq(messages.conversationId, conversationId),
				leadsTo({ conversationId, position, most: MOST_SHOWN }),
			),
		)
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

/** What a message says; of a reply, how far it has come. Refuses with `not_found`, also for one in someone else's conversation. */
export async function readMessage(
	legend: MemberWith<'chat'>,
	id: string,
): Promise<{ content: string; state: ReplyState }> {
	const [message] = await db()
		.select({ content: shownMessage.content, state: shownMessage.state })
		.from(messages)
		.where(ownMessage(legend, id))
	if (!message) throw refuse('not_found', undefined, { message: 'chat_not_found' })
	return message
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

/** One of them. Refuses with `not_found`, also for someone else's. */
export async function exportConversation(member: Member, id: string) {
	const [found] = await db()
		.select()
		.from(conversations)
		.where(and(hasConversation(member), eq(conversations.id, id)))
	if (!found) throw refuse('not_found', undefined, { message: 'chat_not_found' })
	return exported(found)
}

function exported({
	id,
	title,
	model,
	roleId,
	createdAt: startedAt,
	updatedAt,
}: typeof conversations.$inferSelect) {
	return { id, title, model, roleId, startedAt, updatedAt, messages: exportMessages(id) }
}

/** All branches, in the order in which it was said: `parent` is the position of the message that one follows. */
function exportMessages(conversationId: string) {
	const { role, content, state, createdAt: at, updatedAt, id, position, parent } = getTableColumns(messages)
	return inNumberedPages(
		(row) => row.position,
		(after: number, limit: number) =>
			db()
				.select({ role, content, state, at, updatedAt, id, position, parent })
				.from(messages)
				.where(and(eq(messages.conversationId, conversationId), gt(position, after)))
				.orderBy(asc(position))
				.limit(limit),
	)
}
