import { CheckoutRequest } from '~/features/billing/checkout'
import { startCheckout } from '~/features/billing/checkout.server'
import { callerLanguage, type FunctionContext, requireCaller } from '../caller'
import { addressOfRequest } from '../client-address'
import { readJson } from '../json-body'
import { ownOrigin } from '../own-origin'

/** POST /functions/v1/create-checkout {planType, countryCode} (docs/product.md#functions): the address that the browser goes to. */
export async function createCheckoutFunction(c: FunctionContext): Promise<Response> {
	const member = requireCaller(c, 'you_must_be_logged_in_to_subscribe')
	const wish = await readJson(c, CheckoutRequest)
	const where = { language: callerLanguage(c), origin: ownOrigin(c.req.raw) }
	return c.json(await startCheckout(member, { ...wish, ...where }, { address: addressOfRequest(c) }))
}
