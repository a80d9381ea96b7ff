import { isWorkerThere } from '~/components/offline/tell-worker'
import { whenIdle } from '~/components/ui/when-idle'
import {
	type Autosave,
	type AutosaveEvent,
	beginAutosave,
	isUnsaved,
	sendsIn,
	stepAutosave,
} from '~/domain/autosave'
import type { FocusSession } from '~/domain/focus'
import { type FocusWork, isSameWork } from '~/domain/focus-work'
import { focusChannel } from './focus-channel'
import { dropCopy, hasCopies, type KeptCopy, keepCopy, loadSchema, placeOf, readCopies } from './kept-copies'
import { sendWork } from './send-work'

type Event = AutosaveEvent<FocusWork>

export interface Saver {
	read(): Autosave<FocusWork>
	/** Whether it is still looking for what earlier pages kept: until then nothing should be changed. */
	isReading(): boolean
	subscribe(listener: () => void): () => void
	tell(event: Event): void
	/** Sends now what is waiting, and resolves when the answer is there. */
	flush(): Promise<void>
	/** Saves and ends the session; whether it has ended. */
	end(): Promise<boolean>
	/** Watches over the page until the function it answers is called. */
	attend(): () => void
}

/**
 * Keeps what is on the screen of one session saved (spec 4, 9; product.md, Focus): a second after the last change, at
 * once on leaving and hiding, again after a failure. What is not saved is kept on this device meanwhile.
 */
export function createSaver(session: FocusSession): Saver {
	const { id, version, work, endedAt } = session
	const ownKey = placeOf(id)
	const listeners = new Set<() => void>()
	let state = beginAutosave({ version, work, hasEnded: endedAt !== null })
	let timer: ReturnType<typeof setTimeout> | undefined
	let underWay: Promise<void> | undefined
	let isAttended = false
	let isLeaving = false
	let isReading = hasCopies(id)
	let copies: KeptCopy[] = []

	function tell(event: Event): void {
		const before = state
		state = stepAutosave(before, event, isSameWork)
		if (state === before) return
		keep()
		if (state.phase !== before.phase) plan()
		announce()
		if (state.phase.name === 'saved') adopt()
	}

	function announce(): void {
		for (const listener of listeners) listener()
	}

	function keep(): void {
		const { mine, unsure, phase, version } = state
		const sent = phase.name === 'saving' ? [phase.sent] : []
		if (isUnsaved(state)) keepCopy(ownKey, { version, mine, unsure: [...unsure, ...sent] })
		// The next page may have been read before this was stored.
		else if (isLeaving && phase.name === 'saved') keepStored()
		else dropCopy(ownKey)
	}

	function keepStored(): void {
		const { version, mine } = state
		keepCopy(ownKey, { version, mine, unsure: [], isStored: true })
	}

	function plan(): void {
		clearTimeout(timer)
		const wait = isAttended ? sendsIn(state) : null
		if (wait !== null) timer = setTimeout(() => void send({}), wait)
	}

	function send({ isEnding = false, isLeaving = false }): Promise<void> {
		underWay ??= attempt(isEnding, isLeaving).finally(() => {
			underWay = undefined
		})
		return underWay
	}

	async function attempt(isEnding: boolean, isLeaving: boolean): Promise<void> {
		clearTimeout(timer)
		tell({ type: 'sending' })
		if (state.phase.name !== 'saving') return
		const { sent } = state.phase
		const answer = await sendWork({ id, version: state.version, ...sent, isEnding }, { isLeaving })
		tell(answer)
		if (answer.type !== 'stored') return
		const stored = { version: answer.version, work: sent, hasEnded: answer.end !== null }
		focusChannel.tell({ sessionId: id, stored })
	}

	async function flush(): Promise<void> {
		await underWay
		if (sendsIn(state) !== null) await send({})
	}

	async function end(): Promise<boolean> {
		await underWay
		await send({ isEnding: true })
		return state.phase.name === 'closed'
	}

	/** What has waited, or was typed since the save that is under way, goes off before the page may be gone. */
	function leave(): void {
		const { phase, mine } = state
		isLeaving = true
		// The next page comes from a copy that is older than what was saved since.
		if (phase.name === 'saved' && !navigator.onLine) keepStored()
		if (sendsIn(state) !== null) void send({ isLeaving: true })
		else if (phase.name === 'saving' && !isSameWork(phase.sent, mine)) {
			void sendWork({ id, version: state.version, ...mine, isEnding: false }, { isLeaving: true })
		}
	}

	/** A connection that came back, or a look at the page, is worth a try before its time. */
	function wake(): void {
		const { phase } = state
		isLeaving = false
		if (phase.name === 'saved') dropCopy(ownKey)
		const isWorthIt = phase.name === 'failed' || (phase.name === 'refused' && phase.reason === 'signed_out')
		if (isWorthIt && navigator.onLine) void send({})
	}

	/** Brings back what an earlier page kept and could not save, one after the other. */
	function adopt(): void {
		const copy = copies.shift()
		if (!copy) return
		const { version, mine } = copy
		if (copy.isStored) tell({ type: 'seen', stored: { version, work: mine, hasEnded: false } })
		else tell({ type: 'found', copy })
		dropCopy(copy.key)
		if (state.phase.name === 'saved') adopt()
	}

	function attend(): () => void {
		isAttended = true
		const stopHearing = focusChannel.hear(({ sessionId, stored }) => {
			if (sessionId === id) tell({ type: 'seen', stored })
		})
		const turn = () => (document.visibilityState === 'hidden' ? leave() : wake())
		addEventListener('online', wake)
		addEventListener('pagehide', leave)
		document.addEventListener('visibilitychange', turn)
		plan()
		const callOff = isWorkerThere() ? whenIdle(() => void loadSchema()) : undefined
		void readCopies(id, ownKey).then((found) => {
			if (!isAttended) return
			copies = found
			isReading = false
			announce()
			if (state.phase.name === 'saved') adopt()
		})
		return () => {
			leave()
			callOff?.()
			stopHearing()
			isAttended = false
			clearTimeout(timer)
			removeEventListener('online', wake)
			removeEventListener('pagehide', leave)
			document.removeEventListener('visibilitychange', turn)
		}
	}

	return {
		read: () => state,
		isReading: () => isReading,
		subscribe(listener) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		tell,
		flush,
		end,
		attend,
	}
}
