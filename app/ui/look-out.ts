import type { Sight } from './sight'

/** Another device's change is to be seen within ten seconds, the way to the server and back included. */
const LOOK_MS = 7_000
const IDLE_LOOK_MS = 60_000
/** Longer than a round of the clock, in which nobody need touch anything. */
const IDLE_AFTER_MS = 40 * 60_000

/**
 * Looks again and again while the page is in sight and has a connection: every few seconds; once a minute when nobody
 * has touched it for long, or when `look` says that it is not let in; at once when somebody comes back to it. Answers
 * how to stop.
 */
export function lookOut(page: Sight, look: () => Promise<{ isLetIn: boolean }>): () => void {
	let cancel: () => void = () => undefined
	let touchedAt = Date.now()
	let isLooking = false
	let isLetIn = true
	let isOver = false
	const isIdle = () => Date.now() - touchedAt > IDLE_AFTER_MS

	function plan(): void {
		cancel()
		if (!isOver && page.isVisible())
			cancel = page.after(isIdle() || !isLetIn ? IDLE_LOOK_MS : LOOK_MS, () => void lookNow())
	}

	async function lookNow(): Promise<void> {
		if (isLooking) return
		isLooking = true
		if (page.isVisible() && page.isOnline()) isLetIn = (await look()).isLetIn
		isLooking = false
		plan()
	}

	function touch(): void {
		const wasIdle = isIdle()
		touchedAt = Date.now()
		if (wasIdle) void lookNow()
	}

	function wake(): void {
		touchedAt = Date.now()
		void lookNow()
	}

	const stopWatching = page.watch({ wake, touch, connect: () => void lookNow(), leave: () => cancel() })
	plan()
	return () => {
		isOver = true
		stopWatching()
		cancel()
	}
}
