/** A page gives no keys away for longer, however slow the line is. */
const KEPT_MS = 5_000

/** Where somebody turns away from what they opened. */
const TURNS = ['focusin', 'popstate', 'pagehide'] as const

/** Ends what is kept at the moment: there is one at most. */
let leaveLast = () => {}

/**
 * Keeps what is typed from now on, for a field whose script is still on its way. What it answers takes what came so far,
 * in its order, and leaves the keys to the field; call it before the field has the focus. `onLeave` runs where the
 * person has turned away before: by Escape, to another place of the page, to another page, or by opening something else.
 */
export function keepKeys(onLeave: () => void): () => string {
	leaveLast()
	let typed = ''
	const { href } = location
	const keeping = new AbortController()
	const { signal } = keeping
	const end = () => keeping.abort()
	const leave = () => {
		if (signal.aborted) return
		end()
		onLeave()
	}
	const listen = (event: KeyboardEvent) => {
		const { key } = event
		if (key === 'Escape' || location.href !== href) return leave()
		if (event.ctrlKey || event.metaKey) return
		if (key === 'Backspace') typed = typed.slice(0, -1)
		else if (key.length === 1) typed += key
		// It would press what opened the field once more.
		else if (key !== 'Enter') return
		event.preventDefault()
		event.stopPropagation()
	}
	addEventListener('keydown', listen, { capture: true, signal })
	for (const turn of TURNS) addEventListener(turn, leave, { signal })
	setTimeout(end, KEPT_MS)
	leaveLast = leave
	return () => {
		end()
		return typed
	}
}
