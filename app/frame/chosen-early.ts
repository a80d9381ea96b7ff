import { useEffect, useLayoutEffect } from 'react'

/** How each field that was filled in or chosen early is told to the page. */
const early = new Map<EventTarget | null, () => void>()

/**
 * What is typed into a line or chosen before React takes the page over stays in it, but nothing that listens has heard of it:
 * the page goes on without it, and puts back what it knows. Stands before the page, and tells it once its forms listen.
 */
export function ChosenEarly(): null {
	useLayoutEffect(() => {
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
