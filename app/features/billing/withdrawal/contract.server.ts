import { eq } from 'drizzle-orm'
import type { PaidTier } from '~/core/plans'
import { db } from '~/db/client.server'
import type { Currency } from '~/i18n/currency'
import { log } from '~/log.server'
import { isGranting } from '../entitlement'
import { subscriptions } from '../schema.server'
import { askStripe } from '../stripe/stripe.server'
import { StripeFailure } from '../stripe/stripe-failure.server'
import { type InvoicePayment, readPaymentsOf } from '../stripe/stripe-payment.server'
import { listSubscriptions } from '../stripe/stripe-subscription.server'
import { findCustomerId } from '../stripe-customer.server'
import { asPlan, type PlanSubscription } from '../subscription/chosen-subscription.server'
import { refreshSubscription } from '../subscription/subscription-sync.server'

/** Longer than anybody can withdraw: what is older need not be looked through payment by payment. */
const LOOKED_BACK_DAYS = 21
const DAY_MS = 86_400_000

/** What somebody bought, for withdrawing from it. */
export interface Contract {
	/** Stripe's subscription: a change of plan is the same contract. */
	subscriptionId: string
	tier: PaidTier
	currency: Currency
	/** Its first payment; where nothing is paid yet, when it was bought. */
	boughtAt: Date
	/** From when its days are counted: the first payment, or when that is due. */
	countedFrom: Date
	/** Stripe's number of its first invoice. */
	number: string | null
	/** What was paid, the first payment first; null where Stripe can't be asked, or it is too long ago to matter. */
	payments: readonly InvoicePayment[] | null
	isLiving: boolean
	/** Where its buyer was, by two capital letters, and what is paid with is from, as far as that is known. */
	countries: readonly string[]
}

/**
 * What somebody bought, the newest first: as Stripe has it, or, where it doesn't answer, the one contract that is stored.
 * Null where nothing is known.
 */
export async function readContracts(userId: string, now: Date): Promise<readonly Contract[] | null> {
	const customerId = await findCustomerId(userId)
	if (!customerId) return []
	try {
		return await askStripe(async () => {
			// What was bought twice goes back first, and is nothing to withdraw from.
			await refreshSubscription(userId)
			const plans = (await Promise.all((await listSubscriptions(customerId)).map(asPlan))).filter(
				(plan) => plan !== null,
			)
			const contracts = await Promise.all(plans.map((plan) => contractOf(plan, now)))
			return contracts.toSorted((one, other) => other.countedFrom.getTime() - one.countedFrom.getTime())
		})
	} catch (error) {
		if (!(error instanceof StripeFailure)) throw error
		log.warn({ err: error }, 'a contract could not be looked up at Stripe')
		return readStored(userId)
	}
}

async function contractOf(plan: PlanSubscription, now: Date): Promise<Contract> {
	const { id, tier, currency, created, beganAt, soldTo, status } = plan
	const since = new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS)
	const isLiving = isGranting(status)
	// A first month that a promotion code gave comes before the first payment, so what lives is always asked for.
	const paid = isLiving || beganAt > since ? await readPaymentsOf(id, since) : null
	const isLongAgo = paid?.firstPaidAt != null && paid.firstPaidAt < since
	return {
		subscriptionId: id,
		tier,
		currency,
		boughtAt: paid?.firstPaidAt ?? new Date(created * 1000),
		countedFrom: paid?.firstPaidAt ?? beganAt,
		number: paid?.number ?? null,
		payments: isLongAgo ? null : (paid?.payments ?? null),
		isLiving,
		countries: [soldTo ?? [], ...(paid?.payments ?? []).map((payment) => payment.countries)].flat(),
	}
}

async function readStored(userId: string): Promise<readonly Contract[] | null> {
	const [stored] = await db().select().from(subscriptions).where(eq(subscriptions.userId, userId))
	if (!stored) return null
	const { subscriptionId, tier, currency, beganAt, soldTo, status } = stored
	if (!subscriptionId || !tier || !currency || !beganAt) return null
	const contract = { subscriptionId, tier, currency, boughtAt: beganAt, countedFrom: beganAt, number: null }
	return [{ ...contract, payments: null, isLiving: isGranting(status), countries: soldTo ? [soldTo] : [] }]
}

/** What comes of everything that was paid, in cents or centavos. */
export interface MoneyBack {
	/** What goes back. */
	left: number
	/** What went back before. */
	before: number
	/** What a bank has taken back, or may take while it decides. */
	disputed: number
}

/** What a withdrawal gives back of payments. */
export function moneyBack(payments: readonly InvoicePayment[]): MoneyBack {
	const sum = { left: 0, before: 0, disputed: 0 }
	for (const { amount, refunded, dispute } of payments) {
		sum.before += refunded
		if (dispute === 'none') sum.left += amount - refunded
		else sum.disputed += amount - refunded
	}
	return sum
}
