import { keepFilesOf, keepOwnFiles, readFile } from './kept-files'
import { type NoticeClick, showNoticed, type Tabs } from './notice-click'
import {
	isReadable,
	isSignOut,
	isWorthKeeping,
	outdatedBy,
	type PageSession,
	pageOf,
	type RequestKind,
	readPageSession,
	requestKindOf,
	SESSION_HEADER,
} from './offline'
import { answerOffline } from './offline-page'
import {
	currentTurn,
	dropOtherFormats,
	findCopy,
	learn,
	purgeCopies,
	readAbout,
	removePage,
	storePage,
	writeAbout,
} from './session-copies'
import { readVisitMessage, type VisitMessage } from './visit-message'

/** TypeScript describes a worker's world or a page's, not both at once: what ours uses of a service worker's. */
interface WorkerScope {
	addEventListener<Name extends keyof WorkerEvents>(
		name: Name,
		listener: (event: WorkerEvents[Name]) => void,
	): void
	skipWaiting(): Promise<void>
	readonly clients: Tabs & { claim(): Promise<void> }
}

interface WorkerEvents {
	install: LastingEvent
	activate: LastingEvent
	fetch: FetchEvent
	message: LastingEvent & MessageEvent<unknown>
	notificationclick: LastingEvent & NoticeClick
}

interface LastingEvent {
	/** Keeps the worker alive until the promise settles. */
	waitUntil(promise: Promise<unknown>): void
}

interface FetchEvent extends LastingEvent {
	readonly request: Request
	respondWith(answer: Response | Promise<Response>): void
}

declare const self: WorkerScope
/** Written in by scripts/launch/worker.mjs: the look of the offline page, and the script of its line. */
declare const OWN_FILES_BUILT: readonly string[]

const OWN_FILES = OWN_FILES_BUILT
const FRESH_MS = 10 * 60_000
const BELONGING_FRESH_MS = 6 * 3_600_000
const AFTER_CHANGE_MS = 2_000
const GONE = new Set([403, 404, 410])

/** When the copy was made that an open page shows. */
const shown = new Map<string, number>()
/** Pages that a change made old, and the last change that did. */
const outdated = new Map<string, object>()

self.addEventListener('install', (event) => {
	event.waitUntil(keepOwnFiles(OWN_FILES).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
	event.waitUntil(dropOtherFormats().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
	const { method, mode, referrer } = event.request
	const url = new URL(event.request.url)
	if (url.origin !== location.origin) return
	const kind = requestKindOf({ method, mode, pathname: url.pathname })
	if (kind === 'asset') event.respondWith(readFile(event.request))
	else if (kind === 'session') event.respondWith(changeSession(event, url))
	else if (kind === 'change')
		for (const page of outdatedBy(url.pathname, referrer)) event.waitUntil(catchUp(page))
	else if (kind) event.respondWith(read(event, url, kind))
})

self.addEventListener('message', (event) => {
	const visit = readVisitMessage(event.data)
	if (!visit) return
	event.ports[0]?.postMessage({ copyFrom: shown.get(visit.address) ?? null })
	event.waitUntil(keepWhatIsRead(visit))
})

self.addEventListener('notificationclick', (event) => {
	event.waitUntil(showNoticed(event, self.clients))
})

/**
 * The network first, for as long as the browser waits: a slow answer is an answer. Where there is none, the copy that
 * this session has of the page.
 */
async function read(event: FetchEvent, url: URL, kind: RequestKind): Promise<Response> {
	const ownFetch = () => settleSignOut().then(() => fetch(event.request))
	if (kind === 'screen') return ownFetch().catch(() => answerOffline(url, OWN_FILES))
	const answer = await ask(event.request, url, (work) => event.waitUntil(work)).catch(() => null)
	if (answer && !isAway(answer)) {
		shown.delete(readAt(url))
		return answer
	}
	// Whoever called it off sees no copy.
	if (event.request.signal.aborted) return Response.error()
	const copy = await showCopy(url)
	return copy ?? answer ?? (kind === 'page' ? answerOffline(url, OWN_FILES) : leadToPage(event.request, url))
}

/** Asks the server; learns from the answer whose it is before anybody sees it, and keeps it where that is allowed. */
async function ask(request: Request, url: URL, later: (work: Promise<unknown>) => void): Promise<Response> {
	await settleSignOut()
	const askedIn = currentTurn()
	const response = await fetch(request)
	const session = readPageSession(response.headers.get(SESSION_HEADER))
	const isOurs = session !== null && (await learn(session, askedIn).catch(() => false))
	if (isOurs && isWorthKeeping(response, session)) {
		later(keepWithFiles(url, session, response.clone()).catch(() => undefined))
	} else if (response.redirected || response.type === 'opaqueredirect' || GONE.has(response.status)) {
		later(removePage(url).catch(() => undefined))
	}
	return response
}

async function keepWithFiles(url: URL, session: PageSession, response: Response): Promise<void> {
	const html = await storePage(url, session, response)
	if (pageOf(url.pathname) === url.pathname) await keepFilesOf(html, OWN_FILES)
}

async function showCopy(url: URL): Promise<Response | null> {
	const copy = await findCopy(url).catch(() => null)
	if (copy) shown.set(readAt(url), copy.keptAt)
	return copy?.response ?? null
}

/** The address at which a page says that it is read. */
function readAt(url: URL): string {
	const page = new URL(pageOf(url.pathname) + url.search, url)
	page.searchParams.delete('_routes')
	return page.pathname + page.search
}

function isAway({ status }: Response): boolean {
	return status >= 502 && status <= 504
}

/**
 * Data that can't be had: the router is told to load the page as a whole instead, which may be kept, or says that it is
 * not. One that only reads its own page again is not led away from it.
 */
function leadToPage({ referrer }: Request, url: URL): Response {
	const page = readAt(url)
	const { pathname, search } = new URL(referrer || '/', location.origin)
	return pathname + search === page ? Response.error() : leadTo(page)
}

function leadTo(address: string): Response {
	const headers = { 'X-Remix-Redirect': address, 'X-Remix-Reload-Document': 'true' }
	return new Response(null, { status: 204, headers })
}

/**
 * What begins or ends a session leaves no copies of the one before. A sign-out without a connection empties this
 * browser at once, and is told to the server before anything else is asked of it.
 */
async function changeSession({ request }: FetchEvent, url: URL): Promise<Response> {
	const forget = () => purgeCopies().catch(() => undefined)
	if (isSignOut(url.pathname)) await forget()
	try {
		await settleSignOut()
		return await fetch(request)
	} catch {
		if (pageOf(url.pathname) !== '/logout') return Response.error()
		await writeAbout({ owesSignOut: true })
		return request.mode === 'navigate' ? Response.redirect('/', 303) : leadTo('/')
	} finally {
		await forget()
	}
}

/** Rejects where there still is no connection, or nobody at its end who can end a session: the cookie is still good then. */
async function settleSignOut(): Promise<void> {
	if (!(await readAbout()).owesSignOut) return
	const { status } = await fetch('/logout', { method: 'POST', redirect: 'manual' })
	if (status >= 500) throw new Error('The server did not end the session.')
	await writeAbout({ owesSignOut: false })
	await purgeCopies()
}

async function keepWhatIsRead({ address, theme, belongings }: VisitMessage): Promise<void> {
	if ((await readAbout()).theme !== theme) await writeAbout({ theme })
	await keepFresh(address, FRESH_MS)
	for (const belonging of belongings) await keepFresh(belonging, BELONGING_FRESH_MS)
}

/** Reads a page again that a change made old, once no further change comes. */
async function catchUp(address: string): Promise<void> {
	const change = {}
	outdated.set(address, change)
	await pause(AFTER_CHANGE_MS)
	if (outdated.get(address) !== change) return
	outdated.delete(address)
	await keepFresh(address, 0)
}

/** Keeps a page that nobody waits for, unless there is a copy young enough; in the language that is chosen now. */
async function keepFresh(address: string, youngEnoughMs: number): Promise<void> {
	const url = new URL(address, location.origin)
	url.searchParams.delete('lang')
	if (url.origin !== location.origin || !isReadable(url.pathname)) return
	const copy = await findCopy(url)
	if (copy && Date.now() - copy.keptAt < youngEnoughMs) return
	const work: Promise<unknown>[] = []
	// It shows no message that is meant for the page itself, and counts as no visit.
	const request = new Request(url, { headers: { Purpose: 'prefetch' } })
	await ask(request, url, (one) => work.push(one)).catch(() => undefined)
	await Promise.all(work)
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((done) => setTimeout(done, milliseconds))
}
