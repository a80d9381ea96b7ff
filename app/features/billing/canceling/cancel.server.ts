import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { optionalText } from '~/core/form-schema'
import type { PaidTier } from '~/core/plans'
import { Refused, refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { isGranting } from '../entitlement'
import { endPlan } from '../plan-end.server'
import { subscriptions } from '../schema.server'
import { REASON_AT_MOST } from './cancel-reason'
import { storeCancelReason } from './cancel-reason.server'

/** A cancellation as its page sends it: of the contract that it showed, and why, where somebody says so. */
export const CancelInput = z.object({
	contract: z.string().min(1).max(255),
	reason: optionalText(REASON_AT_MOST),
})

type Whose = Pick<Member, 'userId'>

/** The contract that somebody can cancel or resume, as stored; null where there is none. */
export async function findOwnContract({
	userId,
}: Whose): Promise<{ id: string; tier: PaidTier; isEnding: boolean } | null> {
	const { subscriptionId: id, tier, status, cancelAtPeriodEnd: isEnding } = subscriptions
	const [held] = await db()
		.select({ id, tier, status, isEnding })
		.from(subscriptions)
		.where(eq(subscriptions.userId, userId))
	if (!held?.id || !held.tier || !isGranting(held.status)) return null
	return { id: held.id, tier: held.tier, isEnding: held.isEnding }
}

/**
 * Ends a person's own plan with its period, and keeps why, where they say so. Once more, in another tab or elsewhere, is no
 * other cancellation. Refuses with `not_found` for who has no plan, with `conflict` (plan_has_changed) where it is another
 * contract by now than the page showed or (plan_change_under_way), and with `upstream_failed`.
 */
export async function cancelOwnPlan(
	member: Whose,
	{ contract, reason }: z.output<typeof CancelInput>,
): Promise<'canceled' | 'was_canceled'> {
	const outcome = await turnOwnPlan(member, contract, 'cancel_later')
	const held = await findOwnContract(member)
	if (reason && held) {
		await storeCancelReason(member, { subscriptionId: held.id, tier: held.tier, words: reason })
	}
	return outcome === 'done' ? 'canceled' : 'was_canceled'
}

/** Lets a person's own plan go on that was to end with its period; one that goes on already is as good. Refuses as `cancelOwnPlan` does. */
export async function resumeOwnPlan(member: Whose): Promise<void> {
	const held = await findOwnContract(member)
	if (!held) throw refuse('not_found')
	await turnOwnPlan(member, held.id, 'resume')
}

/** Who was faster wanted the same: where the plan is as it was to become, nothing is left to do. */
async function turnOwnPlan(
	{ userId }: Whose,
	contract: string,
	how: 'cancel_later' | 'resume',
): Promise<'done' | 'was_done'> {
	const isToEnd = how === 'cancel_later'
	try {
		await endPlan(userId, how, { subscriptionId: contract, isEnding: !isToEnd }, 'owner')
		return 'done'
	} catch (error) {
		if (!(error instanceof Refused && error.message === 'plan_has_changed')) throw error
		// The refusal has asked Stripe: what is stored is what is true now.
		const held = await findOwnContract({ userId })
		if (!held) throw refuse('not_found')
		if (held.id === contract && held.isEnding === isToEnd) return 'was_done'
		throw error
	}
}
