import { env } from '~/env.server'
import type { Language } from '~/i18n/language'
import { askStripe } from '~/integrations/stripe.server'
import { StripeFailure } from '~/integrations/stripe-failure.server'
import { type CheckoutIntent, openSession } from './checkout-session.server'
import type { PlanSubscription } from './chosen-subscription.server'
import { isGranting } from './entitlement'
import { currencyOf } from './plan'
import { refuse } from './refuse.server'
import { ensureCustomer } from './stripe-customer.server'
import { findPrice } from './stripe-price.server'
import { orUpstreamFailed } from './stripe-refusal.server'
import type { PaidTier } from './subscription'
import { refreshSubscription } from './subscription-sync.server'
import type { Member } from './viewer'

export interface CheckoutWish {
	planType: PaidTier
	/** Two letters; BR pays in reais, everyone else in dollars (spec 9). */
	countryCode: string
	/** Of the page that Stripe shows. */
	language: Language
	/** Where to come back to; `PRONTO_ORIGIN` where it is not given. */
	origin?: string
}

/**
 * Opens a checkout at Stripe and answers its address; for someone who has the other plan, the address of our own page
 * that states date and money (product.md, Paid plans). Two of the same wish are one checkout. Refuses with
 * `already_subscribed`, or `upstream_failed` (failed_to_start_subscription_process,
 * invalid_response_from_checkout_service).
 */
export async function startCheckout(member: Member, wish: CheckoutWish): Promise<{ url: string }> {
	const { planType: tier, countryCode, language, origin = env().origin } = wish
	const intent = { tier, currency: currencyOf(countryCode), language, origin }
	return orUpstreamFailed('failed_to_start_subscription_process', () =>
		askStripe(() => start(member, intent)),
	)
}

async function start(member: Member, intent: CheckoutIntent): Promise<{ url: string }> {
	const held = await refreshSubscription(member.userId)
	if (isHeld(held)) return answerSubscriber(held, intent)
	const price = await findPrice(intent.tier, intent.currency)
	const customerId = await ensureCustomer(member)
	const url = await openSession({ ...intent, userId: member.userId, customerId, price: price.id }).catch(
		(error: unknown) => withNewCustomer(error, member, customerId, intent, price.id),
	)
	if (url) return { url }
	// The checkout that was open has been paid for in this very moment.
	const bought = await refreshSubscription(member.userId)
	if (isHeld(bought)) return answerSubscriber(bought, intent)
	throw new StripeFailure('refused', 'A checkout was paid for, and nothing was bought.')
}

/** The account knows the stored customer no more: it is another account, or somebody deleted them there. */
async function withNewCustomer(
	error: unknown,
	member: Member,
	unknownId: string,
	intent: CheckoutIntent,
	price: string,
): Promise<string | null> {
	const isUnknown = error instanceof StripeFailure && error.kind === 'missing' && error.about === 'customer'
	if (!isUnknown) throw error
	const customerId = await ensureCustomer(member, unknownId)
	return openSession({ ...intent, userId: member.userId, customerId, price })
}

function isHeld(held: PlanSubscription | null): held is PlanSubscription {
	return held !== null && isGranting(held.status)
}

function answerSubscriber(held: PlanSubscription, { tier, origin }: CheckoutIntent): { url: string } {
	if (held.tier === tier) throw refuse('already_subscribed')
	return { url: `${origin}/settings?tab=subscription&plan=${tier}` }
}
