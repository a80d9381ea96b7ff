import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Who comes with a keyboard begins to write, from another site and from within; a keyboard on the screen would cover what
 * is to be read.
 */
export function useWritingFocus(field: RefObject<HTMLTextAreaElement | null>): void {
	const { key } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: each time that somebody comes here, also by the link of the page that they are on
	useEffect(() => {
		const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches
		if (hasKeyboard && isFree(document.activeElement)) field.current?.focus({ preventScroll: true })
	}, [key, field])
}

/** The link that led here has done its work; what else has the focus keeps it. */
function isFree(focused: Element | null): boolean {
	if (focused === null || focused === document.body) return true
	return focused instanceof HTMLAnchorElement && focused.href === location.href
}
