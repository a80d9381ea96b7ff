import { refuse } from './refuse.server'

/** What schemas compare with numbers, whatever it is: a thing there with a `toString` of its own would break the check. */
const COMPARED = new Set(['length', 'size'])

/**
 * What a JSON text from outside says, its texts as they can be stored: PostgreSQL knows no NUL. What is called a length
 * and is a thing is left out. Throws a `SyntaxError` for what is no JSON.
 */
export function jsonOf(text: string): unknown {
	return JSON.parse(text, (key, value) => {
		if (COMPARED.has(key) && typeof value === 'object' && value !== null) return undefined
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
