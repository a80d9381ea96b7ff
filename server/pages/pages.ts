import * as build from 'virtual:react-router/server-build'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { AWAY_SECONDS } from '~/core/refuse.server'
import { isPrefetch } from '~/core/view-count'
import { currencyFor, VISITOR } from '~/core/viewer'
import { isDatabaseAway } from '~/db/client.server'
import { type Arrival, readViewer } from '~/features/account/viewer.server'
import { SESSION_HEADER } from '~/features/offline/offline'
import { requestCountry } from '~/i18n/country.server'
import { isLanguage } from '~/i18n/language'
import { languageCookie, readCookie, requestLanguage } from '~/i18n/request-language.server'
import { requestTimeZone } from '~/i18n/time-zone.server'
import { log } from '~/log.server'
import { noFlash, readFlash } from '~/requests/flash.server'
import { type RequestContext, requestContext } from '~/requests/request-context.server'
import { PROBLEM_PATH } from '~/ui/problem-path'
import { addressOfRequest } from '../client-address'
import { ownOrigin } from '../own-origin'
import type { ServerEnv } from '../telemetry/log'
import { sendRendered, visitorRequest } from './page-cache'
import { pageKey } from './page-cache-key'
import { pageSession } from './page-session'

type PageContext = Context<ServerEnv>

const PREFETCHED_SECONDS = 10
/** How the router writes a redirect into a data answer. */
const SINGLE_FETCH_REDIRECT = 202
/** Whoever asks for a page that is kept for many. */
const ANYBODY: Arrival = { viewer: VISITOR, setCookie: null }

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

/** Renders the page, or the page's data, that was asked for; what can be kept for other visitors is. */
export async function renderPage(c: PageContext): Promise<Response> {
	const { incoming, outgoing } = c.env
	const key = import.meta.env.DEV ? null : pageKey(visitorRequest(incoming))
	if (!key) return answer(c, null)
	const nonce = c.get('nonce')
	await sendRendered(incoming, outgoing, key, async () => ({
		page: sayWhose(c, ANYBODY, await renderUnlessAway(c, ANYBODY, null, key.address)),
		nonce,
	}))
	return RESPONSE_ALREADY_SENT
}

/** A route of app/routes.ts as it was built. */
export interface PageRoute {
	path: string
	methods: readonly ('GET' | 'POST')[]
	/** Whether a page can be seen there; else there is only data, a form's answer, or a way to elsewhere. */
	hasPage: boolean
}

/** All routes of app/routes.ts; the last one takes every address that no other does. */
export function pageRoutes(): PageRoute[] {
	return Object.values(build.routes).flatMap((route) => {
		if (!route?.path && !route?.index) return []
		const { default: page, loader, action } = route.module
		const hasPage = page !== undefined
		const reads = hasPage || loader ? ['GET' as const] : []
		return [{ path: `/${route.path ?? ''}`, methods: action ? [...reads, 'POST'] : reads, hasPage }]
	})
}

/** Renders the page that says why a request is refused before any route runs, in the person's language. */
export function answerProblem(
	c: PageContext,
	status: NonNullable<RequestContext['problem']>,
): Promise<Response> {
	return answer(c, status)
}

async function answer(c: PageContext, problem: RequestContext['problem']): Promise<Response> {
	const arrival = await readViewer(c.req.raw.headers).catch((err: unknown) => {
		log.error({ err }, 'the session could not be read')
		return null
	})
	const rendered = await renderUnlessAway(c, arrival ?? ANYBODY, arrival ? problem : 503)
	// Where the session could not be read, nobody knows whose it is.
	const response = arrival ? sayWhose(c, arrival, rendered) : rendered
	// In place: another answer made of this one would turn its bytes into a stream, and each reader back.
	const { headers } = response
	if (response.status === 405) headers.set('Allow', c.req.method === 'POST' ? 'GET, HEAD' : 'GET, HEAD, POST')
	// A session that the page itself gave or took comes after, and stands.
	if (arrival?.setCookie && !response.headers.has('Set-Cookie'))
		headers.append('Set-Cookie', arrival.setCookie)
	if (showsFlash(c, response)) headers.append('Set-Cookie', noFlash())
	if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(c, response, arrival))
	headers.append('Vary', 'Accept-Language, Cookie')
	const chosen = new URL(c.req.url).searchParams.get('lang')
	if (isLanguage(chosen) && readCookie(c.req.raw, 'language') !== chosen) {
		headers.append('Set-Cookie', languageCookie(chosen))
	}
	return response
}

/** Says in a header whose the answer is, for the browser's worker. */
function sayWhose(c: PageContext, { viewer }: Arrival, response: Response): Response {
	const { raw } = c.req
	const language = requestLanguage(raw, new URL(raw.url))
	response.headers.set(SESSION_HEADER, pageSession(viewer, raw.headers, language, showsFlash(c, response)))
	return response
}

/** Whether this answer shows the message that waited: whole pages, and data that brings the frame's own with it. */
function showsFlash(c: PageContext, { status }: Response): boolean {
	if (readCookie(c.req.raw, 'flash') === undefined || c.req.method !== 'GET') return false
	const isRedirect = status === SINGLE_FETCH_REDIRECT || (status >= 300 && status < 400)
	const routes = new URL(c.req.url).searchParams.get('_routes')
	return (
		!isPrefetch(c.env.incoming.headers) &&
		!isRedirect &&
		(routes === null || routes.split(',').includes('root'))
	)
}

/** Data that a visitor's page prefetched lives long enough to be used; all else that is rendered for one is not kept. */
function cacheControl(c: PageContext, { status }: Response, arrival: Arrival | null): string {
	const isPersonal = arrival?.viewer !== VISITOR || readCookie(c.req.raw, 'flash') !== undefined
	const isPrefetchable = c.req.method === 'GET' && c.req.path.endsWith('.data') && status === 200
	return isPrefetchable && !isPersonal ? `private, max-age=${PREFETCHED_SECONDS}` : 'private, no-store'
}

/** Renders a page; one that broke because the database is away says that instead, and when to come back. */
async function renderUnlessAway(
	c: PageContext,
	arrival: Arrival,
	problem: RequestContext['problem'],
	keptAddress?: string,
): Promise<Response> {
	const began = performance.now()
	const rendered = await render(c, arrival, problem, keptAddress)
	const isAway = problem === 503 || (rendered.status === 500 && (await isDatabaseAway(began)))
	if (!isAway) return rendered
	const isWhole = rendered.status === 503 || c.req.path.endsWith('.data')
	const page = isWhole ? rendered : await render(c, arrival, 503)
	const headers = new Headers(page.headers)
	headers.set('Retry-After', String(AWAY_SECONDS))
	return new Response(page.body, { status: 503, headers })
}

function render(
	c: PageContext,
	{ viewer }: Arrival,
	problem: RequestContext['problem'],
	keptAddress?: string,
): Promise<Response> {
	const asked = c.req.raw
	const url = new URL(asked.url)
	const own = keptAddress ?? url.pathname + url.search
	const path = problem && !saysItself(url, problem) ? PROBLEM_PATH : own
	// Not `new URL(path, origin)`: a path may begin with two slashes, and would be read as a host.
	const address = ownOrigin(asked) + path
	// A page that is kept is kept whole, even where only its head was asked for.
	const isOwnRequest = problem === null && keptAddress === undefined
	const request = new Request(address, isOwnRequest ? asked : { headers: asked.headers })
	return handle(
		request,
		new RouterContextProvider(new Map([[requestContext, visitOf(c, url, viewer, problem)]])),
	)
}

/** /admin has words of its own for not knowing who asks (docs/product.md#messages). */
function saysItself({ pathname }: URL, problem: RequestContext['problem']): boolean {
	return problem === 503 && /^\/admin(\.data)?$/.test(pathname)
}

function visitOf(
	c: PageContext,
	url: URL,
	viewer: RequestContext['viewer'],
	problem: RequestContext['problem'],
): RequestContext {
	const request = c.req.raw
	const theme = readCookie(request, 'theme')
	const language = requestLanguage(request, url)
	const country = requestCountry(request)
	return {
		viewer,
		language,
		theme: theme === 'light' || theme === 'dark' ? theme : null,
		country,
		currency: currencyFor(viewer, country),
		timeZone: requestTimeZone(request, language),
		flash: isPrefetch(c.env.incoming.headers) ? null : readFlash(request),
		clientAddress: addressOfRequest(c),
		requestId: c.get('requestId'),
		nonce: c.get('nonce'),
		problem,
	}
}

const OURS = new Set(['GET', 'HEAD', 'POST'])

/** Refuses what no address of ours takes: we read and we post, nothing else. */
export const refuseOtherMethods = createMiddleware<ServerEnv>(async (c, next) => {
	if (!OURS.has(c.req.method)) return answerProblem(c, 405)
	await next()
})
