import { setTimeout as wait } from 'node:timers/promises'
import type { MessageId } from '~/i18n/words'
import { type Refusal, refuse } from './refuse.server'

const PAUSE_MS = 50

interface Turns {
	most: number
	/** How many milliseconds somebody waits. */
	patience: number
	/** How many things of one person wait at once; any number where it is not said. */
	waiting?: number
	/** What is said to who is refused: under this code where others hold the turns, as `too_many` where they do so themselves. */
	refusal: { code: Refusal; message: MessageId }
}

/**
 * Lets `most` people at once do something that is dear, each of them once: what is answered says that it is somebody's
 * turn until it is disposed of. Others wait for as long as `patience` lasts, then they are refused; who gives up waits no more.
 */
export function turns({ most, patience, waiting = Number.POSITIVE_INFINITY, refusal }: Turns) {
	const held = new Set<string>()
	const queued = new Map<string, number>()
	const { code, message } = refusal
	const retryAfter = Math.ceil(patience / 1_000)
	const busy = (who: string, isOwn = held.has(who)) =>
		refuse(isOwn ? 'too_many' : code, undefined, { message, retryAfter })
	const isTaken = (who: string) => held.has(who) || held.size >= most

	return async function takeTurn(who: string, signal?: AbortSignal): Promise<Disposable> {
		const until = performance.now() + patience
		const before = queued.get(who) ?? 0
		if (isTaken(who) && before >= waiting) throw busy(who, true)
		queued.set(who, before + 1)
		try {
			while (isTaken(who)) {
				if (performance.now() > until) throw busy(who)
				await wait(PAUSE_MS, undefined, signal && { signal })
			}
			held.add(who)
		} finally {
			const left = (queued.get(who) ?? 1) - 1
			if (left > 0) queued.set(who, left)
			else queued.delete(who)
		}
		return { [Symbol.dispose]: () => held.delete(who) }
	}
}
