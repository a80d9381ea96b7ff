import { conversationAsJson } from '~/features/chat/chat-file.server'
import { download } from '~/requests/download.server'
import { requireMember } from '~/requests/guards.server'
import type { Route } from './+types/chat-export-json'

/** A conversation as a JSON file; the person's plan does not matter (docs/product.md#chat). */
export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args, '/chat-legend')
	const { name, pieces } = await conversationAsJson(member, args.params.id)
	return download(pieces, { type: 'application/json', name })
}
