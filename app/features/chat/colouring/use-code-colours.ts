import { type RefObject, useEffect } from 'react'
import { LONGEST_COLOURED } from './coloured-code'

/** Colours a code by its language. What that takes is loaded where there is one, and the browser can. */
export function useCodeColours(
	place: RefObject<HTMLElement | null>,
	{ code, language }: { code: string; language: string },
): void {
	useEffect(() => {
		const element = place.current
		const isLeft = language === '' || code.length > LONGEST_COLOURED
		if (!element || isLeft || !('highlights' in CSS)) return
		const leaving = new AbortController()
		import('./paint-code').then(
			({ paintCode }) => {
				if (!leaving.signal.aborted) paintCode(element, code, language, leaving.signal)
			},
			() => undefined,
		)
		return () => leaving.abort()
	}, [place, code, language])
}
