import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { inPages } from '~/core/in-pages.server'
import { db } from '~/db/client.server'
import {
	chatShareReports,
	collectionReports,
	promptDecisions,
	promptReports,
} from '~/features/reports/schema.server'

/** What they reported, what was decided about their prompts, and what they decided as an admin. */
export async function exportReports(userId: string) {
	const { userId: _reporter, reporter: _hash, ...report } = getTableColumns(promptReports)
	const { userId: _sender, reporter: _key, ...collectionReport } = getTableColumns(collectionReports)
	const { userId: _teller, reporter: _mark, ...chatReport } = getTableColumns(chatShareReports)
	const { authorId, byUserId, ...decision } = getTableColumns(promptDecisions)
	const decisionsWhere = (which: SQL) =>
		db().select(decision).from(promptDecisions).where(which).orderBy(asc(promptDecisions.id))
	return {
		reports: inPages(promptReports, ({ after, order, limit }) =>
			db()
				.select(report)
				.from(promptReports)
				.where(and(eq(promptReports.userId, userId), after))
				.orderBy(...order)
				.limit(limit),
		),
		collectionReports: await db()
			.select(collectionReport)
			.from(collectionReports)
			.where(eq(collectionReports.userId, userId))
			.orderBy(asc(collectionReports.createdAt)),
		sharedConversationReports: await db()
			.select(chatReport)
			.from(chatShareReports)
			.where(eq(chatShareReports.userId, userId))
			.orderBy(asc(chatShareReports.createdAt)),
		decisionsOnTheirPrompts: await decisionsWhere(eq(authorId, userId)),
		decisionsAsAdmin: await decisionsWhere(eq(byUserId, userId)),
	}
}
