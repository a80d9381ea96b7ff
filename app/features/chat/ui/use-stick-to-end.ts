import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The element of a message. */
export const messagePlace = (messageId: string) => `message-${messageId}`

/** As near to the end as counts as there. */
const NEAR_PX = 120

/**
 * Keeps the page at its end while a conversation grows, unless the person has scrolled up to read.
 * `isAtEnd` is false where there is something below that they may not have seen. With `wanted`, a message's id, it begins there.
 */
export function useStickToEnd(
	grown: readonly unknown[],
	conversationId: string | null,
	wanted: string | null,
) {
	const [isAtEnd, setIsAtEnd] = useState(wanted === null)
	const sticks = useRef(wanted === null)
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
	// A conversation that is opened is read from its end, or from what was found in it.
	useEffect(() => {
		const found = wanted && document.getElementById(messagePlace(wanted))
		if (found) found.scrollIntoView({ block: 'center', behavior: 'instant' })
		else if (conversationId) toEnd()
	}, [conversationId, wanted, toEnd])
	useLayoutEffect(() => {
		if (sticks.current && grown.length > 0)
			window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
	}, [grown])
	return { isAtEnd: isAtEnd || grown.length === 0, toEnd }
}
