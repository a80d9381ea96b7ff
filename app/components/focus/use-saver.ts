import { useEffect, useState, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import type { Autosave } from '~/domain/autosave'
import type { FocusSession } from '~/domain/focus'
import type { FocusWork } from '~/domain/focus-work'
import { createSaver, type Saver } from './saver'

/** The saver of a session for as long as it is on the screen, and what it has. */
export function useSaver(session: FocusSession): {
	saver: Saver
	state: Autosave<FocusWork>
	isReading: boolean
} {
	const [saver] = useState(() => createSaver(session))
	useEffect(() => saver.attend(), [saver])
	useEffect(() => {
		const { version, work, endedAt } = session
		saver.tell({ type: 'seen', stored: { version, work, hasEnded: endedAt !== null } })
	}, [saver, session])
	return {
		saver,
		state: useSyncExternalStore(saver.subscribe, saver.read, saver.read),
		isReading: useSyncExternalStore(saver.subscribe, saver.isReading, () => false),
	}
}

/** Calls back when someone looks at the page again, nothing here is unsaved, and another tab or device has gone on. */
export function useNewsFromElsewhere(sessionId: string, saver: Saver, onNews: () => void): void {
	useEffect(() => {
		const look = async () => {
			if (document.visibilityState !== 'visible' || saver.read().phase.name !== 'saved') return
			const there = await readThere()
			const { phase, version } = saver.read()
			if (!there || phase.name !== 'saved') return
			if (there.id !== sessionId || (there.version ?? 0) > version) onNews()
		}
		const listen = () => void look()
		document.addEventListener('visibilitychange', listen)
		addEventListener('focus', listen)
		return () => {
			document.removeEventListener('visibilitychange', listen)
			removeEventListener('focus', listen)
		}
	}, [sessionId, saver, onNews])
}

/** Which session is in progress on the server, and which version of it; null where that can't be learned now. */
async function readThere(): Promise<{ id: string | null; version: number | null } | null> {
	try {
		const response = await fetch(href('/focus/session'))
		return response.ok && !response.redirected ? await response.json() : null
	} catch {
		return null
	}
}
