import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { log, requestIds } from '~/log.server'

export interface RequestVariables {
	requestId: string
	/** When it came, by `performance.now()`. */
	began: number
	nonce: string
}

export interface ServerEnv {
	Variables: RequestVariables
	Bindings: HttpBindings
}

/** Asked every few seconds, by machines. */
const PROBES = new Set(['/healthz', '/readyz'])

/** What is refused for a while is only to be watched: what failed behind it, if anything did, has a line of its own. */
const levelOf = (status: number) => (status === 503 ? 'warn' : status >= 500 ? 'error' : 'info')

/** One line per request: no query, no body, no address of a person. */
export const logRequests = createMiddleware<ServerEnv>(async (c, next) => {
	const began = performance.now()
	c.set('began', began)
	const { outgoing } = c.env
	const id = randomUUID()
	c.set('requestId', id)
	outgoing.setHeader('x-request-id', id)
	await requestIds.run(id, next)
	const status = statusOf(c)
	log[status < 500 && PROBES.has(c.req.path) ? 'debug' : levelOf(status)]({
		id,
		method: c.req.method,
		path: c.req.path,
		status,
		ms: Math.round(performance.now() - began),
	})
})

/** Whoever asked hung up before there was an answer; the number is nginx's. */
const HUNG_UP = 499

/** What a request was answered with, whether as a Response or written by the page cache. */
export function statusOf({ env: { outgoing }, res }: Context<ServerEnv>): number {
	if (outgoing.headersSent) return outgoing.statusCode
	return outgoing.destroyed ? HUNG_UP : res.status
}

/** The same line for a page that was sent finished. */
export function logKept(
	id: string,
	{ method, url = '' }: IncomingMessage,
	{ statusCode }: ServerResponse,
): void {
	const end = url.indexOf('?')
	log.info({
		id,
		method,
		path: end < 0 ? url : url.slice(0, end),
		status: statusCode,
		kept: true,
	})
}
