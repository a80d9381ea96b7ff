import { type Context, Hono } from 'hono'
import { parseJson } from '~/core/json/json-text.server'
import { refuse } from '~/core/refuse.server'
import { VISITOR } from '~/core/viewer'
import type { TokenHolder } from '~/features/account/access-token.server'
import { translateInto } from '~/i18n/translate.server'
import { readText } from '~/requests/request-body.server'
import { readProgram } from '../api/token-caller'
import { callerLanguage } from '../caller'
import { answerFailureAsJson, answerRefusals } from '../refusals'
import type { ServerEnv } from '../telemetry/log'
import type { McpCaller } from './tool'

const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600

/**
 * `POST /mcp`: the Model Context Protocol's streamable HTTP without sessions (docs/mcp.md): one message in, one answer
 * out. By personal token, or as a visitor; cookies count for nothing here. Other sites' scripts are refused before, by
 * `refuseCrossSite`.
 */
export const mcp = new Hono<ServerEnv>().basePath('/mcp')

mcp.use(answerRefusals)
mcp.use(async (c, next) => {
	if (c.req.method !== 'POST') throw refuseMethod()
	await next()
	c.header('Cache-Control', 'private, no-store')
})
mcp.post('/', async (c) => {
	const holder = await readProgram(c)
	const message = parse(await readText(c.req.raw))
	if (message === undefined) return protocolError(PARSE_ERROR, 'Parse error: this is no JSON.')
	// Taken out of the protocol in 2025-06-18; one message is one call to count.
	if (Array.isArray(message))
		return protocolError(INVALID_REQUEST, 'Invalid Request: send one message at a time.')
	// Loaded by the first call: most starts never need it.
	const { answerMessage } = await import('./answer')
	return answerMessage(withAccept(c.req.raw), message, await mcpCaller(c, holder))
})
mcp.all('*', () => {
	throw refuse('not_found')
})
mcp.onError(answerFailureAsJson)

async function mcpCaller(c: Context<ServerEnv>, holder: TokenHolder | null): Promise<McpCaller> {
	const language = callerLanguage(c)
	const t = await translateInto(language)
	const { viewer, scopes } = holder ?? { viewer: VISITOR, scopes: null }
	return { viewer, scopes, language, t }
}

/** The request's head, without the body that was read. Who takes anything, as `curl` does, takes both kinds of answers. */
function withAccept(request: Request): Request {
	const headers = new Headers(request.headers)
	if (/\*\/\*/.test(headers.get('Accept') ?? '*/*'))
		headers.set('Accept', 'application/json, text/event-stream')
	return new Request(request.url, { method: 'POST', headers })
}

function refuseMethod() {
	const refused = refuse('method_not_allowed', undefined, { message: 'mcp_post_only' })
	refused.headers.set('Allow', 'POST')
	return refused
}

function parse(text: string): unknown {
	try {
		return parseJson(text)
	} catch {
		return undefined
	}
}

function protocolError(code: number, message: string): Response {
	return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status: 400 })
}
