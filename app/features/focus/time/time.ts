const DAY_MS = 86_400_000
/** How many bars a page shows. */
const BARS = { days: 28, weeks: 26 } as const
/** What makes a day one of a streak. */
const WORTH_COUNTING_MS = 60_000

export const TIME_UNITS = ['days', 'weeks'] as const
export type TimeUnit = (typeof TIME_UNITS)[number]

/** What was worked, in milliseconds. */
export interface Worked {
	spentMs: number
	overMs: number
}

/** What was worked on a calendar day, as an ISO date. */
export interface DayWorked extends Worked {
	day: string
}

/** What was worked from a day to another, both included. */
export interface SpanWorked extends Worked {
	from: string
	to: string
}

export interface TitleWorked extends Worked {
	title: string
	sessions: number
}

/** One's time as a page shows it. */
export interface FocusTime {
	unit: TimeUnit
	spans: readonly SpanWorked[]
	titles: readonly TitleWorked[]
	hasMoreTitles: boolean
	today: Worked
	week: Worked
	streaks: { now: number; longest: number }
	/** The last day of the page before, where there is something further back. */
	earlier: string | null
	/** The last day of the page after; null on the page that ends today. */
	later: string | null
	/** Whether only the last sessions are counted on this plan. */
	isShort: boolean
}

/** The day that is so many days later; earlier where that is negative. */
export function dayAfter(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
	return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The days or weeks of a page that ends with the one in which `last` is, the oldest first; what nobody worked is in it. */
export function spansUntil(
	days: readonly DayWorked[],
	unit: TimeUnit,
	last: string,
): [SpanWorked, ...SpanWorked[]] {
	const length = unit === 'days' ? 1 : 7
	const end = unit === 'days' ? last : weekOf(last)
	const spanAt = (back: number): SpanWorked => {
		const from = dayAfter(end, -back * length)
		const to = dayAfter(from, length - 1)
		return { from, to, ...sumOf(days.filter(({ day }) => day >= from && day <= to)) }
	}
	const oldest = BARS[unit] - 1
	return [spanAt(oldest), ...Array.from({ length: oldest }, (_none, at) => spanAt(oldest - 1 - at))]
}

export function sumOf(worked: readonly Worked[]): Worked {
	return {
		spentMs: worked.reduce((sum, { spentMs }) => sum + spentMs, 0),
		overMs: worked.reduce((sum, { overMs }) => sum + overMs, 0),
	}
}

/**
 * How many days in a row were worked: until today, or until yesterday where today has not begun; and at most. A minute of
 * focus or overtime makes a day.
 */
export function streaksOf(days: readonly DayWorked[], today: string): { now: number; longest: number } {
	const worked = new Set(
		days.filter(({ spentMs, overMs }) => spentMs + overMs >= WORTH_COUNTING_MS).map(({ day }) => day),
	)
	const lengthUntil = (last: string) => {
		let length = 0
		while (worked.has(dayAfter(last, -length))) length += 1
		return length
	}
	const ends = [...worked].filter((day) => !worked.has(dayAfter(day, 1)))
	return {
		now: lengthUntil(worked.has(today) ? today : dayAfter(today, -1)),
		longest: Math.max(0, ...ends.map(lengthUntil)),
	}
}

const HOUR_MS = 3_600_000
const SCALES = [1 / 3, 0.5, 1, 2, 4, 6, 8, 12, 16, 24, 40, 60, 80, 120, 168].map((hours) => hours * HOUR_MS)

/** The top of a chart's scale: of round hours, as its half is, and never less than its highest bar. */
export function scaleFor(spans: readonly Worked[]): number {
	const most = Math.max(0, ...spans.map(({ spentMs, overMs }) => spentMs + overMs))
	return SCALES.find((scale) => scale >= most) ?? most
}
