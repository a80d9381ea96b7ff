import { and, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import { inPages } from '~/core/in-pages.server'
import { consumeRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import { type Member, type MemberWith, opens } from '~/core/viewer'
import { db } from '~/db/client.server'
import {
	type FocusLook,
	type FocusSave,
	type FocusSaved,
	FocusWorkInput,
	type StoredFocusSession,
} from './focus'
import { FIRST_STATUS, type SubTask } from './focus-work'
import { type FocusTimer, startTimer } from './pomodoro'
import { focusSessions } from './schema.server'

/**
 * Starts a session, with tasks where some are carried over. There is one at a time: where another is in progress, from
 * another tab or device, nothing is added, and `hasStarted` is false. Refuses with `too_many`.
 */
export async function startFocusSession(
	{ userId }: MemberWith<'focus_mode'>,
	title: string,
	subTasks: readonly SubTask[] = [],
): Promise<{ hasStarted: boolean }> {
	await consumeRateLimit('startFocus', userId)
	const added = await db()
		.insert(focusSessions)
		.values({
			userId,
			title,
			subTasks,
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

export type FocusRow = typeof focusSessions.$inferSelect

/** A stored row as its person has it. */
export function sessionOf(row: FocusRow): StoredFocusSession {
	const { id, version, createdAt, updatedAt, endedAt } = row
	const { title, otherTitles, subTasks, lastPrompts, mentalStatus } = row
	const timer = timerOf(row)
	const work = FocusWorkInput.parse({ title, otherTitles, subTasks, lastPrompts, mentalStatus, timer })
	return { id, version, work, createdAt, updatedAt, endedAt }
}

/** What a clock is read from. */
export type TimerRow = Pick<FocusRow, 'timer' | 'createdAt' | 'updatedAt'>

/** A session that was stored without a clock began to count when it was started; when it was saved, somebody was there. */
export function timerOf({ timer, createdAt, updatedAt }: TimerRow): FocusTimer {
	const stored = timer ?? startTimer(createdAt.getTime())
	return FocusWorkInput.shape.timer.parse({
		...Object(stored),
		seenAt: updatedAt.getTime(),
		...Object(timer),
	})
}
