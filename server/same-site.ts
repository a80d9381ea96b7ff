import { createMiddleware } from 'hono/factory'
import { refuse } from '~/core/refuse.server'
import { requestLanguage } from '~/i18n/request-language.server'
import { ownOrigin } from './own-origin'
import { answerProblem } from './pages/pages'
import { refusalAsJson } from './refusals'
import type { ServerEnv } from './telemetry/log'
import { isOneClick } from './unsubscribe'

/** Doors whose callers read JSON. */
const IS_FUNCTION = /^\/(?:(?:api|functions)\/|mcp$)/
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site made a browser send here. Browsers say where a request comes from (Sec-Fetch-Site,
 * Origin); a client that says neither is no browser and has no cookie that somebody could abuse. One
 * door is open to all, as it looks at no cookie: what a mail program presses (docs/product.md#weekly-mail).
 */
export const refuseCrossSite = createMiddleware<ServerEnv>(async (c, next) => {
	if (SAFE.has(c.req.method) || isOneClick(c.req.raw) || !isFromElsewhere(c.req.raw)) return next()
	const language = requestLanguage(c.req.raw, new URL(c.req.url))
	return IS_FUNCTION.test(c.req.path)
		? refusalAsJson(refuse('not_authorized', undefined, { message: 'refused_text' }), language)
		: answerProblem(c, 403)
})

function isFromElsewhere(request: Request): boolean {
	const site = request.headers.get('Sec-Fetch-Site')
	if (site && site !== 'same-origin' && site !== 'none') return true
	const origin = request.headers.get('Origin')
	return origin !== null && origin !== ownOrigin(request)
}
