import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * A row that moves in the document, because of its person or of another device, loses the focus that its person still
 * has: it gets it back. The answer says which element, by its id, gets the focus with the next change instead.
 */
export function useHeldFocus(list: { current: HTMLElement | null }): (id: string | null) => void {
	const next = useRef<string | null>(null)
	const held = useRef<HTMLElement | null>(null)
	useEffect(() => {
		const hold = ({ target }: FocusEvent) => {
			const isInside = target instanceof HTMLElement && list.current?.contains(target)
			held.current = isInside ? target : null
		}
		// By then a row that was moved has it back, and a person who gave it up has not.
		const release = () =>
			queueMicrotask(() => {
				if (document.activeElement === document.body) held.current = null
			})
		document.addEventListener('focusin', hold)
		document.addEventListener('focusout', release)
		return () => {
			document.removeEventListener('focusin', hold)
			document.removeEventListener('focusout', release)
		}
	}, [list])
	useLayoutEffect(() => {
		if (next.current) document.getElementById(next.current)?.focus()
		else if (held.current?.isConnected && document.activeElement === document.body) {
			held.current.focus({ preventScroll: true })
		}
		next.current = null
	})
	return (id) => {
		next.current = id
	}
}
