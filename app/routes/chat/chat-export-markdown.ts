import { conversationAsMarkdown } from '~/features/chat/chat-file.server'
import { download } from '~/requests/download.server'
import { requireMember } from '~/requests/guards.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/chat-export-markdown'

/** A conversation as Markdown, in the page's language; the person's plan does not matter (docs/product.md#chat). */
export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args, '/chat-legend')
	const { language, timeZone } = args.context.get(requestContext)
	const { name, pieces } = await conversationAsMarkdown(member, args.params.id, { language, timeZone })
	return download(pieces, { type: 'text/markdown', name })
}
