import type { SavedBlank } from '../blanks/saved-blanks'

/** Whose signs stand around what is to be filled in. */
export type BlankNotation = 'prompts.chat' | 'ai-prompt-genius'

const NAME = String.raw`[ \t]{0,9}([\p{L}\p{N}][\p{L}\p{N} _-]{0,59})[ \t]{0,9}`
/** No part of a longer sign, as templates have them. */
const CURLY = new RegExp(String.raw`(?<![{$])\{\{${NAME}\}\}(?![}(])`, 'gu')
const DOLLAR = new RegExp(String.raw`\$\{${NAME}(?::([^{}\n]{0,200}))?\}(?!\()`, 'gu')
/** More than any prompt says. */
const MOST_DEFAULTS = 50

/** A text with another tool's blanks as ours, and what they begin with. */
export interface OwnBlanks {
	content: string
	blanks: SavedBlank[]
	hasTurned: boolean
}

/**
 * Makes `{{name}}` of a text, and prompts.chat's `${name}` and `${name:default}`, blanks as they are written here. What is
 * none of these (conditions, expressions, what a link begins with) stays as it is.
 */
export function withOwnBlanks(text: string, notation: BlankNotation): OwnBlanks {
	const defaults = new Map<string, string>()
	let hasTurned = false
	const turn = (_sign: string, given: string, start?: string | number) => {
		hasTurned = true
		const name = given.trim()
		const first = typeof start === 'string' ? start.trim() : ''
		if (first && !defaults.has(name) && defaults.size < MOST_DEFAULTS) defaults.set(name, first)
		return `[${name}]`
	}
	const plain = text.replace(CURLY, turn)
	const content = notation === 'prompts.chat' ? plain.replace(DOLLAR, turn) : plain
	const blanks = [...defaults].map(([name, first]) => ({
		...{ name, default: first },
		kind: 'short' as const,
		choices: [],
	}))
	return { content, blanks, hasTurned }
}
