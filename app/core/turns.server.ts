import { setTimeout as wait } from 'node:timers/promises'
import { refuse } from './refuse.server'

const PAUSE_MS = 50

/**
 * Lets `most` people at once do something that is dear, each of them once: what is answered says that it is somebody's
 * turn until it is disposed of. Others wait so many milliseconds, then they are refused with `too_many`.
 */
export function turns({ most, patience }: { most: number; patience: number }) {
	const held = new Set<string>()
	return async function takeTurn(who: string): Promise<Disposable> {
		const until = performance.now() + patience
		while (held.has(who) || held.size >= most) {
			if (performance.now() > until) {
				throw refuse('too_many', undefined, {
					message: 'import_busy',
					retryAfter: Math.ceil(patience / 1_000),
				})
			}
			await wait(PAUSE_MS)
		}
		held.add(who)
		return { [Symbol.dispose]: () => held.delete(who) }
	}
}
