import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { consumeRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { env } from '~/env/env.server'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { stripeCustomers } from './schema.server'
import { askStripe, orUpstreamFailed } from './stripe/stripe.server'
import { StripeFailure } from './stripe/stripe-failure.server'
import { read } from './stripe/stripe-subscription.server'
import { findCustomerId } from './stripe-customer.server'

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

const FAILED = 'failed_to_open_subscription_management'
const Session = z.object({ url: z.url({ protocol: /^https?$/ }) })

/**
 * Opens the provider's portal, for cancelling, resuming, cards and invoices, and answers its address. It comes back to
 * settings, subscription tab. Refuses with `too_many`, with `not_found` for who never started a checkout, or with
 * `upstream_failed`, both of these with failed_to_open_subscription_management.
 */
export async function openPortal(
	{ userId }: Member,
	{ language, origin = env().origin }: { language: Language; origin?: string },
): Promise<{ url: string }> {
	const customer = await findCustomerId(userId)
	if (!customer) throw refuse('not_found', undefined, { message: FAILED })
	await consumeRateLimit('billing', userId)
	return orUpstreamFailed(FAILED, () => askStripe(() => open(userId, customer, language, origin)))
}

async function open(userId: string, customer: string, language: Language, origin: string) {
	const configuration = await findPortalConfiguration()
	const params = {
		customer,
		locale: LANGUAGE_TAG[language],
		return_url: `${origin}/settings?tab=subscription`,
		...(configuration ? { configuration } : {}),
	}
	try {
		const { url } = read(Session, await askStripe((stripe) => stripe.billingPortal.sessions.create(params)))
		// What somebody does there is newer than what is stored now.
		await db()
			.update(stripeCustomers)
			.set({ checkoutAt: sql`now()` })
			.where(eq(stripeCustomers.userId, userId))
		return { url }
	} catch (error) {
		const isUnknown = error instanceof StripeFailure && error.kind === 'missing' && error.about === 'customer'
		throw isUnknown ? refuse('not_found', undefined, { message: FAILED }) : error
	}
}
