import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Member, Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { user } from '~/db/schema.server'
import { isKnownPrompt } from '../place.server'
import { favorites, promptUses } from '../schema.server'
import { currentLibrary } from '../versions/snapshot.server'
import { type Marks, NO_MARKS } from './marks'

/** More than anyone saves; the newest count. */
const MOST_MARKS = 1_000

const { placeholder } = sql
const marksOf = prepared((database) =>
	database
		.select({
			favorites: sql<string[]>`array(select ${favorites.promptId} from ${favorites}
				where ${favorites.userId} = ${placeholder('userId')} order by ${favorites.createdAt} desc limit ${MOST_MARKS})`,
			usedToday: sql<string[]>`array(select ${promptUses.promptId} from ${promptUses}
				where ${promptUses.userId} = ${placeholder('userId')} and ${promptUses.usedOn} = ${placeholder('today')}::date limit ${MOST_MARKS})`,
		})
		.from(user)
		.where(eq(user.id, placeholder('userId')))
		.prepare(''),
)

/** All that this person has saved, and used on `today`, in one statement: every page of theirs asks for it. */
export async function readMarks({ userId }: Viewer, today: string): Promise<Marks> {
	if (userId === null) return NO_MARKS
	const [marks] = await marksOf().execute({ userId, today })
	return marks ?? NO_MARKS
}

/** Notes that a person used a prompt on `today`, by their own calendar. Refuses with `not_found`. */
export async function markUsed(member: Member, promptId: string, today: string): Promise<void> {
	if (!(await isKnownPrompt(member, promptId)))
		throw refuse('not_found', undefined, { message: 'prompt_not_found' })
	await db()
		.insert(promptUses)
		.values({ userId: member.userId, promptId, usedOn: today, usedAt: sql`now()` })
		.onConflictDoUpdate({
			target: [promptUses.userId, promptUses.promptId],
			set: { usedOn: sql`greatest(${promptUses.usedOn}, excluded.used_on)`, usedAt: sql`excluded.used_at` },
		})
}

/** Notes that a person knows what became better of a prompt: they are told only of what comes after. Refuses with `not_found`. */
export async function markSeen({ userId }: Member, name: string): Promise<void> {
	const promptId = currentLibrary().find(name)?.id
	if (promptId === undefined) throw refuse('not_found', undefined, { message: 'prompt_not_found' })
	for (const marks of [favorites, promptUses]) {
		await db()
			.update(marks)
			.set({ seenAt: sql`now()` })
			.where(and(eq(marks.userId, userId), eq(marks.promptId, promptId)))
	}
}
