import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { chatDrafts } from './chat-drafts'

export interface ChatDraft {
	text: string
	write(text: string): void
	/** Empties the field. */
	handOver(): void
	/** What is being sent stays on this device until the server has it; says under which id it is sent. */
	send(text: string, messageId: string): string
	/** The server has it, in this conversation: it is no draft any more. What was typed since goes with it. */
	forget(messageId: string, conversationId: string): void
}

/**
 * What a person has typed and the server has not: kept on this device, per conversation, and brought back by a reload.
 * `refused` came back from a form. `isGone` says of a conversation that it is not there any more: what was unsent in it
 * is brought to the next new one.
 */
export function useChatDraft(
	userId: string,
	conversationId: string | null,
	{ refused, isGone }: { refused: string; isGone: (conversationId: string) => boolean },
): ChatDraft {
	const drafts = useMemo(() => chatDrafts(() => localStorage, userId), [userId])
	const [text, setText] = useState(refused)
	const [place, setPlace] = useState(conversationId)
	const [lastOpened, setLastOpened] = useState(conversationId)
	if (conversationId !== lastOpened) {
		setLastOpened(conversationId)
		// A conversation that has just begun here is at its place already, with what was typed since.
		if (conversationId !== place) {
			setPlace(conversationId)
			drafts.gather(isGone)
			setText(drafts.open(conversationId))
		}
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
	useLayoutEffect(() => {
		drafts.gather(isGone)
		setText(drafts.open(place) || refused)
	}, [refused])
	const write = useCallback(
		(next: string) => {
			setText(next)
			drafts.write(place, next)
		},
		[drafts, place],
	)
	const handOver = useCallback(() => setText(''), [])
	const send = useCallback(
		(sent: string, messageId: string) => drafts.send(place, sent, messageId),
		[drafts, place],
	)
	const forget = useCallback(
		(messageId: string, inConversation: string) => {
			drafts.settle(place, inConversation, messageId)
			setPlace(inConversation)
		},
		[drafts, place],
	)
	return { text, write, handOver, send, forget }
}
