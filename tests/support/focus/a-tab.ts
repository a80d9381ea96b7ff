import type { Tab } from '~/features/focus/saving/tab'
import type { Watch } from '~/ui/sight'
import { storageOf } from '../storage'

/** A page of a browser whose shelf, clock and server a test holds in its hands. Pages named in `gone` are there no more. */
export function aTab(given: { id?: string; shelf?: Map<string, string>; gone?: readonly string[] } = {}) {
	const { id = 'here', shelf = new Map<string, string>(), gone = [] } = given
	const watching: Watch[] = []
	const timers: { milliseconds: number; run: () => void }[] = []
	const state = { isVisible: true, isOnline: true }
	const tab: Tab = {
		id,
		storage: () => storageOf(shelf),
		fetch: () => Promise.reject(new TypeError('Nobody answers.')),
		isOnline: () => state.isOnline,
		isVisible: () => state.isVisible,
		open: () => undefined,
		isGone: async (page) => page === id || gone.includes(page),
		publish: () => undefined,
		hear: () => () => undefined,
		after(milliseconds, run) {
			const timer = { milliseconds, run }
			timers.push(timer)
			return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
		},
		watch(on) {
			watching.push(on)
			return () => void watching.splice(watching.indexOf(on), 1)
		},
	}
	return { tab, shelf, timers, watching, state }
}
