import { newId } from '~/core/new-id'
import { lookOut } from '~/ui/look-out'
import { type FocusWork, isSameWork } from '../focus-work'
import {
	type Autosave,
	type AutosaveEvent,
	beginAutosave,
	isUnsaved,
	type Stored,
	sendsIn,
	stepAutosave,
	type Unsaved,
} from './autosave'
import { mergeWork } from './focus-merge'
import { createHalfTypedTexts, fitsIn, type HalfTypedTexts, takeHalfTyped } from './half-typed'
import { copyPlace, readCopies, writeCopy } from './kept-copies'
import { drop } from './kept-entries'
import { lookForNews, sendWork } from './send-work'
import type { Tab } from './tab'

type Event = AutosaveEvent<FocusWork>

const RULES = { isSame: isSameWork, merge: mergeWork }
/** How often a save is tried at once where another device was faster each time. */
const MOST_TRIES = 5

export interface Saver {
	read(): Autosave<FocusWork>
	/** When something of another tab or device came in last; null once the person has changed something since. */
	readNews(): number | null
	/** What is half typed on this page. */
	texts: HalfTypedTexts
	subscribe(listener: () => void): () => void
	change(edit: (work: FocusWork) => FocusWork): void
	/** The page read the stored state anew. */
	see(stored: Stored<FocusWork>): void
	/** Sends now what is waiting, and resolves when the answer is there. */
	flush(): Promise<void>
	/** Saves and ends the session, with what is half typed; whether it has ended. */
	end(): Promise<boolean>
	/** Takes in what pages of this device that are gone have kept of the session. */
	adopt(): Promise<void>
	/** Takes in something that was kept. */
	find(copy: Unsaved<FocusWork>): void
	/** Watches over the page until the function it answers is called. */
	attachHandlers(): () => void
}

/**
 * Keeps what is on the screen of one session saved: a second after the last change, at once on leaving and hiding, again
 * after a failure, and together with what other tabs and devices save. What is not saved is kept on this device meanwhile.
 */
export function createSaver(sessionId: string, session: Stored<FocusWork>, tab: Tab): Saver {
	const ownKey = copyPlace(tab, sessionId)
	const texts = createHalfTypedTexts(tab, sessionId)
	const listeners = new Set<() => void>()
	let state = beginAutosave(session)
	let newsAt: number | null = null
	let cancelSave: () => void = () => undefined
	let underWay: Promise<void> | undefined
	let attempts = 0
	let isAttended = false
	let isLeaving = false

	function dispatch(event: Event): void {
		const before = state
		state = stepAutosave(before, event, RULES)
		if (state === before) return
		if (event.type === 'changed') newsAt = null
		const isFromElsewhere = event.type === 'seen' || event.type === 'conflict'
		if (isFromElsewhere && isNews(before.mine, state.mine)) newsAt = Date.now()
		keep()
		if (state.phase !== before.phase) planSave()
		for (const listener of listeners) listener()
	}

	function takeTexts(): void {
		for (const [field, half] of texts.read()) {
			if (state.phase.name === 'closed' || !fitsIn(state.mine, field, half)) continue
			dispatch({
				type: 'changed',
				mine: takeHalfTyped(state.mine, field, half, { id: newId(), at: new Date() }),
			})
			texts.write(field, null)
		}
	}

	function keep(): void {
		const { mine, base, unsure, phase } = state
		const { version } = base
		const sent = phase.name === 'saving' ? [phase.sent] : []
		if (isUnsaved(state)) {
			writeCopy(tab, ownKey, { version, base: base.work, mine, unsure: [...unsure, ...sent] })
		}
		// The next page may have been read before this was stored.
		else if (isLeaving && phase.name === 'saved') keepStored()
		else drop(tab, ownKey)
	}

	function keepStored(): void {
		const { mine, base } = state
		writeCopy(tab, ownKey, { version: base.version, base: mine, mine, unsure: [], isStored: true })
	}

	function planSave(): void {
		cancelSave()
		const wait = isAttended ? sendsIn(state) : null
		if (wait !== null) cancelSave = tab.after(wait, () => void send())
	}

	function send(isEnding = false): Promise<void> {
		underWay ??= attempt({ isEnding, isLeaving: false }).finally(() => {
			underWay = undefined
		})
		return underWay
	}

	async function attempt(how: { isEnding: boolean; isLeaving: boolean }): Promise<void> {
		cancelSave()
		dispatch({ type: 'sending' })
		if (state.phase.name !== 'saving') return
		const save = { id: sessionId, version: state.base.version, ...state.phase.sent, isEnding: how.isEnding }
		attempts += 1
		const own = attempts
		const answer = await sendWork(tab, save, how)
		if (answer.type === 'stored') tab.publish({ sessionId, stored: answer.stored })
		// What is said of a save that another one has followed is old, unless it was taken.
		if (own !== attempts && answer.type !== 'stored') return
		dispatch(answer)
	}

	async function flush(): Promise<void> {
		await underWay
		if (sendsIn(state) === null) return
		for (let tries = 0; tries < MOST_TRIES; tries += 1) {
			await send()
			if (state.phase.name !== 'waiting') return
		}
	}

	async function end(): Promise<boolean> {
		takeTexts()
		await underWay
		for (let tries = 0; tries < MOST_TRIES; tries += 1) {
			await send(true)
			if (state.phase.name !== 'waiting') break
		}
		return state.phase.name === 'closed'
	}

	/** What has waited, or was typed since the save that is under way, goes off before the page may be gone. */
	function leave(): void {
		const { phase, mine } = state
		isLeaving = true
		// The next page comes from a copy that is older than what was saved since.
		if (phase.name === 'saved' && !tab.isOnline()) keepStored()
		const isBehind = phase.name === 'saving' && !isSameWork(phase.sent, mine)
		if (sendsIn(state) !== null || isBehind) void attempt({ isEnding: false, isLeaving: true })
	}

	/** A connection that came back, or a look at the page, is worth a try before its time. */
	function wake(): void {
		const { phase } = state
		isLeaving = false
		if (phase.name === 'saved') drop(tab, ownKey)
		const isWorthIt = phase.name === 'failed' || (phase.name === 'refused' && phase.reason === 'signed_out')
		if (isWorthIt && tab.isOnline()) void send()
		// Another tab may have been closed with something unsaved.
		void adopt()
	}

	async function look(): Promise<{ isLetIn: boolean }> {
		if (state.phase.name === 'saving' || state.phase.name === 'closed') return { isLetIn: true }
		const { stored, isLetIn } = await lookForNews(tab, { id: sessionId, version: state.base.version })
		if (stored) dispatch({ type: 'seen', stored })
		return { isLetIn }
	}

	async function adopt(): Promise<void> {
		for (const { key, ...copy } of await readCopies(tab, sessionId, ownKey)) {
			dispatch({ type: 'found', copy })
			if (state.phase.name !== 'closed' || state.phase.because === 'ended') drop(tab, key)
		}
	}

	function attachHandlers(): () => void {
		isAttended = true
		tab.open()
		const stopHearing = tab.hear((news) => {
			if (news.sessionId === sessionId) dispatch({ type: 'seen', stored: news.stored })
		})
		const stopWatching = tab.watch({ wake, connect: wake, leave })
		const stopLooking = lookOut(tab, look)
		planSave()
		void adopt()
		void texts.bringBack()
		return () => {
			leave()
			stopHearing()
			stopWatching()
			stopLooking()
			isAttended = false
			cancelSave()
		}
	}

	return {
		read: () => state,
		readNews: () => newsAt,
		texts,
		subscribe(listener) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		change: (edit) => dispatch({ type: 'changed', mine: edit(state.mine) }),
		see: (stored) => dispatch({ type: 'seen', stored }),
		flush,
		end,
		adopt,
		find: (copy) => dispatch({ type: 'found', copy }),
		attachHandlers,
	}
}

/** Whether a reader would see a difference. */
function isNews(before: FocusWork, now: FocusWork): boolean {
	const { seenAt } = now.timer
	return !isSameWork({ ...before, timer: { ...before.timer, seenAt } }, now)
}
