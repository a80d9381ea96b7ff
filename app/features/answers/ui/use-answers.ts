import { useCallback, useSyncExternalStore } from 'react'
import { createDeviceAnswers, type DeviceAnswers } from '../device-answers'
import type { RememberedItem } from '../remembered'

const NONE: readonly RememberedItem[] = []
const opened = new Map<string | null, DeviceAnswers>()

/** What this browser remembers for a person, or where nobody is signed in; one for all parts of a page. */
export function browserAnswers(owner: string | null): DeviceAnswers {
	const answers =
		opened.get(owner) ?? createDeviceAnswers({ storage: () => localStorage, now: Date.now }, owner)
	opened.set(owner, answers)
	return answers
}

/** The same as it is now, whichever tab said it. */
export function useAnswers(owner: string | null): readonly RememberedItem[] {
	const subscribe = useCallback(
		(listener: () => void) => {
			const unsubscribe = browserAnswers(owner).subscribe(listener)
			addEventListener('storage', listener)
			return () => {
				unsubscribe()
				removeEventListener('storage', listener)
			}
		},
		[owner],
	)
	return useSyncExternalStore(
		subscribe,
		() => browserAnswers(owner).read(),
		() => NONE,
	)
}
