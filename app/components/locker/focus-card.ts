const titleOf = (card: Element | null | undefined) => card?.querySelector<HTMLElement>('h3 a')
const cardOf = (id: string) => document.querySelector(`[data-prompt="${CSS.escape(id)}"]`)

/** Puts the focus on a card as soon as it is drawn. */
export function focusCard(id: string): void {
	setTimeout(() => titleOf(cardOf(id))?.focus())
}

/** Where the focus goes when a card leaves: to its neighbour, else to the search. */
export function focusBeside(id: string): void {
	const card = cardOf(id)
	const neighbour = titleOf(card?.nextElementSibling ?? card?.previousElementSibling)
	setTimeout(() => (neighbour ?? document.querySelector<HTMLElement>('#locker-query'))?.focus())
}
