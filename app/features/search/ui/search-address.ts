import { href } from 'react-router'
import type { CategoryId } from '~/features/library/category'
import type { AskedAccess, Sort } from '../search-choice'

/** The id of the header's way to the search. */
export const HEADER_SEARCH = 'header-search'

/** The id of the search field on the search page itself. */
export const SEARCH_PAGE_FIELD = 'search-query'

/** What an address asks the library for. */
export interface AskedSearch {
	query: string
	category: CategoryId | null
	access: AskedAccess | null
	sort: Sort
}

/** The address of a search, with only the parameters that choose something, in one order. */
export function searchAddress({
	query,
	category,
	access,
	sort,
	after,
}: Partial<AskedSearch> & { after?: string | null } = {}): string {
	const parameters = new URLSearchParams()
	if (query) parameters.set('q', query)
	if (category) parameters.set('category', category)
	if (access) parameters.set('access', access)
	if (sort && sort !== 'relevance') parameters.set('sort', sort)
	if (after) parameters.set('after', after)
	return parameters.size > 0 ? `${href('/categories')}?${parameters}` : href('/categories')
}
