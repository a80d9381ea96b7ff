import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AWAY_SECONDS, type Refusal, Refused, refuse } from '~/core/refuse.server'
import { isDatabaseAway } from '~/db/client.server'
import type { Language } from '~/i18n/language'
import { requestLanguage } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import type { MessageId } from '~/i18n/words'
import { log } from '~/log.server'
import { callerLanguage, type FunctionEnv } from './caller'
import { plainPage, requestLanguageOf } from './pages/plain-page'
import type { ServerEnv } from './telemetry/log'

/** What a person reads where a rule gives no message of its own. */
const MESSAGES: Record<Refusal, MessageId> = {
	invalid_input: 'invalid_input',
	signed_out: 'please_log_in_to_continue',
	plan_too_small: 'plan_too_small',
	not_authorized: 'not_authorized',
	not_found: 'not_found',
	method_not_allowed: 'wrong_method_text',
	already_subscribed: 'already_subscribed',
	conflict: 'conflict',
	gone: 'prompt_gone',
	too_large: 'too_large_text',
	unsupported_type: 'unsupported_type',
	too_many: 'too_many',
	upstream_failed: 'upstream_failed',
	unavailable: 'unavailable_text',
}

/** What a person reads of a rule's no. */
export async function wordsOfRefusal(
	{ code, message, values }: Refused,
	language: Language,
): Promise<string> {
	const t = await translateInto(language)
	return t(message ?? MESSAGES[code], values)
}

/** A rule's no as functions send it: `{ error, message }`, the message in the caller's language. */
export async function refusalAsJson(refused: Refused, language: Language): Promise<Response> {
	const { code, details } = refused
	const body = {
		error: code,
		message: await wordsOfRefusal(refused, language),
		...(details === undefined ? {} : { details }),
	}
	const headers = new Headers(refused.headers)
	headers.set('Cache-Control', 'private, no-store')
	return Response.json(body, { status: refused.status, headers })
}

/** Answers, as JSON, what a function refuses; anything else that it throws is a bug and goes on. */
export const answerRefusals = createMiddleware<ServerEnv>(async (c, next) => {
	try {
		return await next()
	} catch (error) {
		if (!(error instanceof Refused)) throw error
		return refusalAsJson(error, requestLanguage(c.req.raw, new URL(c.req.url)))
	}
})

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
