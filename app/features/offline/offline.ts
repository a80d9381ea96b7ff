import { isLanguage, LANGUAGES, type Language } from '~/i18n/language'

/** The header in which a page says whose it is and in which language: docs/decisions/010. */
export const SESSION_HEADER = 'X-Pronto-Session'
/** The key of everybody who is not signed in. */
export const VISITOR_KEY = 'visitor'

/** How many pages are kept for reading offline, and how many answers of data beside them. */
const MOST_COPIES = 60
/** A session that nobody uses is over by then, and so is what was kept of it. */
const LONGEST_SILENCE_MS = 7 * 86_400_000

/** Whose a page is. */
export interface PageSession {
	/** Changes at sign-in, at sign-out and with the plan; tells nothing else. */
	key: string
	language: Language
	/** Whether something on the page was for this one time, such as a message after a form. */
	isFleeting: boolean
}

export function writePageSession({ key, language, isFleeting }: PageSession): string {
	return `${key} ${language}${isFleeting ? ' fleeting' : ''}`
}

/** Null where an answer says nothing of the kind: it is never kept, and changes nothing. */
export function readPageSession(text: string | null): PageSession | null {
	const [key, language, fleeting] = text?.split(' ') ?? []
	return key && isLanguage(language) ? { key, language, isFleeting: fleeting === 'fleeting' } : null
}

const ID = '[^/.]+'
const UUID = '[0-9a-f]{8}-[0-9a-f-]{27}'
/** The only pages that are ever kept: they are read. Forms, money, passwords, admins and the chat are not on the list. */
const READABLE = [
	'',
	'categories|featured|popular|pricing|blog|guides|faq|developers|contact|terms|privacy|cookies|accessibility',
	'profile|prompt-locker|focus',
	`(?:prompt|category|blog)/${ID}`,
	`guides/${ID}/${ID}`,
	`prompt-locker/${UUID}`,
].map((path) => new RegExp(`^/(?:${path})$`))
/** What a person would miss first is given up last. */
const BELONGING = /^\/(?:profile|prompt-locker|focus)\b/

export function isReadable(pathname: string): boolean {
	return READABLE.some((path) => path.test(pathname))
}

const DATA = '.data'
/** What begins or ends a session, for the pages' own data requests too. */
const SESSION_DOORS =
	/^\/(?:login|signup|logout|reset-password|settings\/(?:sessions|delete|password)|api\/auth\/[a-z/-]+)$/
const SIGN_OUT_DOORS = /^\/(?:logout|settings\/(?:sessions|delete)|api\/auth\/sign-out)$/
/** Addresses that are no screens: machines', downloads', the stand-ins' for third parties. */
const NO_SCREEN = /^\/(?:api|functions|sandbox|webhooks|share)\/|\.[a-z0-9]+$/i

/**
 * What the worker does with a request of ours: `page` and `data` are kept and read offline, a `screen` is never kept,
 * `asset` is a file whose name says its content, `session` begins or ends one, `change` may outdate what is kept. Null:
 * the browser goes its own way.
 */
export type RequestKind = 'page' | 'data' | 'screen' | 'asset' | 'session' | 'change' | null

export function requestKindOf({
	method,
	pathname,
	mode,
}: {
	method: string
	pathname: string
	mode: string
}): RequestKind {
	const page = pageOf(pathname)
	if (method === 'POST') return SESSION_DOORS.test(page) ? 'session' : 'change'
	if (method !== 'GET') return null
	if (pathname.startsWith('/assets/')) return 'asset'
	// A `<link rel=prefetch>` is no visit.
	if (pathname.endsWith(DATA)) return isReadable(page) && mode !== 'no-cors' ? 'data' : null
	if (mode !== 'navigate' || NO_SCREEN.test(pathname)) return null
	return isReadable(page) ? 'page' : 'screen'
}

/** Whether a session is over even if the server did not hear of it. */
export function isSignOut(pathname: string): boolean {
	return SIGN_OUT_DOORS.test(pageOf(pathname))
}

/** The page that an address of the router's data is about; any other path is its own. */
export function pageOf(pathname: string): string {
	if (!pathname.endsWith(DATA)) return pathname
	const page = pathname.slice(0, -DATA.length)
	return page === '/_' || page === '/_root' ? '/' : page
}

/** The name under which a page or its data is kept: each language is a copy of its own. */
export function copyAddress(url: URL, language: Language): string {
	const address = new URL(url)
	address.hash = ''
	address.searchParams.set('lang', language)
	return address.href
}

/** The languages in which a copy will do, the best first: who asks for one by address gets that one or none. */
export function languagesFor(url: URL, known: Language): readonly Language[] {
	const asked = url.searchParams.get('lang')
	return isLanguage(asked) ? [asked] : [known, ...LANGUAGES.filter((other) => other !== known)]
}

/** Whether an answer may be kept. Errors, refusals and ways elsewhere never are. */
export function isWorthKeeping(
	{ status, redirected }: Pick<Response, 'status' | 'redirected'>,
	session: PageSession | null,
): boolean {
	return status === 200 && !redirected && session !== null && !session.isFleeting
}

/** Whether so much time has passed since the server last knew the session that its copies are nobody's any more. */
export function isOver(lastHeard: number, now: number): boolean {
	return now - lastHeard > LONGEST_SILENCE_MS
}

/** Which copies have to go, of those kept, from the oldest to the newest. */
export function surplus(kept: readonly string[], most = MOST_COPIES): readonly string[] {
	return belongingsLast(kept).slice(0, Math.max(0, kept.length - most))
}

/** The addresses of copies, a person's own things behind the rest. */
export function belongingsLast(kept: readonly string[]): readonly string[] {
	const belongs = (address: string) => BELONGING.test(pageOf(new URL(address).pathname))
	return [...kept.filter((address) => !belongs(address)), ...kept.filter(belongs)]
}

/** The pages that a change makes old: the one it was made on, and the lists that what it is about stands in. */
export function outdatedBy(pathname: string, madeOn: string): readonly string[] {
	const page = pageOf(pathname)
	const prompt = /^(\/prompt\/[^/]+)\/favorite$/.exec(page)?.[1]
	return [
		...(madeOn ? [madeOn] : []),
		...(prompt ? ['/profile?tab=favorites', prompt] : []),
		...(page.includes('locker') ? ['/prompt-locker'] : []),
	]
}
