import { fold, WRITTEN_WORD } from '~/core/search-words'
import { FILLER_WORDS, STOP_WORDS } from './search-stop-words'

/** Nobody types more; each further word would only cost the database. */
const MOST_TERMS = 12

/** One thing a text must (or must not) hold: a word, or several in a row. */
export type Term = readonly string[]

export interface SearchTerms {
	wanted: readonly Term[]
	excluded: readonly Term[]
}

const TOKEN = /(-?)"([^"]*)"|(\S+)/g

/** Reads a query: words in any order, "words in a row", and -words that must not occur. Never fails. */
export function parseTerms(query: string): SearchTerms {
	const wanted = new Map<string, Term>()
	const excluded = new Map<string, Term>()
	for (const [, minus, phrase, token = ''] of query.replace(/[“”„«»]/g, '"').matchAll(TOKEN)) {
		const isExcluded = minus === '-' || /^-[^-\s]/.test(token)
		const words = fold(phrase ?? token)
			.split(' ')
			.filter((word) => word !== '')
		const terms = isExcluded || phrase !== undefined ? [words] : words.map((word) => [word])
		for (const term of terms) (isExcluded ? excluded : wanted).set(term.join(' '), term)
	}
	return { wanted: telling([...wanted.values()]), excluded: terms([...excluded.values()]) }
}

function terms(all: readonly Term[]): Term[] {
	return all.filter((term) => term.length > 0).slice(0, MOST_TERMS)
}

export interface Typing {
	terms: SearchTerms
	/** How the last word begins; empty where the last word is finished. */
	start: string
}

/** Reads a query that is still being typed. */
export function parseTyping(query: string): Typing {
	const last = [...query.matchAll(WRITTEN_WORD)].at(-1)
	const isOpen = last && last.index + last[0].length === query.length
	const before = query.slice(0, last?.index)
	if (!isOpen || /(^|\s)-$/.test(before)) return { terms: parseTerms(query), start: '' }
	const { wanted, excluded } = parseTerms(before)
	return {
		terms: { wanted: wanted.filter((term) => isTelling(term) && !isFiller(term)), excluded },
		start: fold(last[0]).split(' ').at(-1) ?? '',
	}
}

/** Without the words that say nothing, and those that say little, unless there are no others. */
function telling(all: readonly Term[]): Term[] {
	const some = all.filter(isTelling)
	const most = some.filter((term) => !isFiller(term))
	return terms([most, some, all].find((words) => words.length > 0) ?? [])
}

/** Whether a folded word only says how many of something there are. */
export function isNumber(word: string): boolean {
	return /^\d+$/.test(word)
}

function isTelling([word = '', ...rest]: Term): boolean {
	return rest.length > 0 || !STOP_WORDS.has(word)
}

function isFiller([word = '', ...rest]: Term): boolean {
	return rest.length === 0 && FILLER_WORDS.has(word)
}
