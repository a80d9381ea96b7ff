/** How long a page that is being replaced by this one may take to go. */
const PATIENCE_MS = 1_000

/** What a page needs of its browser to keep drafts. A test has several browsers, with several pages each. */
export interface DraftBrowser {
	/** Whether a name that another page holds is told from one that is free. */
	readonly tellsPages: boolean
	/** Throws where nothing may be kept. */
	storage(): Storage
	/** Keeps a name for this page until the answer is called or the page is gone; null while another page has it. */
	hold(name: string): Promise<(() => void) | null>
}

/** This page of this browser. */
export const draftBrowser: DraftBrowser = {
	get tellsPages() {
		return hasLocks()
	},
	storage: () => localStorage,
	hold(name) {
		if (!hasLocks()) return Promise.resolve(() => undefined)
		return new Promise((resolve) => {
			const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
			const keep = () => new Promise<void>((release) => resolve(release))
			navigator.locks.request(name, options, keep).catch(() => resolve(null))
		})
	},
}

/** Only what comes over https, or from this machine, has them. */
function hasLocks(): boolean {
	return 'locks' in navigator
}
