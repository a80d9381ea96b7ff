import { and, count, countDistinct, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Editor } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles, user } from '~/db/schema.server'
import { chatShares } from '~/features/chat/schema.server'
import { DEFAULT_LANGUAGE } from '~/i18n/language'
import type { ReportedPrompt } from './report'
import { countDecisions } from './report-decision.server'
import { chatShareReports as reports } from './schema.server'

const MOST_SHOWN = 50
/** Of one conversation, the newest. */
const MOST_REPORTS = 20

const isOpen = isNull(reports.closedAt)

/** How many shared conversations have open reports. */
export async function countReportedChats(_editor: Editor): Promise<number> {
	const [row] = await db()
		.select({ open: countDistinct(reports.shareId) })
		.from(reports)
		.where(isOpen)
	return row?.open ?? 0
}

/** Shared conversations with open reports, that of the newest report first, then those whose link is closed. */
export async function listReportedChats(_editor: Editor): Promise<ReportedPrompt[]> {
	const { id, title, hiddenAt, hiddenWord } = chatShares
	const newest = sql<Date | null>`max(${reports.createdAt})`.mapWith(reports.createdAt)
	const { fullName, language } = profiles
	const rows = await db()
		.select({
			...{ id, title, hiddenAt, hiddenWord, fullName, language, email: user.email, newest },
			count: count(reports.id),
		})
		.from(chatShares)
		.innerJoin(user, eq(user.id, chatShares.userId))
		.leftJoin(profiles, eq(profiles.id, chatShares.userId))
		.leftJoin(reports, and(eq(reports.shareId, id), isOpen))
		.where(or(isNotNull(hiddenAt), isNotNull(reports.id)))
		.groupBy(id, fullName, language, user.email)
		.orderBy(sql`${newest} desc nulls last`, desc(hiddenAt), id)
		.limit(MOST_SHOWN)
	const ids = rows.map((row) => row.id)
	const said = await newestReports(ids)
	const decided = await countDecisions(ids)
	return rows.map(({ fullName, email, language, newest, hiddenAt, ...row }) => ({
		...row,
		language: language ?? DEFAULT_LANGUAGE,
		author: fullName || email,
		isHidden: hiddenAt !== null,
		reports: said
			.filter(({ shareId }) => shareId === row.id)
			.map(({ id, reason, note, createdAt }) => ({ id, reason, note, createdAt: createdAt.toISOString() })),
		seenUntil: (newest ?? hiddenAt ?? new Date(0)).toISOString(),
		decisions: decided.get(row.id) ?? 0,
	}))
}

async function newestReports(ids: string[]) {
	const { id, shareId, reason, note, createdAt } = reports
	const numbered = db()
		.select({
			...{ id, shareId, reason, note, createdAt },
			place: sql`row_number() over (partition by ${shareId} order by ${createdAt} desc, ${id})`
				.mapWith(Number)
				.as('place'),
		})
		.from(reports)
		.where(and(inArray(shareId, ids), isOpen))
		.as('numbered')
	return db().select().from(numbered).where(sql`${numbered.place} <= ${MOST_REPORTS}`).orderBy(numbered.place)
}
