import { refuse } from '../refuse.server'

/** What schemas compare with numbers, whatever it is: a thing there with a `toString` of its own would break the check. */
const COMPARED = new Set(['length', 'size'])
/** More than any request of ours has; a schema looks at each, and says of each what is wrong. */
const MOST_VALUES = 10_000
const DEEPEST = 50

/**
 * What a JSON text from outside says, its texts as they can be stored: PostgreSQL knows no NUL. What is called a length
 * and is a thing is left out. Throws a `SyntaxError` for what is no JSON, and for more than `most` values or 50 levels.
 */
function jsonOf(text: string, most = Number.POSITIVE_INFINITY): unknown {
	const parsed: unknown = JSON.parse(text)
	let values = 0
	function storable(value: unknown, depth: number): unknown {
		values += 1
		if (values > most || depth > DEEPEST) throw new SyntaxError('This is more than is expected.')
		if (typeof value === 'string') return value.replaceAll('\0', '')
		if (typeof value !== 'object' || value === null) return value
		if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1))
		const entries = Object.entries(value)
			.filter(([key, inner]) => !(COMPARED.has(key) && typeof inner === 'object' && inner !== null))
			.map(([key, inner]): [string, unknown] => [key, storable(inner, depth + 1)])
		return Object.fromEntries(entries)
	}
	return storable(parsed, 0)
}

/** The same for the body of a request, with at most 10,000 values. Refuses with `invalid_input` instead. */
export function parseJson(text: string): unknown {
	try {
		return jsonOf(text, MOST_VALUES)
	} catch {
		throw refuse('invalid_input')
	}
}
