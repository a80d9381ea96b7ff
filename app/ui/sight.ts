export interface Watch {
	wake?: () => void
	touch?: () => void
	connect?: () => void
	leave?: () => void
}

/** Whether a page is looked at, and by somebody who is there. A test has several pages. */
export interface Sight {
	isOnline(): boolean
	isVisible(): boolean
	/** Calls back once, unless the answer is called before. */
	after(milliseconds: number, run: () => void): () => void
	/** Calls back when the page is looked at again, touched, connected again, and when it is hidden or left. */
	watch(on: Watch): () => void
}

/** This page of this browser. */
export const browserSight: Sight = {
	isOnline: () => navigator.onLine,
	isVisible: () => document.visibilityState === 'visible',
	after(milliseconds, run) {
		const timer = setTimeout(run, milliseconds)
		return () => clearTimeout(timer)
	},
	watch({ wake, touch, connect, leave }) {
		const watching = new AbortController()
		const options = { signal: watching.signal, passive: true }
		const turn = () => (document.visibilityState === 'hidden' ? leave?.() : wake?.())
		document.addEventListener('visibilitychange', turn, options)
		if (connect) addEventListener('online', connect, options)
		if (leave) addEventListener('pagehide', leave, options)
		if (touch) {
			addEventListener('pointerdown', touch, options)
			addEventListener('keydown', touch, options)
		}
		return () => watching.abort()
	},
}
