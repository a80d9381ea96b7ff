import { useEffect, useState, useSyncExternalStore } from 'react'
import { isWorkerThere } from '~/features/offline/visit-message'
import { whenIdle } from '~/ui/when-idle'
import type { StoredFocusSession } from '../focus'
import type { FocusWork } from '../focus-work'
import type { Autosave } from './autosave'
import type { HalfTyped, HalfTypedField } from './half-typed'
import { loadSchema } from './kept-copies'
import { createSaver, type Saver } from './saver'
import { browserTab } from './tab'

/** The saver of a session for as long as it is on the screen, and what it has. */
export function useSaver(session: StoredFocusSession): {
	saver: Saver
	state: Autosave<FocusWork>
	newsAt: number | null
} {
	const [saver] = useState(() => createSaver(session.id, storedOf(session), browserTab))
	useEffect(() => saver.attachHandlers(), [saver])
	// A page that comes without a connection needs it.
	useEffect(() => (isWorkerThere() ? whenIdle(() => void loadSchema()) : undefined), [])
	useEffect(() => saver.see(storedOf(session)), [saver, session])
	return {
		saver,
		state: useSyncExternalStore(saver.subscribe, saver.read, saver.read),
		newsAt: useSyncExternalStore(saver.subscribe, saver.readNews, saver.readNews),
	}
}

/** One field of a session in which something may be half typed. */
export interface HalfTypedHere {
	/** Null where nothing is. */
	half: HalfTyped | null
	text: string
	/** A text of its own, of which nothing is left when it is empty. */
	type: (text: string) => void
	/** Another text for something: it is being typed until there is none. */
	write: (half: HalfTyped | null) => void
}

export function usePersistentInput({ texts }: Saver, field: HalfTypedField): HalfTypedHere {
	const half = useSyncExternalStore(texts.subscribe, texts.read, texts.read).get(field) ?? null
	const write = (next: HalfTyped | null) => texts.write(field, next)
	return { half, text: half?.text ?? '', type: (text) => write(text ? { text } : null), write }
}

function storedOf({ version, work, endedAt }: StoredFocusSession) {
	return { version, work, hasEnded: endedAt !== null }
}
