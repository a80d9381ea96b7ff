const MINUTE_MS = 60_000
export const FOCUS_MINUTES = 25
export const REST_MINUTES = 5
const FOCUS_MS = FOCUS_MINUTES * MINUTE_MS
const ROUND_MS = (FOCUS_MINUTES + REST_MINUTES) * MINUTE_MS

/** A Pomodoro clock (spec 9: 25/5) as moments in milliseconds: it is right whenever it is looked at, after a sleep too. */
export interface FocusTimer {
	/** When it would have been started, had it never stood still. */
	startedAt: number
	/** Null while it runs. */
	pausedAt: number | null
	/** What it had counted before it was started again. */
	spentMs: number
}

export interface ClockFace {
	phase: 'focus' | 'rest'
	isPaused: boolean
	/** What is left of the phase. */
	leftMs: number
	/** Whole minutes of the round that are over. */
	minutesDone: number
	/** From 1. */
	round: number
}

/** A clock that starts to run. */
export function startTimer(now: number): FocusTimer {
	return { startedAt: now, pausedAt: null, spentMs: 0 }
}

/** Stops the clock; one that stands still stays as it is. */
export function pauseTimer(timer: FocusTimer, now: number): FocusTimer {
	return timer.pausedAt === null ? { ...timer, pausedAt: Math.max(now, timer.startedAt) } : timer
}

/** Lets the clock go on from where it stopped. */
export function resumeTimer(timer: FocusTimer, now: number): FocusTimer {
	if (timer.pausedAt === null) return timer
	return { ...timer, startedAt: now - elapsedMs(timer, now), pausedAt: null }
}

/** Begins the first 25 minutes again; what was counted until now still counts as time spent. */
export function restartTimer(timer: FocusTimer, now: number): FocusTimer {
	return { ...startTimer(now), spentMs: timeSpent(timer, now) }
}

/** What the clock shows at a moment. A moment before its start, of a device whose clock is behind, counts as the start. */
export function readTimer(timer: FocusTimer, now: number): ClockFace {
	const elapsed = elapsedMs(timer, now)
	const within = elapsed % ROUND_MS
	const isFocus = within < FOCUS_MS
	return {
		phase: isFocus ? 'focus' : 'rest',
		isPaused: timer.pausedAt !== null,
		leftMs: (isFocus ? FOCUS_MS : ROUND_MS) - within,
		minutesDone: Math.floor(within / MINUTE_MS),
		round: Math.floor(elapsed / ROUND_MS) + 1,
	}
}

/** How long a clock has run in all, pauses apart. */
export function timeSpent(timer: FocusTimer, now: number): number {
	return timer.spentMs + elapsedMs(timer, now)
}

/** The time left in whole seconds, of which the last one counts until it is over. */
export function minutesAndSeconds(leftMs: number): { minutes: number; seconds: number } {
	const all = Math.ceil(leftMs / 1_000)
	return { minutes: Math.floor(all / 60), seconds: all % 60 }
}

/** '17:24'. */
export function clockText(leftMs: number): string {
	const { minutes, seconds } = minutesAndSeconds(leftMs)
	return [minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
}

function elapsedMs({ startedAt, pausedAt }: FocusTimer, now: number): number {
	return Math.max(0, (pausedAt ?? now) - startedAt)
}
