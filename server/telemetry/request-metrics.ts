import { createMiddleware } from 'hono/factory'
import { env } from '~/env/env.server'
import { requestCount, requestSeconds } from '~/metrics.server'
import { keptCounts } from '../pages/page-cache-key'
import { type ServerEnv, statusOf } from './log'

const METHODS = new Set(['GET', 'HEAD', 'POST'])

/**
 * Counts and times each request that is not answered from the page cache, by the pattern of its route.
 */
export function measureRequests(nameRoute: (path: string) => string) {
	return createMiddleware<ServerEnv>(async (c, next) => {
		if (!env().metrics) return next()
		const started = performance.now()
		await next()
		const labels = labelsOf(c.req.method, nameRoute(c.req.path), statusOf(c))
		requestCount.inc(labels)
		requestSeconds.observe(labels, (performance.now() - started) / 1_000)
	})
}

let told = new Map<string, number>()

/** Brings in what was answered from the page cache since this was last asked: there only whole numbers are counted up. */
export function countKeptRequests(): { hits: number } {
	const now = new Map<string, number>()
	let hits = 0
	for (const { route, counts } of keptCounts()) {
		const kinds = [
			['GET', 200, counts.whole],
			['HEAD', 200, counts.head],
			['GET', 304, counts.unchanged],
		] as const
		for (const [method, status, count] of kinds) {
			const labels = labelsOf(method, route, status)
			const name = `${route} ${method} ${status}`
			const more = count - (told.get(name) ?? 0)
			now.set(name, count)
			if (more > 0) requestCount.inc(labels, more)
			hits += more
		}
	}
	told = now
	return { hits }
}

function labelsOf(method: string, route: string, status: number) {
	return {
		method: METHODS.has(method) ? method : 'other',
		route,
		status: `${Math.floor(status / 100)}xx`,
	}
}
