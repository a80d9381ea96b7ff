import { LOCKER_LENGTHS, type LockerCategory, type LockerDraft } from './locker'

/** Which prompts of a locker are shown: of one category by its id, those without one, or all. */
export type CategoryFilter = 'all' | 'uncategorized' | (string & {})

/** In which order they are shown: what was edited last, what was used last, or by name; pinned ones always first. */
export const LOCKER_SORTS = ['edited', 'used', 'name'] as const
export type LockerSort = (typeof LOCKER_SORTS)[number]

export interface LockerQuery {
	query: string
	category: CategoryFilter
	/** They have all of these. */
	tags: readonly string[]
	sort: LockerSort
	/** Whether several are being chosen. */
	selects: boolean
}

/** What shows all of a locker. */
export const WHOLE: LockerQuery = { query: '', category: 'all', tags: [], sort: 'edited', selects: false }

/** More narrow a list down to nothing. */
const MOST_TAGS = 10

const FOREIGN = /\P{ASCII}+/gu
/** Most runs of other letters are short, and always the same: 'ção' has one of two. */
const SHORT = 3
const MOST_KNOWN = 1_000
const known = new Map<string, string>()

/** Lower case without accents. All signs stay: people look for '[name]' too. Much faster than folding the text as a whole. */
function plain(text: string): string {
	return text.replace(FOREIGN, withoutAccents).toLowerCase()
}

function withoutAccents(run: string): string {
	const seen = known.get(run)
	if (seen !== undefined) return seen
	const folded = run.normalize('NFKD').replace(/\p{M}+/gu, '')
	if (run.length <= SHORT && known.size < MOST_KNOWN) known.set(run, folded)
	return folded
}

/** The words that are looked for, as `hasWords` wants them. */
export function queryWords(query: string): string[] {
	return plain(query).split(/\s+/).filter(Boolean)
}

/**
 * Whether a prompt has all words of a query, or beginnings of words or parts of them, in title, tags, description or
 * content. Accents and case make no difference.
 */
export function hasWords(prompt: LockerDraft, words: readonly string[]): boolean {
	if (words.length === 0) return true
	const text = plain([prompt.title, ...prompt.tags, prompt.description, prompt.content].join('\n'))
	return words.every((word) => text.includes(word))
}

/** Whether a prompt is one of those that are asked for. */
export function isAsked(prompt: LockerDraft, { query, category, tags }: LockerQuery): boolean {
	const hasTags = tags.every((tag) => prompt.tags.includes(tag))
	return hasTags && isIn(prompt, category) && hasWords(prompt, queryWords(query))
}

/** Whether nothing is left out. */
export function asksForAll({ query, category, tags }: LockerQuery): boolean {
	return query.trim() === '' && category === 'all' && tags.length === 0
}

function isIn({ categoryId }: LockerDraft, category: CategoryFilter): boolean {
	if (category === 'all') return true
	return category === 'uncategorized' ? categoryId === null : categoryId === category
}

/** The filter of an address: what names no category of this locker shows all. */
export function categoryFilter(wanted: string | null, categories: readonly LockerCategory[]): CategoryFilter {
	if (wanted === 'uncategorized') return wanted
	return categories.some(({ id }) => id === wanted) && wanted !== null ? wanted : 'all'
}

/** The tags of an address, each once. */
export function tagFilter(search: URLSearchParams): string[] {
	const wanted = search.getAll('tag').filter((tag) => tag !== '' && tag.length <= LOCKER_LENGTHS.tag)
	return [...new Set(wanted)].slice(0, MOST_TAGS)
}

/** The same question with one more tag, or without it where it was one of them. */
export function withTag(asked: LockerQuery, tag: string): LockerQuery {
	const others = asked.tags.filter((other) => other !== tag)
	const tags = others.length < asked.tags.length ? others : [...others, tag].slice(-MOST_TAGS)
	return { ...asked, tags }
}

/** The order of an address: what names none is the usual one. */
export function sortOf(wanted: string | null): LockerSort {
	return LOCKER_SORTS.find((sort) => sort === wanted) ?? WHOLE.sort
}

/** How many cards a page comes with: more than any screen shows before a scroll. */
export const AT_FIRST = 24
/** How many more a press brings. */
export const MORE = 60

/** The most that one answer brings. */
export const MOST_AT_ONCE = AT_FIRST + MORE
/** How far down a way back leads. */
const MOST_BACK = 1_000

/** How many cards an address asks for; more than one answer brings come in several. */
export function cardsAsked(search: URLSearchParams): number {
	const wanted = Number(search.get('show'))
	return Number.isInteger(wanted) && wanted > AT_FIRST ? Math.min(wanted, MOST_BACK) : AT_FIRST
}

/** What else an address of the locker names: how many cards, and behind which. */
interface Wish {
	show?: number
	after?: string | null
}

/** The search of an address for what is asked; empty where all is shown. */
export function searchOf(
	{ query, category, tags, sort, selects }: LockerQuery,
	{ show, after }: Wish = {},
): string {
	const search = new URLSearchParams([
		...(query ? [['q', query]] : []),
		...(category === WHOLE.category ? [] : [['category', category]]),
		...tags.map((tag) => ['tag', tag]),
		...(sort === WHOLE.sort ? [] : [['sort', sort]]),
		...(selects ? [['select', 'on']] : []),
		...(show ? [['show', String(show)]] : []),
		...(after ? [['after', after]] : []),
	])
	return search.size > 0 ? `?${search}` : ''
}

const LIST_PARAMETERS = ['q', 'category', 'tag', 'sort', 'show']

/** The address of the list that a page came from, by its search, with boxes on its cards where `selects`. */
export function addressOfList(search: string, selects = false): string {
	const known = [...new URLSearchParams(search)].filter(([name]) => LIST_PARAMETERS.includes(name))
	const list = new URLSearchParams(selects ? [...known, ['select', 'on']] : known)
	return list.size > 0 ? `/prompt-locker?${list}` : '/prompt-locker'
}
