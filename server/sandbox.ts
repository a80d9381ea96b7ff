import { type Context, Hono } from 'hono'
import { env } from '~/env.server'
import { chatPages } from '../sandbox/chat/pages'
import { identityPages } from '../sandbox/identity/pages'
import { mailPages } from '../sandbox/mail/pages'
import { overviewPage } from '../sandbox/overview'
import { checkoutPage } from '../sandbox/stripe/pages/checkout'
import { portalPage } from '../sandbox/stripe/pages/portal'
import type { ServerEnv } from './log'
import { answerProblem, renderPage } from './pages'

/** The pages of the stand-ins for third parties; outside the sandbox there is nothing here (architecture 2). */
export const sandbox = new Hono<ServerEnv>()

sandbox.use('/sandbox/*', async (c, next) => {
	if (!env().isSandbox) return renderPage(c)
	if (c.req.method === 'POST' && !(await isReadable(c))) return answerProblem(c, 400)
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

/** Whether a form is one; what it says is kept for whoever reads it next. */
async function isReadable(c: Context<ServerEnv>): Promise<boolean> {
	try {
		await c.req.parseBody()
		return true
	} catch {
		return false
	}
}
