import type { ColourAnswer, ColouredPiece, ColourWish } from './coloured-code'

/** A code that takes longer was made to: it stays plain. */
const LONGEST_WAIT_MS = 1_000
/** Whoever writes many such codes gets no more of them read. */
const MOST_GIVEN_UP = 3

let worker: Worker | null = null
let givenUp = 0
let number = 0
/** One after the other, so that a slow one takes the time of no other. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * The colours of a code, found outside the page's own thread, which no code can hold up; none where that takes too long,
 * or the browser has no means.
 */
export function askColours(code: string, language: string, signal: AbortSignal): Promise<ColouredPiece[]> {
	const answer = turn.then(() => (signal.aborted ? [] : ask(code, language)))
	turn = answer.catch(() => undefined)
	return answer
}

function ask(code: string, language: string): Promise<ColouredPiece[]> {
	if (givenUp >= MOST_GIVEN_UP) return Promise.resolve([])
	worker ??= new Worker(new URL('./code-colours.worker.ts', import.meta.url), { type: 'module' })
	const asked = worker
	const wish: ColourWish = { number: ++number, code, language }
	return new Promise((resolve) => {
		const done = new AbortController()
		const end = (pieces: ColouredPiece[]) => {
			clearTimeout(timer)
			done.abort()
			resolve(pieces)
		}
		const giveUp = () => {
			asked.terminate()
			worker = null
			givenUp++
			end([])
		}
		// The first answer waits for the highlighter to come over the network.
		const timer = setTimeout(giveUp, number === 1 ? LONGEST_WAIT_MS * 10 : LONGEST_WAIT_MS)
		const { signal } = done
		asked.addEventListener('error', giveUp, { signal })
		asked.addEventListener(
			'message',
			({ data }: MessageEvent<ColourAnswer>) => {
				if (data.number === wish.number) end(data.pieces)
			},
			{ signal },
		)
		asked.postMessage(wish)
	})
}
