import { FALLBACK_LANGUAGE, isLanguage, type Language } from '~/i18n/language'
import {
	belongingsLast,
	copyAddress,
	isOver,
	languagesFor,
	type PageSession,
	pageOf,
	surplus,
} from './offline'

/** A cache per session: what a page was kept for is in the name of where it lies. The number changes with the format. */
const COPIES = 'pronto-copies-1 '
const ABOUT = 'pronto-about-1'
const ABOUT_ADDRESS = '/about-this-browser'
const HOUR_MS = 3_600_000
/** When a copy was made. */
const KEPT_AT = 'X-Kept-At'
const TITLE = 'X-Kept-Title'

/** What the worker remembers of this browser from one life to the next. */
export interface About {
	/** Of the last page that came; null after a sign-out, until the next one comes. */
	key: string | null
	language: Language
	theme: string | null
	/** When the server last knew the session. */
	heardAt: number
	/** Whether somebody signed out while there was no connection. */
	owesSignOut: boolean
}

export interface Copy {
	response: Response
	keptAt: number
}

export interface CopyTitle {
	address: string
	/** As it stands in the page: text of HTML. */
	title: string
	language: Language
}

let about: Promise<About> | undefined
let turn = 0
let queue: Promise<unknown> = Promise.resolve()

/** One after the other: of two answers that come at once, one decides whose copies these are. */
function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
	const done = queue.then(work)
	queue = done.catch(() => undefined)
	return done
}

/** How often the session has changed in this life: an answer to what was asked before a change decides nothing. */
export function currentTurn(): number {
	return turn
}

/** Where the browser can't tell, nothing is known for now: nobody is kept from the network by that. */
export function readAbout(): Promise<About> {
	about ??= readStored().then(aboutOf)
	return about.catch(() => {
		about = undefined
		return aboutOf({})
	})
}

async function readStored(): Promise<Partial<About>> {
	const stored = await (await caches.open(ABOUT)).match(ABOUT_ADDRESS)
	return stored ? stored.json() : {}
}

function aboutOf(found: Partial<About>): About {
	return {
		key: found.key ?? null,
		language: isLanguage(found.language) ? found.language : FALLBACK_LANGUAGE,
		theme: found.theme ?? null,
		heardAt: found.heardAt ?? 0,
		owesSignOut: found.owesSignOut ?? false,
	}
}

export async function writeAbout(change: Partial<About>): Promise<void> {
	const next = { ...(await readAbout()), ...change }
	about = Promise.resolve(next)
	await (await caches.open(ABOUT)).put(ABOUT_ADDRESS, Response.json(next))
}

/** Whether an answer is this session's. One of another session empties all copies first, unless it was asked for earlier. */
export async function learn({ key, language }: PageSession, askedIn: number): Promise<boolean> {
	const isNews = (known: About) =>
		known.key !== key || known.language !== language || Date.now() - known.heardAt > HOUR_MS
	if (!isNews(await readAbout())) return true
	return inOrder(async () => {
		const known = await readAbout()
		const isOther = known.key !== key
		if (isOther && askedIn !== turn) return false
		if (isOther) await empty()
		if (isNews(known)) await writeAbout({ key, language, heardAt: Date.now() })
		return true
	})
}

/** Empties everything that was kept for anybody, at once. */
export function purgeCopies(): Promise<void> {
	turn += 1
	return inOrder(async () => {
		await empty()
		await writeAbout({ key: null })
	})
}

async function empty(): Promise<void> {
	turn += 1
	const names = (await caches.keys()).filter((name) => name.startsWith(COPIES))
	await Promise.all(names.map((name) => caches.delete(name)))
}

async function openCopies(): Promise<Cache | null> {
	const { key, heardAt } = await readAbout()
	if (key !== null && isOver(heardAt, Date.now())) await purgeCopies()
	const name = COPIES + key
	return key !== null && (await caches.has(name)) ? caches.open(name) : null
}

/** Keeps an answer of this session; what is more than there is room for goes. Answers the text, to see what it needs. */
export async function storePage(url: URL, session: PageSession, response: Response): Promise<string> {
	const text = await response.text()
	const headers = new Headers(response.headers)
	for (const name of ['Content-Encoding', 'Content-Length', 'Set-Cookie']) headers.delete(name)
	headers.set(KEPT_AT, String(Date.now()))
	headers.set(TITLE, encodeURIComponent(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ''))
	await inOrder(async () => {
		if ((await readAbout()).key !== session.key) return
		const cache = await caches.open(COPIES + session.key)
		const put = () => cache.put(copyAddress(url, session.language), new Response(text, { headers }))
		// Where the browser has no room, half of what is kept makes some.
		await put().catch(() =>
			makeRoom(cache, 30)
				.then(put)
				.catch(() => undefined),
		)
		await makeRoom(cache)
	})
	return text
}

async function makeRoom(cache: Cache, most?: number): Promise<void> {
	const kept = (await cache.keys()).map(({ url }) => url)
	const data = kept.filter((url) => !isPageAddress(url))
	const gone = [...surplus(kept.filter(isPageAddress), most), ...surplus(data, most)]
	await Promise.all(gone.map((url) => cache.delete(url, { ignoreVary: true })))
}

function isPageAddress(address: string): boolean {
	const { pathname } = new URL(address)
	return pageOf(pathname) === pathname
}

/** The copy of an address that this session has, in the best language there is. */
export async function findCopy(url: URL): Promise<Copy | null> {
	const cache = await openCopies()
	const { language } = await readAbout()
	for (const one of cache ? languagesFor(url, language) : []) {
		const response = await cache?.match(copyAddress(url, one), { ignoreVary: true })
		if (response) return { response, keptAt: Number(response.headers.get(KEPT_AT)) }
	}
	return null
}

/** Takes back what is not to be read any more. */
export async function removePage(url: URL): Promise<void> {
	const cache = await openCopies()
	const { language } = await readAbout()
	for (const one of languagesFor(url, language))
		await cache?.delete(copyAddress(url, one), { ignoreVary: true })
}

/** The pages that are kept: a person's own things first, then the newest. */
export async function listCopies(): Promise<CopyTitle[]> {
	const cache = await openCopies()
	if (!cache) return []
	const addresses = belongingsLast((await cache.keys()).map(({ url }) => url).filter(isPageAddress))
	const found = await Promise.all(
		addresses.map(async (address) => {
			const kept = await cache.match(address, { ignoreVary: true })
			const language = new URL(address).searchParams.get('lang')
			const title = decodeURIComponent(kept?.headers.get(TITLE) ?? '')
			return title && isLanguage(language) ? [{ address, title, language }] : []
		}),
	)
	return found.flat().toReversed()
}

/** Copies in an earlier worker's format are of no use to this one. */
export async function dropOtherFormats(): Promise<void> {
	const strange = (await caches.keys()).filter((name) => /^pronto-(?:copies|about)-(?!1\b)/.test(name))
	await Promise.all(strange.map((name) => caches.delete(name)))
}
