const MINUTE_MS = 60_000
export const FOCUS_MINUTES = 25
export const REST_MINUTES = 5
const FOCUS_MS = FOCUS_MINUTES * MINUTE_MS
const ROUND_MS = (FOCUS_MINUTES + REST_MINUTES) * MINUTE_MS

/**
 * A Pomodoro clock (25/5) as moments in milliseconds: it is right whenever it is looked at, after a sleep too. It
 * stops by itself after a whole round in which nobody was there; that round is no time spent.
 */
export interface FocusTimer {
	/** When it would have been started, had it never stood still. */
	startedAt: number
	/** Null while it runs. */
	pausedAt: number | null
	/** The time spent before it was started again. */
	spentMs: number
	/** When the person was last there, to the round. */
	seenAt: number
}

export interface ClockFace {
	phase: 'focus' | 'rest'
	/** Whether it stands still, for whichever reason. */
	isPaused: boolean
	/** Whether it stands still because nobody was there. */
	hasStopped: boolean
	/** What is left of the phase. */
	leftMs: number
	/** Whole minutes of the round that are over. */
	minutesDone: number
	/** From 1. */
	round: number
}

/** A clock that starts to run. */
export function startTimer(now: number): FocusTimer {
	return { startedAt: now, pausedAt: null, spentMs: 0, seenAt: now }
}

/** Stops the clock; one that stands still stays as it is. */
export function pauseTimer(timer: FocusTimer, now: number): FocusTimer {
	if (timer.pausedAt !== null || hasStopped(timer, now)) return timer
	const pausedAt = Math.max(now, timer.startedAt)
	return { ...timer, pausedAt, seenAt: pausedAt }
}

/** Lets the clock go on from where it was paused; one that has stopped by itself begins a new round. */
export function resumeTimer(timer: FocusTimer, now: number): FocusTimer {
	if (hasStopped(timer, now)) return restartTimer(timer, now)
	if (timer.pausedAt === null) return timer
	return { ...timer, startedAt: now - elapsedMs(timer, now), pausedAt: null, seenAt: now }
}

/** Begins the first 25 minutes again; what was spent until now still counts. */
export function restartTimer(timer: FocusTimer, now: number): FocusTimer {
	return { ...startTimer(now), spentMs: timeSpent(timer, now) }
}

/** Notes that the person was there at a moment, where that is news: once a round, and not after the clock has stopped. */
export function seeTimer(timer: FocusTimer, now: number): FocusTimer {
	if (timer.pausedAt !== null || hasStopped(timer, now)) return timer
	return roundsOver(elapsedMs(timer, now)) > lastSeenRound(timer) ? { ...timer, seenAt: now } : timer
}

/** What the clock shows at a moment. A moment before its start, of a device whose clock is behind, counts as the start. */
export function readTimer(timer: FocusTimer, now: number): ClockFace {
	const elapsed = elapsedMs(timer, now)
	const within = elapsed % ROUND_MS
	const isFocus = within < FOCUS_MS
	const isOver = hasStopped(timer, now)
	return {
		phase: isFocus ? 'focus' : 'rest',
		isPaused: timer.pausedAt !== null || isOver,
		hasStopped: isOver,
		leftMs: (isFocus ? FOCUS_MS : ROUND_MS) - within,
		minutesDone: Math.floor(within / MINUTE_MS),
		round: roundsOver(elapsed) + 1,
	}
}

/** How long was focused in all, in milliseconds: without pauses, rests, and rounds in which nobody was there. */
export function timeSpent(timer: FocusTimer, now: number): number {
	const elapsed = Math.min(elapsedMs(timer, now), (lastSeenRound(timer) + 1) * ROUND_MS)
	return timer.spentMs + roundsOver(elapsed) * FOCUS_MS + Math.min(elapsed % ROUND_MS, FOCUS_MS)
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

function elapsedMs(timer: FocusTimer, now: number): number {
	const { startedAt, pausedAt } = timer
	if (pausedAt !== null) return Math.max(0, pausedAt - startedAt)
	return Math.min(Math.max(0, now - startedAt), stopsAfterMs(timer))
}

/** The round in which the person was last there, from 0. */
function lastSeenRound({ startedAt, seenAt }: FocusTimer): number {
	return roundsOver(Math.max(0, seenAt - startedAt))
}

/** The person may miss the round after the one in which they were last there, not more. */
function stopsAfterMs(timer: FocusTimer): number {
	return (lastSeenRound(timer) + 2) * ROUND_MS
}

function hasStopped(timer: FocusTimer, now: number): boolean {
	return timer.pausedAt === null && now - timer.startedAt >= stopsAfterMs(timer)
}

function roundsOver(elapsed: number): number {
	return Math.floor(elapsed / ROUND_MS)
}
