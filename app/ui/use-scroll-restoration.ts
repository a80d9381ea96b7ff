import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Where a navigation took away what had the focus, as a sent form or a pressed card, the keyboard goes on in the new
 * page's content, and a screen reader reads from there. What gave itself the focus keeps it.
 */
export function useScrollRestoration(): void {
	const { key, hash } = useLocation()
	const opened = useRef(key)
	useEffect(() => {
		if (key === opened.current || hash || document.activeElement !== document.body) return
		document.getElementById('main')?.focus({ preventScroll: true })
	}, [key, hash])
}
