import { href } from 'react-router'
import type { Problem } from '../content-check'
import type { DeskAnswer, DeskSaving, StoredDesk } from '../desk-state'

const PATIENCE_MS = 15_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000
/** Browsers let no more than 64 kB go on after a page is left. */
const MOST_LEAVING_BYTES = 60_000

/** Sends a prompt's draft to be kept. Never throws: a lost connection is an answer too. */
export async function sendDesk(id: string, saving: DeskSaving): Promise<DeskAnswer> {
	const body = new Blob([JSON.stringify(saving)], { type: 'application/json' })
	try {
		const response = await fetch(href('/admin/prompts/:id/draft', { id }), {
			method: 'POST',
			body,
			keepalive: body.size < MOST_LEAVING_BYTES,
			signal: AbortSignal.timeout(PATIENCE_MS),
		})
		return await readAnswer(response)
	} catch {
		return { type: 'failed' }
	}
}

async function readAnswer(response: Response): Promise<DeskAnswer> {
	switch (response.status) {
		case 200: {
			const { stored, problems }: { stored: StoredDesk; problems: Problem[] } = await response.json()
			return { type: 'stored', stored, problems }
		}
		case 409: {
			const { stored }: { stored: StoredDesk } = await response.json()
			return { type: 'conflict', stored }
		}
		case 400:
		case 413:
			return { type: 'refused', reason: 'invalid' }
		case 401:
		case 403:
			return { type: 'refused', reason: 'signed_out' }
		case 404:
			return { type: 'refused', reason: 'missing' }
		default:
			return { type: 'failed' }
	}
}

/** How long to wait, in milliseconds, before what failed so often is sent again. */
export const retryAfter = (failures: number) =>
	Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)

/** Tells when a page goes out of sight, and when its connection or its person is back, until the function it answers is called. */
export function watchPage(leave: () => void, wake: () => void): () => void {
	const hide = () => {
		if (document.visibilityState === 'hidden') leave()
	}
	document.addEventListener('visibilitychange', hide)
	window.addEventListener('online', wake)
	window.addEventListener('focus', wake)
	return () => {
		document.removeEventListener('visibilitychange', hide)
		window.removeEventListener('online', wake)
		window.removeEventListener('focus', wake)
	}
}
