import type { Unsaved } from '~/domain/autosave'
import type { FocusWork } from '~/domain/focus-work'

const PREFIX = 'focus-copy:'
const MONTH_MS = 30 * 86_400_000
const MOST_UNSURE = 3

/** What could not be saved yet, as it is kept on this device. */
export interface KeptCopy extends Unsaved<FocusWork> {
	key: string
	at: number
	/** Whether the server is known to have taken it since: a page that was read before that is behind. */
	isStored?: boolean | undefined
}

/** Where this page keeps its own: two tabs don't write over each other's. */
export function placeOf(sessionId: string): string {
	return `${PREFIX}${sessionId}:${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
}

export function keepCopy(key: string, copy: Omit<KeptCopy, 'key' | 'at'>): void {
	try {
		const unsure = copy.unsure.slice(-MOST_UNSURE)
		localStorage.setItem(key, JSON.stringify({ ...copy, unsure, at: Date.now() }))
	} catch {
		// Forbidden or full: it lasts as long as the page.
	}
}

export function dropCopy(key: string): void {
	try {
		localStorage.removeItem(key)
	} catch {
		// What can't be kept can't be dropped.
	}
}

/** Drops copies of what the server has: after a sign-out nobody goes on from them. What is unsaved stays. */
export function dropStoredCopies(): void {
	for (const [key, text] of entries()) {
		const { isStored }: { isStored?: boolean } = Object(parse(text))
		if (isStored) dropCopy(key)
	}
}

/** Whether pages that are gone kept something of a session. */
export function hasCopies(sessionId: string): boolean {
	return entries().some(([key]) => key.startsWith(`${PREFIX}${sessionId}:`))
}

/** What was kept of a session by pages that are gone, the newest first. What is a month old, of any session, is dropped. */
export async function readCopies(sessionId: string, ownKey: string): Promise<KeptCopy[]> {
	const kept = entries().filter(([key]) => key.startsWith(`${PREFIX}${sessionId}:`) && key !== ownKey)
	// Loaded only where there is something to read; where that fails, it stays for another time.
	const schema = kept.length > 0 ? await loadSchema() : null
	return kept
		.flatMap(([key, text]) => {
			const copy = schema?.FocusCopy.safeParse(parse(text))
			return copy?.success ? [{ key, ...copy.data }] : []
		})
		.toSorted((one, other) => other.at - one.at)
}

/** Has what reads copies at hand, for a page that comes without a connection. */
export function loadSchema() {
	return import('./copy-schema').catch(() => null)
}

function entries(): [string, string][] {
	try {
		const all = Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX))
		return all.filter(([key, text]) => {
			const { at }: { at?: number } = Object(parse(text))
			const isOld = !at || at < Date.now() - MONTH_MS
			if (isOld) dropCopy(key)
			return !isOld
		})
	} catch {
		return []
	}
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}
