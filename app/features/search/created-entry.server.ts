import type { CategoryId } from '~/features/library/category'
import type { SearchEntry, SearchText } from './search-index.server'

/** Positions of created prompts follow the catalogue's, the newest first. */
const FIRST_POSITION = 8_640_000_000_000_000

/** What the search knows of a created prompt. */
export function entryOf(
	id: string,
	createdAt: Date,
	input: SearchText & { category: CategoryId },
): SearchEntry {
	const { category, language, title, tags, description } = input
	return {
		promptId: id,
		source: 'created',
		category,
		position: FIRST_POSITION - createdAt.getTime(),
		texts: [{ language, title, tags, description }],
	}
}
