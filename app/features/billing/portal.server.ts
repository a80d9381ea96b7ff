import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { consumeRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { env } from '~/env.server'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { findPortalConfiguration } from './portal-configuration.server'
import { stripeCustomers } from './schema.server'
import { askStripe } from './stripe/stripe.server'
import { StripeFailure } from './stripe/stripe-failure.server'
import { read } from './stripe/stripe-subscription.server'
import { findCustomerId } from './stripe-customer.server'
import { orUpstreamFailed } from './stripe-refusal.server'

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
