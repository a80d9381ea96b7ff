import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { type Client, consumeRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import { isEditor, type Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { suspensions } from '~/features/account/schema.server'
import type { LockedPrompt } from '~/features/authoring/premium/passage'
import { closedTo, premiumState } from '~/features/authoring/premium/passages.server'
import type { Language } from '~/i18n/language'
import { countSigns, MOST_SIGNS } from '../reply-signs'
import { chatConversations as conversations, chatShares as shares } from '../schema.server'
import { findLocks, keyOf, TITLE } from './premium-passages.server'
import type { SharedConversation, SharedLock, SharedMessage } from './share'
import { readPath } from './share.server'

/** One page shows no more messages, and takes no further ones once it has so many characters. */
const MOST_SHOWN = 60
const MOST_CHARACTERS = 120_000
const LONGEST_ID = 64

type Path = Awaited<ReturnType<typeof readPath>>

/**
 * A conversation as whoever has its link may see it, `before` a place in it or to its end. A message that holds a passage of
 * a premium prompt that this viewer may not read comes without its text. Refuses with `not_found`: for a link that never was
 * or was taken back, of a conversation that was removed, or whose author is suspended; and with `too_many`.
 */
export async function readShared(
	viewer: Viewer,
	id: string,
	{ before, language, client }: { before: number | null; language: Language; client: Client },
): Promise<SharedConversation> {
	await consumeRateLimit('sharedChatAddress', client.address)
	const share = await findShare(viewer, id)
	const path = await readPath(share.conversationId, share.position)
	const locks = await locksOf(share, path)
	const closed = await closedTo(viewer, locks, language)
	const end = before !== null && before > 0 && before < path.length ? before : path.length
	const start = startOf(path, end)
	return {
		title: titleShown(share, closed),
		sharedAt: share.createdAt.toISOString(),
		messages: path.slice(start, end).flatMap((message) => shown(message, closed)),
		before: start > 0 ? start : null,
		hasLater: end < path.length,
	}
}

/** What a shared conversation is called, to whom may read that; else null. Refuses as `readShared` does. */
export async function readSharedTitle(
	viewer: Viewer,
	id: string,
	{ language, client }: { language: Language; client: Client },
): Promise<string | null> {
	await consumeRateLimit('sharedChatAddress', client.address)
	const share = await findShare(viewer, id)
	const locks = await locksOf(share, await readPath(share.conversationId, share.position))
	return titleShown(share, await closedTo(viewer, locks, language))
}

function titleShown({ title }: { title: string }, closed: ReadonlyMap<SharedLock, unknown>): string | null {
	return [...closed.keys()].some(({ position }) => position === TITLE) ? null : title
}

/**
 * The link of this id; one that was closed after a report is there for its person and for editors alone. Refuses with
 * `not_found`.
 */
export async function findShare(viewer: Viewer, id: string): Promise<typeof shares.$inferSelect> {
	const isSeen = isEditor(viewer) ? sql`true` : eq(shares.userId, viewer.userId ?? '')
	const [found] =
		id.length > LONGEST_ID
			? []
			: await db()
					.select({ share: shares })
					.from(shares)
					.innerJoin(conversations, eq(conversations.id, shares.conversationId))
					.leftJoin(suspensions, eq(suspensions.userId, shares.userId))
					.where(
						and(
							eq(shares.id, id),
							or(isNull(shares.hiddenAt), isSeen),
							isNull(conversations.removedAt),
							isNull(suspensions.userId),
						),
					)
	if (!found) throw refuse('not_found', undefined, { message: 'shared_chat_gone' })
	return found.share
}

/** A text may have become premium, or another one, since the link was made: then it is looked through again. */
async function locksOf(share: typeof shares.$inferSelect, path: Path): Promise<readonly SharedLock[]> {
	const lockedAsOf = await premiumState()
	if (lockedAsOf === share.lockedAsOf) return share.locks
	const found = await findLocks(path, share.title)
	const known = new Set(share.locks.map(keyOf))
	const locks = [...share.locks, ...found.filter((lock) => !known.has(keyOf(lock)))]
	await db().update(shares).set({ locks, lockedAsOf }).where(eq(shares.id, share.id))
	return locks
}

function shown(
	{ id, role, content, createdAt, position }: Path[number],
	closed: ReadonlyMap<SharedLock, LockedPrompt>,
): SharedMessage[] {
	if (content === '') return []
	const lockedBy = [...closed].flatMap(([lock, prompt]) => (lock.position === position ? [prompt] : []))
	const text = lockedBy.length > 0 ? null : content
	return [{ id, role, timestamp: createdAt.toISOString(), content: text, lockedBy }]
}

/** Where the page that ends at a place begins: with as many messages as it bears, and always one. */
function startOf(path: Path, end: number): number {
	let [characters, signs, start] = [0, 0, end]
	while (start > 0 && end - start < MOST_SHOWN) {
		const { role = 'user', content = '' } = path[start - 1] ?? {}
		characters += content.length
		if (role === 'assistant') signs += countSigns(content)
		if (start < end && (characters > MOST_CHARACTERS || signs > MOST_SIGNS)) break
		start -= 1
	}
	return start
}
