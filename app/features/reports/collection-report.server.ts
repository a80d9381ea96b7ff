import { sql } from 'drizzle-orm'
import type { Client } from '~/core/limit.server'
import { VISITOR, type Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { findSharedTitle } from '~/features/collections/shared-collection.server'
import { countReport, reporterOf } from './report.server'
import type { ReportInput } from './report-input.server'
import { collectionReports } from './schema.server'

/** What somebody is about to report: a collection that whoever has the link sees. Refuses with `not_found`. */
export async function readReportableCollection(slug: string): Promise<{ title: string }> {
	const { title } = await findSharedTitle(VISITOR, slug)
	return { title }
}

/**
 * Stores why somebody reports a collection, once for each person or address, as `reportPrompt` does. Refuses with `not_found`,
 * and with `too_many` where so much was reported from one address, or by one person.
 */
export async function reportCollection(
	viewer: Viewer,
	slug: string,
	input: ReportInput,
	{ address }: Client,
): Promise<void> {
	await countReport(viewer, address)
	const { id } = await findSharedTitle(VISITOR, slug)
	const reporter = reporterOf(viewer, address, id)
	await db()
		.insert(collectionReports)
		.values({ ...input, collectionId: id, userId: viewer.userId, reporter })
		.onConflictDoUpdate({
			target: [collectionReports.collectionId, collectionReports.reporter],
			set: { ...input, createdAt: sql`now()` },
		})
}
