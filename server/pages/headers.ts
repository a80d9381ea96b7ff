import { randomBytes } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { env } from '~/env/env.server'
import { googleOrigin } from '~/features/account/google.server'
import { checkoutOrigins } from '~/features/billing/stripe/stripe.server'
import type { ServerEnv } from '../telemetry/log'

const TWO_YEARS = 63_072_000

/** Every answer's defences, errors and files included; the content policy comes on top. */
export function baseSecurityHeaders(): Record<string, string> {
	return {
		'x-frame-options': 'DENY',
		'x-content-type-options': 'nosniff',
		'cross-origin-opener-policy': 'same-origin',
		'cross-origin-resource-policy': 'same-origin',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'permissions-policy':
			'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
		...(env().origin.startsWith('https:')
			? { 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains` }
			: {}),
	}
}

/** What a page may load. `scripts` names its own inline scripts, by nonce or by hash. */
export function contentSecurityPolicy(scripts: string): string {
	// In development Vite injects its own scripts and styles.
	const [scriptSources, styleSources, connections] = import.meta.env.DEV
		? ["'self' 'unsafe-inline'", "'self' 'unsafe-inline'", "'self' ws:"]
		: [`'self' ${scripts}`, "'self'", "'self'"]
	return [
		// Firefox asks this one before it fetches ahead; every other kind of source has a line of its own.
		"default-src 'self'",
		...['child-src', 'frame-src', 'media-src', 'object-src'].map((kind) => `${kind} 'none'`),
		`script-src ${scriptSources}`,
		`style-src ${styleSources}`,
		`connect-src ${connections}`,
		// People's own pictures stand at addresses of their choice (app/features/account/profile.ts takes https only).
		"img-src 'self' data: https:",
		"font-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		`form-action ${["'self'", googleOrigin(), ...checkoutOrigins()].filter(Boolean).join(' ')}`,
		"frame-ancestors 'none'",
		"base-uri 'none'",
	].join('; ')
}

export const securityHeaders = createMiddleware<ServerEnv>(async (c, next) => {
	const nonce = randomBytes(16).toString('base64url')
	c.set('nonce', nonce)
	await next()
	for (const [name, value] of Object.entries(baseSecurityHeaders())) {
		if (!c.res.headers.has(name)) c.header(name, value)
	}
	c.header('content-security-policy', contentSecurityPolicy(`'nonce-${nonce}'`))
})
