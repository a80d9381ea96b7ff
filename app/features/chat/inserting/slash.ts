import { LONGEST_PROMPT_QUERY } from './prompt-finds'

/** A `/` that asks for a prompt, in what is being typed. */
export interface Slash {
	/** Where it stands. */
	at: number
	/** What was typed behind it, up to the caret. */
	query: string
	/** Whether nothing stands before it in its line: then Enter is meant for what it finds. */
	isFirst: boolean
}

const SLASH = /(?:^|\s)\/(?<query>[^\s/][^\n/]*|)$/

/**
 * The `/` that a caret stands behind, where it asks for a prompt: at the beginning or after a space, and followed by
 * words of the same line alone. That of 'and/or', of '1 / 2', of a path or an address does not.
 */
export function slashBefore(text: string, caret: number): Slash | null {
	const before = text.slice(0, caret)
	const query = before.match(SLASH)?.groups?.query
	if (query === undefined || query.length > LONGEST_PROMPT_QUERY) return null
	const at = caret - query.length - 1
	return { at, query, isFirst: /(?:^|\n)[^\S\n]*$/.test(before.slice(0, at)) }
}
