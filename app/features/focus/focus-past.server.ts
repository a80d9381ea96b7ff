import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { type MemberWith, opens } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { PastSession } from './focus'
import { type TimerRow, timerOf } from './focus.server'
import { timeSpent } from './pomodoro'
import { focusSessions } from './schema.server'

/** What a Creator sees of the past. */
const CREATOR_HISTORY = 5
const PAGE = 20

const tasksOf = sql`jsonb_array_elements(${focusSessions.subTasks})`

/**
 * Ended sessions, the newest first: a Creator's last five, all of a Legend's, a page at a time. `next` is where the
 * next page begins, null where there is none.
 */
export async function listPastSessions(
	subscriber: MemberWith<'focus_mode'>,
	before: Date | null,
): Promise<{ sessions: PastSession[]; next: Date | null }> {
	const hasAll = opens(subscriber, 'unlimited_history')
	const most = hasAll ? PAGE : CREATOR_HISTORY
	const rows = await db()
		.select({
			id: focusSessions.id,
			title: focusSessions.title,
			timer: focusSessions.timer,
			createdAt: focusSessions.createdAt,
			updatedAt: focusSessions.updatedAt,
			endedAt: sql<Date>`${focusSessions.endedAt}`.mapWith(focusSessions.endedAt),
			tasks: sql<number>`jsonb_array_length(${focusSessions.subTasks})`,
			tasksDone: sql<number>`(select count(*) from ${tasksOf} task where (task->>'completed')::boolean)::int`,
		})
		.from(focusSessions)
		.where(
			and(
				eq(focusSessions.userId, subscriber.userId),
				before && hasAll ? lt(focusSessions.endedAt, before) : sql`${focusSessions.endedAt} is not null`,
			),
		)
		.orderBy(desc(focusSessions.endedAt))
		.limit(most + 1)
	const sessions = rows.slice(0, most).map(({ timer, createdAt, updatedAt, ...row }) => ({
		...row,
		...spentOf({ timer, createdAt, updatedAt }, row.endedAt),
	}))
	const last = sessions.at(-1)
	return { sessions, next: hasAll && rows.length > most && last ? last.endedAt : null }
}

/** Clocks that did not note when somebody was there counted all that passed, pauses apart. */
function spentOf(row: TimerRow, endedAt: Date): Pick<PastSession, 'spentMs' | 'countsRests'> {
	const timer = timerOf(row)
	if (Object.hasOwn(Object(row.timer), 'seenAt')) {
		return { spentMs: timeSpent(timer, endedAt.getTime()), countsRests: false }
	}
	const { startedAt, pausedAt, spentMs } = timer
	const ran = Math.max(0, (pausedAt ?? endedAt.getTime()) - startedAt)
	return { spentMs: spentMs + ran, countsRests: true }
}
