import { z } from 'zod'
import { isAbove } from '~/core/plan-order'
import type { PaidTier } from '~/core/plans'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { log } from '~/log.server'
import { isGranting } from './entitlement'
import type { CardOnFile } from './own-plan/card-on-file'
import { askStripe, atStripe, inOwnTime } from './stripe/stripe.server'
import { readCardOnFile } from './stripe/stripe-card.server'
import { StripeFailure } from './stripe/stripe-failure.server'
import { read } from './stripe/stripe-subscription.server'
import { findPrice } from './stripe-price.server'
import type { ScheduledPlanChange, ShownChange, UpgradeOffer, UpgradeSum } from './subscription'
import { monthOf, type PlanSubscription } from './subscription/chosen-subscription.server'
import { hasLaterPhase, releaseSchedule } from './subscription/duplicate-subscription.server'
import { inTurn } from './subscription/plan-turn.server'
import { endAgain, resume } from './subscription/subscription-ending.server'
import { refreshSubscription } from './subscription/subscription-sync.server'

const Preview = z.object({
	amount_due: z.number(),
	lines: z
		.object({ data: z.array(z.object({ amount: z.number() })), has_more: z.boolean().default(false) })
		.nullish(),
	parent: z
		.object({
			subscription_details: z.object({ subscription_proration_date: z.number().nullish() }).nullish(),
		})
		.nullish(),
	created: z.number().nullish(),
})

/** What another price costs for the rest of the paid period, by Stripe's own reckoning, now or at an earlier moment. */
export async function offerUpgrade(
	{ id, customerId, itemId }: PlanSubscription,
	price: string,
	prorationDate?: number,
): Promise<UpgradeOffer & { sum: UpgradeSum | null }> {
	const preview = await askStripe(async (stripe) =>
		read(
			Preview,
			await stripe.invoices.createPreview({
				customer: customerId,
				subscription: id,
				subscription_details: {
					items: [{ id: itemId, price }],
					proration_behavior: 'always_invoice',
					...(prorationDate ? { proration_date: prorationDate } : {}),
				},
			}),
		),
	)
	const told = preview.parent?.subscription_details?.subscription_proration_date ?? preview.created
	return {
		amountDue: preview.amount_due,
		prorationDate: prorationDate ?? told ?? Math.floor(Date.now() / 1000),
		sum: sumOf(preview),
	}
}

/** The lines of a preview, summed by what they are; null where Stripe did not tell all of them. */
function sumOf({ amount_due: due, lines }: z.output<typeof Preview>): UpgradeSum | null {
	if (!lines || lines.has_more || lines.data.length === 0) return null
	const amounts = lines.data.map(({ amount }) => amount)
	const total = (some: readonly number[]) => some.reduce((sum, amount) => sum + amount, 0)
	const unused = total(amounts.filter((amount) => amount < 0))
	const rest = total(amounts.filter((amount) => amount >= 0))
	return { unused, rest, other: due - unused - rest }
}

/** Without it the page of a change opens all the same. */
async function findCard(subscription: string): Promise<CardOnFile | null> {
	try {
		return await readCardOnFile(subscription)
	} catch (error) {
		if (error instanceof StripeFailure) return null
		throw error
	}
}

const Schedule = z.object({
	id: z.string(),
	phases: z.array(z.object({ start_date: z.number(), end_date: z.number() })).min(1),
	current_phase: z.object({ start_date: z.number(), end_date: z.number() }).nullish(),
})

/**
 * What another plan would mean: its date, its price, and what starting an upgrade at once costs. Refuses with
 * `not_found` for who has no subscription, `already_subscribed` for the plan they have, `conflict`
 * (payment_due_first) while a payment is due, or `upstream_failed`.
 */
export async function previewPlanChange(member: Member, tier: PaidTier): Promise<ScheduledPlanChange> {
	return atStripe(async () => {
		const held = await readChangeable(member, tier)
		const price = await findPrice(tier, held.currency)
		return {
			from: held.tier,
			to: tier,
			currency: held.currency,
			startsOn: held.periodEnd,
			presentPrice: held.amount / 100,
			monthlyPrice: (await monthOf(held, price)) / 100,
			isDiscounted: held.isDiscounted,
			resumes: held.isEnding,
			now: isAbove(tier, held.tier)
				? { ...(await offerUpgrade(held, price.id)), card: await findCard(held.id) }
				: null,
		}
	})
}

/**
 * Lets another plan begin with the next billing cycle; a second time, or over another wish, is no other change. A
 * cancelled subscription goes on; where the change fails, it stays cancelled. Refuses as `previewPlanChange` does, and
 * with `conflict` (plan_has_changed) where date, price or a cancellation are others by now than the page had shown.
 */
export async function scheduleChange(member: Member, shown: ShownChange): Promise<void> {
	const { plan: tier } = shown
	await inTurn(member, async () => {
		const held = await readChangeable(member, tier)
		if (held.scheduledTier === tier) return
		const price = await findPrice(tier, held.currency)
		if (!isAsShown(held, await monthOf(held, price), shown))
			throw refuse('conflict', undefined, { message: 'plan_has_changed' })
		try {
			if (held.isEnding) await resume(held)
			await writePhases(held.isEnding ? { ...held, schedule: null } : held, price.id)
		} catch (error) {
			await logErrors(async () => {
				if (held.isEnding) await endAgain(held)
				await refreshSubscription(member.userId)
			})
			throw error
		}
		await refreshSubscription(member.userId)
	})
}

/** The plan stays as it is: takes back what was scheduled, if anything is. Refuses with `upstream_failed`. */
export async function undoScheduledChange(member: Member): Promise<void> {
	await inTurn(member, async () => {
		const held = await refreshSubscription(member.userId)
		if (!held?.schedule || !hasLaterPhase(held)) return
		await releaseSchedule(held.schedule.id)
		const now = await refreshSubscription(member.userId)
		if (now && hasLaterPhase(now)) throw new StripeFailure('refused', 'The schedule could not be released.')
	})
}

/** Nobody agrees to a date, a price or the end of a cancellation that their page did not show. */
function isAsShown(held: PlanSubscription, amount: number, shown: ShownChange): boolean {
	const isSameDate = Math.floor(held.periodEnd.getTime() / 1000) === shown.startsAt
	return isSameDate && amount === shown.monthlyAmount && (shown.resumes || !held.isEnding)
}

/** A subscription that can become one of another plan, as Stripe has it now. */
export async function readChangeable({ userId }: Member, tier: PaidTier): Promise<PlanSubscription> {
	const held = await refreshSubscription(userId)
	if (!held || !isGranting(held.status)) throw refuse('not_found')
	if (held.tier === tier) throw refuse('already_subscribed')
	if (held.status === 'past_due') throw refuse('conflict', undefined, { message: 'payment_due_first' })
	return held
}

/** Puts something right after a failure, in time of its own; the failure itself is what people hear of. */
export async function logErrors(work: () => Promise<unknown>): Promise<void> {
	try {
		await inOwnTime(work)
	} catch (err) {
		log.error({ err }, 'what failed at Stripe could not be put right: please look at it there')
	}
}

/**
 * The plan as it is to the period's end, then the other one for a month; after that the schedule lets go by itself. A
 * new schedule that can't be written to the end is let go, for it would keep people from cancelling. Rejects with
 * `StripeFailure`.
 */
export async function writePhases(held: PlanSubscription, price: string): Promise<void> {
	const schedule = await findSchedule(held)
	try {
		await updatePhases(held, schedule, price)
	} catch (error) {
		if (schedule.id !== held.schedule?.id) await logErrors(() => releaseSchedule(schedule.id))
		throw error
	}
}

async function updatePhases(held: PlanSubscription, schedule: z.output<typeof Schedule>, price: string) {
	// A phase that does not name them ends them.
	const discounts = held.discounts.map((discount) => ({ discount }))
	const running = discounts.length > 0 ? { discounts } : {}
	const present = schedule.current_phase ?? schedule.phases[0]
	const month = { interval: 'month', interval_count: 1 } as const
	await askStripe((stripe) =>
		stripe.subscriptionSchedules.update(schedule.id, {
			end_behavior: 'release',
			proration_behavior: 'none',
			phases: [
				{
					items: [{ price: held.price.id, quantity: 1 }],
					...(present ? { start_date: present.start_date } : {}),
					end_date: Math.floor(held.periodEnd.getTime() / 1000),
					proration_behavior: 'none',
					...running,
				},
				{ items: [{ price, quantity: 1 }], duration: month, proration_behavior: 'none', ...running },
			],
		}),
	)
}

/** The schedule of a subscription; where there is none, a new one. Two at once agree on the one that came first. */
async function findSchedule({ id, schedule }: PlanSubscription): Promise<z.output<typeof Schedule>> {
	if (schedule?.status === 'active') return readSchedule(schedule.id)
	try {
		return read(
			Schedule,
			await askStripe((stripe) => stripe.subscriptionSchedules.create({ from_subscription: id })),
		)
	} catch (error) {
		if (!(error instanceof StripeFailure && error.kind === 'refused')) throw error
		const { schedule: first } = await askStripe((stripe) => stripe.subscriptions.retrieve(id))
		if (!first) throw error
		return readSchedule(typeof first === 'string' ? first : first.id)
	}
}

async function readSchedule(id: string): Promise<z.output<typeof Schedule>> {
	return read(Schedule, await askStripe((stripe) => stripe.subscriptionSchedules.retrieve(id)))
}
