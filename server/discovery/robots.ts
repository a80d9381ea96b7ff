import { Hono } from 'hono'
import { env } from '~/env/env.server'
import type { ServerEnv } from '../telemetry/log'

/** Doors of machines, and pages that show one person's own things: nothing for a search engine. */
const CLOSED = [
	'/api/',
	'/functions/',
	'/mcp',
	'/webhooks/',
	'/sandbox/',
	'/search/',
	'/*.data',
	'/account',
	'/admin',
	'/create-prompt',
	'/profile',
	'/prompt-locker/',
	'/reset-password',
	'/settings',
	'/subscription-success',
]

/**
 * `/robots.txt`: every public page is open, and the sitemap is named. Gate pages stay open too: a crawler must read
 * them to see that they are `noindex`.
 */
export const robots = new Hono<ServerEnv>().get('/robots.txt', (c) => {
	c.header('Cache-Control', 'public, max-age=3600')
	const closed = CLOSED.map((path) => `Disallow: ${path}`)
	return c.text(
		['User-agent: *', 'Allow: /', ...closed, '', `Sitemap: ${env().origin}/sitemap.xml`, ''].join('\n'),
	)
})
