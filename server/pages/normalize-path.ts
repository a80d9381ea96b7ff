/** The path in lower case, escapes left alone, with single slashes and none at the end. Never starts with two slashes. */
export function normalizePath(pathname: string): string {
	const lower = pathname.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (found) =>
		found.startsWith('%') ? found : found.toLowerCase(),
	)
	const single = lower.replace(/[/\\]{2,}/g, '/')
	return single.length > 1 ? single.replace(/\/$/, '') : single
}
