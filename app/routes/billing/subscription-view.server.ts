import type { PaidTier } from '~/core/plans'
import { Refused } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { readBillingOverview } from '~/features/billing/own-plan/billing-overview.server'
import type { BillingView, InvoiceView } from '~/features/billing/own-plan/invoices'
import type { Payment } from '~/features/billing/payment'
import { MOST_INVOICES } from '~/features/billing/payment-history.server'
import { previewPlanChange } from '~/features/billing/plan-change.server'
import type { Subscription } from '~/features/billing/subscription'
import { checkSubscription, readSubscription } from '~/features/billing/subscription.server'
import type { PlanChangeView, SubscriptionView } from '~/features/billing/ui/subscription-view'
import { CURRENCIES } from '~/i18n/currency'
import { dayIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { formProblem } from '~/requests/form-problem.server'
import type { RequestContext } from '~/requests/request-context.server'

export function subscriptionView(subscription: Subscription, timeZone: string): SubscriptionView {
	const { periodEnd, nextTry, scheduled, given, ...rest } = subscription
	return {
		...rest,
		given: given && { tier: given.tier, endsOn: dayIn(timeZone, given.endsAt) },
		periodEnd: periodEnd && dayIn(timeZone, periodEnd),
		nextTry: nextTry && dayIn(timeZone, nextTry),
		scheduled: scheduled && { ...scheduled, startsOn: dayIn(timeZone, scheduled.startsOn) },
	}
}

/** A person's subscription, checked; where that fails, what we know of it and why it may be behind. */
export async function checkedSubscription(member: Member, current: RequestContext) {
	try {
		const checked = await checkSubscription(member)
		return { subscription: subscriptionView(checked, current.timeZone), problem: null }
	} catch (error) {
		const stored = await readSubscription(member)
		return {
			subscription: subscriptionView(stored, current.timeZone),
			problem: await inWords(error, current),
		}
	}
}

/**
 * A person's invoices and card; `unknown` where Stripe doesn't tell, or has just not told. The page opens all the same. Null for
 * who was never billed.
 */
export async function billingShown(
	member: Member,
	{ timeZone }: RequestContext,
	isStripeAway: boolean,
): Promise<BillingView | 'unknown' | null> {
	try {
		if (isStripeAway) return 'unknown'
		const overview = await readBillingOverview(member)
		if (!overview) return null
		const { payments, plan, card } = overview
		const invoices = payments.flatMap((payment) => invoiceView(payment, plan, timeZone))
		const isLeft = ({ subscription, state, dispute }: Payment) =>
			subscription === plan && dispute === 'none' && (state === 'paid' || state === 'partly_refunded')
		const hasMoneyLeft = plan !== null && payments.some(isLeft)
		return { card, invoices, isCut: payments.length >= MOST_INVOICES, hasMoneyLeft }
	} catch (error) {
		if (!(error instanceof Refused)) throw error
		return 'unknown'
	}
}

/** Nothing of ours is sold in any other currency. */
function invoiceView(payment: Payment, plan: string | null, timeZone: string): InvoiceView[] {
	const { id, state, amount, refunded, receipt, nextTryAt } = payment
	const currency = CURRENCIES.find((one) => one === payment.currency)
	if (!currency) return []
	const day = (moment: string) => dayIn(timeZone, new Date(moment))
	const nextTry = nextTryAt && day(nextTryAt)
	const isOfPlan = plan !== null && payment.subscription === plan
	return [{ id, isOfPlan, state, amount, refunded, receipt, currency, nextTry, day: day(payment.createdAt) }]
}

/** What another plan would mean, or why it can't be said. Null for who has nothing to change. */
export async function previewedChange(member: Member, tier: PaidTier, current: RequestContext) {
	try {
		const { startsOn, ...change } = await previewPlanChange(member, tier)
		const startsAt = Math.floor(startsOn.getTime() / 1000)
		const view: PlanChangeView = { ...change, startsOn: dayIn(current.timeZone, startsOn), startsAt }
		return { change: view, problem: null }
	} catch (error) {
		if (error instanceof Refused && error.code === 'not_found') return null
		return { change: null, problem: await inWords(error, current) }
	}
}

async function inWords(error: unknown, { language }: RequestContext): Promise<string> {
	const isKnown = error instanceof Refused && error.code === 'already_subscribed'
	const fallback = isKnown ? 'already_subscribed' : 'upstream_failed'
	const t = await translateInto(language)
	const { problem, values } = formProblem(error, fallback)
	return t(problem, values)
}
