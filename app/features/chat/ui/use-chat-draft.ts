import { useCallback, useLayoutEffect, useState } from 'react'

const placeOf = (userId: string, conversationId: string | null) =>
	`draft:chat:${userId}:${conversationId ?? 'new'}`

export interface ChatDraft {
	text: string
	write(text: string): void
	/** Empties the field; what was in it stays on this device until the server has it. */
	handOver(): void
	/** The server has it, in this conversation: it is no draft any more. What was typed since goes with it. */
	forget(sent: string, conversationId: string): void
}

/**
 * What a person has typed and not sent: kept on this device, per conversation, and brought back by a reload. `refused`
 * came back from a form.
 */
export function useChatDraft(userId: string, conversationId: string | null, refused: string): ChatDraft {
	const opened = placeOf(userId, conversationId)
	const [text, setText] = useState(refused)
	const [place, setPlace] = useState(opened)
	const [lastOpened, setLastOpened] = useState(opened)
	if (opened !== lastOpened) {
		setLastOpened(opened)
		// A conversation that has just begun here is at its place already, with what was typed since.
		if (opened !== place) {
			setPlace(opened)
			setText(recall(opened))
		}
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
	useLayoutEffect(() => setText(recall(place) || refused), [refused])
	const write = useCallback(
		(next: string) => {
			setText(next)
			keep(place, next)
		},
		[place],
	)
	const handOver = useCallback(() => setText(''), [])
	const forget = useCallback(
		(sent: string, inConversation: string) => {
			const next = placeOf(userId, inConversation)
			const kept = recall(place)
			keep(place, '')
			keep(next, kept === sent ? '' : kept)
			setPlace(next)
		},
		[place, userId],
	)
	return { text, write, handOver, forget }
}

function recall(place: string): string {
	try {
		return localStorage.getItem(place) ?? ''
	} catch {
		return ''
	}
}

function keep(place: string, text: string): void {
	try {
		if (text) localStorage.setItem(place, text)
		else localStorage.removeItem(place)
	} catch {
		// Forbidden or full: the draft lasts as long as the page.
	}
}
