import { randomBytes } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { env } from '~/env.server'
import type { RequestVariables } from './log'

const TWO_YEARS = 63_072_000

/** Every answer's defences (architecture 8), errors and files included. */
const ALWAYS = {
	'X-Frame-Options': 'DENY',
	'X-Content-Type-Options': 'nosniff',
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Permissions-Policy':
		'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** What a page may load. In development Vite injects its own scripts and styles. */
export function contentSecurityPolicy(nonce: string): string {
	const [scripts, styles, connections] = import.meta.env.DEV
		? ["'self' 'unsafe-inline'", "'self' 'unsafe-inline'", "'self' ws:"]
		: [`'self' 'nonce-${nonce}'`, "'self'", "'self'"]
	return [
		"default-src 'none'",
		`script-src ${scripts}`,
		`style-src ${styles}`,
		`connect-src ${connections}`,
		"img-src 'self' data:",
		"font-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		"base-uri 'none'",
	].join('; ')
}

export const securityHeaders = createMiddleware<{ Variables: RequestVariables }>(async (c, next) => {
	const nonce = randomBytes(16).toString('base64')
	c.set('nonce', nonce)
	await next()
	for (const [name, value] of Object.entries(ALWAYS)) {
		if (!c.res.headers.has(name)) c.header(name, value)
	}
	c.header('Content-Security-Policy', contentSecurityPolicy(nonce))
	if (env().origin.startsWith('https:')) {
		c.header('Strict-Transport-Security', `max-age=${TWO_YEARS}; includeSubDomains`)
	}
})
