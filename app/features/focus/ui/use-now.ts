import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { clockText, type FocusTimer, readTimer } from '../pomodoro'

/** Less than that is the way of the page from the server, not a clock that is wrong. */
const BELIEVABLE_MS = 10_000

/** What to add to this device's clock to get the server's, by which other devices count too. */
export function offsetFrom(serverNow: number): number {
	// Without a connection the page is a copy, and its moment long past.
	const offset = navigator.onLine ? serverNow - Date.now() : 0
	return Math.abs(offset) < BELIEVABLE_MS ? 0 : offset
}

/**
 * The present moment, as far as it makes a difference to what a clock shows. The page arrives with the server's
 * moment, so that both draw the same.
 */
export function useNow(serverNow: number, timer: FocusTimer, clock: () => number): number {
	const [now, setNow] = useState(serverNow)
	const look = useEffectEvent(() => {
		const next = clock()
		if (shown(timer, next) !== shown(timer, now)) setNow(next)
	})
	const isRunning = timer.pausedAt === null
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed shows at once
	useLayoutEffect(() => look(), [timer])
	useEffect(() => {
		if (!isRunning) return
		const stop = startBackgroundTicker(() => look())
		// After a sleep, at the first glance.
		const wake = () => look()
		document.addEventListener('visibilitychange', wake)
		return () => {
			stop()
			document.removeEventListener('visibilitychange', wake)
		}
	}, [isRunning])
	return now
}

function shown(timer: FocusTimer, at: number): string {
	const face = readTimer(timer, at)
	return `${face.phase} ${face.round} ${face.roundsRun} ${clockText(face)}`
}

/** Calls `tick` twice a second, also while nobody looks at the page; answers how to stop it. */
function startBackgroundTicker(tick: () => void): () => void {
	let stop: () => void
	const tickInPage = () => {
		const timer = setInterval(tick, 500)
		stop = () => clearInterval(timer)
	}
	try {
		const worker = new Worker(new URL('./background-ticker.worker.ts', import.meta.url), { type: 'module' })
		stop = () => worker.terminate()
		worker.onmessage = tick
		// Its script did not come: a connection was lost, or a policy forbids it.
		worker.onerror = tickInPage
	} catch {
		tickInPage()
	}
	return () => stop()
}
