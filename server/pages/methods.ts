import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from '../telemetry/log'
import { answerProblem } from './pages'

const OURS = new Set(['GET', 'HEAD', 'POST'])

/** Refuses what no address of ours takes: we read and we post, nothing else. */
export const refuseOtherMethods = createMiddleware<ServerEnv>(async (c, next) => {
	if (!OURS.has(c.req.method)) return answerProblem(c, 405)
	await next()
})
