import { setImmediate as immediate } from 'node:timers/promises'

/** Others wait so long at most while something long goes on. */
const BREATH_MS = 15

export type Breathe = () => Promise<void> | undefined

/**
 * Lets others have their turn between the steps of something long: to be awaited after each. It waits only where the
 * last time was long enough ago. Throws once `signal` says that nobody waits for the end of it.
 */
export function breather(signal?: AbortSignal): Breathe {
	let since = performance.now()
	return () => {
		signal?.throwIfAborted()
		if (performance.now() - since < BREATH_MS) return undefined
		return immediate().then(() => {
			since = performance.now()
		})
	}
}
