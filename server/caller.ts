import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { refuse } from '~/core/refuse.server'
import { isSignedIn, type Member, type Viewer } from '~/core/viewer'
import { readViewer } from '~/features/account/viewer.server'
import type { Language } from '~/i18n/language'
import { requestLanguage } from '~/i18n/request-language.server'
import type { MessageId } from '~/i18n/words'
import { suspended } from '~/requests/suspended.server'
import type { RequestVariables, ServerEnv } from './telemetry/log'

/** A request to a function: who calls is known before it runs. */
export interface FunctionEnv extends ServerEnv {
	Variables: RequestVariables & { viewer: Viewer }
}

export type FunctionContext = Context<FunctionEnv>

/** What tells a suspended person of their plan. The provider's portal would let it go on. */
const OWN_PLAN = '/functions/v1/check-subscription'

/** Reads who calls, by bearer token or cookie; a session that was prolonged goes with the answer. */
export const recogniseCaller = createMiddleware<FunctionEnv>(async (c, next) => {
	const { viewer, setCookie } = await readViewer(c.req.raw.headers)
	c.set('viewer', viewer)
	if (isSignedIn(viewer) && viewer.suspendedFor && c.req.path !== OWN_PLAN)
		throw suspended(viewer.suspendedFor)
	await next()
	if (setCookie) c.header('Set-Cookie', setCookie, { append: true })
	c.header('Cache-Control', 'private, no-store')
})

/** The ticket of a caller who is signed in. Refuses with `signed_out`, and with words of the function's own where it has any. */
export function requireCaller(c: FunctionContext, message?: MessageId): Member {
	const viewer = c.get('viewer')
	if (isSignedIn(viewer)) return viewer
	throw refuse('signed_out', undefined, message ? { message } : {})
}

/** The language of what this caller reads. */
export function callerLanguage(c: Context<FunctionEnv> | Context<ServerEnv>): Language {
	return requestLanguage(c.req.raw, new URL(c.req.url))
}
