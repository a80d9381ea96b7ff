import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { log } from '~/log.server'

export interface RequestVariables {
	requestId: string
	nonce: string
}

/** One line per request: no query, no body, no address of a person. */
export const logRequests = createMiddleware<{ Variables: RequestVariables }>(async (c, next) => {
	const started = performance.now()
	const id = randomUUID()
	c.set('requestId', id)
	await next()
	c.header('X-Request-Id', id)
	const { status } = c.res
	log[status >= 500 ? 'error' : 'info']({
		id,
		method: c.req.method,
		path: c.req.path,
		status,
		ms: Math.round(performance.now() - started),
	})
})
