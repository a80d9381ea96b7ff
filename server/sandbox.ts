import { Hono } from 'hono'
import { env } from '~/env.server'
import { chatPages } from '../sandbox/chat/pages'
import { identityPages } from '../sandbox/identity/pages'
import { mailPages } from '../sandbox/mail/pages'
import { overviewPage } from '../sandbox/overview'
import { checkoutPage } from '../sandbox/stripe/pages/checkout'
import { portalPage } from '../sandbox/stripe/pages/portal'
import type { ServerEnv } from './log'
import { renderPage } from './pages'

/** The pages of the stand-ins for third parties; outside the sandbox there is nothing here (architecture 2). */
export const sandbox = new Hono<ServerEnv>()

sandbox.use('/sandbox/*', async (c, next) => {
	if (!env().isSandbox) return renderPage(c)
	await next()
	c.header('X-Robots-Tag', 'noindex')
})
sandbox.route('/', overviewPage)
sandbox.route('/', checkoutPage)
sandbox.route('/', portalPage)
sandbox.route('/', chatPages)
sandbox.route('/', mailPages)
sandbox.use('/sandbox/identity/*', async (c, next) => {
	if (!env().google?.isStandIn) return renderPage(c)
	await next()
})
sandbox.route('/', identityPages)
