import { monthlyPrice, type PaidTier } from '~/core/plans'
import type { Currency } from '~/i18n/currency'
import { isGranting } from '../entitlement'
import { readDiscountedMonth } from '../stripe/stripe-month.server'
import type { StripeSubscription } from '../stripe/stripe-subscription.server'
import { tierOfPrice, tierOfPriceId } from '../stripe-price.server'

/** A subscription to one of our plans. */
export interface PlanSubscription extends StripeSubscription {
	tier: PaidTier
	currency: Currency
	/** What the next month of it costs, in cents or centavos: who subscribed at an older price keeps that, and a discount is off. */
	amount: number
	/** The plan that a schedule begins with the next billing cycle. */
	scheduledTier: PaidTier | null
}

/** What a customer has at Stripe: the one subscription that counts, and others that should not be. */
export interface CustomerSubscriptions {
	main: PlanSubscription | null
	/** Bought beside the first one, as only two checkouts at the same moment can: paid for, to be refunded. */
	duplicates: PlanSubscription[]
	/** Given up for the one that counts: nothing is paid for these, and nothing should ever be. */
	abandoned: PlanSubscription[]
}

/**
 * Which of a customer's subscriptions counts: one that is paid for before one whose payment failed, before the rest,
 * before what has ended. Of several that are paid for the first stays, of the others the latest; so the choice depends
 * on Stripe's state alone, not on when it was looked at.
 */
export async function chooseSubscription(
	found: readonly StripeSubscription[],
): Promise<CustomerSubscriptions> {
	const plans = (await Promise.all(found.map(asPlan))).filter((plan) => plan !== null)
	const [main = null, ...others] = plans.sort(
		(one, other) =>
			rankOf(one) - rankOf(other) || orderOf(one) - orderOf(other) || (one.id < other.id ? -1 : 1),
	)
	const isKept = main !== null && rankOf(main) <= PAST_DUE
	return {
		main,
		duplicates: isKept ? others.filter((other) => rankOf(other) <= PAST_DUE) : [],
		abandoned: isKept ? others.filter(({ status }) => status === 'unpaid' || status === 'paused') : [],
	}
}

const PAID = 0
const PAST_DUE = 1
const WITHOUT_ACCESS = 2
const OVER = 3

function rankOf({ status }: StripeSubscription): number {
	if (status === 'active' || status === 'trialing') return PAID
	if (status === 'past_due') return PAST_DUE
	return status === 'canceled' || status === 'incomplete_expired' ? OVER : WITHOUT_ACCESS
}

function orderOf(subscription: StripeSubscription): number {
	return rankOf(subscription) <= PAST_DUE ? subscription.created : -subscription.created
}

/** A subscription to one of our plans; null where it is none. Rejects with `StripeFailure`. */
export async function asPlan(found: StripeSubscription): Promise<PlanSubscription | null> {
	const { currency } = found
	if (currency !== 'USD' && currency !== 'BRL') return null
	const tier = tierOfPrice(found.price)
	if (!tier) return null
	const listed = found.price.unit_amount ?? monthlyPrice(tier, currency) * 100
	const amount = isGranting(found.status)
		? await monthOf(found, { id: found.price.id, amount: listed })
		: listed
	return { ...found, currency, tier, amount, scheduledTier: await nextTier(found, tier) }
}

/** What the next month of a subscription costs at a price; only where something is taken off is Stripe asked for it. */
export async function monthOf(
	found: StripeSubscription,
	{ id, amount }: { id: string; amount: number },
): Promise<number> {
	return found.isDiscounted ? ((await readDiscountedMonth(found, id)) ?? amount) : amount
}

/** The plan of the phase that begins when the paid period ends, where it is another than now. */
async function nextTier(
	{ schedule, price, periodEnd, isEnding }: StripeSubscription,
	tier: PaidTier,
): Promise<PaidTier | null> {
	if (schedule?.status !== 'active' || isEnding) return null
	const next = schedule.phases.find(({ start_date }) => start_date * 1000 >= periodEnd.getTime())
	const [item] = next?.items ?? []
	if (!item || item.price === price.id) return null
	const scheduled = await tierOfPriceId(item.price)
	return scheduled === tier ? null : scheduled
}
