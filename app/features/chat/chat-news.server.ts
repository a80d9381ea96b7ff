import { sql } from 'drizzle-orm'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { ChatAllowance } from './chat'
import { listConversations } from './chat.server'
import { readAllowance } from './chat-allowance.server'
import type { ChatLook, ChatNews } from './chat-news'
import { hasConversation, ownConversation } from './chat-rows.server'
import { chatConversations as conversations } from './schema.server'

/** The list, the allowance, and how the open conversation is called. */
export async function readChatNews(legend: MemberWith<'chat'>, open: string | null): Promise<ChatNews> {
	const allowance = await readAllowance(legend)
	return newsOf(legend, { open, allowance, version: await versionOf(legend, allowance) })
}

/** The same where it differs from what a page knows; else null, at the price of one line. */
export async function readNewerChatNews(
	legend: MemberWith<'chat'>,
	{ open, version: known }: ChatLook,
): Promise<ChatNews | null> {
	const allowance = await readAllowance(legend)
	const version = await versionOf(legend, allowance)
	return version === known ? null : newsOf(legend, { open: open ?? null, allowance, version })
}

/** The version is read first: what is said in between is news the next time. */
async function newsOf(
	legend: MemberWith<'chat'>,
	{ open: id, ...read }: { open: string | null; allowance: ChatAllowance; version: string },
): Promise<ChatNews> {
	return {
		...read,
		open: id ? await findConversation(legend, id) : null,
		conversations: await listConversations(legend),
	}
}

async function findConversation(legend: MemberWith<'chat'>, id: string): Promise<ChatNews['open']> {
	const [found] = await db()
		.select({
			id: conversations.id,
			title: conversations.title,
			updatedAt: conversations.updatedAt,
			isPinned: sql<boolean>`${conversations.pinnedAt} is not null`,
		})
		.from(conversations)
		.where(ownConversation(legend, id))
	return found ? { ...found, updatedAt: found.updatedAt.toISOString() } : null
}

/** Of all conversations, also those that no list shows. */
async function versionOf(legend: MemberWith<'chat'>, { left }: ChatAllowance): Promise<string> {
	const { id, title, updatedAt, pinnedAt } = conversations
	const one = sql`concat_ws(' ', ${id}, extract(epoch from ${updatedAt}), extract(epoch from ${pinnedAt}), ${title})`
	const [all] = await db()
		.select({ digest: sql<string>`md5(coalesce(string_agg(${one}, ' ' order by ${id}), ''))` })
		.from(conversations)
		.where(hasConversation(legend))
	return `${left}-${all?.digest}`
}
