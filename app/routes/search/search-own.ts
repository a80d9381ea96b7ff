import { refuse } from '~/core/refuse.server'
import { isSignedIn } from '~/core/viewer'
import type { OwnFinds } from '~/features/search/own-finds'
import { parseSearch } from '~/features/search/search'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/search-own'
import { findOwnThings } from './own-things.server'

/** What the command palette finds of a person's own while they type: JSON that nobody keeps. */
export async function loader({ context, url, request: { signal } }: Route.LoaderArgs) {
	const { viewer } = context.get(requestContext)
	if (!isSignedIn(viewer)) throw refuse('signed_out')
	const { q: query } = parseSearch(url.searchParams)
	const answer: OwnFinds = { query, finds: await findOwnThings(viewer, query, signal) }
	return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
}
