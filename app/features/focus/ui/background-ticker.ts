/** Calls `tick` twice a second, also while nobody looks at the page; answers how to stop it. */
export function startSecondHand(tick: () => void): () => void {
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
