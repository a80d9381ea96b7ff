import { Hono } from 'hono'
import { refuse } from '~/domain/refuse.server'
import { isSignedIn } from '~/domain/viewer'
import { type FunctionEnv, recogniseCaller } from './caller'
import { answerFailureAsJson } from './failures'
import { chatWithAiFunction } from './functions/chat-with-ai'
import { checkSubscriptionFunction } from './functions/check-subscription'
import { createCheckoutFunction } from './functions/create-checkout'
import { customerPortalFunction } from './functions/customer-portal'
import { focusRecommendationFunction } from './functions/focus-recommendation'
import { promptLockerFunctions } from './functions/prompt_locker_functions'
import { answerRefusals } from './refusals'
import { refuseToken } from './token-caller'

/**
 * The functions of spec 7: POST, by bearer token or same-origin cookie, JSON in and out (architecture 2). To add one:
 * a file in `functions/` that parses, guards, calls the domain and answers, and one line here.
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
functions.post('/check-subscription', checkSubscriptionFunction)
functions.post('/create-checkout', createCheckoutFunction)
functions.post('/customer-portal', customerPortalFunction)
functions.post('/prompt_locker_functions', promptLockerFunctions)
functions.post('/chat-with-ai', chatWithAiFunction)
functions.post('/focus-recommendation', focusRecommendationFunction)
functions.all('*', (c) => {
	const opensNothing = c.req.raw.headers.has('Authorization') && !isSignedIn(c.get('viewer'))
	throw opensNothing ? refuseToken() : refuse('not_found')
})
functions.onError(answerFailureAsJson)
