import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type MemberWith, opens } from '~/core/viewer'
import { db } from '~/db/client.server'
import { dayIn } from '~/i18n/time-zone.server'
import { timerOf } from '../focus.server'
import { totalsOf } from '../focus-days.server'
import { CREATOR_HISTORY, spentOf } from '../focus-past.server'
import { focusSessions } from '../schema.server'
import {
	type DayWorked,
	dayAfter,
	type FocusTime,
	spansUntil,
	streaksOf,
	sumOf,
	type TimeUnit,
	type TitleWorked,
	type Worked,
	weekOf,
} from './time'

/** More titles than that are no overview. */
const MOST_TITLES = 50

/**
 * What somebody worked by days or weeks and by title, until a day, today where none is given: a Creator's in their last
 * five ended sessions and the one in progress, a Legend's in all.
 */
export async function readFocusTime(
	subscriber: MemberWith<'focus_mode'>,
	{ unit, until }: { unit: TimeUnit; until: string | null },
	timeZone = 'UTC',
): Promise<FocusTime> {
	const { userId } = subscriber
	const now = new Date()
	const today = dayIn(timeZone, now)
	await countSessionsOfBefore(userId, timeZone)
	const isShort = !opens(subscriber, 'unlimited_history')
	const seen = sessionsSeen(userId, isShort)
	const running = await readRunning(userId, now)
	const days = withRunning(await readDays(seen), running, today)
	const last = until && until < today ? until : today
	const spans = spansUntil(days, unit, last)
	const [{ from }] = spans
	const to = spans.at(-1)?.to ?? last
	const counted = await readTitles(seen, from, to)
	const titles = running && today <= to ? withRunningTitle(counted, running) : counted
	const next = dayAfter(to, (unit === 'days' ? 1 : 7) * spans.length)
	return {
		unit,
		spans,
		titles: titles.slice(0, MOST_TITLES),
		hasMoreTitles: titles.length > MOST_TITLES,
		today: sumOf(days.filter(({ day }) => day === today)),
		week: sumOf(days.filter(({ day }) => day >= weekOf(today) && day <= today)),
		streaks: streaksOf(days, today),
		earlier: days.some(({ day }) => day < from) ? dayAfter(from, -1) : null,
		later: last < today ? next : null,
		isShort,
	}
}

/**
 * Sessions that ended before days were counted belong to the day of their end; of those whose clocks counted rests too,
 * nobody knows how long was worked.
 */
async function countSessionsOfBefore(userId: string, timeZone: string): Promise<void> {
	const { id, timer, createdAt, updatedAt } = focusSessions
	const endedAt = sql<Date>`${focusSessions.endedAt}`.mapWith(focusSessions.endedAt)
	const uncounted = and(
		eq(focusSessions.userId, userId),
		isNotNull(focusSessions.endedAt),
		isNull(focusSessions.spentDays),
	)
	const rows = await db()
		.select({ id, timer, createdAt, updatedAt, endedAt })
		.from(focusSessions)
		.where(uncounted)
	if (rows.length === 0) return
	const counted = rows.map((row) => {
		const { spentMs, overMs, countsRests } = spentOf(row, row.endedAt)
		return { id: row.id, day: dayIn(timeZone, row.endedAt), spent: countsRests ? 0 : spentMs, over: overMs }
	})
	await db().execute(sql`
		update ${focusSessions} set
			spent_days = jsonb_build_object(one.day, one.spent),
			over_days = jsonb_build_object(one.day, one.over)
		from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
			as one(id text, day text, spent bigint, over bigint)
		where ${focusSessions.id} = one.id and ${uncounted}`)
}

function sessionsSeen(userId: string, isShort: boolean): SQL {
	const all = sql`${focusSessions.userId} = ${userId}`
	if (!isShort) return all
	const ended = db()
		.select({ id: focusSessions.id })
		.from(focusSessions)
		.where(and(eq(focusSessions.userId, userId), isNotNull(focusSessions.endedAt)))
		.orderBy(desc(focusSessions.endedAt))
		.limit(CREATOR_HISTORY)
	return sql`${all} and (${focusSessions.endedAt} is null or ${focusSessions.id} in ${ended})`
}

const eachDay = sql`jsonb_each_text(${focusSessions.spentDays}) as of_day(day, spent)`
const spentSum = sql<number>`sum(of_day.spent::bigint)`.mapWith(Number)
const overSum = sql<number>`sum(coalesce((${focusSessions.overDays}->>of_day.day)::bigint, 0))`.mapWith(
	Number,
)

async function readDays(seen: SQL): Promise<DayWorked[]> {
	const day = sql<string>`of_day.day`
	const rows = await db()
		.select({ day, spentMs: spentSum, overMs: overSum })
		.from(focusSessions)
		.innerJoin(eachDay, sql`true`)
		.where(seen)
		.groupBy(day)
	return rows.filter(({ spentMs, overMs }) => spentMs + overMs > 0)
}

/** What was worked by title in these days, the most first. */
async function readTitles(seen: SQL, from: string, to: string): Promise<TitleWorked[]> {
	const named = sql`lower(btrim(${focusSessions.title}))`
	return db()
		.select({
			title: sql<string>`max(${focusSessions.title})`,
			spentMs: spentSum,
			overMs: overSum,
			sessions: sql<number>`count(distinct ${focusSessions.id})`.mapWith(Number),
		})
		.from(focusSessions)
		.innerJoin(eachDay, sql`true`)
		.where(sql`${seen} and of_day.day between ${from} and ${to}`)
		.groupBy(named)
		.having(sql`${spentSum} + ${overSum} > 0`)
		.orderBy(desc(spentSum), named)
		.limit(MOST_TITLES + 1)
}

/** The titles with what has run since the last save, which is on no day yet. */
function withRunningTitle(titles: readonly TitleWorked[], running: Running): TitleWorked[] {
	const name = (title: string) => title.trim().toLowerCase()
	const same = titles.find(({ title }) => name(title) === name(running.title))
	const others = titles.filter((one) => one !== same)
	const sessions = same ? same.sessions + (running.isCounted ? 0 : 1) : 1
	const title = { title: running.title, sessions, ...sumOf([...(same ? [same] : []), running]) }
	return [...others, title].toSorted((one, other) => other.spentMs - one.spentMs)
}

interface Running extends Worked {
	title: string
	/** Whether some of its time is on a day already. */
	isCounted: boolean
}

/** What the session in progress has counted since it was saved last; null where that is nothing. */
async function readRunning(userId: string, now: Date): Promise<Running | null> {
	const known = (days: typeof focusSessions.spentDays | typeof focusSessions.overDays) =>
		sql<number>`(select coalesce(sum(value::bigint), 0) from jsonb_each_text(${days}))`.mapWith(Number)
	const [row] = await db()
		.select({
			title: focusSessions.title,
			timer: focusSessions.timer,
			createdAt: focusSessions.createdAt,
			updatedAt: focusSessions.updatedAt,
			spent: known(focusSessions.spentDays),
			over: known(focusSessions.overDays),
		})
		.from(focusSessions)
		.where(and(eq(focusSessions.userId, userId), isNull(focusSessions.endedAt)))
	if (!row) return null
	const { spentMs, overMs } = totalsOf(timerOf(row), now.getTime())
	const since = { spentMs: Math.max(0, spentMs - row.spent), overMs: Math.max(0, overMs - row.over) }
	if (since.spentMs + since.overMs === 0) return null
	return { ...since, title: row.title, isCounted: row.spent + row.over > 0 }
}

function withRunning(days: readonly DayWorked[], running: Running | null, today: string): DayWorked[] {
	if (!running) return [...days]
	const others = days.filter(({ day }) => day !== today)
	const same = days.filter(({ day }) => day === today)
	return [...others, { day: today, ...sumOf([...same, running]) }]
}
