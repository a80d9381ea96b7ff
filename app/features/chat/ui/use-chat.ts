import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { href } from 'react-router'
import { z } from 'zod'
import { newUuid } from '~/core/new-id'
import { useWords } from '~/i18n/words'
import { REPLY_STATES } from '../chat'
import type { ChatEvent } from '../chat-events'
import type { Answerer } from '../roles/use-answerer'
import {
	beginChat,
	changeChat,
	type LoadedChat,
	lastSeen,
	replyUnderWay,
	type SendOptions,
	type ShownMessage,
	sentAfter,
} from './chat-state'
import { MessageRefused, sendForReply } from './reply-stream'

/** Faster than anyone reads, slower than a service sends. */
const SHOW_MS = 60

export interface Chat {
	messages: readonly ShownMessage[]
	conversationId: string | null
	/** The newest message that its person knows of, and the one that the next message follows where it is another. */
	seen: string | null
	after: string | null
	/** Whether a reply is awaited: until then nothing more can be sent. */
	isWaiting: boolean
	/** The reply that can be stopped: the server knows it. */
	underWay: ShownMessage | undefined
	/** Sends a message; with `replaces`, as another version of an earlier one, which stays with what came after it. */
	send(text: string, options?: SendOptions): void
}

interface Listener {
	/** A message is about to be sent; answers the id to send it under. */
	onSending(text: string, messageId: string): string
	/** The server has the message, in this conversation. */
	onStarted(messageId: string, conversationId: string): void
	/** The server took a message not, and said why. */
	onRefused(refused: MessageRefused): void
	/** A reply that was followed by looking has ended, or is gone: another branch may have been begun since. */
	onSeenEnd(): void
	/** A reply has ended, or nothing more is heard of it. */
	onEnded(): void
}

/**
 * The conversation on the screen, answered by the chosen model in the chosen role: what the page came with, what is being sent, and the reply as it is written. Where
 * the connection is lost, the reply is read from where the server stores it.
 */
export function useChat(
	loaded: LoadedChat,
	{ model, role }: Pick<Answerer, 'model' | 'role'>,
	{ onSending, onStarted, onRefused, onSeenEnd, onEnded }: Listener,
): Chat {
	const { t } = useWords()
	const [chat, change] = useReducer(changeChat, loaded, beginChat)
	/** The conversation that is being listened to. */
	const [heard, setHeard] = useState<string | null>(null)
	const connection = useRef<AbortController>(null)
	if (chat.from !== loaded) change({ type: 'loaded', loaded })
	const { conversationId } = chat
	const seen = lastSeen(chat)
	const after = sentAfter(chat)
	const live = replyUnderWay(chat)
	const underWay = live?.isLocal ? undefined : live

	useStoredReply(underWay && heard !== conversationId ? underWay.id : null, (replyId, { content, state }) => {
		change({ type: 'looked', replyId, content, state })
		if (state !== 'streaming') onSeenEnd()
	})
	// Another conversation was opened, or the page left: the reply is written to its end without anyone listening.
	useEffect(() => {
		if (heard !== null && heard !== conversationId) connection.current?.abort()
	}, [heard, conversationId])
	useEffect(() => () => connection.current?.abort(), [])

	const send = useCallback(
		(text: string, { messageId: wanted = newUuid(), replaces = null }: SendOptions = {}) => {
			const messageId = onSending(text, wanted)
			const leaving = new AbortController()
			let isStarted = false
			change({ type: 'sent', messageId, text, replaces, at: new Date().toISOString() })
			const onEvent = (event: ChatEvent) => {
				change({ type: 'told', messageId, event })
				if (event.type !== 'started') return
				isStarted = true
				connection.current = leaving
				setHeard(event.conversationId)
				onStarted(messageId, event.conversationId)
			}
			const body = { message: text, messageId, replaces, after, conversationId, seen, model, role }
			inPortions(sendForReply(body, leaving.signal), onEvent)
				.catch((error: unknown) => {
					const refused = error instanceof MessageRefused ? error : null
					change({ type: 'refused', messageId, problem: refused ? refused.message : t('chat_unreachable') })
					if (refused) onRefused(refused)
				})
				.finally(() => {
					// What was refused stays as it is on the screen, with what was typed.
					if (leaving.signal.aborted || !isStarted) return
					setHeard(null)
					onEnded()
				})
		},
		[conversationId, seen, after, model, role, onSending, onStarted, onRefused, onEnded, t],
	)
	return {
		messages: chat.messages,
		conversationId,
		seen,
		after,
		isWaiting: live !== undefined,
		underWay,
		send,
	}
}

/** Hands events on, the pieces of a reply gathered for a moment: each showing of a long one is work. */
async function inPortions(
	events: AsyncIterable<ChatEvent>,
	onEvent: (event: ChatEvent) => void,
): Promise<void> {
	let text = ''
	let from = 0
	let timer: ReturnType<typeof setTimeout> | undefined
	const flush = () => {
		clearTimeout(timer)
		timer = undefined
		if (text) onEvent({ type: 'delta', from, text })
		text = ''
	}
	try {
		for await (const event of events) {
			if (event.type === 'delta') {
				if (!text) from = event.from
				text += event.text
				timer ??= setTimeout(flush, SHOW_MS)
			} else {
				flush()
				onEvent(event)
			}
		}
	} finally {
		flush()
	}
}

const LOOK_MS = 1_000
const LOOK_AGAIN_MS = 3_000

const StoredReply = z.object({ content: z.string(), state: z.enum(REPLY_STATES) })
type StoredReply = z.infer<typeof StoredReply>

/**
 * Follows a reply that nothing is heard of here, because the page was loaded in the middle of it or the connection was
 * lost: by looking, every second, how far the stored one is.
 */
function useStoredReply(replyId: string | null, onLook: (replyId: string, seen: StoredReply) => void): void {
	const show = useEffectEvent(onLook)
	useEffect(() => {
		if (!replyId) return
		const gone = new AbortController()
		let timer: ReturnType<typeof setTimeout> | undefined
		async function look(id: string) {
			const stored = await readStored(id, gone.signal)
			if (gone.signal.aborted) return
			if (stored) show(id, stored)
			if (stored && stored.state !== 'streaming') return
			timer = setTimeout(look, stored ? LOOK_MS : LOOK_AGAIN_MS, id)
		}
		timer = setTimeout(look, LOOK_MS, replyId)
		return () => {
			gone.abort()
			clearTimeout(timer)
		}
	}, [replyId])
}

/** Null where nobody was reached, or the answer is none: that may change. A reply that is gone has failed for good. */
async function readStored(id: string, signal: AbortSignal): Promise<StoredReply | null> {
	try {
		const response = await fetch(href('/chat-legend/reply/:id', { id }), { signal })
		if (response.status === 404) return { content: '', state: 'failed' }
		return response.ok ? StoredReply.parse(await response.json()) : null
	} catch {
		return null
	}
}
