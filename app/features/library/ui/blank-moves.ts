/** Below this the text lies under the fields, and is not moved for them. */
const BESIDE = '(min-width: 64rem)'
/** What the header covers, and the bar at the foot. */
const COVERED = { above: 84, below: 24 }

/** The places where a blank stands in the text, by the id of its field. */
function placesOf(fieldId: string): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(`label.slot[for="${fieldId}"]`)]
}

/** Brings a field into view together with its blank, moving the page no further than that takes. */
export function showBoth(field: Element): void {
	const places = matchMedia(BESIDE).matches ? placesOf(field.id) : []
	if (!places.some(isInView)) places[0]?.scrollIntoView({ block: 'nearest' })
	// Browsers leave a field where it is if the bar with the copy button covers only part of it.
	field.scrollIntoView({ block: 'nearest' })
}

function isInView(place: Element): boolean {
	const { top, bottom } = place.getBoundingClientRect()
	return top >= COVERED.above && bottom <= innerHeight - COVERED.below
}

/** Gives the focus to a blank in the text: to the place one came from, else to its first that is not folded away. */
export function backToText(field: Element, cameFrom: Element | null): boolean {
	const places = placesOf(field.id)
	const place = places.find((one) => one === cameFrom) ?? places.find(isUnfolded)
	place?.focus()
	return place === document.activeElement
}

function isUnfolded(place: Element): boolean {
	const sheet = place.closest('.prompt-text')?.getBoundingClientRect()
	return sheet !== undefined && place.getBoundingClientRect().bottom <= sheet.bottom
}

/** Where Enter leads from a field: to the next one of its form, from the last one to the button that the form is for. */
export function nextAfter(field: HTMLElement, form: HTMLFormElement): HTMLElement | null {
	const fields = [...form.querySelectorAll<HTMLElement>('textarea, select')]
	const next = fields[fields.indexOf(field) + 1]
	if (next) return next
	const buttons = document.querySelectorAll<HTMLElement>('.button-primary:enabled')
	return [...buttons].find((button) => comesAfter(form, button)) ?? null
}

function comesAfter(one: Node, other: Node): boolean {
	return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
