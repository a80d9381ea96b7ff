import { z } from 'zod'
import { nextPath } from '~/core/next-path'
import { PAID_TIERS, TIERS } from '~/core/plan-order'

/** Which plan a button stands for, and where it opens something; its price is never taken from the browser. */
export const PlanInput = z.object({
	planType: z.enum(TIERS),
	next: z.string().optional().transform(nextPath),
})

const PaidPlan = z.enum(PAID_TIERS)
const whole = z.coerce.number().int().nonnegative()

/** What a subscriber asks for in settings: the provider's portal, or something about another plan. */
export const SubscriptionInput = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('portal') }),
	z.object({ intent: z.literal('undo') }),
	z.object({ intent: z.literal('resume') }),
	/** Date, price and what becomes of a cancellation as they were shown. */
	z.object({
		intent: z.literal('schedule'),
		plan: PaidPlan,
		startsAt: whole,
		monthlyAmount: whole,
		resumes: z.stringbool(),
	}),
	/** The difference as it was shown: what is paid is this or nothing. */
	z.object({ intent: z.literal('upgrade'), plan: PaidPlan, amountDue: whole, prorationDate: whole }),
])

/** The plan that an address asks to change to. */
export function planOf(url: URL): z.infer<typeof PaidPlan> | null {
	return PaidPlan.safeParse(url.searchParams.get('plan')).data ?? null
}
