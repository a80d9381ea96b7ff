import { useEffect, useLayoutEffect } from 'react'

/** The areas that were typed into early, and what stood in them. */
const areas = new Map<HTMLTextAreaElement, { text: string; selection: readonly [number, number] }>()
const watching = new AbortController()
/** How each field that was filled in or chosen early is told to the page. */
const early = new Map<EventTarget | null, () => void>()

/** Notes what is typed into the page's areas before React takes them over, which sets each back to the text it came with. */
export function watchEarlyInput(): void {
	for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) note(area)
	const { signal } = watching
	document.addEventListener('input', ({ target }) => note(target), { signal })
}

function note(target: EventTarget | null): void {
	if (target instanceof HTMLTextAreaElement)
		areas.set(target, { text: target.value, selection: [target.selectionStart, target.selectionEnd] })
}

/**
 * What is typed into a field or chosen before React takes the page over is heard by nothing that listens, and put back by
 * the next drawing. Stands before the page: its forms find it when their effects look, and are told once they listen.
 */
export function EarlyInput(): null {
	useLayoutEffect(() => {
		watching.abort()
		for (const [area, { text, selection }] of areas) {
			early.set(area, () => tell(area))
			if (area.value === text) continue
			// Past the setter that React has put before `value`, by which it would take the change for its own.
			area.setRangeText(text, 0, area.value.length)
			if (document.activeElement === area) area.setSelectionRange(...selection)
		}
		for (const field of document.querySelectorAll('input')) noteInput(field)
		for (const field of document.querySelectorAll('select')) noteSelect(field)
		// What is typed or chosen from here on is heard, and newer.
		document.addEventListener('input', ({ target }) => early.delete(target), true)
	}, [])
	useEffect(() => {
		queueMicrotask(() => {
			for (const tellPage of early.values()) tellPage()
		})
	}, [])
	return null
}

function noteInput(field: HTMLInputElement): void {
	const { value, checked, type, selectionStart, selectionEnd } = field
	if (checked !== field.defaultChecked) {
		// Of a group the one that was chosen takes the choice from the others.
		if (checked || type !== 'radio')
			early.set(field, () => {
				field.checked = !checked
				field.click()
			})
	} else if (value !== field.defaultValue && type !== 'file')
		early.set(field, () => {
			field.value = field.defaultValue
			// Past the setter that React has put before `value`, by which it would take the change for its own.
			Reflect.set(HTMLInputElement.prototype, 'value', value, field)
			if (document.activeElement === field && selectionStart !== null)
				field.setSelectionRange(selectionStart, selectionEnd)
			tell(field)
		})
}

function noteSelect(field: HTMLSelectElement): void {
	const { value } = field
	const first = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0]
	if (first?.selected === false)
		early.set(field, () => {
			field.value = value
			tell(field)
		})
}

function tell(field: HTMLElement): void {
	for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
