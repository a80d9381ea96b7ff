import { Hono } from 'hono'
import { databaseAnswers } from '~/db/client.server'
import { redirectToOneAddress } from './addresses'
import { authApi } from './auth-api'
import { limitBodies } from './body-limit'
import { compressRendered } from './compression'
import { answerFailure } from './failures'
import { found } from './found'
import { functions } from './functions'
import { securityHeaders } from './headers'
import { isStopping } from './lifecycle'
import { llmsText } from './llms-text'
import { logRequests, type ServerEnv } from './log'
import { mcp } from './mcp'
import { refuseOtherMethods } from './methods'
import { pageRoutes, renderPage } from './pages'
import { promptFiles } from './prompt-files'
import { countPromptReads, promptTally } from './prompt-tally'
import { publicApi } from './public-api'
import { measureRequests } from './request-metrics'
import { refuseCrossSite } from './same-site'
import { sandbox } from './sandbox'
import { staticFiles } from './static-files'
import { stripeWebhook } from './stripe-webhook'
import { unknownApi } from './unknown-api'

export { env } from '~/env.server'
export { log } from '~/log.server'
export { administer } from './admin-command'
export { attend, drain } from './http-server'
export { beginStopping, close, open } from './lifecycle'
export { pageRoutes } from './pages'

/** Whether a process lives is no news a second later. */
const UNKEPT = { 'Cache-Control': 'no-store' }

/** The table of contents of the server: what a request meets, in this order, if no finished page was kept for it. */
export const app = new Hono<ServerEnv>()

app.use(
	measureRequests(() => [
		...app.routes.map(({ path }) => path),
		...pageRoutes().map(({ path }) => path),
		'/assets/*',
	]),
)
app.use(logRequests)
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
app.use(refuseOtherMethods)
app.use(staticFiles)
app.route('/', promptTally)
app.route('/', found)
app.route('/', llmsText)
app.route('/', promptFiles)
app.route('/', authApi)
app.route('/', unknownApi)
app.route('/', stripeWebhook)
app.route('/', sandbox)
app.use(redirectToOneAddress)
app.all('*', countPromptReads, compressRendered, renderPage)
app.onError(answerFailure)
