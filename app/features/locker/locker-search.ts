import type { LockerCategory, LockerDraft, SavedCard } from './locker'

/** Which prompts of a locker are shown: of one category by its id, those without one, or all. */
export type CategoryFilter = 'all' | 'uncategorized' | (string & {})

export interface LockerQuery {
	query: string
	category: CategoryFilter
}

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
export function isAsked(prompt: LockerDraft, { query, category }: LockerQuery): boolean {
	return isIn(prompt, category) && hasWords(prompt, queryWords(query))
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

/** Pinned ones first, then those that changed last: the order in which the database lists them too. */
export function inLockerOrder(cards: Iterable<SavedCard>): SavedCard[] {
	return [...cards].sort(
		(one, other) =>
			Number(other.isPinned) - Number(one.isPinned) ||
			compare(other.updatedAt, one.updatedAt) ||
			compare(one.id, other.id),
	)
}

function compare(one: string, other: string): number {
	return one < other ? -1 : one > other ? 1 : 0
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
export function searchOf({ query, category }: LockerQuery, { show, after }: Wish = {}): string {
	const search = new URLSearchParams({
		...(query ? { q: query } : {}),
		...(category === 'all' ? {} : { category }),
		...(show ? { show: String(show) } : {}),
		...(after ? { after } : {}),
	})
	return search.size > 0 ? `?${search}` : ''
}
