import { Hono } from 'hono'
import { refuse } from '~/domain/refuse.server'
import { answerFailureAsJson } from './failures'
import type { ServerEnv } from './log'
import { readProgram } from './program'
import { answerRefusals } from './refusals'

/** Whatever stands nowhere under /api: a program whose token opens nothing learns that first, everybody else that nothing is there. */
export const unknownApi = new Hono<ServerEnv>().basePath('/api')

unknownApi.use(answerRefusals)
unknownApi.all('*', async (c) => {
	await readProgram(c)
	throw refuse('not_found')
})
unknownApi.onError(answerFailureAsJson)
