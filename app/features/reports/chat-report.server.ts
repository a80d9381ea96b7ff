import { sql } from 'drizzle-orm'
import type { Client } from '~/core/limit.server'
import { VISITOR, type Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { findShare } from '~/features/chat/sharing/shared-conversation.server'
import { countReport, reporterOf } from './report.server'
import type { ReportInput } from './report-input.server'
import { chatShareReports } from './schema.server'

/**
 * Stores why somebody reports a shared conversation, once for each person or address, as `reportPrompt` does. Refuses with
 * `not_found`, and with `too_many` where so much was reported from one address, or by one person.
 */
export async function reportChat(
	viewer: Viewer,
	link: string,
	input: ReportInput,
	{ address }: Client,
): Promise<void> {
	await countReport(viewer, address)
	const { id } = await findShare(VISITOR, link)
	await db()
		.insert(chatShareReports)
		.values({ ...input, shareId: id, userId: viewer.userId, reporter: reporterOf(viewer, address, id) })
		.onConflictDoUpdate({
			target: [chatShareReports.shareId, chatShareReports.reporter],
			set: { ...input, createdAt: sql`now()` },
		})
}
