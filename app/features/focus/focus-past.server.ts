import { and, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { refuse } from '~/core/refuse.server'
import { type MemberWith, opens } from '~/core/viewer'
import { db } from '~/db/client.server'
import { violatesUnique } from '~/db/violation.server'
import { dayIn } from '~/i18n/time-zone.server'
import type { EndedFocusSession, PastSession, TimeSpent } from './focus'
import { type FocusRow, sessionOf, startFocusSession, type TimerRow, timerOf } from './focus.server'
import { countedOn } from './focus-days.server'
import { overtime, startTimer, timeSpent } from './pomodoro'
import { focusSessions } from './schema.server'

/** What a Creator sees of the past. */
export const CREATOR_HISTORY = 5
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
export function spentOf(row: TimerRow, endedAt: Date): TimeSpent {
	const timer = timerOf(row)
	if (Object.hasOwn(Object(row.timer), 'seenAt')) {
		const at = endedAt.getTime()
		return { spentMs: timeSpent(timer, at), overMs: overtime(timer, at), countsRests: false }
	}
	const { startedAt, pausedAt, spentMs, overMs } = timer
	const ran = Math.max(0, (pausedAt ?? endedAt.getTime()) - startedAt)
	return { spentMs: spentMs + ran, overMs, countsRests: true }
}

/**
 * One ended session with all that is in it. One that is not theirs, is in progress, or is further back than their plan
 * shows is refused with `not_found`.
 */
export async function readPastSession(
	subscriber: MemberWith<'focus_mode'>,
	id: string,
): Promise<EndedFocusSession> {
	const row = await readShown(subscriber, id)
	if (!row.endedAt) throw refuse('not_found')
	return { ...sessionOf(row), endedAt: row.endedAt, ...spentOf(row, row.endedAt) }
}

/** A session of theirs, in progress or as far back as their plan shows; else `not_found`. */
async function readShown(subscriber: MemberWith<'focus_mode'>, id: string): Promise<FocusRow> {
	const isTheirs = eq(focusSessions.userId, subscriber.userId)
	const [row] = await db()
		.select()
		.from(focusSessions)
		.where(and(isTheirs, eq(focusSessions.id, id)))
	if (!row) throw refuse('not_found')
	if (row.endedAt && !opens(subscriber, 'unlimited_history')) {
		const newer = await db().$count(focusSessions, and(isTheirs, gt(focusSessions.endedAt, row.endedAt)))
		if (newer >= CREATOR_HISTORY) throw refuse('not_found')
	}
	return row
}

/**
 * Makes a past session the one in progress again: its clock begins a round, and what was spent still counts. Refuses as
 * `readPastSession` does, and with `conflict` where another is in progress.
 */
export async function goOnWithPastSession(
	subscriber: MemberWith<'focus_mode'>,
	id: string,
	timeZone = 'UTC',
): Promise<void> {
	const { work, endedAt, spentMs, overMs } = await readPastSession(subscriber, id)
	const timer = { ...startTimer(Date.now(), work.timer.lengths), spentMs, overMs }
	const counted = countedOn(dayIn(timeZone, endedAt), { spentMs, overMs })
	await putInProgress(id, { ...counted, timer, updatedAt: new Date() })
}

/**
 * Starts a new session under the title of a past one, with the tasks that were left open in it; the past one stays as it
 * is. Refuses as `readPastSession` does, and with `too_many`.
 */
export async function carryOpenTasks(
	subscriber: MemberWith<'focus_mode'>,
	id: string,
): Promise<{ hasStarted: boolean }> {
	const { work } = await readPastSession(subscriber, id)
	const open = work.subTasks.filter(({ completed }) => !completed)
	return startFocusSession(subscriber, { title: work.title, lengths: work.timer.lengths, subTasks: open })
}

/**
 * Deletes a past session with all that is in it; its time is not counted any more. Refuses as `readPastSession` does, and
 * with `not_found` where it goes on by now.
 */
export async function deletePastSession(subscriber: MemberWith<'focus_mode'>, id: string): Promise<void> {
	await readPastSession(subscriber, id)
	const deleted = await db()
		.delete(focusSessions)
		.where(
			and(
				eq(focusSessions.id, id),
				eq(focusSessions.userId, subscriber.userId),
				isNotNull(focusSessions.endedAt),
			),
		)
		.returning({ id: focusSessions.id })
	if (deleted.length === 0) throw refuse('not_found')
}

/**
 * Takes back that a session was ended: it is the one in progress again, as it was. Of one in progress nothing changes.
 * Refuses with `not_found`, and with `conflict` where another one is in progress by now.
 */
export async function reopenFocusSession(subscriber: MemberWith<'focus_mode'>, id: string): Promise<void> {
	await readShown(subscriber, id)
	await putInProgress(id, {})
}

async function putInProgress(id: string, changes: PgUpdateSetSource<typeof focusSessions>): Promise<void> {
	try {
		await db()
			.update(focusSessions)
			.set({ ...changes, endedAt: null, version: sql`${focusSessions.version} + 1` })
			.where(and(eq(focusSessions.id, id), isNotNull(focusSessions.endedAt)))
	} catch (error) {
		if (violatesUnique(error, 'focus_sessions_active')) throw refuse('conflict')
		throw error
	}
}
