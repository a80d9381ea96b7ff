import { useCallback, useEffect, useRef, useState } from 'react'

const cardOf = (id: string) => document.querySelector(`[data-prompt="${CSS.escape(id)}"]`)

/** Moves the focus where the work goes on, once what changed is drawn: to a card, or, where it left, to its neighbour. */
export function useFocusAfter() {
	const [wanted, setWanted] = useState<{ card: string | null } | null>(null)
	const place = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (!wanted) return
		const title = wanted.card && cardOf(wanted.card)?.querySelector<HTMLElement>('h3 a')
		const search = place.current?.querySelector<HTMLElement>('input[type=search]')
		const start = place.current?.querySelector<HTMLElement>('.empty a')
		;(title || search || start)?.focus()
	}, [wanted])

	const focusCard = useCallback((id: string) => setWanted({ card: id }), [])
	const focusBeside = useCallback((id: string) => {
		const card = cardOf(id)
		const neighbour = card?.nextElementSibling ?? card?.previousElementSibling
		setWanted({ card: neighbour?.getAttribute('data-prompt') ?? null })
	}, [])
	return { place, focusCard, focusBeside }
}
