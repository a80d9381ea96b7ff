import { listConversations } from '~/features/chat/chat.server'
import { readAllowance } from '~/features/chat/chat-allowance.server'
import { requireOpened } from '~/requests/guards.server'
import type { Route } from './+types/chat-news'

/** What changes around a conversation while one speaks: the list, and how many messages are left. */
export async function loader(args: Route.LoaderArgs) {
	const legend = requireOpened(args, 'chat')
	return Response.json({
		conversations: await listConversations(legend),
		allowance: await readAllowance(legend),
	})
}
