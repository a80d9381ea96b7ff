import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { refuse } from '~/core/refuse.server'
import { VISITOR } from '~/core/viewer'
import { API_OPERATIONS, API_ROOT } from '~/features/api/api-operation.server'
import { describeApi } from '~/features/api/openapi.server'
import { FALLBACK_LANGUAGE, isLanguage } from '~/i18n/language'
import type { FunctionEnv } from '../caller'
import { answerFailureAsJson, answerRefusals } from '../refusals'
import type { ServerEnv } from '../telemetry/log'
import { readProgram, requireScope } from './token-caller'

const METHODS = 'GET, HEAD, OPTIONS'
const SCOPE = 'prompts:read'

/** Kept a minute by anybody; what one person's token reads is kept by their own program alone, and asked for again. */
const PUBLIC = 'public, max-age=60'
const PRIVATE = 'private, max-age=0, must-revalidate'

/**
 * Lets scripts of every other site read: nothing here looks at a cookie, so that nobody's own things can be fetched
 * from elsewhere unless their token is in the hands of who asks.
 */
const openToOtherSites = createMiddleware<ServerEnv>(async (c, next) => {
	await next()
	c.header('Access-Control-Allow-Origin', '*')
	c.header('Access-Control-Expose-Headers', 'ETag, Retry-After, WWW-Authenticate, X-Request-Id')
	c.header('Cross-Origin-Resource-Policy', 'cross-origin')
	c.header('Vary', 'Authorization', { append: true })
})

const readOnly = createMiddleware<ServerEnv>(async (c, next) => {
	if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
	if (c.req.method === 'OPTIONS') {
		c.header('Access-Control-Allow-Methods', METHODS)
		c.header('Access-Control-Allow-Headers', 'Authorization, If-None-Match')
		c.header('Access-Control-Max-Age', '86400')
		return c.body(null, 204)
	}
	const refused = refuse('method_not_allowed', undefined, { message: 'api_only_reads' })
	refused.headers.set('Allow', METHODS)
	throw refused
})

/** Who asks, by token or as a visitor, and whether they ask too often. A session is none of both. */
const recogniseProgram = createMiddleware<FunctionEnv>(async (c, next) => {
	const holder = await readProgram(c)
	if (holder) requireScope(holder.scopes, SCOPE)
	c.set('viewer', holder?.viewer ?? VISITOR)
	await next()
	if (c.res.ok || c.res.status === 304) c.header('Cache-Control', holder ? PRIVATE : PUBLIC)
})

const v1 = new Hono<FunctionEnv>().basePath(API_ROOT)
v1.use(openToOtherSites)
v1.use(answerRefusals)
v1.use(readOnly)
v1.use(recogniseProgram)
v1.use(compress(), etag())
v1.onError(answerFailureAsJson)
for (const operation of API_OPERATIONS) {
	const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
	v1.get(path, async (c) =>
		c.json(await operation.read(c.get('viewer'), { ...c.req.query(), ...c.req.param() })),
	)
}
v1.all('*', () => {
	throw refuse('not_found')
})

const description = new Hono<ServerEnv>().get(
	'/api/openapi.json',
	openToOtherSites,
	compress(),
	etag(),
	async (c) => {
		c.header('Cache-Control', 'public, max-age=3600')
		const asked = c.req.query('lang')
		return c.json(await describeApi(isLanguage(asked) ? asked : FALLBACK_LANGUAGE))
	},
)

/**
 * The read-only API for programs (docs/product.md#for-programs; docs/api.md): every operation of the domain at its
 * address, and their description.
 */
export const publicApi = new Hono<ServerEnv>().route('/', v1).route('/', description)

/** Whatever stands nowhere under /api: a program whose token opens nothing learns that first, everybody else that nothing is there. */
export const unknownApi = new Hono<ServerEnv>().basePath('/api')

unknownApi.use(answerRefusals)
unknownApi.all('*', async (c) => {
	await readProgram(c)
	throw refuse('not_found')
})
unknownApi.onError(answerFailureAsJson)
