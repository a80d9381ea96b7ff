import { type Context, Hono } from 'hono'
import { Refused } from '~/core/refuse.server'
import { env } from '~/env/env.server'
import { chatPages } from '../../sandbox/chat/pages'
import { identityPages } from '../../sandbox/identity/pages'
import { mailPages } from '../../sandbox/mail/outbox'
import { overviewPage } from '../../sandbox/overview'
import { checkoutPage } from '../../sandbox/stripe/pages/checkout'
import { invoicePage } from '../../sandbox/stripe/pages/invoice'
import { portalPage } from '../../sandbox/stripe/pages/portal'
import { isLoopback } from '../own-origin'
import { answerProblem, renderPage } from '../pages/pages'
import { plainPage, requestLanguageOf } from '../pages/plain-page'
import type { ServerEnv } from '../telemetry/log'

/** The pages of the stand-ins for third parties; outside the sandbox there is nothing here. */
export const sandbox = new Hono<ServerEnv>()

sandbox.use('/sandbox/*', async (c, next) => {
	if (!env().isSandbox) return renderPage(c)
	if (!isOurHost(c.req.url)) return answerProblem(c, 404)
	try {
		await next()
	} catch (error) {
		if (error instanceof Refused) return answerRefused(c, error)
		throw error
	}
	c.header('X-Robots-Tag', 'noindex')
})
sandbox.route('/', overviewPage)
sandbox.route('/', checkoutPage)
sandbox.route('/', invoicePage)
sandbox.route('/', portalPage)
sandbox.route('/', chatPages)
sandbox.route('/', mailPages)
sandbox.use('/sandbox/identity/*', async (c, next) => {
	if (!env().google?.isStandIn) return renderPage(c)
	await next()
})
sandbox.route('/', identityPages)
/** What is wrong with a form that one of these pages was sent. */
async function answerRefused(c: Context<ServerEnv>, { code }: Refused): Promise<Response> {
	const page = await plainPage(code === 'too_large' ? 413 : 400, requestLanguageOf(c.env.incoming))
	return new Response(page.body, { status: page.status, headers: page.headers })
}

/**
 * Whether a request names the product's own host, or this machine's. Another name may have been made to lead here, so that
 * a stranger's page in a developer's browser could read these pages as its own.
 */
function isOurHost(url: string): boolean {
	const { hostname } = new URL(url)
	return hostname === new URL(env().origin).hostname || isLoopback(hostname)
}
