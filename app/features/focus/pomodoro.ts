import { focusUntil, type Lengths, type Phase, phaseAt, roundAt, roundStart, USUAL_LENGTHS } from './lengths'

const MINUTE_MS = 60_000

/**
 * A Pomodoro clock as moments in milliseconds: it is right whenever it is looked at, after a sleep too. It
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
	/** The overtime before the one that runs. */
	overMs: number
	/** Where on its way a phase ends that waits for the person: what runs after the end of focus is overtime. */
	holdsAtMs: number | null
	lengths: Lengths
}

export interface ClockFace {
	phase: 'focus' | 'rest'
	/** Whether the rest of the round is a long one. */
	isLong: boolean
	/** Whether it stands still, for whichever reason. */
	isPaused: boolean
	/** Whether it stands still because nobody was there. */
	hasStopped: boolean
	/** Whether the phase is over and waits for the person. */
	isOver: boolean
	/** What is left of the phase. */
	leftMs: number
	/** What has run since the end of a phase that waits. */
	overMs: number
	/** Whole minutes of the round that are over. */
	minutesDone: number
	/** From 1. */
	round: number
	/** Counts on where a phase waits. */
	roundsRun: number
}

/** A clock that starts to run. */
export function startTimer(now: number, lengths: Lengths = USUAL_LENGTHS): FocusTimer {
	const holdsAtMs = lengths.waits ? lengths.focus * MINUTE_MS : null
	return { startedAt: now, pausedAt: null, spentMs: 0, seenAt: now, overMs: 0, holdsAtMs, lengths }
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

/** Begins the first round again, with other lengths where some are given; what was spent until now still counts. */
export function restartTimer(timer: FocusTimer, now: number, lengths = timer.lengths): FocusTimer {
	return { ...startTimer(now, lengths), spentMs: timeSpent(timer, now), overMs: overtime(timer, now) }
}

/** Ends a rest, or a phase that waits for it, and begins the next phase. In the middle of focus nothing changes. */
export function nextPhase(timer: FocusTimer, now: number): FocusTimer {
	if (isStill(timer, now)) return timer
	const elapsed = elapsedMs(timer, now)
	const { kind, endMs } = phaseOf(timer, elapsed)
	if (kind === 'focus' && !isOver(timer, elapsed)) return timer
	return {
		...timer,
		startedAt: timer.startedAt + elapsed - endMs,
		seenAt: now,
		// Who presses is there.
		overMs: overtime(seeTimer(timer, now), now),
		holdsAtMs: timer.lengths.waits ? phaseAt(timer.lengths, endMs).endMs : null,
	}
}

/** Works on in a rest: what has run of it, and what will until the rest is begun, is overtime. */
export function workOvertime(timer: FocusTimer, now: number): FocusTimer {
	if (isStill(timer, now)) return timer
	const elapsed = elapsedMs(timer, now)
	const { kind, focusEndMs } = phaseOf(timer, elapsed)
	return kind === 'rest' && !isOver(timer, elapsed) ? { ...timer, seenAt: now, holdsAtMs: focusEndMs } : timer
}

/** Notes that the person was there at a moment, where that is news: once a round, and not after the clock has stopped. */
export function seeTimer(timer: FocusTimer, now: number): FocusTimer {
	if (isStill(timer, now)) return timer
	return roundAt(timer.lengths, elapsedMs(timer, now)) > lastSeenRound(timer)
		? { ...timer, seenAt: now }
		: timer
}

/** What the clock shows at a moment. A moment before its start, of a device whose clock is behind, counts as the start. */
export function readTimer(timer: FocusTimer, now: number): ClockFace {
	const elapsed = elapsedMs(timer, now)
	const { kind, round, roundStartMs, endMs, isLong } = phaseOf(timer, elapsed)
	const isByItself = hasStopped(timer, now)
	const minutesDone = Math.floor((Math.min(elapsed, endMs - 1) - roundStartMs) / MINUTE_MS)
	return {
		phase: kind,
		isLong,
		isPaused: timer.pausedAt !== null || isByItself,
		hasStopped: isByItself,
		isOver: isOver(timer, elapsed),
		leftMs: Math.max(0, endMs - elapsed),
		overMs: Math.max(0, elapsed - endMs),
		minutesDone,
		round: round + 1,
		roundsRun: roundAt(timer.lengths, elapsed) + 1,
	}
}

/**
 * How long was focused in all, in milliseconds: without pauses, rests, overtime, and rounds in which nobody was
 * there.
 */
export function timeSpent(timer: FocusTimer, now: number): number {
	const counted = Math.min(seenMs(timer, now), timer.holdsAtMs ?? Number.POSITIVE_INFINITY)
	return timer.spentMs + focusUntil(timer.lengths, counted)
}

/** How long was worked in all after the end of focus, in milliseconds. */
export function overtime(timer: FocusTimer, now: number): number {
	const { holdsAtMs, overMs, lengths } = timer
	if (holdsAtMs === null || phaseAt(lengths, holdsAtMs - 1).kind === 'rest') return overMs
	return overMs + Math.max(0, seenMs(timer, now) - holdsAtMs)
}

/** A clock apart from who looked at it, its parts in one order, as a database may give another. */
export function runOf(timer: FocusTimer): Omit<FocusTimer, 'seenAt'> {
	const { startedAt, pausedAt, spentMs, overMs, holdsAtMs } = timer
	const { focus, rest, longRest, longRestAfter, waits } = timer.lengths
	const lengths = { focus, rest, longRest, longRestAfter, waits }
	return { startedAt, pausedAt, spentMs, overMs, holdsAtMs, lengths }
}

/** The time left in whole seconds, of which the last one counts until it is over. */
export function minutesAndSeconds(leftMs: number): { minutes: number; seconds: number } {
	const all = Math.ceil(leftMs / 1_000)
	return { minutes: Math.floor(all / 60), seconds: all % 60 }
}

/** '17:24'; '+02:13' where a phase waits since then. */
export function clockText({
	leftMs,
	overMs,
	isOver,
}: Pick<ClockFace, 'leftMs' | 'overMs' | 'isOver'>): string {
	const { minutes, seconds } = minutesAndSeconds(isOver ? Math.floor(overMs / 1_000) * 1_000 : leftMs)
	return (isOver ? '+' : '') + [minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
}

function elapsedMs(timer: FocusTimer, now: number): number {
	const { startedAt, pausedAt } = timer
	if (pausedAt !== null) return Math.max(0, pausedAt - startedAt)
	return Math.min(Math.max(0, now - startedAt), stopsAfterMs(timer))
}

/** What of its way the person has seen: a round in which they were not there is none of it. */
function seenMs(timer: FocusTimer, now: number): number {
	return Math.min(elapsedMs(timer, now), roundStart(timer.lengths, lastSeenRound(timer) + 1))
}

/** The phase in which the clock is, or which waits for its person. */
function phaseOf(timer: FocusTimer, elapsed: number): Phase {
	const { lengths, holdsAtMs } = timer
	return phaseAt(lengths, holdsAtMs !== null && elapsed >= holdsAtMs ? holdsAtMs - 1 : elapsed)
}

function isOver({ holdsAtMs }: FocusTimer, elapsed: number): boolean {
	return holdsAtMs !== null && elapsed >= holdsAtMs
}

function isStill(timer: FocusTimer, now: number): boolean {
	return timer.pausedAt !== null || hasStopped(timer, now)
}

/** The round in which the person was last there, from 0. */
function lastSeenRound({ startedAt, seenAt, lengths }: FocusTimer): number {
	return roundAt(lengths, Math.max(0, seenAt - startedAt))
}

/** The person may miss the round after the one in which they were last there, not more. */
function stopsAfterMs(timer: FocusTimer): number {
	return roundStart(timer.lengths, lastSeenRound(timer) + 2)
}

function hasStopped(timer: FocusTimer, now: number): boolean {
	return timer.pausedAt === null && now - timer.startedAt >= stopsAfterMs(timer)
}
