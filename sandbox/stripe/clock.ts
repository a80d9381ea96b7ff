import type { Store } from './store'

/** The books of the account at one moment: all that a change needs. */
export interface Books {
	store: Store
	/** Seconds, by the stand-in's own clock. */
	now: number
}

const OFFSET = 'clock_offset'

/** The stand-in's time in seconds: the real one, moved forward by as much as somebody asked for. */
export function timeIn(store: Store): number {
	return Math.floor(Date.now() / 1000) + offsetOf(store)
}

export function offsetOf(store: Store): number {
	return Number(store.setting(OFFSET) ?? 0)
}

/** Moves the clock, and nothing else: what became due is done by `catchUp`. */
export function moveClock(store: Store, seconds: number): void {
	store.transact(() => store.set(OFFSET, String(offsetOf(store) + seconds)))
}

export function booksOf(store: Store): Books {
	return { store, now: timeIn(store) }
}

/** So many months, weeks, … after `anchor`, on the same day of the month or the month's last. */
export function addIntervals(anchor: number, unit: 'day' | 'week' | 'month' | 'year', count: number): number {
	if (unit === 'day') return anchor + count * 86_400
	if (unit === 'week') return anchor + count * 7 * 86_400
	const start = new Date(anchor * 1000)
	const months = unit === 'year' ? count * 12 : count
	const moved = new Date(start)
	moved.setUTCDate(1)
	moved.setUTCMonth(moved.getUTCMonth() + months)
	const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
	moved.setUTCDate(Math.min(start.getUTCDate(), lastDay))
	return Math.floor(moved.getTime() / 1000)
}
