import { Hono } from 'hono'
import { refuse } from '~/domain/refuse.server'
import { type FunctionEnv, recogniseCaller } from './caller'
import { answerFailureAsJson } from './failures'
import { chatWithAiFunction } from './functions/chat-with-ai'
import { checkSubscriptionFunction } from './functions/check-subscription'
import { createCheckoutFunction } from './functions/create-checkout'
import { customerPortalFunction } from './functions/customer-portal'
import { focusRecommendationFunction } from './functions/focus-recommendation'
import { promptLockerFunctions } from './functions/prompt_locker_functions'
import { atMost } from './json-body'
import { answerRefusals } from './refusals'

/**
 * The functions of spec 7: POST, by bearer token or same-origin cookie, JSON in and out (architecture 2). To add one:
 * a file in `functions/` that parses, guards, calls the domain and answers, and one line here with its size limit.
 */
export const functions = new Hono<FunctionEnv>().basePath('/functions/v1')

functions.use(answerRefusals)
functions.use(async (c, next) => {
	if (c.req.method === 'POST') return next()
	const refused = refuse('method_not_allowed')
	refused.headers.set('Allow', 'POST')
	throw refused
})
functions.use(recogniseCaller)
functions.post('/check-subscription', atMost(64), checkSubscriptionFunction)
functions.post('/create-checkout', atMost(64), createCheckoutFunction)
functions.post('/customer-portal', atMost(64), customerPortalFunction)
functions.post('/prompt_locker_functions', atMost(256), promptLockerFunctions)
functions.post('/chat-with-ai', atMost(32), chatWithAiFunction)
functions.post('/focus-recommendation', atMost(64), focusRecommendationFunction)
functions.all('*', () => {
	throw refuse('not_found')
})
functions.onError(answerFailureAsJson)
