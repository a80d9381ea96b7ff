import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './log'
import { answerProblem } from './pages'

/** Refuses paths that can't be read, and sends other letter cases, trailing and doubled slashes of a path to its one address, for good (product.md, Routes). */
export const redirectToOneAddress = createMiddleware<ServerEnv>(async (c, next) => {
	const { pathname, search } = new URL(c.req.url)
	if (!isReadable(pathname)) return answerProblem(c, 400)
	const wanted = oneAddress(pathname)
	if (wanted !== pathname && (c.req.method === 'GET' || c.req.method === 'HEAD')) {
		return c.redirect(wanted + search, 301)
	}
	await next()
})

/** The path in lower case, escapes left alone, with single slashes and none at the end. Never starts with two slashes. */
export function oneAddress(pathname: string): string {
	const lower = pathname.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (found) =>
		found.startsWith('%') ? found : found.toLowerCase(),
	)
	const single = lower.replace(/[/\\]{2,}/g, '/')
	return single.length > 1 ? single.replace(/\/$/, '') : single
}

function isReadable(pathname: string): boolean {
	try {
		return !decodeURIComponent(pathname).includes('\0')
	} catch {
		return false
	}
}
