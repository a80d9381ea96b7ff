import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './log'
import { ownOrigin } from './own-origin'
import { answerProblem } from './pages'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site made a browser send here. Browsers say where a request comes from (Sec-Fetch-Site,
 * Origin); a client that says neither is no browser and has no cookie that somebody could abuse.
 */
export const refuseCrossSite = createMiddleware<ServerEnv>(async (c, next) => {
	if (!SAFE.has(c.req.method) && isFromElsewhere(c.req.raw)) return answerProblem(c, 403)
	await next()
})

function isFromElsewhere(request: Request): boolean {
	const site = request.headers.get('Sec-Fetch-Site')
	if (site && site !== 'same-origin' && site !== 'none') return true
	const origin = request.headers.get('Origin')
	return origin !== null && origin !== ownOrigin(request)
}
