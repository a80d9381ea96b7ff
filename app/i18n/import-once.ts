/**
 * Imports a module at the first call and answers each call with it. Modules await their words, and whoever imports one
 * while it still waits gets it in WebKit before it has run (https://bugs.webkit.org/show_bug.cgi?id=242740). One that
 * could not be loaded is imported anew at the next call.
 */
export function importOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
	let loading: Promise<Module> | undefined
	return () => {
		loading ??= load().catch((error: unknown) => {
			loading = undefined
			throw error
		})
		return loading
	}
}
