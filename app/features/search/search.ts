import { z } from 'zod'
import { isCategoryId } from '~/features/library/category'
import type { ListedPrompt } from '~/features/library/prompt'
import type { MarkedPart } from '~/features/library/search-marks'
import { ACCESSES, SORTS } from './search-choice'

/** As many hits are counted, ranked and can be paged through; where there are more, a total reads '240+'. */
export const MOST_HITS = 240
/** More than anyone types; the rest is cut, never refused. */
const LONGEST_QUERY = 200

/** What an address can ask the library for. Everything wrong in it becomes nothing: a search never fails by its input. */
export const SearchQuery = z.object({
	q: z
		.string()
		.catch('')
		.transform((query) => query.slice(0, LONGEST_QUERY).replaceAll('\0', ' ').toWellFormed().trim()),
	category: z
		.string()
		.nullable()
		.catch(null)
		.transform((id) => (isCategoryId(id) ? id : null)),
	access: z.enum(ACCESSES).nullable().catch(null),
	sort: z.enum(SORTS).catch('relevance'),
	after: z.string().nullable().catch(null),
})

export type SearchQuery = z.infer<typeof SearchQuery>

/** Reads `q`, `category`, `access`, `sort` and `after` from an address. */
export function parseSearch(parameters: URLSearchParams): SearchQuery {
	return SearchQuery.parse({
		q: parameters.get('q'),
		category: parameters.get('category'),
		access: parameters.get('access'),
		sort: parameters.get('sort'),
		after: parameters.get('after'),
	})
}

/** A found prompt, its title cut where it holds what was searched for. */
export interface FoundPrompt extends ListedPrompt {
	titleParts: readonly MarkedPart[]
	/** Of a prompt that only comes close or near: whether it holds each of the query's `words`. */
	held?: readonly boolean[]
}

export interface FoundPrompts {
	/** Those that hold all that was searched for; after them, where these are few, those that come close. */
	prompts: FoundPrompt[]
	/** At most `MOST_HITS`. */
	total: number
	/** How many of `total` only come close. */
	closeCount: number
	/** The telling words of the query as they were typed, where prompts are shown that do not hold them all. */
	words: string[]
	/** Where nothing was found: prompts that share a word with the query. */
	near: FoundPrompt[]
	/** Where none does either: what others use most of what one may read. */
	popular: FoundPrompt[]
	/** How many more there are in other categories than the one that was chosen. */
	elsewhere: number
	/** How many more there are where the choice of free or premium prompts is left out. */
	unfiltered: number
	/** Whether there are more than `total`, and nobody counted them. */
	isMoreThanTotal: boolean
	/** The cursor of the next page, null on the last. */
	next: string | null
	/** The query that was searched instead, where a typo was forgiven. */
	corrected: string | null
	/** Where nothing was found: the query as it may have been meant, or words of the library that come close. */
	nearestWords: string[]
}

/** As many prompts are offered while a query is being typed. */
export const MOST_SUGGESTIONS = 6

/** A prompt that fits a query that is still being typed: public fields only. */
export type Suggestion = Pick<
	FoundPrompt,
	'id' | 'address' | 'category' | 'isOpen' | 'language' | 'titleParts'
>

export interface Suggestions {
	/** The query they are for. */
	query: string
	prompts: Suggestion[]
	/** The query that they fit instead, where a typo was forgiven. */
	corrected: string | null
}
