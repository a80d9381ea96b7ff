import { backgroundIsDone } from '~/core/background.server'
import type { ChatRequest } from '~/features/chat/chat'
import { readConversation } from '~/features/chat/chat.server'
import { sendMessage } from '~/features/chat/chat-message.server'
import type { AskedReply } from './chat-service'
import type { Legend } from './people'

/** What a Legend sends from the English screen. */
export function send(legend: Legend, message: string, more: Partial<ChatRequest> = {}) {
	return sendMessage(legend, { message, ...more }, { language: 'en', isStreamed: true })
}

/** A conversation with one message and its whole reply. */
export async function aConversation(
	chats: { next(): Promise<AskedReply> },
	legend: Legend,
	message = 'How much?',
	reply = 'R$ 163.',
) {
	const sent = await send(legend, message)
	const asked = await chats.next()
	asked.say(reply)
	asked.finish()
	await backgroundIsDone()
	return sent
}

/** Who said what in a conversation, and how it ended. */
export async function said(legend: Legend, id: string) {
	const { messages } = await readConversation(legend, id)
	return messages.map(({ role, content, state }) => [role, content, state])
}
