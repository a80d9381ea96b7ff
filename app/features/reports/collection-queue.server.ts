import { and, count, countDistinct, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Editor } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles, user } from '~/db/schema.server'
import { collections } from '~/features/collections/schema.server'
import type { ReportedPrompt } from './report'
import { countDecisions } from './report-decision.server'
import { collectionReports } from './schema.server'

const MOST_SHOWN = 50
/** Of one collection, the newest. */
const MOST_REPORTS = 20

/** A collection with the newest of its reports, as admins read it, and what its link ends with. */
export interface ReportedCollection extends ReportedPrompt {
	slug: string | null
}

const isOpen = isNull(collectionReports.closedAt)

/** How many collections have open reports. */
export async function countReportedCollections(_editor: Editor): Promise<number> {
	const [row] = await db()
		.select({ open: countDistinct(collectionReports.collectionId) })
		.from(collectionReports)
		.where(isOpen)
	return row?.open ?? 0
}

/** Collections with open reports, that of the newest report first, then those that are closed. */
export async function listReportedCollections(_editor: Editor): Promise<ReportedCollection[]> {
	const { id, title, language, slug, hiddenAt, hiddenWord } = collections
	const newest = sql<Date | null>`max(${collectionReports.createdAt})`.mapWith(collectionReports.createdAt)
	const rows = await db()
		.select({
			...{ id, title, language, slug, hiddenAt, hiddenWord },
			...{ fullName: profiles.fullName, email: user.email, newest },
			count: count(collectionReports.id),
		})
		.from(collections)
		.innerJoin(user, eq(user.id, collections.userId))
		.leftJoin(profiles, eq(profiles.id, collections.userId))
		.leftJoin(collectionReports, and(eq(collectionReports.collectionId, id), isOpen))
		.where(or(isNotNull(hiddenAt), isNotNull(collectionReports.id)))
		.groupBy(id, profiles.fullName, user.email)
		.orderBy(sql`${newest} desc nulls last`, desc(hiddenAt), id)
		.limit(MOST_SHOWN)
	const reports = await newestReports(rows.map((row) => row.id))
	const decided = await countDecisions(rows.map((row) => row.id))
	return rows.map(({ fullName, email, newest, hiddenAt, ...row }) => ({
		...row,
		author: fullName || email,
		isHidden: hiddenAt !== null,
		reports: reports
			.filter(({ collectionId }) => collectionId === row.id)
			.map(({ id, reason, note, createdAt }) => ({ id, reason, note, createdAt: createdAt.toISOString() })),
		seenUntil: (newest ?? hiddenAt ?? new Date(0)).toISOString(),
		decisions: decided.get(row.id) ?? 0,
	}))
}

async function newestReports(ids: string[]) {
	const { id, collectionId, reason, note, createdAt } = collectionReports
	const numbered = db()
		.select({
			...{ id, collectionId, reason, note, createdAt },
			place: sql`row_number() over (partition by ${collectionId} order by ${createdAt} desc, ${id})`
				.mapWith(Number)
				.as('place'),
		})
		.from(collectionReports)
		.where(and(inArray(collectionId, ids), isOpen))
		.as('numbered')
	return db().select().from(numbered).where(sql`${numbered.place} <= ${MOST_REPORTS}`).orderBy(numbered.place)
}
