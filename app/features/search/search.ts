import { z } from 'zod'
import { isCategoryId } from '~/features/library/category'
import type { ListedPrompt } from '~/features/library/prompt'
import type { MarkedPart } from '~/features/library/search-marks'

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
	after: z.string().nullable().catch(null),
})

export type SearchQuery = z.infer<typeof SearchQuery>

/** Reads `q`, `category` and `after` from an address. */
export function parseSearch(parameters: URLSearchParams): SearchQuery {
	return SearchQuery.parse({
		q: parameters.get('q'),
		category: parameters.get('category'),
		after: parameters.get('after'),
	})
}

/** A found prompt, its title cut where it holds what was searched for. */
export interface FoundPrompt extends ListedPrompt {
	titleParts: readonly MarkedPart[]
}

export interface FoundPrompts {
	prompts: FoundPrompt[]
	/** At most `MOST_HITS`. */
	total: number
	/** Whether there are more than `total`, and nobody counted them. */
	isMoreThanTotal: boolean
	/** The cursor of the next page, null on the last. */
	next: string | null
	/** The query that was searched instead, where a typo was forgiven. */
	corrected: string | null
	/** Words of the library that come close, where nothing was found. */
	nearestWords: string[]
}

/** As many prompts are offered while a query is being typed. */
export const MOST_SUGGESTIONS = 6

/** A prompt that fits a query that is still being typed: public fields only. */
export type Suggestion = Pick<FoundPrompt, 'id' | 'category' | 'isOpen' | 'language' | 'titleParts'>

export interface Suggestions {
	/** The query they are for. */
	query: string
	prompts: Suggestion[]
	/** The query that they fit instead, where a typo was forgiven. */
	corrected: string | null
}
