import { type Client, consumeRateLimit } from '~/core/limit.server'
import type { PaidTier } from '~/core/plans'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { env } from '~/env/env.server'
import { currencyOf } from '~/i18n/currency'
import type { Language } from '~/i18n/language'
import { type CheckoutIntent, openSession } from './checkout-session.server'
import { isGranting } from './entitlement'
import { askStripe, orUpstreamFailed } from './stripe/stripe.server'
import { StripeFailure } from './stripe/stripe-failure.server'
import { ensureCustomer } from './stripe-customer.server'
import { findPrice } from './stripe-price.server'
import type { PlanSubscription } from './subscription/chosen-subscription.server'
import { refreshSubscription } from './subscription/subscription-sync.server'

const MOST_TRIES = 3

export interface CheckoutWish {
	planType: PaidTier
	/** Two letters; BR pays in reais, everyone else in dollars (docs/product.md#numbers). */
	countryCode: string
	/** Of the page that Stripe shows. */
	language: Language
	/** Where to come back to; `PRONTO_ORIGIN` where it is not given. */
	origin?: string
	/** The path of the page that the plan was chosen for: who turns back is there again, who pays is led on to it. */
	chosenFor?: string | null
}

/**
 * Opens a checkout at Stripe and answers its address; for someone who has the other plan, the address of our own page
 * that states date and money (docs/product.md#plans). Two of the same wish are one checkout. Refuses with
 * `already_subscribed`, `too_many`, or `upstream_failed` (failed_to_start_subscription_process,
 * invalid_response_from_checkout_service).
 */
export async function startCheckout(
	member: Member,
	wish: CheckoutWish,
	{ address }: Client,
): Promise<{ url: string }> {
	const { planType: tier, countryCode, language, origin = env().origin, chosenFor = null } = wish
	const intent = {
		tier,
		country: countryCode,
		currency: currencyOf(countryCode),
		language,
		origin,
		chosenFor,
	}
	await consumeRateLimit('checkoutAddress', address)
	await consumeRateLimit('checkout', member.userId)
	await consumeRateLimit('billing', member.userId)
	return orUpstreamFailed('failed_to_start_subscription_process', () =>
		askStripe(() => start(member, intent)),
	)
}

async function start(member: Member, intent: CheckoutIntent): Promise<{ url: string }> {
	for (let tries = 0; tries < MOST_TRIES; tries += 1) {
		const held = await refreshSubscription(member.userId)
		if (held && isGranting(held.status)) return answerSubscriber(held, intent)
		const url = await openOwn(member, intent)
		if (url) return { url }
		// The last checkout has been paid for: just now, and then the next look at Stripe shows it, or long ago.
	}
	throw new StripeFailure('refused', 'Checkouts were paid for, and nothing was bought.')
}

async function openOwn(member: Member, intent: CheckoutIntent): Promise<string | null> {
	const { userId } = member
	const price = await findPrice(intent.tier, intent.currency)
	const customerId = await ensureCustomer(member)
	try {
		return await openSession({ ...intent, userId, customerId, price: price.id })
	} catch (error) {
		const isUnknown = error instanceof StripeFailure && error.kind === 'missing' && error.about === 'customer'
		if (!isUnknown) throw error
		// The account knows the stored customer no more: it is another account, or somebody deleted them there.
		const known = await ensureCustomer(member, customerId)
		return openSession({ ...intent, userId, customerId: known, price: price.id })
	}
}

function answerSubscriber(held: PlanSubscription, { tier, origin }: CheckoutIntent): { url: string } {
	if (held.tier === tier) throw refuse('already_subscribed')
	return { url: `${origin}/settings?tab=subscription&plan=${tier}` }
}
