import { and, countDistinct, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Editor } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles, user } from '~/db/schema.server'
import { chatShares } from '~/features/chat/schema.server'
import { collections } from '~/features/collections/schema.server'
import { DEFAULT_LANGUAGE } from '~/i18n/language'
import { newestReports, OF_CHATS, OF_COLLECTIONS } from './newest-reports.server'
import type { ReportedPrompt } from './report'
import { countDecisions } from './report-decision.server'

const MOST_SHOWN = 50

const COLLECTIONS = {
	...OF_COLLECTIONS,
	things: collections,
	language: collections.language,
	slug: collections.slug,
} as const

const CHATS = { ...OF_CHATS, things: chatShares, language: profiles.language, slug: sql<null>`null` } as const

type Shared = typeof COLLECTIONS | typeof CHATS

/** A collection or a conversation with the newest of its reports, as admins read it, and what a collection's link ends with. */
export interface ReportedShared extends ReportedPrompt {
	slug: string | null
}

/** How many collections have open reports. */
export function countReportedCollections(_editor: Editor): Promise<number> {
	return countReported(COLLECTIONS)
}

/** How many shared conversations have open reports. */
export function countReportedChats(_editor: Editor): Promise<number> {
	return countReported(CHATS)
}

/** Collections with open reports, that of the newest report first, then those that are closed. */
export function listReportedCollections(_editor: Editor): Promise<ReportedShared[]> {
	return listReported(COLLECTIONS)
}

/** Shared conversations with open reports, that of the newest report first, then those whose link is closed. */
export function listReportedChats(_editor: Editor): Promise<ReportedShared[]> {
	return listReported(CHATS)
}

async function countReported({ reports, thing }: Shared): Promise<number> {
	const [row] = await db()
		.select({ open: countDistinct(thing) })
		.from(reports)
		.where(isNull(reports.closedAt))
	return row?.open ?? 0
}

async function listReported(shared: Shared): Promise<ReportedShared[]> {
	const { things, reports, thing, language, slug } = shared
	const { id, title, hiddenAt, hiddenWord } = things
	const isOpen = isNull(reports.closedAt)
	const rows = await db()
		.select({
			...{ id, title, language, slug, hiddenAt, hiddenWord },
			...{ fullName: profiles.fullName, email: user.email },
		})
		.from(things)
		.innerJoin(user, eq(user.id, things.userId))
		.leftJoin(profiles, eq(profiles.id, things.userId))
		.leftJoin(reports, and(eq(thing, id), isOpen))
		.where(or(isNotNull(hiddenAt), isNotNull(reports.id)))
		.groupBy(id, language, profiles.fullName, user.email)
		.orderBy(sql`max(${reports.createdAt}) desc nulls last`, desc(hiddenAt), id)
		.limit(MOST_SHOWN)
	const ids = rows.map((row) => row.id)
	const told = await newestReports(shared, ids, isOpen)
	const decided = await countDecisions(ids)
	return rows.map(({ language, fullName, email, hiddenAt, ...row }) => {
		const own = told.get(row.id)
		return {
			...row,
			language: language ?? DEFAULT_LANGUAGE,
			author: fullName || email,
			isHidden: hiddenAt !== null,
			count: own?.count ?? 0,
			reports: own?.reports ?? [],
			seenUntil: (own?.newest ?? hiddenAt ?? new Date(0)).toISOString(),
			decisions: decided.get(row.id) ?? 0,
		}
	})
}
