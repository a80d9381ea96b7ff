import { type ReactNode, useEffect, useRef } from 'react'
import type { CategoryId } from '../category'

/**
 * A row of links that choose what a list shows; the current one carries `aria-current`. On phones the row scrolls
 * sideways, with the current one in view.
 */
export function TabRow({
	label,
	current,
	category,
	children,
}: {
	label: string
	current: string
	/** Whose colour the row takes. */
	category?: CategoryId | undefined
	children: ReactNode
}) {
	const row = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: another current tab has another place
	useEffect(() => {
		if (row.current) bringIntoView(row.current)
	}, [current])
	return (
		<nav aria-label={label}>
			<div ref={row} className="category-tabs" data-cat={category}>
				{children}
			</div>
		</nav>
	)
}

/** Scrolls the row alone; `scrollIntoView` would move the page too. */
function bringIntoView(row: HTMLElement): void {
	const tab = row.querySelector('[aria-current]')
	if (!tab) return
	const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
	const isCut = inner.left < outer.left || inner.right > outer.right
	if (isCut) row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}
