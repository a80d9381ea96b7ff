import { z } from 'zod'
import { env } from '~/env.server'
import { askStripe } from './stripe/stripe.server'
import { StripeFailure } from './stripe/stripe-failure.server'
import { read } from './stripe/stripe-subscription.server'

/** By this the portal's settings of ours are known among an account's others. */
const MARK = { pronto: 'portal' }

const Configurations = z.object({
	data: z.array(z.object({ id: z.string(), metadata: z.record(z.string(), z.string()).nullish() })),
})

/** The portal's settings that `npm run billing -- setup` made, or null where the account's own count. */
export async function findPortalConfiguration(): Promise<string | null> {
	try {
		const { data } = await askStripe(async (stripe) =>
			read(Configurations, await stripe.billingPortal.configurations.list({ active: true, limit: 100 })),
		)
		return data.find(({ metadata }) => metadata?.['pronto'] === MARK.pronto)?.id ?? null
	} catch (error) {
		// The account's own settings do as well, so this is no reason to keep the portal shut.
		if (error instanceof StripeFailure && error.kind !== 'away') return null
		throw error
	}
}

/** Makes the portal what it is there for (docs/product.md#plans): for cancelling, resuming, cards and invoices, and for no other plan. */
export async function addPortalConfiguration(): Promise<void> {
	const { origin } = env()
	await askStripe((stripe) =>
		stripe.billingPortal.configurations.create({
			metadata: MARK,
			default_return_url: `${origin}/settings?tab=subscription`,
			business_profile: {
				privacy_policy_url: `${origin}/privacy`,
				terms_of_service_url: `${origin}/terms`,
			},
			features: {
				customer_update: { enabled: false },
				invoice_history: { enabled: true },
				payment_method_update: { enabled: true },
				subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
				subscription_update: { enabled: false },
			},
		}),
	)
}
