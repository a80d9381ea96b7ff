import { backgroundIsDone } from '~/domain/background.server'
import type { ChatRequest } from '~/domain/chat'
import { readConversation } from '~/domain/chat.server'
import { sendMessage } from '~/domain/chat-message.server'
import type { Legend } from '~/domain/viewer'
import type { AskedReply } from './chat-service'

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
