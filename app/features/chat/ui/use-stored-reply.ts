import { useEffect, useEffectEvent } from 'react'
import { href } from 'react-router'
import { z } from 'zod'
import { REPLY_STATES } from '../chat'

const LOOK_MS = 1_000
const LOOK_AGAIN_MS = 3_000

const StoredReply = z.object({ content: z.string(), state: z.enum(REPLY_STATES) })
interface SeenReply extends z.infer<typeof StoredReply> {
	/** It was taken away: what is on the screen is not what is there. */
	isGone?: boolean
}

/**
 * Follows a reply that nothing is heard of here, because the page was loaded in the middle of it or the connection was
 * lost: by looking, every second, how far the stored one is.
 */
export function useStoredReply(
	replyId: string | null,
	onLook: (replyId: string, seen: SeenReply) => void,
): void {
	const tell = useEffectEvent(onLook)
	useEffect(() => {
		if (!replyId) return
		const gone = new AbortController()
		let timer: ReturnType<typeof setTimeout> | undefined
		async function look(id: string) {
			const stored = await readStored(id, gone.signal)
			if (gone.signal.aborted) return
			if (stored) tell(id, stored)
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
async function readStored(id: string, signal: AbortSignal): Promise<SeenReply | null> {
	try {
		const response = await fetch(href('/chat-legend/reply/:id', { id }), { signal })
		if (response.status === 404) return { content: '', state: 'failed', isGone: true }
		return response.ok ? StoredReply.parse(await response.json()) : null
	} catch {
		return null
	}
}
