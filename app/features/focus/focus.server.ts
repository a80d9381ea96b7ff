import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { inPages } from '~/core/in-pages.server'
import { consumeRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import { type Member, type MemberWith, opens } from '~/core/viewer'
import { db } from '~/db/client.server'
import { violatesUnique } from '~/db/violation.server'
import {
	type FocusLook,
	type FocusSave,
	type FocusSaved,
	FocusWorkInput,
	type PastSession,
	type StoredFocusSession,
} from './focus'
import { FIRST_STATUS } from './focus-work'
import { type FocusTimer, startTimer, timeSpent } from './pomodoro'
import { focusSessions } from './schema.server'

/**
 * Starts a session. There is one at a time: where another is in progress, from another tab or device, nothing
 * is added, and `hasStarted` is false. Refuses with `too_many`.
 */
export async function startFocusSession(
	{ userId }: MemberWith<'focus_mode'>,
	title: string,
): Promise<{ hasStarted: boolean }> {
	await consumeRateLimit('startFocus', userId)
	const added = await db()
		.insert(focusSessions)
		.values({
			userId,
			title,
			subTasks: [],
			lastPrompts: [],
			mentalStatus: FIRST_STATUS,
			timer: startTimer(Date.now()),
		})
		.onConflictDoNothing()
		.returning({ id: focusSessions.id })
	return { hasStarted: added.length > 0 }
}

/** The session in progress, or null: a missing one is no error. */
export async function readFocusSession({
	userId,
}: MemberWith<'focus_mode'>): Promise<StoredFocusSession | null> {
	const [row] = await db()
		.select()
		.from(focusSessions)
		.where(and(eq(focusSessions.userId, userId), isNull(focusSessions.endedAt)))
		.orderBy(desc(focusSessions.updatedAt))
		.limit(1)
	return row ? sessionOf(row) : null
}

/** A session of theirs where it is newer than the version that they know, ended or not; else null, as where there is none. */
export async function readNewerFocusSession(
	{ userId }: MemberWith<'focus_mode'>,
	{ id, version }: FocusLook,
): Promise<StoredFocusSession | null> {
	const isTheirs = and(eq(focusSessions.id, id), eq(focusSessions.userId, userId))
	const [row] = await db()
		.select()
		.from(focusSessions)
		.where(and(isTheirs, gt(focusSessions.version, version)))
	return row ? sessionOf(row) : null
}

/** Whether a session is in progress: its id, or null. */
export async function findActiveFocusSession({ userId }: MemberWith<'focus_mode'>): Promise<string | null> {
	const [row] = await db()
		.select({ id: focusSessions.id })
		.from(focusSessions)
		.where(and(eq(focusSessions.userId, userId), isNull(focusSessions.endedAt)))
	return row?.id ?? null
}

/**
 * Saves what a person changed, and ends the session where that is asked for. A save that was made of an older
 * version than the stored one is refused with `conflict` and the stored session, so that the device merges the two.
 * Someone whose plan ended in the middle may save once more: what was typed is kept, and the session ends with it;
 * after that `plan_too_small`. Someone else's session answers exactly like a missing one: `not_found`.
 */
export async function saveFocusSession(member: Member, save: FocusSave): Promise<FocusSaved> {
	const { id, version, isEnding, ...work } = save
	const isLapsed = !opens(member, 'focus_mode')
	const mine = and(eq(focusSessions.id, id), eq(focusSessions.userId, member.userId))
	const [saved] = await db()
		.update(focusSessions)
		.set({
			...work,
			version: sql`${focusSessions.version} + 1`,
			updatedAt: sql`now()`,
			...(isEnding || isLapsed ? { endedAt: sql`coalesce(${focusSessions.endedAt}, now())` } : {}),
		})
		.where(
			and(mine, eq(focusSessions.version, version), isLapsed ? isNull(focusSessions.endedAt) : undefined),
		)
		.returning({ version: focusSessions.version, endedAt: focusSessions.endedAt })
	if (saved) {
		const end = saved.endedAt === null ? null : isLapsed && !isEnding ? 'plan' : 'ended'
		return { version: saved.version, end }
	}
	const [stored] = await db().select().from(focusSessions).where(mine)
	if (!stored) throw refuse('not_found')
	if (isLapsed && stored.endedAt) throw premiumOnly()
	throw refuse('conflict', sessionOf(stored))
}

/** Ends the session as it is stored: the plain form's way. Ending it twice is ending it once. Refuses with `not_found`. */
export async function endFocusSession({ userId }: Member, id: string): Promise<void> {
	const mine = and(eq(focusSessions.id, id), eq(focusSessions.userId, userId))
	const ended = await db()
		.update(focusSessions)
		.set({ endedAt: sql`now()`, version: sql`${focusSessions.version} + 1`, updatedAt: sql`now()` })
		.where(and(mine, isNull(focusSessions.endedAt)))
		.returning({ id: focusSessions.id })
	if (ended.length > 0) return
	const [stored] = await db().select({ id: focusSessions.id }).from(focusSessions).where(mine)
	if (!stored) throw refuse('not_found')
}

/**
 * Makes an ended session the one in progress again, as it was. Of one in progress nothing changes. Refuses with
 * `not_found`, and with `conflict` where another one is in progress by now.
 */
export async function reopenFocusSession({ userId }: MemberWith<'focus_mode'>, id: string): Promise<void> {
	const isTheirs = and(eq(focusSessions.id, id), eq(focusSessions.userId, userId))
	try {
		await db()
			.update(focusSessions)
			.set({ endedAt: null, version: sql`${focusSessions.version} + 1` })
			.where(and(isTheirs, isNotNull(focusSessions.endedAt)))
	} catch (error) {
		if (violatesUnique(error, 'focus_sessions_active')) throw refuse('conflict')
		throw error
	}
	const [stored] = await db().select({ id: focusSessions.id }).from(focusSessions).where(isTheirs)
	if (!stored) throw refuse('not_found')
}

/** All that is stored of a person's sessions, for their export. */
export function exportFocusSessions({ userId }: Member) {
	const { userId: _owner, ...columns } = getTableColumns(focusSessions)
	return inPages(focusSessions, ({ after, order, limit }) =>
		db()
			.select(columns)
			.from(focusSessions)
			.where(and(eq(focusSessions.userId, userId), after))
			.orderBy(...order)
			.limit(limit),
	)
}

/** What someone without a plan is told (docs/product.md#gates, docs/product.md#messages). */
function premiumOnly() {
	return refuse('plan_too_small', undefined, {
		message: 'focus_mode_is_only_available_for_premium_and_pro_subscribers',
	})
}

type Row = typeof focusSessions.$inferSelect

function sessionOf(row: Row): StoredFocusSession {
	const { id, version, createdAt, updatedAt, endedAt } = row
	const { title, otherTitles, subTasks, lastPrompts, mentalStatus } = row
	const timer = timerOf(row)
	const work = FocusWorkInput.parse({ title, otherTitles, subTasks, lastPrompts, mentalStatus, timer })
	return { id, version, work, createdAt, updatedAt, endedAt }
}

/** What a clock is read from. */
type TimerRow = Pick<Row, 'timer' | 'createdAt' | 'updatedAt'>

/** A session that was stored without a clock began to count when it was started; when it was saved, somebody was there. */
function timerOf({ timer, createdAt, updatedAt }: TimerRow): FocusTimer {
	const stored = timer ?? startTimer(createdAt.getTime())
	return FocusWorkInput.shape.timer.parse({
		...Object(stored),
		seenAt: updatedAt.getTime(),
		...Object(timer),
	})
}

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
