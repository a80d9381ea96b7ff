import { fold, WRITTEN_WORD } from '~/core/search-words'
import { sameStart } from '~/core/typo'

/** A run of a text, and whether it is what somebody searched for. */
export interface MarkedPart {
	text: string
	isMatch: boolean
}

const SHORTEST_STEM = 4
const LONGEST_ENDING = 3

/** Cuts a text where it holds the searched words, in whatever form, or words that begin as the one being typed does. */
export function highlight(text: string, words: readonly string[], start = ''): MarkedPart[] {
	const parts: MarkedPart[] = []
	const add = (part: string, isMatch: boolean) => {
		const last = parts.at(-1)
		if (last && !last.isMatch && !isMatch) last.text += part
		else if (part !== '') parts.push({ text: part, isMatch })
	}
	let end = 0
	for (const { 0: written, index } of text.matchAll(WRITTEN_WORD)) {
		const word = fold(written)
		add(text.slice(end, index), false)
		add(written, (start !== '' && word.startsWith(start)) || words.some((asked) => isSameWord(word, asked)))
		end = index + written.length
	}
	add(text.slice(end), false)
	return parts
}

/** A guess at what PostgreSQL's stems find, good enough for a mark: the same beginning, and short endings. */
function isSameWord(word: string, asked: string): boolean {
	const stem = sameStart(word, asked)
	if (stem === word.length && stem === asked.length) return true
	const endings = [word.length - stem, asked.length - stem]
	return stem >= SHORTEST_STEM && endings.every((length) => length <= LONGEST_ENDING)
}
