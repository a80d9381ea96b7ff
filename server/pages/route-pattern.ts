/** What stands for every address that no route takes, so that made-up ones share one name. */
const OTHER = 'other'

/** A path pattern as a regular expression: `:name`, `:name?`, `:name{expression}`, and `*` at the end. */
export function expressionOf(pattern: string): RegExp {
	// A name's own expression may hold a slash.
	const parts = [...pattern.matchAll(/\/((?:\{[^}]*\}|[^/{])*)/g)].map(([, part = '']) => {
		if (part === '*') return '(?:/.*)?'
		const [, optional] = /^:\w+(\?)$/.exec(part) ?? []
		if (optional) return '(?:/[^/]+)?'
		return `/${part.replace(/:\w+(?:\{([^}]*)\})?|[.+^$()|[\]\\]/g, (found, inner?: string) =>
			found.startsWith(':') ? (inner ? `(?:${inner})` : '[^/]+') : `\\${found}`,
		)}`
	})
	return new RegExp(`^${parts.join('')}$`)
}

/**
 * Finds the pattern that a path belongs to, the most exact one first; `other` for what belongs to none.
 * The router's data of a page counts as `….data`. However many addresses are tried, there are only so many names.
 */
export function routeNamer(patterns: readonly string[]): (path: string) => string {
	// One that takes every path would name them all; without its slash it takes none.
	const known = patterns.filter((pattern) => pattern !== '/*')
	const fixed = new Set(known.filter((pattern) => !/[:*]/.test(pattern)))
	const open = known
		.filter((pattern) => !fixed.has(pattern))
		.toSorted((one, other) => vagueness(one) - vagueness(other))
		.map((pattern) => ({ pattern, expression: expressionOf(pattern) }))
	const nameOf = (path: string): string | undefined =>
		fixed.has(path) ? path : open.find(({ expression }) => expression.test(path))?.pattern
	return (path) => {
		const isData = path.endsWith('.data')
		const page = isData ? path.slice(0, -'.data'.length) : path
		const name = nameOf(page === '/_' ? '/' : page)
		return name === undefined ? OTHER : isData ? `${name}.data` : name
	}
}

/** Fewer open parts first, and of as many the longer pattern. */
function vagueness(pattern: string): number {
	const open = pattern.split('/').filter((part) => part.startsWith(':') && !part.includes('{'))
	return open.length + (pattern.includes('*') ? 100 : 0) - pattern.length / 1_000
}
