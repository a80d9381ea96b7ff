import { Hono } from 'hono'
import { refuse } from '~/core/refuse.server'
import { answerFailureAsJson } from '../failures'
import { answerRefusals } from '../refusals'
import type { ServerEnv } from '../telemetry/log'
import { readProgram } from './api-client'

/** Whatever stands nowhere under /api: a program whose token opens nothing learns that first, everybody else that nothing is there. */
export const unknownApi = new Hono<ServerEnv>().basePath('/api')

unknownApi.use(answerRefusals)
unknownApi.all('*', async (c) => {
	await readProgram(c)
	throw refuse('not_found')
})
unknownApi.onError(answerFailureAsJson)
