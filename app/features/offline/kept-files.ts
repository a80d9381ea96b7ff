/** Files whose name changes with their content: one that is kept is right for ever, for pages of any version. */
const FILES = 'pronto-files-1'
/** What some versions of the product need; the oldest go first. */
const MOST_FILES = 400
const FAILURE_MS = 1_000

/** Keeps what the offline page and its line need, which can't be fetched when they are. Rejects where one is missing. */
export async function keepOwnFiles(files: readonly string[]): Promise<void> {
	const cache = await caches.open(FILES)
	await cache.addAll(await missing(cache, files))
}

/** A file from what is kept, else from the server, which makes it kept. */
export async function readFile({ url }: Request): Promise<Response> {
	// What the browser can't keep, or find again, is still to be had from the server.
	const cache = await caches.open(FILES).catch(() => null)
	const kept = await cache?.match(url, { ignoreVary: true }).catch(() => undefined)
	if (kept) return kept
	try {
		const response = await fetch(url)
		if (response.ok) await cache?.put(url, response.clone()).catch(() => undefined)
		return response
	} catch {
		// The router reloads its page where a script can't be had; what leads on to the next has time to do so before.
		await new Promise((done) => setTimeout(done, FAILURE_MS))
		return Response.error()
	}
}

/** Keeps the files that a page names, so that it works offline as well as it reads. */
export async function keepFilesOf(html: string, own: readonly string[]): Promise<void> {
	const cache = await caches.open(FILES)
	const named = [...new Set(html.match(/\/assets\/[\w./-]+\.\w+/g) ?? [])]
	// One that is missing takes nothing from the others.
	await Promise.allSettled((await missing(cache, named)).map((file) => cache.add(file)))
	const kept = await cache.keys()
	const old = kept.slice(0, Math.max(0, kept.length - MOST_FILES))
	const gone = old.filter(({ url }) => !own.includes(new URL(url).pathname))
	await Promise.all(gone.map((request) => cache.delete(request, { ignoreVary: true })))
}

async function missing(cache: Cache, files: readonly string[]): Promise<string[]> {
	const found = await Promise.all(files.map((file) => cache.match(file, { ignoreVary: true })))
	return files.filter((_, at) => !found[at])
}
