import { desc, eq, sql } from 'drizzle-orm'
import { findNamed, typedWords } from '~/core/names/find-named'
import { type MemberWith, opens } from '~/core/viewer'
import { db } from '~/db/client.server'
import { CREATOR_HISTORY } from './focus-past.server'
import { focusSessions } from './schema.server'

/** The newest are looked through. */
const MOST_LOOKED_AT = 2_000

/** A session by its title. */
export interface NamedSession {
	id: string
	title: string
	isInProgress: boolean
}

/**
 * Up to `most` sessions whose titles hold the words that somebody types, the one in progress first, then the newest; of
 * ended ones as many as their plan shows. A mistyped letter is forgiven where nothing is called as was typed.
 */
export async function findSessions(
	subscriber: MemberWith<'focus_mode'>,
	query: string,
	most: number,
): Promise<NamedSession[]> {
	const words = typedWords(query)
	if (words.length === 0) return []
	const { id, title, endedAt, userId } = focusSessions
	const rows = await db()
		.select({ id, title, isInProgress: sql<boolean>`${endedAt} is null` })
		.from(focusSessions)
		.where(eq(userId, subscriber.userId))
		.orderBy(sql`${desc(endedAt)} nulls first`)
		.limit(opens(subscriber, 'unlimited_history') ? MOST_LOOKED_AT : CREATOR_HISTORY + 1)
	const ended = rows.filter(({ isInProgress }) => !isInProgress)
	const shown = opens(subscriber, 'unlimited_history') ? ended : ended.slice(0, CREATOR_HISTORY)
	const all = [...rows.filter(({ isInProgress }) => isInProgress), ...shown]
	return findNamed(all, words, (session) => session.title).slice(0, most)
}
