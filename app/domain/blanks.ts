import type { Blank } from './prompt'

export type Filled = Readonly<Record<string, string>>

/** A run of plain text, or one place where a blank stands. */
export type PromptPart = { kind: 'text'; text: string } | { kind: 'blank'; name: string }

const BLANK = /\[([^[\]\n]+)\]/g

/** Cuts a prompt's text at its blanks; joined again it is the same text, white space included. */
export function partsOf(promptText: string): PromptPart[] {
	const parts: PromptPart[] = []
	let end = 0
	for (const match of promptText.matchAll(BLANK)) {
		if (match.index > end) parts.push({ kind: 'text', text: promptText.slice(end, match.index) })
		parts.push({ kind: 'blank', name: match[1] ?? '' })
		end = match.index + match[0].length
	}
	if (end < promptText.length) parts.push({ kind: 'text', text: promptText.slice(end) })
	return parts
}

/** The text with every filled blank replaced; an empty one keeps its brackets, so that it is not overlooked. */
export function fillIn(promptText: string, filled: Filled): string {
	return partsOf(promptText)
		.map((part) => (part.kind === 'text' ? part.text : filled[part.name]?.trim() || `[${part.name}]`))
		.join('')
}

/** How many of the blanks have a value that is more than white space. */
export function countFilled(blanks: readonly Blank[], filled: Filled): number {
	return blanks.filter((blank) => filled[blank.name]?.trim()).length
}
