import * as build from 'virtual:react-router/server-build'
import { stringifySetCookie } from 'cookie'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { VISITOR } from '~/domain/viewer'
import { env } from '~/env.server'
import { requestCountry } from '~/i18n/country.server'
import { isLanguage } from '~/i18n/language'
import { readCookie, requestLanguage } from '~/i18n/request-language.server'
import { type Visit, visitContext } from '~/visit.server'
import type { RequestVariables } from './log'
import { ownOrigin } from './own-origin'

type PageContext = Context<{ Variables: RequestVariables }>

const YEAR = 31_536_000
/** The router's own catch-all: it answers with the problem that the visit carries. */
const PROBLEM_PATH = '/-'

const { unstable_getCriticalCss, basename = '/', ...pages } = build
const handle = createRequestHandler(
	{ ...pages, basename, ...(unstable_getCriticalCss ? { unstable_getCriticalCss } : {}) },
	import.meta.env.MODE,
)

/** Renders the page, or the page's data, that was asked for. */
export async function renderPage(c: PageContext): Promise<Response> {
	return answer(c, null)
}

/** Renders the page that says why a request is refused before any route runs, in the person's language. */
export function answerProblem(c: PageContext, status: NonNullable<Visit['problem']>): Promise<Response> {
	return answer(c, status)
}

async function answer(c: PageContext, problem: Visit['problem']): Promise<Response> {
	const asked = c.req.raw
	const url = new URL(asked.url)
	const address = new URL(problem ? PROBLEM_PATH : url.pathname + url.search, ownOrigin(asked))
	const request = problem ? new Request(address, { headers: asked.headers }) : new Request(address, asked)
	const visit = visitOf(c, url, problem)
	const response = await handle(request, new RouterContextProvider(new Map([[visitContext, visit]])))
	const headers = new Headers(response.headers)
	if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
	headers.append('Vary', 'Accept-Language, Cookie')
	rememberLanguage(headers, asked, url)
	return new Response(response.body, { status: response.status, headers })
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

/** A language that was chosen by `?lang` stays for the pages after it (product.md, Language). */
function rememberLanguage(headers: Headers, request: Request, url: URL): void {
	const chosen = url.searchParams.get('lang')
	if (!isLanguage(chosen) || readCookie(request, 'language') === chosen) return
	headers.append(
		'Set-Cookie',
		stringifySetCookie({
			name: 'language',
			value: chosen,
			path: '/',
			maxAge: YEAR,
			sameSite: 'lax',
			secure: env().origin.startsWith('https:'),
		}),
	)
}
