import { expect, test } from 'vitest'
import { type DayWorked, dayAfter, scaleFor, spansUntil, streaksOf, weekOf } from './time'

const HOUR = 3_600_000
const worked = (day: string, spentMs = HOUR, overMs = 0): DayWorked => ({ day, spentMs, overMs })

test('days follow one another over months, leap days and years', () => {
	expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
	expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
	expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
})

test('a week begins on Monday', () => {
	expect(['2026-11-23', '2026-11-26', '2026-11-29', '2026-11-30'].map(weekOf)).toEqual([
		'2026-11-23',
		'2026-11-23',
		'2026-11-23',
		'2026-11-30',
	])
})

test('a page has 28 days, or 26 weeks, with those in which nobody worked', () => {
	const days = [worked('2026-10-29'), worked('2026-10-30'), worked('2026-11-26', HOUR, 60_000)]
	const byDay = spansUntil(days, 'days', '2026-11-26')
	expect(byDay).toHaveLength(28)
	expect(byDay[0]).toEqual({ from: '2026-10-30', to: '2026-10-30', spentMs: HOUR, overMs: 0 })
	expect(byDay.at(-1)).toEqual({ from: '2026-11-26', to: '2026-11-26', spentMs: HOUR, overMs: 60_000 })
	expect(byDay[1]?.spentMs).toBe(0)
	const byWeek = spansUntil(days, 'weeks', '2026-11-26')
	expect(byWeek).toHaveLength(26)
	expect(byWeek.at(-1)).toMatchObject({ from: '2026-11-23', to: '2026-11-29', spentMs: HOUR })
	expect(byWeek.at(-5)).toMatchObject({ from: '2026-10-26', spentMs: 2 * HOUR })
})

test('a streak goes on until the day after it is over, and less than a minute makes no day', () => {
	const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24', '2026-11-25'].map((day) =>
		worked(day),
	)
	expect(streaksOf(days, '2026-11-26')).toEqual({ now: 2, longest: 3 })
	expect(streaksOf([...days, worked('2026-11-26', 0, HOUR)], '2026-11-26')).toEqual({ now: 3, longest: 3 })
	expect(streaksOf([...days, worked('2026-11-26', 59_999)], '2026-11-26')).toEqual({ now: 2, longest: 3 })
	expect(streaksOf(days, '2026-11-27')).toEqual({ now: 0, longest: 3 })
	expect(streaksOf([], '2026-11-27')).toEqual({ now: 0, longest: 0 })
})

test('the scale of a chart is of round hours, and holds its highest bar', () => {
	expect(scaleFor([worked('2026-11-26', 1.5 * HOUR, 0.4 * HOUR)])).toBe(2 * HOUR)
	expect(scaleFor([worked('2026-11-26', 2 * HOUR)])).toBe(2 * HOUR)
	expect(scaleFor([worked('2026-11-26', 200 * HOUR)])).toBe(200 * HOUR)
	expect(scaleFor([])).toBe(HOUR / 3)
})
