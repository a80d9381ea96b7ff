import { useEffect, useLayoutEffect } from 'react'

interface EarlyText {
	text: string
	selection: readonly [number, number]
}

const early = new Map<HTMLTextAreaElement, EarlyText>()
const watching = new AbortController()

/** Notes what is typed into the page's areas before React takes them over, which sets each back to the text it came with. */
export function watchEarlyTyping(): void {
	for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) note(area)
	const { signal } = watching
	document.addEventListener('input', ({ target }) => note(target), { signal })
}

function note(target: EventTarget | null): void {
	if (target instanceof HTMLTextAreaElement)
		early.set(target, { text: target.value, selection: [target.selectionStart, target.selectionEnd] })
}

/** Stands before the page: what was typed early is there again when the effects of its forms look, and told as typed after them. */
export function EarlyTyping(): null {
	useLayoutEffect(() => {
		watching.abort()
		for (const [area, { text, selection }] of early) {
			if (area.value === text) continue
			// Past the setter that React has put before `value`, by which it would take the change for its own.
			area.setRangeText(text, 0, area.value.length)
			if (document.activeElement === area) area.setSelectionRange(...selection)
		}
	}, [])
	useEffect(() => {
		queueMicrotask(() => {
			for (const area of early.keys()) area.dispatchEvent(new InputEvent('input', { bubbles: true }))
			early.clear()
		})
	}, [])
	return null
}
