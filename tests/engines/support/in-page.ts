import type { ByRoleMatcher } from '@testing-library/dom'
import type { Screen } from './tab.ts'

/** What these functions find in the page when they run there: nothing else of this file is. */
declare const TestingLibraryDom: typeof import('@testing-library/dom')

export interface Named {
	role: ByRoleMatcher
	name?: string | undefined
	/** The dialog, form or region that it stands in. */
	within?: { role: ByRoleMatcher; name?: string } | undefined
}

export interface Found {
	/** How many there are: what is pressed must be the only one. */
	count: number
	/** The middle of the first, in the window; null where something else lies over it. */
	place: { x: number; y: number } | null
	isDisabled: boolean
	isFocused: boolean
	value: string
	text: string
}

export function hasLibrary(): boolean {
	return typeof TestingLibraryDom !== 'undefined'
}

/** Finds what has this role and name, brings the first into view, and tells where it is. */
export function find({ role, name, within }: Named, screen: Screen): Found {
	// Whether each is seen is asked of the browser, which knows it sooner than the library finds out.
	const among = (box: HTMLElement, one: Omit<Named, 'within'>) =>
		TestingLibraryDom.queryAllByRole(box, one.role, {
			hidden: true,
			...(one.name === undefined ? {} : { name: one.name }),
		}).filter(
			(element) =>
				element.checkVisibility({ visibilityProperty: true }) &&
				element.closest('[aria-hidden=true], [inert]') === null,
		)
	const boxes = within ? among(document.body, within) : [document.body]
	const all = boxes.flatMap((box) => among(box, { role, name }))
	const [first] = all
	if (!first) return { count: 0, place: null, isDisabled: false, isFocused: false, value: '', text: '' }
	first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
	const { left, top, width, height } = first.getBoundingClientRect()
	const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
	const over = document.elementFromPoint(x, y)
	const labels = first instanceof HTMLInputElement ? [...(first.labels ?? [])] : []
	// Firefox draws a new page for another window before it is told of this one.
	const isInside = x < screen.width && y < screen.height
	const isHit =
		isInside && over !== null && [first, ...labels].some((box) => box.contains(over) || over.contains(box))
	const hasValue =
		first instanceof HTMLInputElement ||
		first instanceof HTMLTextAreaElement ||
		first instanceof HTMLSelectElement
	return {
		count: all.length,
		place: isHit ? { x, y } : null,
		isDisabled: first.matches(':disabled, [aria-disabled=true]'),
		isFocused: first === document.activeElement,
		value: hasValue ? first.value : '',
		text: first.textContent ?? '',
	}
}
