import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useMediaQuery } from '~/ui/use-media-query'

/** How long a slide stays. */
const SLIDE_MS = 7_000
/** So long after the last scroll event a swipe has come to rest. */
const SETTLED_MS = 120

/**
 * A row of slides that scrolls itself, round and round, until someone points at it, focuses it, swipes it away, stops
 * it, or looks at another tab. With reduced motion it runs only for who starts it.
 */
export function useCarousel(count: number) {
	const track = useRef<HTMLDivElement>(null)
	const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
	const [current, setCurrent] = useState(0)
	const [isHovered, setIsHovered] = useState(false)
	const [isFocused, setIsFocused] = useState(false)
	const [chosen, setChosen] = useState<boolean | null>(null)
	const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)')
	const isHidden = useIsTabHidden()
	const isRunning = chosen ?? !prefersStill

	const show = useCallback(
		(index: number) => {
			const next = (index + count) % count
			setCurrent(next)
			if (!track.current) return
			const left = slideOffsets(track.current)[next] ?? 0
			track.current.scrollTo({ left, behavior: prefersStill ? 'instant' : 'smooth' })
		},
		[count, prefersStill],
	)

	useEffect(() => {
		if (!isRunning || isHovered || isFocused || isHidden) return
		const timer = setTimeout(() => show(current + 1), SLIDE_MS)
		return () => clearTimeout(timer)
	}, [isRunning, isHovered, isFocused, isHidden, show, current])

	useEffect(() => () => clearTimeout(settling.current), [])

	const whileFocused = { onFocus: () => setIsFocused(true), onBlur: () => setIsFocused(false) }
	return {
		current,
		isRunning,
		toggle: () => setChosen(!isRunning),
		stepProps: (step: 1 | -1) => ({ onClick: () => show(current + step), ...whileFocused }),
		trackProps: {
			ref: track,
			onPointerEnter: () => setIsHovered(true),
			onPointerLeave: () => setIsHovered(false),
			onScroll: () => {
				clearTimeout(settling.current)
				settling.current = setTimeout(() => {
					const row = track.current
					if (row) setCurrent((shown) => nearestSlide(row, shown))
				}, SETTLED_MS)
			},
			...whileFocused,
		},
	}
}

/** How far the row is scrolled when each slide is shown; the last ones can't come to the very start. */
function slideOffsets(row: HTMLElement): number[] {
	const slides = [...row.children].filter((slide) => slide instanceof HTMLElement)
	const furthest = row.scrollWidth - row.clientWidth
	return slides.map((slide) => Math.min(slide.offsetLeft - (slides[0]?.offsetLeft ?? 0), furthest))
}

function nearestSlide(row: HTMLElement, shown: number): number {
	const distances = slideOffsets(row).map((offset) => Math.abs(offset - row.scrollLeft))
	const least = Math.min(...distances)
	return distances[shown] === least ? shown : distances.indexOf(least)
}

function useIsTabHidden(): boolean {
	return useSyncExternalStore(
		subscribeToVisibility,
		() => document.hidden,
		() => false,
	)
}

function subscribeToVisibility(onChange: () => void): () => void {
	document.addEventListener('visibilitychange', onChange)
	return () => document.removeEventListener('visibilitychange', onChange)
}
