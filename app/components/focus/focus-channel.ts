import { tabChannel } from '~/components/ui/tab-channel'
import type { Stored } from '~/domain/autosave'
import type { FocusWork } from '~/domain/focus-work'

/** What the server has taken of a session, for the person's other tabs. */
interface SessionStored {
	sessionId: string
	stored: Stored<FocusWork>
}

export const focusChannel = tabChannel<SessionStored>('focus-session')
