import type { Context } from 'hono'
import { AWAY_SECONDS, refuse } from '~/core/refuse.server'
import { isDatabaseAway } from '~/db/client.server'
import { log } from '~/log.server'
import { callerLanguage, type FunctionEnv } from './caller'
import { plainPage, requestLanguageOf } from './pages/plain-page'
import { refusalAsJson } from './refusals'
import type { ServerEnv } from './telemetry/log'

/**
 * What broke outside of a page's own rendering: recorded once under the request's id, told calmly, without a stack. Where
 * it broke because the database is away, it says when to come back.
 */
export async function answerFailure(err: Error, c: Context<ServerEnv>): Promise<Response> {
	const id = recordFailure(err, c)
	const isAway = await isDatabaseAway(c.var.began)
	const page = await plainPage(isAway ? 503 : 500, requestLanguageOf(c.env.incoming), id)
	const headers = new Headers(page.headers)
	if (isAway) headers.set('Retry-After', String(AWAY_SECONDS))
	return new Response(page.body, { status: page.status, headers })
}

/** The same at doors whose callers read JSON. */
export function answerFailureAsJson(
	err: Error,
	c: Context<ServerEnv> | Context<FunctionEnv>,
): Promise<Response> {
	const requestId = recordFailure(err, c)
	const refused = refuse('unavailable', { requestId }, { retryAfter: AWAY_SECONDS })
	return refusalAsJson(refused, callerLanguage(c))
}

function recordFailure(err: Error, c: Context<ServerEnv> | Context<FunctionEnv>): string {
	const { requestId: id } = c.var
	log[c.env.outgoing.destroyed ? 'info' : 'error']({ err }, 'a request failed')
	return id
}
