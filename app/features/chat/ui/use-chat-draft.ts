import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { chatDrafts, type MessageEdit, type UnsentChat } from './chat-drafts'

/** When another tab may have written, or this one was asleep while one did. */
const OCCASIONS = ['storage', 'focus', 'visibilitychange', 'pageshow'] as const

export interface ChatDraft {
	text: string
	/** Earlier messages that are being rewritten. */
	edits: readonly MessageEdit[]
	write(text: string): void
	/** What stood in the field before this page had read what is kept. */
	add(text: string): void
	/** An earlier message is being rewritten; `text` is null where it no more is. */
	edit(messageId: string, text: string | null): void
	/** Brings what was to become of messages that are not there any more into the field. */
	giveBack(isThere: (messageId: string) => boolean): void
	/** What is being sent stays on this device until the server has it; says under which id it is sent. */
	send(text: string, messageId: string): string
	/** The server has it, in this conversation: it is no draft any more. What was typed since goes with it. */
	forget(messageId: string, conversationId: string): void
	/** The conversation is not there any more: what is unsent in it waits where the next one is begun. */
	leave(conversationId: string): void
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
	const [unsent, show] = useState<UnsentChat>({ typed: refused, edits: [] })
	const [place, setPlace] = useState(conversationId)
	const [lastOpened, setLastOpened] = useState(conversationId)
	function open() {
		drafts.gather(isGone)
		show(drafts.open(conversationId))
	}
	if (conversationId !== lastOpened) {
		setLastOpened(conversationId)
		// A conversation that has just begun here is at its place already, with what was typed since.
		if (conversationId !== place) {
			setPlace(conversationId)
			open()
		}
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
	useLayoutEffect(open, [])
	useEffect(() => {
		const watching = new AbortController()
		const look = () => show(drafts.read(place))
		for (const occasion of OCCASIONS) addEventListener(occasion, look, { signal: watching.signal })
		return () => watching.abort()
	}, [drafts, place])
	const changes = useMemo(() => {
		const look = () => show(drafts.read(place))
		return {
			write(text: string) {
				drafts.write(place, text)
				look()
			},
			add(text: string) {
				drafts.add(place, text)
				look()
			},
			edit(messageId: string, text: string | null) {
				drafts.edit(place, messageId, text)
				look()
			},
			giveBack(isThere: (messageId: string) => boolean) {
				drafts.giveBack(place, isThere)
				look()
			},
			send(text: string, messageId: string) {
				const id = drafts.send(place, text, messageId)
				look()
				return id
			},
		}
	}, [drafts, place])
	const forget = useCallback(
		(messageId: string, inConversation: string) => {
			drafts.settle(place, inConversation, messageId)
			setPlace(inConversation)
			show(drafts.read(inConversation))
		},
		[drafts, place],
	)
	const leave = useCallback((gone: string) => drafts.gather((id) => id === gone), [drafts])
	return { text: unsent.typed, edits: unsent.edits, ...changes, forget, leave }
}

/** Of a conversation that is not there any more, what is unsent waits where the next one is begun. */
export function useDraftOfGone(userId: string | null, gone: string | undefined): void {
	useEffect(() => {
		if (userId && gone) chatDrafts(() => localStorage, userId).gather((id) => id === gone)
	}, [userId, gone])
}
