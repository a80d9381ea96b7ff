import { Hono } from 'hono'
import { databaseAnswers } from '~/db/client.server'
import { promptFiles } from './api/prompt-files'
import { publicApi, unknownApi } from './api/public-api'
import { authApi } from './auth-api'
import { sandbox } from './billing/sandbox'
import { stripeWebhook } from './billing/stripe-webhook'
import { limitBodies } from './body-limit'
import { resetBrokenAnswers } from './broken-answers'
import { discovery } from './discovery/discovery'
import { llmsText } from './discovery/llms-text'
import { functions } from './functions/functions'
import { isStopping } from './lifecycle'
import { mcp } from './mcp/mcp'
import { redirectToOneAddress } from './pages/addresses'
import { compressRendered } from './pages/compression'
import { securityHeaders } from './pages/headers'
import { pageRoutes, refuseOtherMethods, renderPage } from './pages/pages'
import { routeNamer } from './pages/route-pattern'
import { staticFiles } from './pages/static-files'
import { answerFailure } from './refusals'
import { refuseCrossSite } from './same-site'
import { logRequests, type ServerEnv } from './telemetry/log'
import { measureRequests } from './telemetry/request-metrics'
import { traceRequests } from './telemetry/traces'
import { countPromptReads, viewCounts } from './telemetry/view-counts'
import { oneClickUnsubscribe } from './unsubscribe'

export { env } from '~/env/env.server'
export { log } from '~/log.server'
export { administer } from './admin-command'
export { attachHandlers, drain } from './http-server'
export { beginStopping, close, open } from './lifecycle'
export { pageRoutes } from './pages/pages'

/** Whether a process lives is no news a second later. */
const UNKEPT = { 'Cache-Control': 'no-store' }

/** The table of contents of the server: what a request meets, in this order, if no finished page was kept for it. */
export const app = new Hono<ServerEnv>()

let namedBy: ReturnType<typeof routeNamer> | undefined
/** Names a request by the pattern of its route, of which all are known once one is asked for. */
const nameRoute = (path: string) => {
	namedBy ??= routeNamer([
		...app.routes.map((route) => route.path),
		...pageRoutes().map((route) => route.path),
		'/assets/*',
	])
	return namedBy(path)
}

app.use(measureRequests(nameRoute))
app.use(traceRequests(nameRoute))
app.use(logRequests)
app.use(resetBrokenAnswers)
app.use(securityHeaders)
app.get('/healthz', (c) => c.text('ok', 200, UNKEPT))
app.get('/readyz', async (c) =>
	!isStopping() && (await databaseAnswers()) ? c.text('ok', 200, UNKEPT) : c.text('unavailable', 503, UNKEPT),
)
app.use(refuseCrossSite)
app.use(limitBodies)
app.route('/', functions)
app.route('/', publicApi)
app.route('/', mcp)
app.route('/', oneClickUnsubscribe)
app.use(refuseOtherMethods)
app.use(staticFiles)
app.route('/', viewCounts)
app.route('/', discovery)
app.route('/', llmsText)
app.route('/', promptFiles)
app.route('/', authApi)
app.route('/', unknownApi)
app.route('/', stripeWebhook)
app.route('/', sandbox)
app.use(redirectToOneAddress)
app.all('*', countPromptReads, compressRendered, renderPage)
app.onError(answerFailure)
