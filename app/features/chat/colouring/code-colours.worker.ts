import { coloursOf } from './code-colours'
import type { ColourAnswer, ColourWish } from './coloured-code'

addEventListener('message', ({ data: { number, code, language } }: MessageEvent<ColourWish>) => {
	const answer: ColourAnswer = { number, pieces: coloursOf(code, language) }
	postMessage(answer)
})
