import type { Language } from './language'

/** The only parameters that choose what a page shows; everything else in a query is dropped from every address we write. */
const PAGE_PARAMETERS = ['q', 'category', 'tab', 'after']
/** No search, tab or cursor takes more signs to write, and a page repeats its address a dozen times. */
const LONGEST_VALUE = 500
/** What narrows lists, here and at the desk: a word or a number each. */
const CHOICES = ['access', 'sort', 'show', 'plan', 'page', 'version', 'from', 'view', 'text', 'as', 'before']
const LONGEST_CHOICE = 20
const HAS_CHOICES = /^\/(?:admin|categories)(?:\/|$)|\/changes$/
/** Pages of mailed links, which are about nothing without what the link brought. */
const HAS_TOKEN = /^\/(?:unsubscribe|confirm-email|withdraw)$/

type Address = Pick<URL, 'pathname' | 'searchParams'>

/** A page's path with the parameters that matter, in one order: the same page has one address. */
export function pageAddress({ pathname, searchParams }: Address): string {
	return `${pathname}${queryOf(take(searchParams, PAGE_PARAMETERS, LONGEST_VALUE))}`
}

/** The same with what narrows its lists, what it is about and where it leads on to, for links that a page has to itself in another language. */
export function narrowedAddress({ pathname, searchParams }: Address): string {
	const choices = HAS_CHOICES.test(pathname) ? take(searchParams, CHOICES, LONGEST_CHOICE) : []
	const names = HAS_TOKEN.test(pathname) ? ['token'] : [...PAGE_PARAMETERS, 'next']
	return `${pathname}${queryOf([...take(searchParams, names, LONGEST_VALUE), ...choices])}`
}

type Parameter = [name: string, value: string]

function take(from: URLSearchParams, names: readonly string[], longest: number): Parameter[] {
	return names.flatMap((name): Parameter[] => {
		const value = from.get(name)
		return value && encodeURIComponent(value).length <= longest ? [[name, value]] : []
	})
}

function queryOf(kept: Parameter[]): string {
	return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
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
