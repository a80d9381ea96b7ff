/** Spec 9: how long after the last change. */
export const AUTOSAVE_MS = 1_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000
/** Saves whose answer never came and that may have arrived all the same. */
const MOST_UNSURE = 20

/** Something as the server stores it. */
export interface Stored<Work> {
	version: number
	work: Work
	/** Whether nothing is to be saved after it. */
	hasEnded: boolean
}

/** Why no further save is taken: it was the person's wish, or the plan that allowed it is over. */
export type AutosaveEnd = 'ended' | 'plan'

/** Why the server took something not, in a way that trying again does not change. */
export type AutosaveRefusal = 'invalid' | 'signed_out' | 'plan' | 'missing'

export type AutosavePhase<Work> =
	| { name: 'saved' }
	/** Something changed; it is sent after a pause. */
	| { name: 'waiting' }
	| { name: 'saving'; sent: Work }
	/** It did not get through; it is sent again, later and later. */
	| { name: 'failed' }
	/** Another tab or device saved something else: the person chooses. */
	| { name: 'conflict'; other: Stored<Work> }
	| { name: 'refused'; reason: AutosaveRefusal }
	/** The last save was taken, and no further one will be. */
	| { name: 'closed'; because: AutosaveEnd }

/** What an earlier page could not save, or does not know to be saved. */
export interface Unsaved<Work> {
	version: number
	mine: Work
	/** Saves that may have arrived. */
	unsure: readonly Work[]
}

/** What is on the screen, what of it is saved, and what happens next. */
export interface Autosave<Work> {
	mine: Work
	/** The stored version that `mine` was made of. */
	version: number
	phase: AutosavePhase<Work>
	/** Sends that failed in a row. */
	failures: number
	unsure: readonly Work[]
}

export type AutosaveEvent<Work> =
	| { type: 'changed'; mine: Work }
	| { type: 'sending' }
	| { type: 'stored'; version: number; end: AutosaveEnd | null }
	| { type: 'failed' }
	| { type: 'refused'; reason: AutosaveRefusal }
	/** The server has something newer. */
	| { type: 'conflict'; other: Stored<Work> }
	/** This device has kept something; heard only while everything else is saved. */
	| { type: 'found'; copy: Unsaved<Work> }
	/** The page read the stored state anew, or heard of it from another tab. */
	| { type: 'seen'; stored: Stored<Work> }
	| { type: 'keepMine' }
	| { type: 'takeOther' }

export function beginAutosave<Work>({ version, work, hasEnded }: Stored<Work>): Autosave<Work> {
	return { mine: work, version, phase: settled(hasEnded ? 'ended' : null), failures: 0, unsure: [] }
}

function settled(end: AutosaveEnd | null): AutosavePhase<never> {
	return end ? { name: 'closed', because: end } : { name: 'saved' }
}

const WAITING = { name: 'waiting' } as const

/** When to send what is on the screen: in so many milliseconds, or null where something else has to happen first. */
export function sendsIn({ phase, failures }: Autosave<unknown>): number | null {
	if (phase.name === 'waiting') return AUTOSAVE_MS
	if (phase.name !== 'failed') return null
	return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LONGEST_RETRY_MS)
}

/** Whether something on the screen is not known to be stored. */
export function isUnsaved({ phase }: Autosave<unknown>): boolean {
	return phase.name !== 'saved' && phase.name !== 'closed'
}

/** What follows from an event. One that does not fit the phase changes nothing. */
export function stepAutosave<Work>(
	state: Autosave<Work>,
	event: AutosaveEvent<Work>,
	isSame: (one: Work, other: Work) => boolean,
): Autosave<Work> {
	const { mine, phase } = state
	switch (event.type) {
		case 'changed':
			return changed(state, event.mine, isSame)
		case 'sending':
			return phase.name === 'closed' || phase.name === 'conflict'
				? state
				: { ...state, phase: { name: 'saving', sent: mine } }
		case 'stored': {
			const isAll = phase.name === 'saving' && isSame(phase.sent, mine)
			const next = isAll || event.end ? settled(event.end) : WAITING
			return { ...state, version: event.version, phase: next, failures: 0, unsure: [] }
		}
		case 'failed':
			if (phase.name !== 'saving') return state
			return {
				...state,
				phase: { name: 'failed' },
				failures: state.failures + 1,
				unsure: [...state.unsure, phase.sent].slice(-MOST_UNSURE),
			}
		case 'refused':
			return { ...state, phase: { name: 'refused', reason: event.reason }, failures: 0 }
		case 'conflict':
			return met(state, event.other, isSame)
		case 'found':
			return phase.name === 'saved' ? found(state, event.copy, isSame) : state
		case 'seen': {
			const isNews = event.stored.version > state.version && phase.name === 'saved'
			return isNews ? beginAutosave(event.stored) : state
		}
		case 'keepMine':
			if (phase.name !== 'conflict') return state
			return { ...state, version: phase.other.version, phase: WAITING, unsure: [] }
		case 'takeOther':
			if (phase.name !== 'conflict') return state
			return beginAutosave(phase.other)
	}
}

/** Typing goes on while a save is under way or fails; only what was refused is worth another try. */
function changed<Work>(
	state: Autosave<Work>,
	mine: Work,
	isSame: (one: Work, other: Work) => boolean,
): Autosave<Work> {
	const { name } = state.phase
	if (name === 'closed' || isSame(state.mine, mine)) return state
	const isFree = name === 'saved' || name === 'refused' || name === 'waiting'
	return { ...state, mine, phase: isFree ? { ...WAITING } : state.phase }
}

/** Goes on from what was kept; where the server has gone on too, and not by one of its saves, the person chooses. */
function found<Work>(
	state: Autosave<Work>,
	copy: Unsaved<Work>,
	isSame: (one: Work, other: Work) => boolean,
): Autosave<Work> {
	const { mine: work } = state
	// A page that was kept, or read too early, is behind what the copy was made of.
	const isBehind = copy.version > state.version
	const version = isBehind ? copy.version : state.version
	if (isSame(copy.mine, work)) return isBehind ? { ...state, version } : state
	// Its last save may still be on its way.
	const unsure = [...copy.unsure, copy.mine].slice(-MOST_UNSURE)
	const goesOn = copy.version === version || copy.unsure.some((sent) => isSame(sent, work))
	const phase = goesOn ? WAITING : ({ name: 'conflict', other: { version, work, hasEnded: false } } as const)
	return { ...state, mine: copy.mine, version, phase, unsure }
}

/** What looks like somebody else's may be our own save, whose answer was lost on the way. */
function met<Work>(
	state: Autosave<Work>,
	other: Stored<Work>,
	isSame: (one: Work, other: Work) => boolean,
): Autosave<Work> {
	const { mine, phase, unsure } = state
	if (isSame(other.work, mine)) return beginAutosave(other)
	const isOurs = unsure.some((sent) => isSame(sent, other.work))
	if (isOurs && phase.name === 'saving') {
		return { ...state, version: other.version, phase: WAITING, failures: 0, unsure: [] }
	}
	return { ...state, phase: { name: 'conflict', other }, failures: 0 }
}
