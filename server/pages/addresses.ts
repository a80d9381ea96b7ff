import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from '../telemetry/log'
import { normalizePath } from './page-cache-key'
import { answerProblem } from './pages'

/** Refuses paths that can't be read, and sends other letter cases, trailing and doubled slashes of a path to its one address, for good (docs/product.md#addresses). */
export const redirectToOneAddress = createMiddleware<ServerEnv>(async (c, next) => {
	const { pathname, search } = new URL(c.req.url)
	if (!isReadable(pathname)) return answerProblem(c, 400)
	const wanted = normalizePath(pathname)
	if (wanted !== pathname && (c.req.method === 'GET' || c.req.method === 'HEAD')) {
		return c.redirect(wanted + search, 301)
	}
	await next()
})

function isReadable(pathname: string): boolean {
	try {
		return !decodeURIComponent(pathname).includes('\0')
	} catch {
		return false
	}
}
