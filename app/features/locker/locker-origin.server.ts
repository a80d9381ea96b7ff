import { and, eq, sql } from 'drizzle-orm'
import type { MemberWith } from '~/core/viewer'
import { type Database, db } from '~/db/client.server'
import { currentLibrary } from '~/features/library/versions/snapshot.server'
import type { Origin } from './locker-origin'
import { savedPromptOrigins } from './schema.server'

type Legend = MemberWith<'locker'>

/** Remembers of which prompt of the library a saved prompt is a copy, as readers get it now; one of anybody else's is no origin. */
export async function rememberOrigin(
	{ userId }: Legend,
	savedPromptId: string,
	{ promptId, language }: Origin,
): Promise<void> {
	const listing = currentLibrary().find(promptId)
	if (!listing) return
	await db()
		.insert(savedPromptOrigins)
		.values({ savedPromptId, userId, promptId: listing.id, language, version: listing.version })
		.onConflictDoNothing()
}

/** A copy of a copy has the same original. */
export async function copyOrigin(
	within: Pick<Database, 'execute'>,
	{ userId }: Legend,
	{ from, to }: { from: string; to: string },
): Promise<void> {
	await within.execute(sql`
		insert into ${savedPromptOrigins} (saved_prompt_id, user_id, prompt_id, language, version)
		select ${to}, user_id, prompt_id, language, version from ${savedPromptOrigins}
		where saved_prompt_id = ${from} and user_id = ${userId} on conflict do nothing`)
}

/** Of what a saved prompt is a copy, if it is one. */
export async function findOrigin({ userId }: Legend, savedPromptId: string) {
	const [origin] = await db()
		.select()
		.from(savedPromptOrigins)
		.where(and(eq(savedPromptOrigins.savedPromptId, savedPromptId), eq(savedPromptOrigins.userId, userId)))
	return origin
}

/** From now on the copy counts as made of this version. */
export async function settleOrigin(
	{ userId }: Legend,
	savedPromptId: string,
	version: number,
): Promise<void> {
	await db()
		.update(savedPromptOrigins)
		.set({ version })
		.where(and(eq(savedPromptOrigins.savedPromptId, savedPromptId), eq(savedPromptOrigins.userId, userId)))
}
