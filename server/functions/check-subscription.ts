import { FEATURES } from '~/features/billing/entitlement'
import { checkSubscription } from '~/features/billing/subscription.server'
import { type FunctionContext, requireCaller } from '../caller'

/** POST /functions/v1/check-subscription (docs/product.md#functions): no body; what the caller's plan is now, and until when. */
export async function checkSubscriptionFunction(c: FunctionContext): Promise<Response> {
	const { tier, periodEnd } = await checkSubscription(requireCaller(c))
	return c.json({
		subscribed: tier !== 'free',
		subscription_tier: tier,
		subscription_end: tier === 'free' ? null : (periodEnd?.toISOString() ?? null),
		features: FEATURES[tier],
	})
}
