import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { db, type Within } from '~/db/client.server'
import type { MessageVersions } from './chat'
import { chatMessages as messages } from './schema.server'

const place = { id: messages.id, role: messages.role, position: messages.position, parent: messages.parent }

/** Where a message stands in a conversation, if it does. */
export async function findMessage(
	within: Pick<Within, 'select'>,
	conversationId: string,
	id: string,
): Promise<{ id: string; role: string; position: number; parent: number | null } | undefined> {
	const [found] = await within
		.select(place)
		.from(messages)
		.where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)))
	return found
}

/** What was said last in a conversation, in whichever branch. */
export async function newestMessage(
	within: Pick<Within, 'select'>,
	conversationId: string,
): Promise<{ id: string; position: number } | undefined> {
	const [newest] = await within
		.select({ id: messages.id, position: messages.position })
		.from(messages)
		.where(eq(messages.conversationId, conversationId))
		.orderBy(desc(messages.position))
		.limit(1)
	return newest
}

/** The messages that lead to the one at a position, itself among them: the last `most`. */
export function leadsTo({
	conversationId,
	position,
	most,
}: {
	conversationId: string
	position: number
	most: number
}): SQL {
	return sql`${messages.position} in (
		with recursive path (position, parent, nth) as (
			select m.position, m.parent, 1 from chat_messages m
			where m.conversation_id = ${conversationId} and m.position = ${position}
			union all
			select m.position, m.parent, path.nth + 1 from path
			join chat_messages m on m.conversation_id = ${conversationId} and m.position = path.parent
			where path.nth < ${most}
		) select path.position from path)`
}

/** The position of what was said last after the message at a position, in whichever of its branches; its own where nothing was. */
export async function newestAfter(conversationId: string, position: number): Promise<number> {
	const { rows } = await db().execute<{ position: number }>(sql`
		with recursive after (position) as (
			select ${position}::int
			union all
			select m.position from after
			join chat_messages m on m.conversation_id = ${conversationId} and m.parent = after.position
		) select max(position) as position from after`)
	return rows[0]?.position ?? position
}

/** The position of the newest message that follows the one at a position; null where none does. */
export async function newestFollowing(conversationId: string, position: number): Promise<number | null> {
	const [found] = await db()
		.select({ position: messages.position })
		.from(messages)
		.where(and(eq(messages.conversationId, conversationId), eq(messages.parent, position)))
		.orderBy(desc(messages.position))
		.limit(1)
	return found?.position ?? null
}

/**
 * Which version each message with one of these parents is, or each of the conversation, by position, and its reply: messages
 * of the same words are one version of what their person says, with several of the answer. Only what has several is told.
 */
export async function readVersions(
	conversationId: string,
	parents?: readonly (number | null)[],
): Promise<Map<number, MessageVersions>> {
	const numbers = parents?.filter((parent) => parent !== null)
	const follows =
		numbers &&
		or(inArray(messages.parent, numbers), parents?.includes(null) ? isNull(messages.parent) : undefined)
	const rows = await db()
		.select({ ...place, words: sql<string>`md5(${messages.content})` })
		.from(messages)
		.where(and(eq(messages.conversationId, conversationId), eq(messages.role, 'user'), follows))
		.orderBy(asc(messages.position))
	const versions = new Map<number, MessageVersions>()
	const tell = (position: number, ids: readonly string[], at: number) => {
		const beside = { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null }
		if (ids.length > 1) versions.set(position, { nth: at + 1, count: ids.length, ...beside })
	}
	for (const siblings of Map.groupBy(rows, ({ parent }) => parent).values()) {
		const sayings = [...Map.groupBy(siblings, ({ words }) => words).values()]
		// Who comes to other words comes to their newest answer.
		const newest = sayings.flatMap((asked) => asked.at(-1)?.id ?? [])
		for (const [at, asked] of sayings.entries()) {
			const ids = asked.map(({ id }) => id)
			for (const [nth, { position }] of asked.entries()) {
				tell(position, newest, at)
				tell(position + 1, ids, nth)
			}
		}
	}
	return versions
}
