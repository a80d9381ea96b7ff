import { and, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { focusSessions } from '~/db/focus-schema.server'
import { FEATURES } from './entitlement'
import { type FocusSave, type FocusSaved, type FocusSession, FocusWork, type PastSession } from './focus'
import { FIRST_STATUS } from './focus-work'
import { countTry } from './limit.server'
import { startTimer, timeSpent } from './pomodoro'
import { refuse } from './refuse.server'
import { isSubscriber, type Member, type Subscriber } from './viewer'

/** What a Creator sees of the past (product.md, Focus). */
const CREATOR_HISTORY = 5
const PAGE = 20

const tasksOf = sql`jsonb_array_elements(${focusSessions.subTasks})`

/**
 * Starts a session (spec 7). There is one at a time: where another is in progress, from another tab or device, nothing
 * is added, and `hasStarted` is false. Refuses with `too_many`.
 */
export async function startFocusSession(
	{ userId }: Subscriber,
	title: string,
): Promise<{ hasStarted: boolean }> {
	await countTry('startFocus', userId)
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

/** The session in progress, or null: a missing one is no error (spec 8). */
export async function readFocusSession({ userId }: Subscriber): Promise<FocusSession | null> {
	const [row] = await db()
		.select()
		.from(focusSessions)
		.where(and(eq(focusSessions.userId, userId), isNull(focusSessions.endedAt)))
		.orderBy(desc(focusSessions.updatedAt))
		.limit(1)
	return row ? sessionOf(row) : null
}

/**
 * Saves what a person changed, and ends the session where that is asked for (spec 4). A save that was made of an older
 * version than the stored one is refused with `conflict` and the stored session, so that both texts are kept.
 * Someone whose plan ended in the middle may save once more: what was typed is kept, and the session ends with it;
 * after that `plan_too_small`. Someone else's session answers exactly like a missing one: `not_found`.
 */
export async function saveFocusSession(member: Member, save: FocusSave): Promise<FocusSaved> {
	const { id, version, isEnding, ...work } = save
	const isLapsed = !isSubscriber(member)
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
 * Ended sessions, the newest first: a Creator's last five, all of a Legend's, a page at a time. `next` is where the
 * next page begins, null where there is none.
 */
export async function listPastSessions(
	subscriber: Subscriber,
	before: Date | null,
): Promise<{ sessions: PastSession[]; next: Date | null }> {
	const hasAll = FEATURES[subscriber.tier].unlimited_history
	const most = hasAll ? PAGE : CREATOR_HISTORY
	const rows = await db()
		.select({
			id: focusSessions.id,
			title: focusSessions.title,
			timer: focusSessions.timer,
			createdAt: focusSessions.createdAt,
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
	const sessions = rows.slice(0, most).map(({ timer, createdAt, ...row }) => ({
		...row,
		spentMs: timeSpent(timerOf(timer, createdAt), row.endedAt.getTime()),
	}))
	const last = sessions.at(-1)
	return { sessions, next: hasAll && rows.length > most && last ? last.endedAt : null }
}

/** All that is stored of a person's sessions, for their export. */
export async function exportFocusSessions({ userId }: Member) {
	const { userId: _owner, ...columns } = getTableColumns(focusSessions)
	return db()
		.select(columns)
		.from(focusSessions)
		.where(eq(focusSessions.userId, userId))
		.orderBy(focusSessions.createdAt)
}

/** What someone without a plan is told (spec 6, 8). */
export function premiumOnly() {
	return refuse('plan_too_small', undefined, {
		message: 'focus_mode_is_only_available_for_premium_and_pro_subscribers',
	})
}

type Row = typeof focusSessions.$inferSelect

function sessionOf({ id, version, createdAt, updatedAt, endedAt, ...row }: Row): FocusSession {
	const { title, subTasks, lastPrompts, mentalStatus } = row
	const timer = timerOf(row.timer, createdAt)
	const work = FocusWork.parse({ title, subTasks, lastPrompts, mentalStatus, timer })
	return { id, version, work, createdAt, updatedAt, endedAt }
}

/** A session that was stored without a clock began to count when it was started. */
function timerOf(stored: unknown, createdAt: Date) {
	return stored === null ? startTimer(createdAt.getTime()) : FocusWork.shape.timer.parse(stored)
}
