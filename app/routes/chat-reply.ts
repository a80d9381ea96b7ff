import { readReply } from '~/domain/chat.server'
import { requireLegend } from '~/guards.server'
import type { Route } from './+types/chat-reply'

/** How far a reply has come: for a screen that lost its connection in the middle of one. */
export async function loader(visit: Route.LoaderArgs) {
	return Response.json(await readReply(requireLegend(visit), visit.params.id))
}
