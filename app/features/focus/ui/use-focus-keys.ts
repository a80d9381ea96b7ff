import { useEffect, useEffectEvent, useRef } from 'react'
import { isSingleKey } from '~/ui/single-keys'
import { FOCUS_TABS, type FocusTab } from './focus-address'

/**
 * Lets single keys work in a session: each presses what names it by `aria-keyshortcuts`, or goes to it where that is a
 * field; 1 to 3 show the tabs. What is on another tab is shown first.
 */
export function useFocusKeys(tab: FocusTab, show: (tab: FocusTab) => void): void {
	const wanted = useRef<HTMLElement | null>(null)
	const handle = useEffectEvent((event: KeyboardEvent) => {
		if (!/^[a-z1-3]$/i.test(event.key) || !isSingleKey(event)) return
		const other = FOCUS_TABS[Number(event.key) - 1]
		if (other) {
			event.preventDefault()
			wanted.current = null
			show(other)
			return
		}
		const named = document.querySelector<HTMLElement>(
			`.focus-mode [aria-keyshortcuts="${event.key.toUpperCase()}"]:enabled`,
		)
		if (!named) return
		event.preventDefault()
		if (named.closest('[hidden]')) {
			wanted.current = named
			show('tasks')
		} else if (named.matches('input, textarea')) named.focus()
		else named.click()
	})
	useEffect(() => {
		const listen = (event: KeyboardEvent) => handle(event)
		addEventListener('keydown', listen)
		return () => removeEventListener('keydown', listen)
	}, [])
	useEffect(() => {
		if (tab !== 'tasks') return
		wanted.current?.focus()
		wanted.current = null
	}, [tab])
}
