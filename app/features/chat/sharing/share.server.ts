import { and, asc, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import { consumeRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import { unguessable } from '~/core/unguessable.server'
import type { Member, MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { premiumState } from '~/features/authoring/premium/passages.server'
import { findMessage, leadsTo, newestMessage } from '../chat-branches.server'
import { hasConversation, ownConversation } from '../chat-rows.server'
import {
	chatConversations as conversations,
	chatMessages as messages,
	chatShares as shares,
} from '../schema.server'
import { findLocks } from './premium-passages.server'
import { MOST_SHARES, type OwnShare } from './share'

/** 130 bits. */
const ID_SIGNS = 26
/** More than anybody reads: all of it is compared with every premium text. */
const MOST_MESSAGES = 400
const MOST_BYTES = 500_000

const missing = () => refuse('not_found', undefined, { message: 'chat_not_found' })

/** The messages that lead to a position, oldest first: those that a link shows. */
export function readPath(conversationId: string, position: number) {
	const { id, role, content, createdAt, state } = messages
	return db()
		.select({ id, role, content, createdAt, state, position: messages.position })
		.from(messages)
		.where(
			and(
				eq(messages.conversationId, conversationId),
				leadsTo({ conversationId, position, most: MOST_MESSAGES + 1 }),
			),
		)
		.orderBy(asc(messages.position))
}

/**
 * Makes a link to a conversation as it is shown up to the message `end`, or to its newest one; of the same part there is
 * one link. Answers its id. Refuses with `not_found`, with `conflict` while its last reply is being written, with `invalid_input`
 * where it is too long or there are too many links, and with `too_many`.
 */
export async function shareConversation(
	legend: MemberWith<'chat'>,
	conversationId: string,
	end: string | null,
): Promise<string> {
	const [found] = await db()
		.select({ title: conversations.title })
		.from(conversations)
		.where(ownConversation(legend, conversationId))
	if (!found) throw missing()
	const asked = end === null ? undefined : await findMessage(db(), conversationId, end)
	const last = asked ?? (await newestMessage(db(), conversationId))
	if (!last) throw missing()
	await consumeRateLimit('shareChat', legend.userId)
	const path = await readPath(conversationId, last.position)
	if (path.at(-1)?.state === 'streaming') {
		throw refuse('conflict', undefined, { message: 'chat_reply_under_way' })
	}
	const bytes = path.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
	if (path.length > MOST_MESSAGES || bytes > MOST_BYTES) {
		throw refuse('invalid_input', undefined, {
			message: 'chat_share_too_long',
			values: { count: MOST_BYTES },
		})
	}
	// Read before the texts: what changes meanwhile is looked for at the next reading.
	const lockedAsOf = await premiumState()
	const locks = await findLocks(path, found.title)
	const share = { conversationId, position: last.position, title: found.title, locks, lockedAsOf }
	return store(legend, share)
}

function store(
	{ userId }: MemberWith<'chat'>,
	share: Omit<typeof shares.$inferInsert, 'id' | 'userId'>,
): Promise<string> {
	return db().transaction(async (within) => {
		await within.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
		const same = and(eq(shares.conversationId, share.conversationId), eq(shares.position, share.position))
		const [there] = await within.select({ id: shares.id }).from(shares).where(same)
		if (there) return there.id
		if ((await within.$count(shares, eq(shares.userId, userId))) >= MOST_SHARES) {
			throw refuse('invalid_input', undefined, {
				message: 'chat_shares_full',
				values: { count: MOST_SHARES },
			})
		}
		const id = unguessable(ID_SIGNS)
		await within.insert(shares).values({ ...share, id, userId })
		return id
	})
}

/** A person's links, whatever their plan is now, the newest first; those of a removed conversation are not there. */
export async function listShares(member: Member): Promise<OwnShare[]> {
	const { id, conversationId, title, createdAt, hiddenAt, hiddenWord } = shares
	const rows = await db()
		.select({ id, conversationId, title, createdAt, hiddenAt, hiddenWord })
		.from(shares)
		.innerJoin(conversations, eq(conversations.id, conversationId))
		.where(and(eq(shares.userId, member.userId), hasConversation(member)))
		.orderBy(desc(createdAt), desc(id))
	return rows.map(({ hiddenAt, hiddenWord, ...row }) => ({
		...row,
		hidden: hiddenAt && { word: hiddenWord },
		address: `${env().origin}/shared/${row.id}`,
		createdAt: row.createdAt.toISOString(),
	}))
}

/** Whether somebody has links, whatever their plan is now. */
export async function hasShares({ userId }: Member): Promise<boolean> {
	return (await db().$count(shares, eq(shares.userId, userId))) > 0
}

/**
 * Takes a link of the person back, for good; doing so twice is doing it once. One that was closed after a report stays, so that it
 * isn't made anew.
 */
export async function closeShare({ userId }: Member, id: string): Promise<void> {
	await db()
		.delete(shares)
		.where(and(eq(shares.id, id), eq(shares.userId, userId), isNull(shares.hiddenAt)))
}

/** What a conversation of the person is called, to ask before it is shared. Refuses with `not_found`. */
export async function titleToShare(legend: MemberWith<'chat'>, id: string): Promise<string> {
	const [found] = await db()
		.select({ title: conversations.title })
		.from(conversations)
		.where(ownConversation(legend, id))
	if (!found) throw missing()
	return found.title
}

/** All that is kept of a person's links, whatever their plan is now. */
export function exportShares({ userId }: Member) {
	const { userId: _owner, ...share } = getTableColumns(shares)
	return db().select(share).from(shares).where(eq(shares.userId, userId)).orderBy(asc(shares.createdAt))
}
