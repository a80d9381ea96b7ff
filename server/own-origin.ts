import { env } from '~/env/env.server'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The origin this request counts as ours under: always `PRONTO_ORIGIN`, whatever Host says. On a loopback address
 * the names of one machine count alike, so the one that was typed stays.
 */
export function ownOrigin(request: Request): string {
	const { origin } = env()
	if (!isLoopback(new URL(origin).hostname)) return origin
	const asked = new URL(request.url)
	return isLoopback(asked.hostname) ? asked.origin : origin
}

/** Whether a name is one by which a machine calls itself. */
export function isLoopback(hostname: string): boolean {
	return LOOPBACK.has(hostname)
}
