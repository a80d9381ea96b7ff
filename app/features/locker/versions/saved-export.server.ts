import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { savedPromptVersions } from '../schema.server'

/** Versions may be a hundred kilobytes each. */
const AT_ONCE = 10

/** All versions of a person's saved prompts, prompt by prompt, the oldest first. */
export async function* exportSavedVersions(userId: string) {
	const { userId: owner, ...version } = getTableColumns(savedPromptVersions)
	const { savedPromptId, number } = version
	for (let after: SQL | undefined; ; ) {
		const rows = await db()
			.select(version)
			.from(savedPromptVersions)
			.where(and(eq(owner, userId), after))
			.orderBy(asc(savedPromptId), asc(number))
			.limit(AT_ONCE)
		yield* rows
		const last = rows.at(-1)
		if (!last || rows.length < AT_ONCE) return
		after = sql`(${savedPromptId}, ${number}) > (${last.savedPromptId}, ${last.number})`
	}
}
