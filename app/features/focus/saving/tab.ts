import { newId } from '~/core/new-id'
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

export interface Watch {
	wake?: () => void
	touch?: () => void
	connect?: () => void
	leave?: () => void
}

/** What a page needs of its browser to keep a session. A test has several browsers, with several pages each. */
export interface Tab {
	/** Tells this page from every other, also from itself before it was reloaded. */
	readonly id: string
	/** Throws where nothing may be kept. */
	storage(): Storage
	fetch(address: string, init: RequestInit): Promise<Response>
	isOnline(): boolean
	isVisible(): boolean
	/** Lets other pages of this browser know that this one is there, for as long as it is. */
	open(): void
	/** Whether another page of this browser is there no more: then what it kept is anybody's. */
	isGone(id: string): Promise<boolean>
	tell(news: SessionStored): void
	hear(hear: (news: SessionStored) => void): () => void
	/** Calls back once, unless the answer is called before. */
	after(milliseconds: number, run: () => void): () => void
	/** Calls back when the page is looked at again, touched, connected again, and when it is hidden or left. */
	watch(on: Watch): () => void
}

const channel = tabChannel<SessionStored>('focus-session')
const id = newId()
const lockOf = (page: string) => `focus-page:${page}`
let isOpen = false

/** This page of this browser. */
export const browserTab: Tab = {
	id,
	storage: () => localStorage,
	fetch: (address, init) => fetch(address, init),
	isOnline: () => navigator.onLine,
	isVisible: () => document.visibilityState === 'visible',
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
	tell: channel.tell,
	hear: channel.hear,
	after(milliseconds, run) {
		const timer = setTimeout(run, milliseconds)
		return () => clearTimeout(timer)
	},
	watch({ wake, touch, connect, leave }) {
		const watching = new AbortController()
		const options = { signal: watching.signal, passive: true }
		const turn = () => (document.visibilityState === 'hidden' ? leave?.() : wake?.())
		document.addEventListener('visibilitychange', turn, options)
		if (connect) addEventListener('online', connect, options)
		if (leave) addEventListener('pagehide', leave, options)
		if (touch) {
			addEventListener('pointerdown', touch, options)
			addEventListener('keydown', touch, options)
		}
		return () => watching.abort()
	},
}

/** Only what comes over https, or from this machine, has them. */
function hasLocks(): boolean {
	return 'locks' in navigator
}
