import { sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Member, Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { isKnownPrompt } from '../place.server'
import { favorites, promptUses } from '../schema.server'
import { type Marks, NO_MARKS } from './marks'

/** More than anyone saves; the newest count. */
const MOST_MARKS = 1_000

/** All that this person has saved, and used on `today`, in one statement: every page of theirs asks for it. */
export async function readMarks({ userId }: Viewer, today: string): Promise<Marks> {
	if (userId === null) return NO_MARKS
	const { rows } = await db().execute<{ favorites: string[]; usedToday: string[] }>(sql`
		select
			array(select ${favorites.promptId} from ${favorites} where ${favorites.userId} = ${userId}
				order by ${favorites.createdAt} desc limit ${MOST_MARKS}) as favorites,
			array(select ${promptUses.promptId} from ${promptUses} where ${promptUses.userId} = ${userId}
				and ${promptUses.usedOn} = ${today}::date limit ${MOST_MARKS}) as "usedToday"`)
	return rows[0] ?? NO_MARKS
}

/** Notes that a person used a prompt on `today`, by their own calendar. Refuses with `not_found`. */
export async function markUsed(member: Member, promptId: string, today: string): Promise<void> {
	if (!(await isKnownPrompt(member, promptId)))
		throw refuse('not_found', undefined, { message: 'prompt_not_found' })
	await db()
		.insert(promptUses)
		.values({ userId: member.userId, promptId, usedOn: today })
		.onConflictDoUpdate({
			target: [promptUses.userId, promptUses.promptId],
			set: { usedOn: sql`greatest(${promptUses.usedOn}, excluded.used_on)` },
		})
}
