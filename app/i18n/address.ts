import type { Language } from './language'

/** The only parameters that choose what a page shows; everything else in a query is dropped from every address we write. */
const PAGE_PARAMETERS = ['q', 'category', 'tab', 'after', 'next']
/** No search, tab or cursor takes more signs to write, and a page repeats its address a dozen times. */
const LONGEST_VALUE = 500
/** Likewise what narrows lists, here and at the desk: a word or a number each. */
const CHOICES = ['access', 'sort', 'show', 'plan', 'page', 'version', 'from', 'view', 'text', 'before']
const LONGEST_CHOICE = 20

/** A page's path with the parameters that matter, in one order: the same page has one address. */
export function pageAddress(url: Pick<URL, 'pathname' | 'searchParams'>): string {
	const kept = new URLSearchParams()
	for (const name of [...PAGE_PARAMETERS, ...CHOICES]) {
		const value = url.searchParams.get(name)
		const longest = CHOICES.includes(name) ? LONGEST_CHOICE : LONGEST_VALUE
		if (value && encodeURIComponent(value).length <= longest) kept.set(name, value)
	}
	return kept.size > 0 ? `${url.pathname}?${kept}` : url.pathname
}

/** The address of a page in a language of choice. */
export function inLanguage(address: string, language: Language): string {
	return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
}

/** The same page without its tab: to a search engine all tabs are one page. */
export function withoutTab(url: URL): URL {
	const page = new URL(url)
	page.searchParams.delete('tab')
	return page
}
