import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react'

/**
 * Moves a row of a list to where the pointer is, by mouse, pen or finger. The list tells its rows by `data-id`;
 * `onMove` gets the id and the place among the others.
 */
export function useDrag(list: { current: HTMLElement | null }, onMove: (id: string, place: number) => void) {
	const [dragged, setDragged] = useState<string | null>(null)
	const follow = useEffectEvent(({ clientY }: globalThis.PointerEvent) => {
		const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])]
		const place = rows.filter((row) => {
			const { top, height } = row.getBoundingClientRect()
			return row.dataset['id'] !== dragged && top + height / 2 < clientY
		}).length
		if (dragged && rows[place]?.dataset['id'] !== dragged) onMove(dragged, place)
	})
	useEffect(() => {
		if (!dragged) return
		// On the document: a row that moves in it loses what the browser captured for it.
		const move = (event: globalThis.PointerEvent) => follow(event)
		const drop = () => setDragged(null)
		document.addEventListener('pointermove', move)
		document.addEventListener('pointerup', drop)
		document.addEventListener('pointercancel', drop)
		return () => {
			document.removeEventListener('pointermove', move)
			document.removeEventListener('pointerup', drop)
			document.removeEventListener('pointercancel', drop)
		}
	}, [dragged])
	function start(event: PointerEvent, id: string) {
		if (event.button === 0) setDragged(id)
	}
	return { dragged, start }
}
