import { refuse } from '~/core/refuse.server'
import { readPrompt } from '~/features/library/prompt.server'
import { requireOpened } from '~/requests/guards.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/chat-prompt'

/** A prompt's text and blanks, for inserting it into a message: only for this Legend, and only when asked for. */
export async function loader(args: Route.LoaderArgs) {
	const legend = requireOpened(args, 'chat')
	const { language } = args.context.get(requestContext)
	const { id, title, body, ...prompt } = await readPrompt(legend, args.params.id, language)
	if (!body) throw refuse('not_found', undefined, { message: 'prompt_not_found' })
	const { promptText, blanks } = body
	return Response.json({ id, title, language: prompt.language, promptText, blanks })
}
