import { z } from 'zod'
import { PAID_TIERS } from '~/core/plan-order'
import { planOpens } from '~/core/plans'
import { startCheckout } from '~/features/billing/checkout.server'
import { openPortal } from '~/features/billing/portal.server'
import { checkSubscription } from '~/features/billing/subscription.server'
import { callerLanguage, type FunctionContext, requireCaller } from '../caller'
import { addressOfRequest } from '../client-address'
import { readJson } from '../json-body'
import { ownOrigin } from '../own-origin'

/** What `create-checkout` takes; anything else that is sent, a price id for one, means nothing. */
const CheckoutInput = z.object({
	planType: z.enum(PAID_TIERS).default('premium'),
	countryCode: z
		.string()
		.regex(/^[a-z]{2}$/i)
		.transform((code) => code.toUpperCase())
		.default('US'),
})

/** POST /functions/v1/create-checkout {planType, countryCode} (docs/product.md#functions): the address that the browser goes to. */
export async function createCheckoutFunction(c: FunctionContext): Promise<Response> {
	const member = requireCaller(c, 'you_must_be_logged_in_to_subscribe')
	const wish = await readJson(c, CheckoutInput)
	const where = { language: callerLanguage(c), origin: ownOrigin(c.req.raw) }
	return c.json(await startCheckout(member, { ...wish, ...where }, { address: addressOfRequest(c) }))
}

/** POST /functions/v1/customer-portal (docs/product.md#functions): no body; the address of the provider's portal. */
export async function customerPortalFunction(c: FunctionContext): Promise<Response> {
	const member = requireCaller(c, 'you_must_be_logged_in_to_manage_your_subscription')
	return c.json(await openPortal(member, { language: callerLanguage(c), origin: ownOrigin(c.req.raw) }))
}

/** POST /functions/v1/check-subscription (docs/product.md#functions): no body; what the caller's plan is now, and until when. */
export async function checkSubscriptionFunction(c: FunctionContext): Promise<Response> {
	const { tier, paidTier, periodEnd, given } = await checkSubscription(requireCaller(c))
	const end = tier === paidTier ? periodEnd : given?.endsAt
	return c.json({
		subscribed: tier !== 'free',
		subscription_tier: tier,
		subscription_end: tier === 'free' ? null : (end?.toISOString() ?? null),
		features: {
			focus_mode: planOpens(tier, 'focus_mode'),
			advanced_prompts: planOpens(tier, 'advanced_prompts'),
			unlimited_history: planOpens(tier, 'unlimited_history'),
		},
	})
}
