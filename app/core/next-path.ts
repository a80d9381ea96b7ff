const HERE = 'http://here.invalid'
/** Longer than any address of ours. */
const LONGEST_PATH = 2_000

/**
 * Where to go after signing in: a path of this site, or the home page for anything else (docs/product.md#addresses).
 * What a browser would read as another site's address counts as anything else, whatever it looks like.
 */
export function nextPath(wanted: unknown): string {
	if (typeof wanted !== 'string' || wanted.length > LONGEST_PATH || !/^\/(?![/\\])/.test(wanted)) return '/'
	if (!URL.canParse(wanted, HERE)) return '/'
	const { origin, pathname, search, hash } = new URL(wanted, HERE)
	// Browsers drop tabs and line ends, which can turn one slash into two.
	if (origin !== HERE || /^\/[/\\]/.test(pathname)) return '/'
	return pathname + search + hash
}

/** The address of the login page that comes back to `path`. */
export function loginPath(path: string): string {
	const next = nextPath(path)
	return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
}
