import { refuse } from '~/core/refuse.server'
import { closeOpenCheckout } from './checkout-session.server'
import { isGranting } from './entitlement'
import { askStripe } from './stripe/stripe.server'
import type { StaffAct } from './stripe/stripe-subscription.server'
import type { PlanSubscription } from './subscription/chosen-subscription.server'
import { cancelNow } from './subscription/duplicate-subscription.server'
import { inTurn } from './subscription/plan-turn.server'
import { endLater, resume } from './subscription/subscription-ending.server'
import { refreshSubscription } from './subscription/subscription-sync.server'

/** What a page showed of somebody's plan: what is ended or resumed is this or nothing. */
export interface ShownPlan {
	subscriptionId: string
	/** Whether it was about to end. */
	isEnding: boolean
}

export const PLAN_ENDS = ['cancel_later', 'cancel_now', 'resume'] as const
export type PlanEnd = (typeof PLAN_ENDS)[number]

/**
 * Ends somebody's plan with its period or at once, or takes the former back (docs/product.md#people), as its owner or staff
 * wants it, which the mail about it says. Answers the plan as it was, for the record. Refuses with `conflict` (plan_has_changed) where it is another by now than the page showed, or
 * (plan_change_under_way), and with `upstream_failed`.
 */
export async function endPlan(
	userId: string,
	how: PlanEnd,
	shown: ShownPlan,
	by: 'owner' | 'staff',
): Promise<Pick<PlanSubscription, 'tier' | 'periodEnd'>> {
	return inTurn({ userId }, async () => {
		const held = await refreshSubscription(userId)
		const isSame = held && held.id === shown.subscriptionId && held.isEnding === shown.isEnding
		if (!isSame || !isGranting(held.status))
			throw refuse('conflict', undefined, { message: 'plan_has_changed' })
		await askStripe(() => change(userId, held, how, by === 'staff' ? how : null))
		await refreshSubscription(userId)
		return held
	})
}

async function change(
	userId: string,
	held: PlanSubscription,
	how: PlanEnd,
	act: StaffAct | null,
): Promise<void> {
	switch (how) {
		case 'cancel_later':
			return endLater(held, act)
		case 'resume':
			return resume(held, act)
		case 'cancel_now':
			// What is open beside it must not begin another one at the same moment.
			await closeOpenCheckout(userId)
			return cancelNow(held.id, act)
	}
}
