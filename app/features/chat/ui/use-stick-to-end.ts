import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** As near to the end as counts as there. */
const NEAR_PX = 120

/**
 * Keeps the page at its end while a conversation grows, unless the person has scrolled up to read.
 * `isAtEnd` is false where there is something below that they may not have seen.
 */
export function useStickToEnd(grown: readonly unknown[], conversationId: string | null) {
	const [isAtEnd, setIsAtEnd] = useState(true)
	const sticks = useRef(true)
	const toEnd = useCallback(() => {
		sticks.current = true
		setIsAtEnd(true)
		window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
	}, [])

	useEffect(() => {
		let last = window.scrollY
		const look = () => {
			const { scrollHeight } = document.documentElement
			const isNear = scrollHeight - window.innerHeight - window.scrollY < NEAR_PX
			// Only people scroll up; being left behind by what has just grown is no wish to read there.
			if (isNear) sticks.current = true
			else if (window.scrollY < last) sticks.current = false
			last = window.scrollY
			setIsAtEnd(sticks.current)
		}
		addEventListener('scroll', look, { passive: true })
		return () => removeEventListener('scroll', look)
	}, [])
	// A conversation that is opened is read from its end.
	useEffect(() => {
		if (conversationId) toEnd()
	}, [conversationId, toEnd])
	useLayoutEffect(() => {
		if (sticks.current && grown.length > 0)
			window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
	}, [grown])
	return { isAtEnd: isAtEnd || grown.length === 0, toEnd }
}
