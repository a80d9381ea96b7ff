/** How long a page that is being replaced by this one may take to go. */
const PATIENCE_MS = 1_000

/** What a page needs of its browser to keep drafts. A test has several browsers, with several pages each. */
export interface DraftShelf {
	/** Throws where nothing may be kept. */
	storage(): Storage
	/** Keeps a name for this page until the answer is called or the page is gone; null while another page has it. */
	hold(name: string): Promise<(() => void) | null>
}

/** This page of this browser. */
export const pageShelf: DraftShelf = {
	storage: () => localStorage,
	hold(name) {
		// Only what comes over https, or from this machine, has locks; elsewhere nobody can tell.
		if (!('locks' in navigator)) return Promise.resolve(() => undefined)
		return new Promise((resolve) => {
			const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
			const keep = () => new Promise<void>((release) => resolve(release))
			navigator.locks.request(name, options, keep).catch(() => resolve(null))
		})
	},
}
