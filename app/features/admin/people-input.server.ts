import { z } from 'zod'
import { PAID_TIERS } from '~/core/plan-order'
import { STAFF_ROLES, SUSPENSION_CAUSES } from '~/core/viewer'
import { REASON_AT_MOST } from './audit'

/** White space, what is not drawn, and the empty Braille cell say nothing. */
const SAYS_SOMETHING = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Why something is done to somebody: it stands in the trail. */
export const Reason = z
	.string()
	.trim()
	.regex(SAYS_SOMETHING, 'act_reason_missing')
	.max(REASON_AT_MOST, 'act_reason_long')

export const StaffRoleInput = z.enum(STAFF_ROLES)

/** How long a plan can be given at once. */
const MOST_DAYS = 366
const DAY_MS = 86_400_000

/** A day to come, to its end by UTC. */
const Until = z.iso
	.date('act_until_wrong')
	.transform((day) => new Date(`${day}T23:59:59.000Z`))
	.refine(
		(end) => end.getTime() > Date.now() && end.getTime() < Date.now() + MOST_DAYS * DAY_MS,
		'act_until_wrong',
	)

/** What the form of each act brings beside its reason. */
export const GivePlanInput = z.object({
	reason: Reason,
	tier: z.enum(PAID_TIERS, 'act_tier_missing'),
	until: Until,
	seenUntil: z.string().max(40),
})
export const TakePlanInput = z.object({ reason: Reason, seenUntil: z.string().max(40) })
export const SuspendInput = z.object({
	reason: Reason,
	cause: z.enum(SUSPENSION_CAUSES, 'act_cause_missing'),
})
export const PlanEndInput = z.object({
	reason: Reason,
	subscriptionId: z.string().min(1).max(100),
	isEnding: z.enum(['yes', 'no']).transform((word) => word === 'yes'),
})
export const DeleteInput = z.object({
	reason: Reason,
	confirmation: z.string().max(254, 'confirmation_differs'),
})
/** '29', '29,00' and '29.00' are the same sum; in cents or centavos. */
const Amount = z
	.string()
	.trim()
	.regex(/^\d{1,6}(?:[.,]\d{1,2})?$/, 'act_amount_wrong')
	.transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
	.refine((cents) => cents > 0, 'act_amount_wrong')
export const RefundInput = z.object({
	reason: Reason,
	amount: Amount,
	payment: z.string().min(1).max(100),
	/** As `newId` names things. */
	wish: z.string().regex(/^[\da-f]{24}$/),
	seenRefunded: z.coerce.number().int().min(0).max(100_000_000),
})
export const PlainInput = z.object({ reason: Reason })
