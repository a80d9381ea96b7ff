/** How long after the last change. */
const AUTOSAVE_MS = 1_000
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

/** What has to be known of a kind of work. */
export interface WorkRules<Work> {
	/** Whether two are the same to the person who wrote them. */
	isSame(one: Work, other: Work): boolean
	/** What becomes of both sides of what began as `base`; `sent` are this side's saves that may be in the other's. */
	merge(base: Work, mine: Work, theirs: Work, sent: readonly Work[]): Work
}

/** Why no further save is taken: it was the person's wish, or the plan that allowed it is over. */
export type AutosaveEnd = 'ended' | 'plan'

/** Why the server took something not, in a way that trying again does not change. */
type AutosaveRefusal = 'invalid' | 'signed_out' | 'plan' | 'missing'

export type AutosavePhase<Work> =
	| { name: 'saved' }
	/** Something changed; it is sent after a pause. */
	| { name: 'waiting' }
	| { name: 'saving'; sent: Work }
	/** It did not get through; it is sent again, later and later. */
	| { name: 'failed' }
	| { name: 'refused'; reason: AutosaveRefusal }
	/** The last save was taken, and no further one will be. */
	| { name: 'closed'; because: AutosaveEnd }

/** What a page could not save, or does not know to be saved, with the stored version that it was made of. */
export interface Unsaved<Work> {
	version: number
	base: Work
	mine: Work
	/** Saves that may have arrived. */
	unsure: readonly Work[]
}

/** What is on the screen, what of it is saved, and what happens next. */
export interface Autosave<Work> {
	mine: Work
	/** The newest stored version that is part of `mine`: only on top of that something is ever stored. */
	base: Stored<Work>
	phase: AutosavePhase<Work>
	/** Sends that failed in a row. */
	failures: number
	unsure: readonly Work[]
}

export type AutosaveEvent<Work> =
	| { type: 'changed'; mine: Work }
	| { type: 'sending' }
	| { type: 'stored'; stored: Stored<Work>; end: AutosaveEnd | null }
	| { type: 'failed' }
	| { type: 'refused'; reason: AutosaveRefusal }
	/** The server did not take the save: it has something newer. */
	| { type: 'conflict'; stored: Stored<Work> }
	/** The page read the stored state anew, or heard of it from another tab. */
	| { type: 'seen'; stored: Stored<Work> }
	/** An earlier page of this device has kept something. */
	| { type: 'found'; copy: Unsaved<Work> }

const WAITING = { name: 'waiting' } as const

export function beginAutosave<Work>(stored: Stored<Work>): Autosave<Work> {
	const phase = settled(stored.hasEnded ? 'ended' : null)
	return { mine: stored.work, base: stored, phase, failures: 0, unsure: [] }
}

function settled(end: AutosaveEnd | null): AutosavePhase<never> {
	return end ? { name: 'closed', because: end } : { name: 'saved' }
}

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
	rules: WorkRules<Work>,
): Autosave<Work> {
	const { mine, phase, unsure } = state
	switch (event.type) {
		case 'changed':
			if (phase.name === 'closed' || rules.isSame(mine, event.mine)) return state
			return { ...state, mine: event.mine, phase: awaiting(phase) }
		case 'sending':
			if (phase.name === 'closed') return state
			return {
				...state,
				phase: { name: 'saving', sent: mine },
				// A page that is being left sends once more before the answer is there.
				unsure: phase.name === 'saving' ? withUnsure(unsure, phase.sent) : unsure,
			}
		case 'stored':
			return event.stored.version < state.base.version ? state : stored(state, event, rules)
		case 'failed':
			if (phase.name !== 'saving') return state
			return {
				...state,
				phase: { name: 'failed' },
				failures: state.failures + 1,
				unsure: withUnsure(unsure, phase.sent),
			}
		case 'refused':
			return { ...state, phase: { name: 'refused', reason: event.reason }, failures: 0 }
		case 'conflict':
			return met(state, event.stored, rules)
		case 'seen': {
			// A save that is under way learns of it from its answer.
			const isBusy = phase.name === 'saving' || phase.name === 'closed'
			return isBusy || event.stored.version <= state.base.version ? state : met(state, event.stored, rules)
		}
		case 'found':
			return found(state, event.copy, rules)
	}
}

/** Typing goes on while a save is under way or fails; only what was refused is worth another try. */
function awaiting<Work>(phase: AutosavePhase<Work>): AutosavePhase<Work> {
	return phase.name === 'saving' || phase.name === 'failed' ? phase : { ...WAITING }
}

function withUnsure<Work>(unsure: readonly Work[], ...sent: readonly Work[]): readonly Work[] {
	return [...unsure, ...sent].slice(-MOST_UNSURE)
}

function stored<Work>(
	state: Autosave<Work>,
	{ stored: base, end }: { stored: Stored<Work>; end: AutosaveEnd | null },
	{ isSame }: WorkRules<Work>,
): Autosave<Work> {
	const isAll = end === 'plan' || isSame(base.work, state.mine)
	return { ...state, base, phase: isAll ? settled(end) : WAITING, failures: 0, unsure: [] }
}

/** What is stored becomes part of what is on the screen. An older state, as a backup brings it back, has no news. */
function met<Work>(
	{ mine: here, base, unsure }: Autosave<Work>,
	other: Stored<Work>,
	{ isSame, merge }: WorkRules<Work>,
): Autosave<Work> {
	const mine = other.version > base.version ? merge(base.work, here, other.work, unsure) : here
	const phase = isSame(mine, other.work) ? settled(other.hasEnded ? 'ended' : null) : WAITING
	return { mine, base: other, phase, failures: 0, unsure: [] }
}

/** Goes on from what was kept, too. */
function found<Work>(
	state: Autosave<Work>,
	copy: Unsaved<Work>,
	{ isSame, merge }: WorkRules<Work>,
): Autosave<Work> {
	const { phase, mine: here } = state
	if (phase.name === 'closed' && phase.because === 'plan') return state
	// A page that was kept, or read too early, is behind what the copy was made of.
	const isBehind = copy.version > state.base.version
	const base = isBehind ? { ...state.base, version: copy.version, work: copy.base } : state.base
	const mine = isBehind
		? merge(state.base.work, here, copy.mine, state.unsure)
		: merge(copy.base, copy.mine, here, copy.unsure)
	if (!isBehind && isSame(mine, here)) return state
	if (isSame(mine, base.work)) return { ...state, base, mine }
	// Its last save may still be on its way.
	const unsure = withUnsure(state.unsure, ...copy.unsure, copy.mine)
	return { ...state, base, mine, phase: awaiting(phase), unsure }
}
