import type { RouterContextProvider } from 'react-router'
import { isAbove, PAID_TIERS } from '~/core/plan-order'
import type { PaidTier } from '~/core/plans'
import type { Member } from '~/core/viewer'
import { findOwnContract } from '~/features/billing/canceling/cancel.server'
import type { CancelablePlan } from '~/features/billing/canceling/cancel-page'
import type { NothingToCancel } from '~/features/billing/canceling/nothing-to-cancel'
import type { PlanChangeView, SubscriptionView } from '~/features/billing/ui/subscription-view'
import { type RequestContext, requestContext } from '~/requests/request-context.server'
import { checkedSubscription, previewedChange } from './subscription-view.server'
import { timeToWithdraw } from './withdrawer.server'

/** What the page of a cancellation shows: a plan, or why there is none to cancel. */
export async function cancelView(
	member: Member,
	context: Readonly<RouterContextProvider>,
): Promise<{ plan: CancelablePlan } | { nothing: NothingToCancel }> {
	const current = context.get(requestContext)
	const { subscription, problem } = await checkedSubscription(member, current)
	const { phase, paidTier: tier, periodEnd: endsOn, isCanceled, scheduled, given } = subscription
	const isPastDue = phase === 'past_due'
	const contract = await findOwnContract(member)
	if (!contract || tier === 'free' || !endsOn) return { nothing: { canceled: null, given, problem } }
	if (isCanceled) return { nothing: { canceled: { tier, until: endsOn, isPastDue }, given, problem } }
	return {
		plan: {
			contract: contract.id,
			tier,
			endsOn,
			isPastDue,
			scheduled: scheduled?.tier ?? null,
			smaller: await smallerPlan(member, tier, subscription, current),
			withdrawal: await timeToWithdraw(member, context),
			problem,
		},
	}
}

/** The next smaller plan as a change to it would be; null where none is sold, or Stripe doesn't tell: canceling needs no offer. */
async function smallerPlan(
	member: Member,
	tier: PaidTier,
	{ phase, scheduled }: SubscriptionView,
	current: RequestContext,
): Promise<PlanChangeView | null> {
	const smaller = PAID_TIERS.findLast((one) => isAbove(tier, one))
	if (!smaller || phase !== 'active' || scheduled?.tier === smaller) return null
	return (await previewedChange(member, smaller, current))?.change ?? null
}
