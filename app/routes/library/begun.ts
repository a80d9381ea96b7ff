import { readOpen } from '~/features/library/member/recent.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/begun'

/** What the home page needs to show prompts that were begun on a device: JSON. Their answers never leave it. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	return Response.json(await readOpen(viewer, url.searchParams.getAll('id'), language), {
		headers: { 'Cache-Control': 'private, no-store' },
	})
}
