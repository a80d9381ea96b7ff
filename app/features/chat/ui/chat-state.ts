import type { ChatMessage, ReplyState } from '../chat'
import type { ChatEvent } from '../chat-events'

/** A message as the screen has it. */
export interface ShownMessage extends ChatMessage {
	/** The server has not said yet that it has it. */
	isLocal?: boolean
	/** Of one that is local: the message that it is to replace. */
	replaces?: string
	/** Why there is no reply, where the server said more than that there is none. */
	problem?: string
}

/** What the page came with. */
export interface LoadedChat {
	conversationId: string | null
	messages: readonly ChatMessage[]
	/** The newest message of the conversation, where it is not the last of these: they are an earlier part, or another branch. */
	newest: string | null
}

export interface ChatState extends LoadedChat {
	messages: readonly ShownMessage[]
	/** What the message that is being sent takes off the screen, until the server has it. */
	replaced: readonly ShownMessage[]
	from: LoadedChat
}

export interface Sending {
	messageId: string
	text: string
	/** The message of the person that this one replaces, with everything after it. */
	replaces: string | null
	/** ISO 8601. */
	at: string
}

/** Of a message that is sent again, or in place of an earlier one. */
export interface SendOptions {
	/** Where nobody knows whether it arrived. */
	messageId?: string
	replaces?: string | null
}

export type ChatChange =
	| { type: 'loaded'; loaded: LoadedChat }
	| ({ type: 'sent' } & Sending)
	| { type: 'refused'; messageId: string; problem: string | null }
	| { type: 'told'; messageId: string; event: ChatEvent }
	| { type: 'looked'; replyId: string; content: string; state: ReplyState }

export function beginChat(loaded: LoadedChat): ChatState {
	return { ...loaded, replaced: [], from: loaded }
}

/** The reply to a message before the server has given it an id. */
function replyPlace(messageId: string): string {
	return `reply-to-${messageId}`
}

/**
 * How a message of the person is said anew. With the same words, and nobody knowing whether it arrived, it is the same
 * message; else it takes the place of what is there.
 */
export function sayAnew(
	{ messages }: Pick<ChatState, 'messages'>,
	own: ShownMessage,
	text: string,
): SendOptions {
	// What was to be replaced, unless it was taken away elsewhere.
	const stillThere = messages.find(({ id }) => id === own.replaces)?.id ?? null
	if (own.isLocal && text === own.content) return { messageId: own.id, replaces: stillThere }
	return { replaces: stillThere ?? own.id }
}

/** The newest message that the server has and its person knows of: the last on the screen, but for older branches. */
export function lastSeen({ messages, newest }: Pick<ChatState, 'messages' | 'newest'>): string | null {
	return newest ?? lastStored(messages)
}

/** What a message is said after, where that is not the newest one: the end of an older branch. */
export function sentAfter({ messages, newest }: Pick<ChatState, 'messages' | 'newest'>): string | null {
	return newest && lastStored(messages)
}

function lastStored(messages: readonly ShownMessage[]): string | null {
	return messages.findLast(({ isLocal }) => !isLocal)?.id ?? null
}

/** The reply that is being written, if one is: what did not get through may stand after it. */
export function replyUnderWay({ messages }: Pick<ChatState, 'messages'>): ShownMessage | undefined {
	return messages.findLast(({ state }) => state === 'streaming')
}

/** What becomes of the screen by what happened. News of messages that are not shown change nothing. */
export function changeChat(chat: ChatState, change: ChatChange): ChatState {
	switch (change.type) {
		case 'loaded':
			return load(chat, change.loaded)
		case 'sent':
			return send(chat, change)
		case 'refused':
			return withReply(putBack(chat, change.messageId), replyPlace(change.messageId), (reply) => ({
				...reply,
				state: 'failed',
				...(change.problem ? { problem: change.problem } : {}),
			}))
		case 'looked':
			return withReply(chat, change.replyId, (reply) => ({
				...reply,
				...later(reply, { content: change.content, state: change.state }),
			}))
		case 'told':
			return applyEvent(chat, change.messageId, change.event)
	}
}

function send(chat: ChatState, sending: Sending): ChatState {
	const kept = before(chat.messages, sending)
	const replaced = chat.messages.filter((message) => !message.isLocal && !kept.includes(message))
	return { ...chat, messages: [...kept, ...pairOf(sending)], replaced }
}

/** What was not replaced after all stands again before the message that was to replace it. */
function putBack(chat: ChatState, messageId: string): ChatState {
	const messages = chat.messages.flatMap((message) =>
		message.id === messageId && message.isLocal ? [...chat.replaced, message] : [message],
	)
	return { ...chat, messages, replaced: [] }
}

function applyEvent(chat: ChatState, messageId: string, event: ChatEvent): ChatState {
	if (event.type === 'started') return start(chat, messageId, event)
	const live = replyUnderWay(chat)
	if (!live || live.isLocal) return chat
	if (event.type === 'delta') {
		return withReply(chat, live.id, (reply) => ({ ...reply, content: withPiece(reply.content, event) }))
	}
	const state = event.type === 'done' ? event.state : 'failed'
	return withReply(chat, event.replyId, (reply) => ({ ...reply, state }))
}

/** A stored sight of the reply may be ahead of its pieces; after a gap the stored one brings what is missing. */
function withPiece(content: string, { from, text }: { from: number; text: string }): string {
	const isNews = from <= content.length && from + text.length > content.length
	return isNews ? content.slice(0, from) + text : content
}

/** The server has the message: it and the reply get the ids they are stored under. */
function start(
	chat: ChatState,
	messageId: string,
	event: Extract<ChatEvent, { type: 'started' }>,
): ChatState {
	const place = replyPlace(messageId)
	if (!chat.messages.some(({ id }) => id === place)) return chat
	const messages = chat.messages.map((message) => {
		if (message.id !== messageId && message.id !== place) return message
		const { isLocal: _, replaces: __, ...stored } = message
		return message.id === place
			? { ...stored, id: event.replyId, content: '' }
			: { ...stored, id: event.messageId }
	})
	return { ...chat, conversationId: event.conversationId, messages, replaced: [], newest: null }
}

/** What the server says anew counts, but for what has come since, or has not reached it. */
function load(chat: ChatState, loaded: LoadedChat): ChatState {
	if (chat.conversationId !== loaded.conversationId) {
		// A conversation that has just begun here is not in the address yet.
		const isSamePage = chat.from.conversationId === loaded.conversationId
		return isSamePage ? { ...chat, from: loaded } : beginChat(loaded)
	}
	const shownOnce = [...chat.messages, ...chat.replaced]
	const known = new Map(shownOnce.map((message) => [message.id, message]))
	const messages = loaded.messages.map((message) => {
		const shown = known.get(message.id)
		return shown ? { ...message, ...later(shown, message) } : message
	})
	const ahead = aheadOf(loaded, chat)
	// What is about to be replaced is not shown again while the server doesn't know of it.
	const isAwaited = ahead.some(({ state }) => state === 'streaming')
	const isShown = new Set(chat.messages.map(({ id }) => id))
	const kept = isAwaited ? messages.filter(({ id }) => isShown.has(id)) : messages
	const replaced = isAwaited ? messages.filter(({ id }) => chat.replaced.some((one) => one.id === id)) : []
	return { ...loaded, messages: [...kept, ...ahead], replaced, from: loaded }
}

/** What the server has not heard of, or had not when it was read: a message and the reply that is awaited. */
function aheadOf(loaded: LoadedChat, chat: ChatState): ShownMessage[] {
	const live = replyUnderWay(chat)
	// One that is not among these though the server has it stands in another branch.
	const awaited = live?.id === loaded.newest ? undefined : live
	const stored = new Set(loaded.messages.flatMap(({ id }) => [id, replyPlace(id)]))
	const isAwaited = (message: ShownMessage | undefined) => awaited !== undefined && message === awaited
	return chat.messages.filter(
		(message, at) =>
			!stored.has(message.id) && (message.isLocal || isAwaited(message) || isAwaited(chat.messages[at + 1])),
	)
}

type Sight = Pick<ShownMessage, 'content' | 'state'>

/** Of two sights of one reply the one that is further on. */
function later(one: Sight, other: Sight): Sight {
	const { content, state } = isLater(one, other) ? one : other
	return { content, state }
}

function isLater(one: Sight, other: Sight): boolean {
	if (one.state !== 'streaming' && other.state === 'streaming') return true
	if (one.state === 'streaming' && other.state !== 'streaming') return false
	return one.content.length > other.content.length
}

function before(messages: readonly ShownMessage[], { replaces, messageId }: Sending) {
	const at = messages.findIndex(({ id, isLocal }) => id === replaces && !isLocal)
	const anew = [messageId, replaces ?? messageId].flatMap((id) => [id, replyPlace(id)])
	// What the server has not is replaced alone, and by nothing else.
	return messages.filter(
		({ id, isLocal }, nth) => (isLocal || at < 0 || nth < at) && !(isLocal && anew.includes(id)),
	)
}

function pairOf({ messageId, text, replaces, at }: Sending): ShownMessage[] {
	const replaced = replaces === null ? {} : { replaces }
	const own = { id: messageId, role: 'user', content: text, state: 'complete', ...replaced } as const
	const reply = { id: replyPlace(messageId), role: 'assistant', content: '', state: 'streaming' } as const
	return [own, reply].map((message) => ({ ...message, timestamp: at, isLocal: true }))
}

function withReply(chat: ChatState, id: string, change: (reply: ShownMessage) => ShownMessage): ChatState {
	return {
		...chat,
		messages: chat.messages.map((message) => (message.id === id ? change(message) : message)),
	}
}
