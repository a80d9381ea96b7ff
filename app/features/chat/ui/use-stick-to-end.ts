import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The element of a message. */
export const messagePlace = (messageId: string) => `message-${messageId}`

/** As near to the end as counts as there. */
const NEAR_PX = 120

const pxToEnd = () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY

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
			const toGo = pxToEnd()
			// Only people scroll up, by one notch too; who is left behind by what has just grown has no wish to read there,
			// and a page that got shorter leaves them at its end.
			if (window.scrollY < last && toGo > 1) sticks.current = false
			else if (window.scrollY > last && toGo < NEAR_PX) sticks.current = true
			last = window.scrollY
			setIsAtEnd(sticks.current || toGo < NEAR_PX)
		}
		// The wheel is told before it has moved the page, which may grow in between.
		const turn = ({ deltaY }: WheelEvent) => {
			if (deltaY < 0 && window.scrollY > 0) sticks.current = false
		}
		addEventListener('scroll', look, { passive: true })
		addEventListener('wheel', turn, { passive: true })
		return () => {
			removeEventListener('scroll', look)
			removeEventListener('wheel', turn)
		}
	}, [])
	// A conversation that is opened is read from its end, or from what was found in it.
	useEffect(() => {
		const found = wanted && document.getElementById(messagePlace(wanted))
		if (found) found.scrollIntoView({ block: 'center', behavior: 'instant' })
		else if (conversationId) toEnd()
	}, [conversationId, wanted, toEnd])
	useLayoutEffect(() => {
		if (grown.length === 0) return
		if (sticks.current) window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
		else setIsAtEnd(pxToEnd() < NEAR_PX)
	}, [grown])
	return { isAtEnd: isAtEnd || grown.length === 0, toEnd }
}
