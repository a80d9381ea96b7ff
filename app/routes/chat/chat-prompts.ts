import { findForMessage } from '~/features/chat/inserting/prompt-finding.server'
import { requireOpened } from '~/requests/guards.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/chat-prompts'

/** What is offered while somebody types behind a `/` in a message: titles only, of what this Legend may read. */
export async function loader(args: Route.LoaderArgs) {
	const legend = requireOpened(args, 'chat')
	const { language } = args.context.get(requestContext)
	const { signal } = args.request
	const finds = await findForMessage(legend, args.url.searchParams.get('q') ?? '', { language, signal })
	return Response.json(finds)
}
