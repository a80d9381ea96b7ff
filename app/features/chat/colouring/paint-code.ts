import { askColours } from './ask-colours'
import type { CodeColour, ColouredPiece } from './coloured-code'

/** A code that is being written is coloured once it rests. */
const REST_MS = 250

/**
 * Paints the code of an element once it is near what is in sight. The browser colours ranges of its text (styles/message-reply.css):
 * no element is made, so that nothing that a code says can become one.
 */
export function paintCode(element: HTMLElement, code: string, language: string, signal: AbortSignal): void {
	const near = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return
			near.disconnect()
			const timer = setTimeout(() => {
				askColours(code, language, signal).then(
					(pieces) => paint(element, code, pieces, signal),
					() => undefined,
				)
			}, REST_MS)
			signal.addEventListener('abort', () => clearTimeout(timer))
		},
		{ rootMargin: '400px' },
	)
	near.observe(element)
	signal.addEventListener('abort', () => near.disconnect())
}

function paint(
	element: HTMLElement,
	code: string,
	pieces: readonly ColouredPiece[],
	signal: AbortSignal,
): void {
	const text = element.firstChild
	if (signal.aborted || !(text instanceof Text) || text.data !== code) return
	const painted = pieces.map(({ start, end, colour }) => {
		const range = new StaticRange({
			startContainer: text,
			startOffset: start,
			endContainer: text,
			endOffset: end,
		})
		return { range, brush: brushOf(colour) }
	})
	for (const { range, brush } of painted) brush.add(range)
	signal.addEventListener('abort', () => {
		for (const { range, brush } of painted) brush.delete(range)
	})
}

function brushOf(colour: CodeColour): Highlight {
	const name = `code-${colour}`
	const brush = CSS.highlights.get(name) ?? new Highlight()
	CSS.highlights.set(name, brush)
	return brush
}
