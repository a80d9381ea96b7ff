import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { Viewer } from '~/core/viewer'
import { listensToQuestionMark } from './question-mark'

export type Overlay = 'palette' | 'list'
type Overlays = ComponentType<{ shown: Overlay; viewer: Viewer; onShow: (shown: Overlay | null) => void }>

/** Ctrl or Cmd with K opens the command palette, `?` the list of shortcuts. Both load when they are first asked for. */
export function Shortcuts({ viewer }: { viewer: Viewer }) {
	const [shown, setShown] = useState<Overlay | null>(null)
	const [Overlays, setOverlays] = useState<Overlays | null>(null)

	const handle = useEffectEvent((event: KeyboardEvent) => {
		const asked = askedFor(event)
		if (!asked) return
		event.preventDefault()
		setShown(asked === shown ? null : asked)
		import('./overlays').then(
			(module) => setOverlays(() => module.PaletteOverlays),
			() => setShown(null),
		)
	})
	useEffect(() => {
		const listen = (event: KeyboardEvent) => handle(event)
		addEventListener('keydown', listen)
		return () => removeEventListener('keydown', listen)
	}, [])

	return shown && Overlays ? <Overlays shown={shown} viewer={viewer} onShow={setShown} /> : null
}

function askedFor(event: KeyboardEvent): Overlay | null {
	const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat } = event
	if (isComposing || repeat || altKey) return null
	if ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k') return 'palette'
	const isAlone = !ctrlKey && !metaKey && key === '?'
	return isAlone && !isTyping(event) && !isModal() && listensToQuestionMark() ? 'list' : null
}

function isTyping({ target }: KeyboardEvent): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
	)
}

function isModal(): boolean {
	return document.querySelector('dialog:modal') !== null
}
