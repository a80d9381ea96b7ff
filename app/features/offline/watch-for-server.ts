const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 5 * 60_000
const PATIENCE_MS = 30_000

/**
 * Calls `onAnswer` when our server answers: asks it when the connection is back, when somebody looks at the page again,
 * and at growing intervals while they do; each time anew, until the function that it answers is called.
 */
export function watchForServer(onAnswer: () => Promise<void>): () => void {
	const stop = new AbortController()
	const { signal } = stop
	let wait = FIRST_WAIT_MS
	let timer: ReturnType<typeof setTimeout> | undefined
	let isAsking = false

	async function ask(): Promise<void> {
		clearTimeout(timer)
		if (isAsking || !navigator.onLine || document.visibilityState === 'hidden') return
		isAsking = true
		if ((await serverAnswers(signal)) && !signal.aborted) await onAnswer()
		isAsking = false
		if (!signal.aborted) askLater()
	}

	function askLater(): void {
		timer = setTimeout(() => void ask(), wait)
		wait = Math.min(wait * 2, LONGEST_WAIT_MS)
	}

	function askNow(): void {
		wait = FIRST_WAIT_MS
		void ask()
	}

	addEventListener('online', askNow, { signal })
	document.addEventListener('visibilitychange', askNow, { signal })
	signal.addEventListener('abort', () => clearTimeout(timer))
	askLater()
	return () => stop.abort()
}

/** Whether there is a server with its database. The worker leaves this address alone. */
async function serverAnswers(signal: AbortSignal): Promise<boolean> {
	try {
		const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
		const { ok } = await fetch('/readyz', { cache: 'no-store', signal: patience })
		return ok
	} catch {
		return false
	}
}
