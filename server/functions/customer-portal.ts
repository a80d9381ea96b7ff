import { openPortal } from '~/features/billing/portal.server'
import { callerLanguage, type FunctionContext, requireCaller } from '../caller'
import { ownOrigin } from '../own-origin'

/** POST /functions/v1/customer-portal (docs/product.md#functions): no body; the address of the provider's portal. */
export async function customerPortalFunction(c: FunctionContext): Promise<Response> {
	const member = requireCaller(c, 'you_must_be_logged_in_to_manage_your_subscription')
	return c.json(await openPortal(member, { language: callerLanguage(c), origin: ownOrigin(c.req.raw) }))
}
