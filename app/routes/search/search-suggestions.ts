import { parseSearch } from '~/features/search/search'
import { suggestPrompts } from '~/features/search/search-suggestions.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/search-suggestions'

/** What the search box offers while someone types: JSON, public fields only. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const suggestions = await suggestPrompts(viewer, language, parseSearch(url.searchParams).q)
	return Response.json(suggestions, { headers: { 'Cache-Control': 'private, max-age=60' } })
}
