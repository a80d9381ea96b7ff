import { href } from 'react-router'
import type { FocusLook, FocusSave, FocusSaved } from '../focus'
import type { FocusWork } from '../focus-work'
import type { AutosaveEvent, Stored } from './autosave'
import type { Tab } from './tab'

const PATIENCE_MS = 15_000
/** Browsers let no more than 64 kB go on after a page is left. */
const MOST_LEAVING_BYTES = 60_000

/** A session as the server tells of it. */
interface StoredSession {
	version: number
	work: FocusWork
	endedAt: string | null
}

/** Sends what is on the screen, and answers what became of it. Never throws: a lost connection is an answer too. */
export async function sendWork(
	tab: Tab,
	save: FocusSave,
	{ isLeaving }: { isLeaving: boolean },
): Promise<AutosaveEvent<FocusWork>> {
	const body = new Blob([JSON.stringify(save)], { type: 'application/json' })
	try {
		const response = await tab.fetch(href('/focus/session'), {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body,
			keepalive: isLeaving && body.size < MOST_LEAVING_BYTES,
			signal: AbortSignal.timeout(PATIENCE_MS),
		})
		return await readAnswer(response, save)
	} catch {
		return { type: 'failed' }
	}
}

/** What the server said when it was asked for something newer. */
interface News {
	/** Null where there is nothing newer, or it can't be learned now. */
	stored: Stored<FocusWork> | null
	/** False for who is signed out, or has no plan any more. */
	isLetIn: boolean
}

/** What the server has of a session where that is newer than a version. */
export async function lookForNews(tab: Tab, { id, version }: FocusLook): Promise<News> {
	try {
		const query = new URLSearchParams({ id, version: String(version) })
		const init = { signal: AbortSignal.timeout(PATIENCE_MS) }
		const response = await tab.fetch(`${href('/focus/session')}?${query}`, init)
		const isLetIn = response.status !== 401 && response.status !== 403
		return { stored: response.status === 200 ? storedOf(await response.json()) : null, isLetIn }
	} catch {
		return { stored: null, isLetIn: true }
	}
}

async function readAnswer(response: Response, save: FocusSave): Promise<AutosaveEvent<FocusWork>> {
	if (response.ok) {
		const { version, end }: FocusSaved = await response.json()
		const { id: _id, isEnding: _isEnding, version: _version, ...work } = save
		return { type: 'stored', stored: { version, work, hasEnded: end !== null }, end }
	}
	switch (response.status) {
		case 409: {
			const { details }: { details: StoredSession } = await response.json()
			return { type: 'conflict', stored: storedOf(details) }
		}
		case 400:
		case 413:
			return { type: 'refused', reason: 'invalid' }
		case 401:
			return { type: 'refused', reason: 'signed_out' }
		case 403:
			return { type: 'refused', reason: 'plan' }
		case 404:
			return { type: 'refused', reason: 'missing' }
		default:
			return { type: 'failed' }
	}
}

function storedOf({ version, work, endedAt }: StoredSession): Stored<FocusWork> {
	return { version, work, hasEnded: endedAt !== null }
}
