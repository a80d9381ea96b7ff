import { useEffect } from 'react'
import { newId } from '~/core/new-id'
import { fitsIn, isEstimate, readLeftTexts, sessionsWithTexts, takeHalfTyped } from './half-typed'
import { sessionsWithCopies } from './kept-copies'
import { drop } from './kept-entries'
import { createSaver } from './saver'
import { lookForNews } from './send-work'
import { browserTab, type Tab } from './tab'

/**
 * Brings to the server what this page and pages that are gone have kept of sessions that are not on the screen any more,
 * what was half typed there included: they have ended, and nobody would come back to it.
 */
export async function deliverLeftovers(tab: Tab, onScreen: string | null): Promise<void> {
	const sessions = new Set([...sessionsWithCopies(tab), ...sessionsWithTexts(tab)])
	for (const sessionId of sessions) {
		if (sessionId !== onScreen && tab.isOnline()) await deliver(tab, sessionId)
	}
}

async function deliver(tab: Tab, sessionId: string): Promise<void> {
	const { stored } = await lookForNews(tab, { id: sessionId, version: 0 })
	// Where it is not to be had, as for somebody else who uses this browser, it stays for another time.
	if (!stored) return
	const saver = createSaver(sessionId, stored, tab)
	await saver.adopt()
	for (const { key, field, half: left } of await readLeftTexts(tab, sessionId)) {
		const { mine, base } = saver.read()
		// Nobody can be asked any more what was meant: the text comes without it.
		const half = isEstimate(left.estimate) ? left : { ...left, estimate: undefined }
		if (!fitsIn(mine, field, half)) continue
		const taken = takeHalfTyped(mine, field, half, { id: newId(), at: new Date() })
		saver.find({ version: base.version, base: mine, mine: taken, unsure: [] })
		drop(tab, key)
	}
	await saver.flush()
}

/** Brings what this device still has of other sessions to the server, when it is there and when it comes back. */
export function useLeftovers(onScreen: string | null): void {
	useEffect(() => {
		const deliver = () => void deliverLeftovers(browserTab, onScreen)
		deliver()
		return browserTab.watch({ connect: deliver })
	}, [onScreen])
}
