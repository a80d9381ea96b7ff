import * as build from 'virtual:react-router/server-build'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { VISITOR } from '~/domain/viewer'
import { requestCountry } from '~/i18n/country.server'
import { isLanguage } from '~/i18n/language'
import { readCookie, requestLanguage } from '~/i18n/request-language.server'
import { type Visit, visitContext } from '~/visit.server'
import type { ServerEnv } from './log'
import { ownOrigin } from './own-origin'
import { languageCookie, sendKept, sendRendered, visitorRequest } from './page-cache'
import { pageKey } from './page-cache-key'

type PageContext = Context<ServerEnv>

/** The router's own catch-all: it answers with the problem that the visit carries. */
const PROBLEM_PATH = '/-'
const PREFETCHED_SECONDS = 10

const { unstable_getCriticalCss, basename = '/', ...pages } = build
const handle = createRequestHandler(
	{
		...pages,
		basename,
		allowedActionOrigins: build.allowedActionOrigins ?? [],
		...(unstable_getCriticalCss ? { unstable_getCriticalCss } : {}),
	},
	import.meta.env.MODE,
)

/** Sends a finished page where the cache has one for this visitor. */
export const sendKeptPage = createMiddleware<ServerEnv>(async (c, next) => {
	return sendKept(c.env.incoming, c.env.outgoing) ? RESPONSE_ALREADY_SENT : next()
})

/** Renders the page, or the page's data, that was asked for; what can be kept for other visitors is. */
export async function renderPage(c: PageContext): Promise<Response> {
	const { incoming, outgoing } = c.env
	const key = import.meta.env.DEV ? null : pageKey(visitorRequest(incoming))
	if (!key) return answer(c, null)
	const nonce = c.get('nonce')
	await sendRendered(incoming, outgoing, key, async () => ({ page: await render(c, null), nonce }))
	return RESPONSE_ALREADY_SENT
}

/** Renders the page that says why a request is refused before any route runs, in the person's language. */
export function answerProblem(c: PageContext, status: NonNullable<Visit['problem']>): Promise<Response> {
	return answer(c, status)
}

async function answer(c: PageContext, problem: Visit['problem']): Promise<Response> {
	const response = await render(c, problem)
	const headers = new Headers(response.headers)
	if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(c, response))
	headers.append('Vary', 'Accept-Language, Cookie')
	const chosen = new URL(c.req.url).searchParams.get('lang')
	if (isLanguage(chosen) && readCookie(c.req.raw, 'language') !== chosen) {
		headers.append('Set-Cookie', languageCookie(chosen))
	}
	return new Response(response.body, { status: response.status, headers })
}

/** Data that a page prefetched lives long enough to be used; all else that is rendered for one request is not kept. */
function cacheControl(c: PageContext, response: Response): string {
	const isPrefetchable = c.req.method === 'GET' && c.req.path.endsWith('.data') && response.status === 200
	return isPrefetchable ? `private, max-age=${PREFETCHED_SECONDS}` : 'private, no-store'
}

function render(c: PageContext, problem: Visit['problem']): Promise<Response> {
	const asked = c.req.raw
	const url = new URL(asked.url)
	const address = new URL(problem ? PROBLEM_PATH : url.pathname + url.search, ownOrigin(asked))
	const request = problem ? new Request(address, { headers: asked.headers }) : new Request(address, asked)
	return handle(request, new RouterContextProvider(new Map([[visitContext, visitOf(c, url, problem)]])))
}

function visitOf(c: PageContext, url: URL, problem: Visit['problem']): Visit {
	const request = c.req.raw
	const theme = readCookie(request, 'theme')
	return {
		viewer: VISITOR,
		language: requestLanguage(request, url),
		theme: theme === 'light' || theme === 'dark' ? theme : null,
		country: requestCountry(request),
		requestId: c.get('requestId'),
		nonce: c.get('nonce'),
		problem,
	}
}
