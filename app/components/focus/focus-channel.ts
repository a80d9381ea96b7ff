import type { Stored } from '~/domain/autosave'
import type { FocusWork } from '~/domain/focus-work'

/** What the server has taken of a session, for the person's other tabs. */
interface SessionStored {
	sessionId: string
	stored: Stored<FocusWork>
}

const NAME = 'focus-session'

/** Tells the other tabs of this browser; those that can't hear ask when someone looks at them again. */
export function tellOtherTabs(sessionId: string, stored: Stored<FocusWork>): void {
	if (typeof BroadcastChannel === 'undefined') return
	const channel = new BroadcastChannel(NAME)
	channel.postMessage({ sessionId, stored } satisfies SessionStored)
	channel.close()
}

/** Hears what other tabs saved of this session, until the answer is called. */
export function hearOtherTabs(sessionId: string, hear: (stored: Stored<FocusWork>) => void): () => void {
	if (typeof BroadcastChannel === 'undefined') return () => undefined
	const channel = new BroadcastChannel(NAME)
	channel.onmessage = ({ data }: MessageEvent<SessionStored>) => {
		if (data.sessionId === sessionId) hear(data.stored)
	}
	return () => channel.close()
}
