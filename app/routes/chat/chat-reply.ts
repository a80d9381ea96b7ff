import { readMessage } from '~/features/chat/chat.server'
import { stopReply } from '~/features/chat/chat-follow.server'
import { requireOpened } from '~/requests/guards.server'
import type { Route } from './+types/chat-reply'

/** How far a reply has come: for a screen that lost its connection in the middle of one. */
export async function loader(args: Route.LoaderArgs) {
	return Response.json(await readMessage(requireOpened(args, 'chat'), args.params.id))
}

/** Ends a reply that is being written; stopping one that isn't changes nothing. */
export async function action(args: Route.ActionArgs) {
	await stopReply(requireOpened(args, 'chat'), args.params.id)
	return Response.json(null)
}
