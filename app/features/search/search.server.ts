import { count } from 'drizzle-orm'
import type { Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { promptSearch } from '~/db/schema.server'
import { type CategoryId, isCategoryId } from '~/features/library/category'
import { PAGE_SIZE } from '~/features/library/prompt'
import type { Language } from '~/i18n/language'
import { type FoundPrompts, MOST_HITS } from './search'
import { listFound, readCursor, searchForgiving, writeCursor } from './search-hits.server'
import { parseTerms } from './search-terms'

export { fillCatalogueSearch } from './search-index.server'

const NONE: Readonly<Record<CategoryId, number>> = {
	'personal-ai': 0,
	consulting: 0,
	nutrition: 0,
	finance: 0,
	storytelling: 0,
	programming: 0,
	marketing: 0,
	education: 0,
}

interface Wanted {
	query: string
	category: CategoryId | null
	after: string | null
	/** How many at most. */
	limit?: number
}

/**
 * One page of the library, listed or searched (docs/product.md#search). Any text is a query and any
 * text a cursor: what can't be understood finds nothing, or the first page.
 */
export async function findPrompts(
	viewer: Viewer,
	language: Language,
	{ query, category, after, limit = PAGE_SIZE }: Wanted,
): Promise<FoundPrompts> {
	const part = { category, after: readCursor(after), limit: limit + 1 }
	const { hits, corrected, nearestWords } = await searchForgiving(query, part)
	const page = hits.rows.slice(0, limit)
	const last = page.at(-1)
	const words = parseTerms(corrected ?? query).wanted.flat()
	return {
		prompts: await listFound(viewer, page, language, { words }),
		total: Math.min(hits.total, MOST_HITS),
		isMoreThanTotal: hits.total > MOST_HITS,
		next: last && hits.rows.length > limit ? writeCursor(last) : null,
		corrected,
		nearestWords,
	}
}

/** How many prompts each category holds. */
export async function countByCategory(): Promise<Record<CategoryId, number>> {
	const rows = await db()
		.select({ category: promptSearch.category, count: count() })
		.from(promptSearch)
		.groupBy(promptSearch.category)
	const counts = { ...NONE }
	for (const row of rows) if (isCategoryId(row.category)) counts[row.category] = row.count
	return counts
}
