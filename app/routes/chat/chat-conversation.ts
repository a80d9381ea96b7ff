import { href, redirect } from 'react-router'
import { Refused, refuse } from '~/core/refuse.server'
import { ConversationTitle } from '~/features/chat/chat'
import { pinConversation, renameConversation } from '~/features/chat/chat.server'
import { removeConversation, restoreConversation } from '~/features/chat/chat-removal.server'
import { hiddenText, readForm } from '~/requests/form-request.server'
import { requireOpened } from '~/requests/guards.server'
import type { Route } from './+types/chat-conversation'

/**
 * Gives a conversation another title (`intent=rename`), pins it or no longer (`pin`, `unpin`), removes it if its last
 * message is `seen` (`remove`), or puts it back (`restore`).
 */
export async function action(args: Route.ActionArgs) {
	const legend = requireOpened(args, 'chat')
	const { id } = args.params
	const form = await readForm(args.request)
	const intent = hiddenText(form, 'intent')
	if (intent === 'remove') return answer(removeConversation(legend, id, hiddenText(form, 'seen') || null))
	if (intent === 'restore') return answer(restoreConversation(legend, id))
	if (intent === 'pin' || intent === 'unpin') return answer(pinConversation(legend, id, intent === 'pin'))
	if (intent !== 'rename') throw refuse('invalid_input')
	const title = ConversationTitle.safeParse(form.get('title'))
	if (!title.success) {
		const [issue] = title.error.issues
		const error = issue?.message === 'chat_title_too_long' ? 'chat_title_too_long' : 'chat_title_blank'
		return Response.json({ error }, { status: 400 })
	}
	return answer(renameConversation(legend, id, title.data))
}

/** What the screen has words for is told by name. */
async function answer(done: Promise<void>): Promise<Response> {
	try {
		await done
		return Response.json({ error: null })
	} catch (error) {
		if (!(error instanceof Refused) || !error.message) throw error
		return Response.json({ error: error.message }, { status: error.status })
	}
}

export function loader({ params: { id } }: Route.LoaderArgs) {
	throw redirect(href('/chat-legend/:id?', { id }))
}
