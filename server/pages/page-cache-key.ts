import { parseCookie } from 'cookie'
import { categories } from '~/features/library/category'
import { FEATURED_TABS, PROMPT_TABS } from '~/features/library/prompt'
import { requestCountry } from '~/i18n/country.server'
import { currencyOf } from '~/i18n/currency'
import { isLanguage, type Language } from '~/i18n/language'
import { requestLanguage } from '~/i18n/request-language.server'
import { expressionOf } from './route-pattern'

/** How a public page may be kept: in one copy, or in several that are drawn from, where its order is random. */
interface Cacheable {
	route: string
	path: RegExp
	variants: number
	/** Whether a price is on the page, so that the visitor's currency decides the copy. */
	showsPrice: boolean
	/** The parameters that choose something, and what can be chosen. With any other value the page is not kept. */
	choices: Readonly<Record<string, readonly string[]>>
	counts: KeptCounts
}

/** How many requests were answered from the cache since the process began: numbers that are counted up, and no more. */
interface KeptCounts {
	whole: number
	head: number
	unchanged: number
}

const SHUFFLED_VARIANTS = 16

function cacheable(
	route: string,
	{ variants = 1, showsPrice = false, choices = {} }: Partial<Cacheable> = {},
): Cacheable {
	const counts = { whole: 0, head: 0, unchanged: 0 }
	return { route, path: expressionOf(route), variants, showsPrice, choices, counts }
}

/** The only pages that are ever kept. Everything personal stays off this list. */
const CACHEABLE: readonly Cacheable[] = [
	// A mailed link leads to the root, and on to a page that is one person's.
	cacheable('/', { variants: SHUFFLED_VARIANTS, showsPrice: true, choices: { confirm: [] } }),
	cacheable('/featured', { variants: SHUFFLED_VARIANTS, choices: { tab: FEATURED_TABS } }),
	cacheable('/popular', { variants: SHUFFLED_VARIANTS }),
	// No search and no page after the first: anybody can invent as many of these as they like.
	cacheable('/categories', {
		choices: { category: categories.map(({ id }) => id), q: [], access: [], sort: [], after: [] },
	}),
	cacheable('/category/:id'),
	cacheable('/series/:id'),
	cacheable('/blog'),
	cacheable('/blog/:id'),
	cacheable('/guides'),
	cacheable('/guides/:section/:number'),
	...['/faq', '/contact', '/developers', '/terms', '/privacy', '/cookies', '/accessibility'].map((route) =>
		cacheable(route),
	),
	// What a plan is wanted for goes with its buttons.
	cacheable('/pricing', { showsPrice: true, choices: { next: [] } }),
	cacheable('/prompt/:id/changes', { choices: { before: [] } }),
	cacheable('/prompt/:id', { showsPrice: true, choices: { tab: PROMPT_TABS } }),
]

/** What was answered from the cache, by route. */
export function keptCounts(): readonly Pick<Cacheable, 'route' | 'counts'>[] {
	return CACHEABLE
}

/** Cookies that make an answer personal. */
const PERSONAL_COOKIES = ['session', '__Host-session', 'flash'] as const

export interface PageKey {
	key: string
	/** What is rendered for this key: the path with nothing but the parameters that are in the key. */
	address: string
	variants: number
	language: Language
	/** The language to remember in a cookie with this answer, where `?lang` chose one that is not remembered yet. */
	remember: Language | null
	/** Where it is counted that it was sent. */
	counts: KeptCounts
	/** The prompt whose page it is. */
	promptId: string | null
}

/** What decides an answer of the cache: all that a visitor's request can say. */
export interface VisitorRequest {
	method: string
	url: string
	cookie: string
	acceptLanguage: string
}

/**
 * The name under which a visitor's page is kept, or null where the answer must be rendered: another method, a page
 * that is not on the list, a choice that is none, or a person with a session. Parameters that choose nothing are not in
 * the name, so that nobody can fill the cache by inventing them.
 */
export function pageKey({ method, url, cookie, acceptLanguage }: VisitorRequest): PageKey | null {
	if (method !== 'GET' && method !== 'HEAD') return null
	const cookies = parseCookie(cookie)
	if (PERSONAL_COOKIES.some((name) => cookies[name] !== undefined)) return null
	// Two slashes would make a host of what is a path.
	if (/^[/\\]{2}/.test(url) || !URL.canParse(url, 'http://visitor')) return null
	const { pathname, searchParams } = new URL(url, 'http://visitor')
	const page = CACHEABLE.find(({ path }) => path.test(pathname))
	if (!page || normalizePath(pathname) !== pathname) return null

	const request = new Request('http://visitor', {
		headers: { Cookie: cookie, 'Accept-Language': acceptLanguage },
	})
	const asked = searchParams.get('lang')
	const chosen = isLanguage(asked) ? asked : null
	const kept = new URLSearchParams()
	for (const [name, choices] of Object.entries(page.choices)) {
		const value = searchParams.get(name)
		if (!value) continue
		if (!choices.includes(value)) return null
		kept.set(name, value)
	}
	if (chosen) kept.set('lang', chosen)
	const address = kept.size > 0 ? `${pathname}?${kept}` : pathname
	const currency = page.showsPrice ? currencyOf(requestCountry(request)) : ''
	const theme = cookies['theme'] === 'light' || cookies['theme'] === 'dark' ? cookies['theme'] : ''
	const language = requestLanguage(request, new URL(url, 'http://visitor'))
	return {
		key: JSON.stringify([address, language, theme, currency]),
		address,
		variants: page.variants,
		language,
		remember: chosen && cookies['language'] !== chosen ? chosen : null,
		counts: page.counts,
		promptId: page.route === '/prompt/:id' ? pathname.slice('/prompt/'.length) : null,
	}
}

/** The path in lower case, escapes left alone, with single slashes and none at the end. Never starts with two slashes. */
export function normalizePath(pathname: string): string {
	const lower = pathname.replace(/%[0-9A-Fa-f]{2}|[A-Z]/g, (found) =>
		found.startsWith('%') ? found : found.toLowerCase(),
	)
	const single = lower.replace(/[/\\]{2,}/g, '/')
	return single.length > 1 ? single.replace(/\/$/, '') : single
}
