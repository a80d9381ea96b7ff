import { Hono } from 'hono'
import { refuse } from '~/core/refuse.server'
import { isSignedIn } from '~/core/viewer'
import { refuseToken } from '../api/token-caller'
import { type FunctionEnv, recogniseCaller } from '../caller'
import { answerFailureAsJson, answerRefusals } from '../refusals'
import { checkSubscriptionFunction, createCheckoutFunction, customerPortalFunction } from './billing'
import { chatWithAiFunction } from './chat-with-ai'
import { focusRecommendationFunction } from './focus-recommendation'
import { promptLockerFunctions } from './prompt_locker_functions'

/**
 * The functions (docs/product.md#functions): POST, by bearer token or same-origin cookie, JSON in and out. To add one:
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
