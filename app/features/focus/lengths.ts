const MINUTE_MS = 60_000

/** How long the phases of a clock are, in minutes, and how they follow one another. */
export interface Lengths {
	focus: number
	rest: number
	longRest: number
	/** After how many rounds the rest is a long one; 0 for never. */
	longRestAfter: number
	/** Whether each phase waits for the person at its end. */
	waits: boolean
}

/** What a clock has that nobody has set. */
export const USUAL_LENGTHS: Lengths = { focus: 25, rest: 5, longRest: 15, longRestAfter: 0, waits: false }

export const LENGTH_LIMITS = {
	focus: { least: 1, most: 180 },
	rest: { least: 1, most: 60 },
	longRest: { least: 1, most: 120 },
} as const
export type LengthName = keyof typeof LENGTH_LIMITS
/** What can be chosen for `longRestAfter`. */
export const LONG_REST_CHOICES = [0, 2, 3, 4, 5, 6, 8] as const

/** The lengths as they are typed. */
export type TypedLengths = Record<LengthName | 'longRestAfter', string> & { waits: boolean }

/** Lengths as their fields show them. */
export function typedLengths({ focus, rest, longRest, longRestAfter, waits }: Lengths): TypedLengths {
	return {
		focus: String(focus),
		rest: String(rest),
		longRest: String(longRest),
		longRestAfter: String(longRestAfter),
		waits,
	}
}

/** Which of the typed lengths can't be. */
export function wrongLengths(typed: TypedLengths): LengthName[] {
	const names: readonly LengthName[] = ['focus', 'rest', 'longRest']
	return names.filter((name) => {
		const { least, most } = LENGTH_LIMITS[name]
		return !/^\d{1,3}$/.test(typed[name].trim()) || Number(typed[name]) < least || Number(typed[name]) > most
	})
}

/** The lengths that were typed, of which none is wrong. */
export function lengthsOf(typed: TypedLengths): Lengths {
	return {
		focus: Number(typed.focus),
		rest: Number(typed.rest),
		longRest: Number(typed.longRest),
		longRestAfter: Number(typed.longRestAfter),
		waits: typed.waits,
	}
}

/** A phase on the way of a clock that never stands still: of which round, from 0, and from when to when. */
export interface Phase {
	kind: 'focus' | 'rest'
	round: number
	/** Where its round begins. */
	roundStartMs: number
	focusEndMs: number
	endMs: number
	/** Whether the rest of its round is a long one. */
	isLong: boolean
}

/** The phase in which a clock is that has run for so long. */
export function phaseAt(lengths: Lengths, elapsedMs: number): Phase {
	const round = roundAt(lengths, elapsedMs)
	const roundStartMs = roundStart(lengths, round)
	const focusEndMs = roundStartMs + lengths.focus * MINUTE_MS
	const isFocus = elapsedMs < focusEndMs
	return {
		kind: isFocus ? 'focus' : 'rest',
		round,
		roundStartMs,
		focusEndMs,
		endMs: isFocus ? focusEndMs : roundStart(lengths, round + 1),
		isLong: lengths.longRestAfter > 0 && (round + 1) % lengths.longRestAfter === 0,
	}
}

/** How much of the way is focus until there. */
export function focusUntil(lengths: Lengths, elapsedMs: number): number {
	const { round, roundStartMs } = phaseAt(lengths, elapsedMs)
	const focusMs = lengths.focus * MINUTE_MS
	return round * focusMs + Math.min(elapsedMs - roundStartMs, focusMs)
}

/** When a round begins. */
export function roundStart(lengths: Lengths, round: number): number {
	const { rounds, roundMs, cycleMs } = cycleOf(lengths)
	return Math.floor(round / rounds) * cycleMs + (round % rounds) * roundMs
}

/** The round in which a clock is, from 0. */
export function roundAt(lengths: Lengths, elapsedMs: number): number {
	const { rounds, roundMs, cycleMs } = cycleOf(lengths)
	const inCycle = Math.min(Math.floor((elapsedMs % cycleMs) / roundMs), rounds - 1)
	return Math.floor(elapsedMs / cycleMs) * rounds + inCycle
}

/** The rounds to the end of a long rest; each round for itself where there is none. */
function cycleOf({ focus, rest, longRest, longRestAfter }: Lengths) {
	const rounds = longRestAfter || 1
	const roundMs = (focus + rest) * MINUTE_MS
	const lastRest = longRestAfter > 0 ? longRest : rest
	return { rounds, roundMs, cycleMs: rounds * roundMs + (lastRest - rest) * MINUTE_MS }
}
