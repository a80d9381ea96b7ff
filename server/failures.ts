import type { Context } from 'hono'
import { log } from '~/log.server'
import type { ServerEnv } from './log'
import { plainPage } from './plain-page'
import { requestLanguageOf } from './visitor-language'

/** What broke outside of a page's own rendering: recorded once under the request's id, told calmly, without a stack. */
export async function answerFailure(err: Error, c: Context<ServerEnv>): Promise<Response> {
	const id = c.get('requestId')
	log.error({ id, err }, 'a request failed')
	const { status, headers, body } = await plainPage(500, requestLanguageOf(c.env.incoming), id)
	return new Response(body, { status, headers })
}
