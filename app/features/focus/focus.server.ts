import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { inPages } from '~/core/in-pages.server'
import { consumeRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import { type Member, type MemberWith, opens } from '~/core/viewer'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { dayIn } from '~/i18n/time-zone.server'
import {
	type FocusLook,
	type FocusSave,
	type FocusSaved,
	FocusWorkInput,
	type StoredFocusSession,
} from './focus'
import { countedInProgress, totalsOf } from './focus-days.server'
import { FIRST_STATUS, type SubTask } from './focus-work'
import { type Lengths, USUAL_LENGTHS } from './lengths'
import { type FocusTimer, startTimer } from './pomodoro'
import { focusSessions } from './schema.server'

/** What a session starts with. */
interface FocusStart {
	title: string
	/** The usual ones where none are given. */
	lengths?: Lengths
	subTasks?: readonly SubTask[]
}

/**
 * Starts a session, with lengths and tasks where some are given. There is one at a time: where another is in progress, from
 * another tab or device, nothing is added, and `hasStarted` is false. Refuses with `too_many`.
 */
export async function startFocusSession(
	{ userId }: MemberWith<'focus_mode'>,
	{ title, lengths, subTasks = [] }: FocusStart,
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
			timer: startTimer(Date.now(), lengths),
			spentDays: {},
			overDays: {},
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

/** The lengths that the person's session before had; the usual ones where there was none. */
export async function readLastLengths({ userId }: MemberWith<'focus_mode'>): Promise<Lengths> {
	const [row] = await db()
		.select({
			timer: focusSessions.timer,
			createdAt: focusSessions.createdAt,
			updatedAt: focusSessions.updatedAt,
		})
		.from(focusSessions)
		.where(and(eq(focusSessions.userId, userId), isNotNull(focusSessions.endedAt)))
		.orderBy(desc(focusSessions.endedAt))
		.limit(1)
	return row ? timerOf(row).lengths : USUAL_LENGTHS
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

const { placeholder } = sql

const storeWork = prepared((database) =>
	database
		.update(focusSessions)
		.set({
			title: sql`${placeholder('title')}`,
			otherTitles: placeholder('otherTitles'),
			subTasks: placeholder('subTasks'),
			lastPrompts: placeholder('lastPrompts'),
			// What is filled in becomes JSON, a null too.
			mentalStatus: sql`nullif(${sql.param(placeholder('mentalStatus'), focusSessions.mentalStatus)}, 'null'::jsonb)`,
			timer: placeholder('timer'),
			...countedInProgress(placeholder('day'), {
				spentMs: placeholder('spentMs'),
				overMs: placeholder('overMs'),
			}),
			version: sql`${focusSessions.version} + 1`,
			updatedAt: sql`now()`,
			endedAt: sql`case when ${placeholder('isEnding')}::boolean then coalesce(${focusSessions.endedAt}, now()) else ${focusSessions.endedAt} end`,
		})
		.where(
			and(
				eq(focusSessions.id, placeholder('id')),
				eq(focusSessions.userId, placeholder('userId')),
				eq(focusSessions.version, placeholder('version')),
				sql`(${focusSessions.endedAt} is null or not ${placeholder('isLapsed')}::boolean)`,
			),
		)
		.returning({ version: focusSessions.version, endedAt: focusSessions.endedAt })
		.prepare(''),
)

/**
 * Saves what a person changed, and ends the session where that is asked for. A save that was made of an older
 * version than the stored one is refused with `conflict` and the stored session, so that the device merges the two.
 * Someone whose plan ended in the middle may save once more: what was typed is kept, and the session ends with it;
 * after that `plan_too_small`. Someone else's session answers exactly like a missing one: `not_found`. What the clock
 * has counted since the save before belongs to the day that it is in the time zone.
 */
export async function saveFocusSession(
	member: Member,
	save: FocusSave,
	timeZone = 'UTC',
): Promise<FocusSaved> {
	const { id, version, isEnding, ...work } = save
	const isLapsed = !opens(member, 'focus_mode')
	const [saved] = await storeWork().execute({
		...work,
		...totalsOf(work.timer, Date.now()),
		day: dayIn(timeZone, new Date()),
		id,
		userId: member.userId,
		version,
		isEnding: isEnding || isLapsed,
		isLapsed,
	})
	if (saved) {
		const end = saved.endedAt === null ? null : isLapsed && !isEnding ? 'plan' : 'ended'
		return { version: saved.version, end }
	}
	const mine = and(eq(focusSessions.id, id), eq(focusSessions.userId, member.userId))
	const [stored] = await db().select().from(focusSessions).where(mine)
	if (!stored) throw refuse('not_found')
	if (isLapsed && stored.endedAt) throw premiumOnly()
	throw refuse('conflict', sessionOf(stored))
}

/** Ends the session as it is stored: the plain form's way. Ending it twice is ending it once. Refuses with `not_found`. */
export async function endFocusSession({ userId }: Member, id: string, timeZone = 'UTC'): Promise<void> {
	const mine = and(eq(focusSessions.id, id), eq(focusSessions.userId, userId))
	const [stored] = await db().select().from(focusSessions).where(mine)
	if (!stored) throw refuse('not_found')
	await db()
		.update(focusSessions)
		.set({
			...countedInProgress(dayIn(timeZone, new Date()), totalsOf(timerOf(stored), Date.now())),
			endedAt: sql`now()`,
			version: sql`${focusSessions.version} + 1`,
			updatedAt: sql`now()`,
		})
		.where(and(mine, isNull(focusSessions.endedAt)))
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
