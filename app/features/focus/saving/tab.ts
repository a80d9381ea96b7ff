import { newId } from '~/core/new-id'
import { browserSight, type Sight } from '~/ui/sight'
import { tabChannel } from '~/ui/tab-channel'
import type { FocusWork } from '../focus-work'
import type { Stored } from './autosave'

/** How long a page that is being replaced by this one may take to go. */
const PATIENCE_MS = 1_000

/** What the server has taken of a session, for the person's other tabs. */
export interface SessionStored {
	sessionId: string
	stored: Stored<FocusWork>
}

/** What a page needs of its browser to keep a session. A test has several browsers, with several pages each. */
export interface Tab extends Sight {
	/** Tells this page from every other, also from itself before it was reloaded. */
	readonly id: string
	/** Throws where nothing may be kept. */
	storage(): Storage
	fetch(address: string, init: RequestInit): Promise<Response>
	/** Lets other pages of this browser know that this one is there, for as long as it is. */
	open(): void
	/** Whether another page of this browser is there no more: then what it kept is anybody's. */
	isGone(id: string): Promise<boolean>
	publish(news: SessionStored): void
	hear(hear: (news: SessionStored) => void): () => void
}

const channel = tabChannel<SessionStored>('focus-session')
const id = newId()
const lockOf = (page: string) => `focus-page:${page}`
let isOpen = false

/** This page of this browser. */
export const browserTab: Tab = {
	...browserSight,
	id,
	storage: () => localStorage,
	fetch: (address, init) => fetch(address, init),
	open() {
		if (isOpen || !hasLocks()) return
		isOpen = true
		void navigator.locks.request(lockOf(id), () => new Promise(() => undefined))
	},
	async isGone(page) {
		// Where there are no locks nobody can tell: what is taken from a page that is there is merged with what it saves.
		if (page === id || !hasLocks()) return true
		const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
		return navigator.locks.request(lockOf(page), options, () => true).catch(() => false)
	},
	publish: channel.publish,
	hear: channel.hear,
}

/** Only what comes over https, or from this machine, has them. */
function hasLocks(): boolean {
	return 'locks' in navigator
}
