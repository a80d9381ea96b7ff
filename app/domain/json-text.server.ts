import { refuse } from './refuse.server'

/** Own properties of these names make of a thing something that can be compared with nothing. */
const HOLLOW = new Set(['toString', 'valueOf'])

/**
 * What a JSON text from outside says, its texts as they can be stored: PostgreSQL knows no NUL. Throws a `SyntaxError` for what is no JSON, and for things that bring a `toString`
 * or `valueOf` of their own: a schema's check of a length compares whatever has one, and would break instead of refusing.
 */
export function jsonOf(text: string): unknown {
	return JSON.parse(text, (key, value) => {
		if (HOLLOW.has(key)) throw new SyntaxError(`No ${key} is expected.`)
		return typeof value === 'string' ? value.replaceAll('\0', '') : value
	})
}

/** The same for the body of a request. Refuses with `invalid_input` instead. */
export function parseJson(text: string): unknown {
	try {
		return jsonOf(text)
	} catch {
		throw refuse('invalid_input')
	}
}
