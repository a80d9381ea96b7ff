import { href } from 'react-router'
import type { CategoryId } from '~/features/library/category'

/** The id of the search field on the search page itself. */
export const SEARCH_PAGE_FIELD = 'search-query'

/** The address of a search, with only the parameters that choose something, in one order. */
export function searchAddress({
	query = '',
	category = null,
	after = null,
}: {
	query?: string
	category?: CategoryId | null
	after?: string | null
} = {}): string {
	const parameters = new URLSearchParams()
	if (query) parameters.set('q', query)
	if (category) parameters.set('category', category)
	if (after) parameters.set('after', after)
	return parameters.size > 0 ? `${href('/categories')}?${parameters}` : href('/categories')
}
