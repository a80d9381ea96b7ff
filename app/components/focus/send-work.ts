import { href } from 'react-router'
import type { AutosaveEvent } from '~/domain/autosave'
import type { FocusSave, FocusSaved } from '~/domain/focus'
import type { FocusWork } from '~/domain/focus-work'

const PATIENCE_MS = 15_000
/** Browsers let no more than 64 kB go on after a page is left. */
const MOST_LEAVING_BYTES = 60_000

/** A session as a refused save brings it along. */
interface StoredSession {
	version: number
	work: FocusWork
	endedAt: string | null
}

/** Sends what is on the screen, and answers what became of it. Never throws: a lost connection is an answer too. */
export async function sendWork(
	save: Omit<FocusSave, 'subTasks' | 'lastPrompts'> & FocusWork,
	{ isLeaving }: { isLeaving: boolean },
): Promise<AutosaveEvent<FocusWork>> {
	const body = new Blob([JSON.stringify(save)], { type: 'application/json' })
	try {
		const response = await fetch(href('/focus/session'), {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body,
			keepalive: isLeaving && body.size < MOST_LEAVING_BYTES,
			signal: AbortSignal.timeout(PATIENCE_MS),
		})
		return await readAnswer(response)
	} catch {
		return { type: 'failed' }
	}
}

async function readAnswer(response: Response): Promise<AutosaveEvent<FocusWork>> {
	if (response.ok) {
		const { version, end }: FocusSaved = await response.json()
		return { type: 'stored', version, end }
	}
	switch (response.status) {
		case 409: {
			const { details }: { details: StoredSession } = await response.json()
			const { version, work, endedAt } = details
			return { type: 'conflict', other: { version, work, hasEnded: endedAt !== null } }
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
