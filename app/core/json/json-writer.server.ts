const isMany = (value: object): value is AsyncIterable<unknown> => Symbol.asyncIterator in value

/**
 * Writes a value as JSON, in pieces: a list of a thing in it may be an async iterable, of which no more is read than is
 * written. It is the text that `JSON.stringify` writes of the whole, each level behind one more `indent`.
 */
export async function* writeJson(value: unknown, indent = '', depth = 0): AsyncGenerator<string> {
	if (typeof value !== 'object' || value === null) {
		yield JSON.stringify(value) ?? 'null'
		return
	}
	const isThing = Object.getPrototypeOf(value) === Object.prototype
	if (!isMany(value) && !isThing) {
		const text = JSON.stringify(value, null, indent)
		yield indent ? text.replaceAll('\n', `\n${indent.repeat(depth)}`) : text
		return
	}
	const line = indent ? `\n${indent.repeat(depth + 1)}` : ''
	const [opened, closed] = isThing ? ['{', '}'] : ['[', ']']
	let before = opened
	for await (const [name, member] of isMany(value) ? unnamed(value) : named(value)) {
		yield before + line + (name === null ? '' : `${JSON.stringify(name)}:${indent ? ' ' : ''}`)
		yield* writeJson(member, indent, depth + 1)
		before = ','
	}
	if (before === opened) yield opened + closed
	else yield (indent ? `\n${indent.repeat(depth)}` : '') + closed
}

type Members = AsyncGenerator<[name: string | null, member: unknown]>

async function* unnamed(values: AsyncIterable<unknown>): Members {
	for await (const value of values) yield [null, value]
}

async function* named(thing: object): Members {
	for (const [name, member] of Object.entries(thing)) if (member !== undefined) yield [name, member]
}
