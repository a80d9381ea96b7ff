/** Runs `work` when the page has loaded and the browser has nothing better to do; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
	const isOff = new AbortController()
	const run = () => {
		if (!isOff.signal.aborted) work()
	}
	// Not every browser tells when it is idle.
	const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1))
	if (document.readyState === 'complete') wait()
	else addEventListener('load', wait, { once: true, signal: isOff.signal })
	return () => isOff.abort()
}
