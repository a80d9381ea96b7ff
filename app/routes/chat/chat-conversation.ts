import { href, redirect } from 'react-router'
import { refuse } from '~/core/refuse.server'
import { ConversationTitle } from '~/features/chat/chat'
import { removeConversation, renameConversation } from '~/features/chat/chat.server'
import { readForm } from '~/requests/form-request.server'
import { requireLegend } from '~/requests/guards.server'
import type { Route } from './+types/chat-conversation'

/** Gives a conversation another title (`intent=rename`), or removes it for good (`intent=remove`). */
export async function action(visit: Route.ActionArgs) {
	const legend = requireLegend(visit)
	const { id } = visit.params
	const form = await readForm(visit.request)
	if (form.get('intent') === 'remove') {
		await removeConversation(legend, id)
		return Response.json({ error: null })
	}
	if (form.get('intent') !== 'rename') throw refuse('invalid_input')
	const title = ConversationTitle.safeParse(form.get('title'))
	if (!title.success) {
		const [issue] = title.error.issues
		const error = issue?.message === 'chat_title_too_long' ? 'chat_title_too_long' : 'chat_title_blank'
		return Response.json({ error }, { status: 400 })
	}
	await renameConversation(legend, id, title.data)
	return Response.json({ error: null })
}

export function loader({ params: { id } }: Route.LoaderArgs) {
	throw redirect(href('/chat-legend/:id?', { id }))
}
