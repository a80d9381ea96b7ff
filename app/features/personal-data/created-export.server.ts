import { and, asc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import { inPages } from '~/core/in-pages.server'
import { db } from '~/db/client.server'
import { promptDrafts, promptVersions } from '~/features/authoring/schema.server'
import { prompts, promptViewCounts } from '~/features/library/schema.server'

const COUNTS_AT_ONCE = 200
/** Versions may be a few hundred kilobytes each. */
const VERSIONS_AT_ONCE = 10

/** What a person wrote as prompts: published, earlier, and for themselves; and how often it was read. */
export async function exportCreated(userId: string) {
	return {
		createdPrompts: inPages(prompts, ({ after, order, limit }) =>
			db()
				.select()
				.from(prompts)
				.where(and(eq(prompts.createdBy, userId), after))
				.orderBy(...order)
				.limit(limit),
		),
		createdPromptVersions: exportVersions(userId),
		createdPromptDrafts: inPages(promptDrafts, ({ after, order, limit }) =>
			db()
				.select(getTableColumns(promptDrafts))
				.from(promptDrafts)
				.where(and(eq(promptDrafts.userId, userId), after))
				.orderBy(...order)
				.limit(limit),
		),
		versionsOfOthersPrompts: await exportEdits(userId),
		createdPromptCounts: exportCounts(userId),
	}
}

/** All that their prompts said, as far as it is kept; who wrote it where it was not they is not theirs to know. */
async function* exportVersions(userId: string) {
	const { byUserId, ...version } = getTableColumns(promptVersions)
	const isOwn = sql<boolean>`${byUserId} is not distinct from ${userId}`
	const { promptId, number } = promptVersions
	for (let after: SQL | undefined; ; ) {
		const rows = await db()
			.select({ ...version, isOwn })
			.from(promptVersions)
			.innerJoin(prompts, eq(prompts.id, promptId))
			.where(and(eq(prompts.createdBy, userId), after))
			.orderBy(asc(promptId), asc(number))
			.limit(VERSIONS_AT_ONCE)
		yield* rows
		const last = rows.at(-1)
		if (!last || rows.length < VERSIONS_AT_ONCE) return
		after = sql`(${promptId}, ${number}) > (${last.promptId}, ${last.number})`
	}
}

/** That they, as an admin, changed what others wrote; what it says is those others'. */
function exportEdits(userId: string) {
	const { content: _said, byUserId: _admin, ...edit } = getTableColumns(promptVersions)
	return db()
		.select(edit)
		.from(promptVersions)
		.innerJoin(prompts, eq(prompts.id, promptVersions.promptId))
		.where(and(eq(promptVersions.byUserId, userId), ne(prompts.createdBy, userId)))
}

/** A row for each day and prompt, with which nothing but years bounds them. */
async function* exportCounts(userId: string) {
	const { day, promptId } = promptViewCounts
	for (let after: SQL | undefined; ; ) {
		const rows = await db()
			.select(getTableColumns(promptViewCounts))
			.from(promptViewCounts)
			.innerJoin(prompts, eq(prompts.id, promptId))
			.where(and(eq(prompts.createdBy, userId), after))
			.orderBy(asc(day), asc(promptId))
			.limit(COUNTS_AT_ONCE)
		yield* rows
		const last = rows.at(-1)
		if (!last || rows.length < COUNTS_AT_ONCE) return
		after = sql`(${day}, ${promptId}) > (${last.day}::date, ${last.promptId})`
	}
}
