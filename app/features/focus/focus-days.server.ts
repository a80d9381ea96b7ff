import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type FocusTimer, overtime, timeSpent } from './pomodoro'
import { focusSessions } from './schema.server'

/** What a clock has counted in all, in milliseconds. */
export interface Totals {
	spentMs: number
	overMs: number
}

/** Each of them, or where it will be filled in. */
type Told<Value> = Value | Placeholder
type ToldTotals = { [Name in keyof Totals]: Told<number> }

export function totalsOf(timer: FocusTimer, now: number): Totals {
	return { spentMs: timeSpent(timer, now), overMs: overtime(timer, now) }
}

/**
 * Gives to a day of a session what its clock has counted in all and no day has yet: a clock knows how long it ran, and
 * not when. A page saves at least once a round, so a day is right to the round.
 */
export function countedOn(
	day: Told<string>,
	{ spentMs, overMs }: ToldTotals,
): { spentDays: SQL; overDays: SQL } {
	return {
		spentDays: added(focusSessions.spentDays, day, spentMs),
		overDays: added(focusSessions.overDays, day, overMs),
	}
}

/** Likewise, while the session is in progress: what is saved to an ended one is text that came late, and no time. */
export function countedInProgress(day: Told<string>, totals: ToldTotals): { spentDays: SQL; overDays: SQL } {
	const { spentDays, overDays } = countedOn(day, totals)
	const isInProgress = sql`${focusSessions.endedAt} is null`
	return {
		spentDays: sql`case when ${isInProgress} then ${spentDays} else ${focusSessions.spentDays} end`,
		overDays: sql`case when ${isInProgress} then ${overDays} else ${focusSessions.overDays} end`,
	}
}

function added(days: PgColumn, day: Told<string>, totalMs: Told<number>): SQL {
	const known = sql`(select coalesce(sum(value::bigint), 0) from jsonb_each_text(${days}))`
	const rest = sql`greatest(0, ${totalMs}::bigint - ${known})`
	const before = sql`coalesce((${days}->>${day}::text)::bigint, 0)`
	return sql`coalesce(${days}, '{}'::jsonb) || jsonb_build_object(${day}::text, ${before} + ${rest})`
}
