import { refuse } from '~/core/refuse.server'
import type { Support } from '~/core/viewer'
import { isGranting } from '~/features/billing/entitlement'
import { endPlan, type PlanEnd, type ShownPlan } from '~/features/billing/plan-end.server'
import { atStripe } from '~/features/billing/stripe/stripe.server'
import { refreshSubscription } from '~/features/billing/subscription/subscription-sync.server'
import { recorded } from './audit-log.server'
import { requireActedOn } from './person-guard.server'

interface PlanWish {
	userId: string
	reason: string
}

/**
 * Ends a person's plan with its period or at once, or lets one go on that was to end (docs/product.md#people). Refuses as
 * `requireActedOn` and `endPlan` do, and with `conflict` (act_not_now) to let one of who is suspended go on.
 */
export async function changePlanEnd(
	by: Support,
	how: PlanEnd,
	{ userId, reason, ...shown }: PlanWish & ShownPlan,
): Promise<void> {
	const { suspendedFor } = await requireActedOn(by, userId)
	if (how === 'resume' && suspendedFor) throw refuse('conflict', undefined, { message: 'act_not_now' })
	const line = { action: how, userId, byUserId: by.userId, reason }
	await recorded(line, async (tell) => {
		const { tier, periodEnd } = await endPlan(userId, how, shown, 'staff')
		tell({ tier, until: periodEnd.toISOString() })
	})
}

/** Ends a plan with its period where somebody pays for one that goes on, for another act's reason. Refuses as `changePlanEnd` does. */
export async function endSoon(by: Support, { userId, reason }: PlanWish): Promise<void> {
	const held = await atStripe(() => refreshSubscription(userId))
	if (!held || !isGranting(held.status) || held.isEnding) return
	await changePlanEnd(by, 'cancel_later', { userId, reason, subscriptionId: held.id, isEnding: false })
}
