import { and, eq, sql } from 'drizzle-orm'
import { type Client, consumeRateLimit, keyOf } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import { VISITOR, type Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { findCreatedListings, isShownTo } from '~/features/library/created-prompt.server'
import { prompts } from '~/features/library/schema.server'
import type { ReportInput } from './report-input.server'
import { promptReports } from './schema.server'

/** What somebody is about to report: a prompt that a person created, and that everybody sees. Refuses with `not_found`. */
export async function readReportable(id: string): Promise<{ id: string; title: string }> {
	const [prompt] = await findCreatedListings(VISITOR, [id])
	if (!prompt) throw notFound()
	return { id, title: prompt.title }
}

/**
 * Stores why somebody reports a created prompt. From the same person, or from the same address where nobody is signed in,
 * a prompt has one open report: what is said again takes its place. Refuses with `not_found`, and with `too_many` after ten
 * in an hour from one address, or by one person.
 */
export async function reportPrompt(
	viewer: Viewer,
	id: string,
	input: ReportInput,
	{ address }: Client,
): Promise<void> {
	const { userId } = viewer
	await countReport(viewer, address)
	await db().transaction(async (within) => {
		const [prompt] = await within
			.select({ id: prompts.id })
			.from(prompts)
			.where(and(eq(prompts.id, id), isShownTo(VISITOR)))
			.for('share')
		if (!prompt) throw notFound()
		const reporter = reporterOf(viewer, address, id)
		await within
			.insert(promptReports)
			.values({ ...input, promptId: id, userId, reporter })
			.onConflictDoUpdate({
				target: [promptReports.promptId, promptReports.reporter],
				set: { ...input, createdAt: sql`now()` },
			})
	})
}

/** Counts a report, of anything. Refuses with `too_many` after ten in an hour from one address, or by one person. */
export async function countReport({ userId }: Viewer, address: string): Promise<void> {
	await consumeRateLimit('report', address)
	if (userId) await consumeRateLimit('reportPerson', userId)
}

/** By what each person, or each address where nobody is signed in, is told from another about one thing: nothing leads back. */
export function reporterOf({ userId }: Viewer, address: string, id: string): string {
	return keyOf('report', `${id} ${userId ?? address}`)
}

function notFound() {
	return refuse('not_found', undefined, { message: 'prompt_not_found' })
}
