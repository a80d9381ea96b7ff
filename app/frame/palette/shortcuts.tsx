import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Viewer } from '~/core/viewer'
import { HEADER_SEARCH } from '~/features/search/ui/search-address'
import { keepKeys } from '~/ui/keep-keys'
import { isSingleKey } from '~/ui/single-keys'

export type Overlay = 'palette' | 'list'
type Overlays = ComponentType<{
	shown: Overlay
	takeTyped: () => string
	viewer: Viewer
	onShow: (shown: Overlay | null) => void
}>

const NOTHING_TYPED = () => ''

/**
 * Ctrl or Cmd with K opens the command palette, `?` the list of shortcuts; both load when they are first asked for. `/`
 * goes to the search.
 */
export function Shortcuts({ viewer }: { viewer: Viewer }) {
	const [shown, setShown] = useState<Overlay | null>(null)
	const [Overlays, setOverlays] = useState<Overlays | null>(null)

	const takeTyped = useRef(NOTHING_TYPED)
	const handle = useEffectEvent((event: KeyboardEvent) => {
		if (isLetter(event, '/')) {
			event.preventDefault()
			document.getElementById(HEADER_SEARCH)?.click()
			return
		}
		const asked = askedFor(event)
		if (!asked) return
		event.preventDefault()
		takeTyped.current()
		const isOpening = asked === 'palette' && asked !== shown
		takeTyped.current = isOpening ? keepKeys(() => setShown(null)) : NOTHING_TYPED
		setShown(asked === shown ? null : asked)
		import('./overlays').then(
			(module) => setOverlays(() => module.PaletteOverlays),
			() => {
				takeTyped.current()
				setShown(null)
			},
		)
	})
	useEffect(() => {
		const listen = (event: KeyboardEvent) => handle(event)
		addEventListener('keydown', listen)
		return () => removeEventListener('keydown', listen)
	}, [])

	return shown && Overlays ? (
		<Overlays shown={shown} takeTyped={() => takeTyped.current()} viewer={viewer} onShow={setShown} />
	) : null
}

function askedFor(event: KeyboardEvent): Overlay | null {
	const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat } = event
	if (isComposing || repeat || altKey) return null
	if ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k') return 'palette'
	return isLetter(event, '?') ? 'list' : null
}

/** Whether a shortcut of one letter was pressed, where none is being typed. */
function isLetter(event: KeyboardEvent, letter: string): boolean {
	return event.key === letter && isSingleKey(event)
}
