import { z } from 'zod'
import { isAbove } from '~/core/plan-order'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { logErrors, offerUpgrade, readChangeable, writePhases } from './plan-change.server'
import { askStripe } from './stripe/stripe.server'
import { StripeFailure } from './stripe/stripe-failure.server'
import { read } from './stripe/stripe-subscription.server'
import { findPrice } from './stripe-price.server'
import type { AcceptedUpgrade, UpgradeOffer, UpgradeOutcome } from './subscription'
import type { PlanSubscription } from './subscription/chosen-subscription.server'
import { laterPrice, releaseSchedule } from './subscription/duplicate-subscription.server'
import { inTurn } from './subscription/plan-turn.server'
import { refreshSubscription } from './subscription/subscription-sync.server'

/** How long a shown difference can be accepted. */
const OFFER_SECONDS = 3_600
/** Two of Stripe's clocks may differ by so much. */
const CLOCK_SECONDS = 60

const Invoice = z.object({ id: z.string(), hosted_invoice_url: z.string().nullish() })
const Updated = z.object({ latest_invoice: z.union([Invoice, z.string()]).nullish() })

/**
 * Starts a higher plan at once, for exactly the difference that was shown. Refuses as `previewPlanChange` does,
 * with `conflict` (plan_has_changed) where the plan is not above the present one, and (price_has_changed) where the difference is another by now: show the preview again. A declined
 * card is `conflict` (payment_declined), and nothing has changed: what was scheduled stays scheduled. Where the bank
 * wants to be asked first, it takes the scheduled one's place.
 */
export async function upgradeNow(
	member: Member,
	{ plan, ...offer }: AcceptedUpgrade,
): Promise<UpgradeOutcome> {
	return inTurn(member, async () => {
		const held = await readChangeable(member, plan)
		if (!isAbove(plan, held.tier)) throw refuse('conflict', undefined, { message: 'plan_has_changed' })
		const price = await findPrice(plan, held.currency)
		await requireSameOffer(held, price.id, offer)
		if (held.schedule?.status === 'active') await releaseSchedule(held.schedule.id)
		try {
			return await startNow(member, held, { plan, price: price.id, ...offer })
		} catch (error) {
			await logErrors(() => scheduleAgain(member, held))
			throw error
		}
	})
}

async function startNow(
	member: Member,
	held: PlanSubscription,
	{ plan, price, prorationDate }: AcceptedUpgrade & { price: string },
): Promise<UpgradeOutcome> {
	const invoice = await changePrice(held, price, prorationDate)
	const changed = await refreshSubscription(member.userId)
	if (changed?.tier === plan) return { isDone: true }
	if (invoice?.hosted_invoice_url) return { isDone: false, url: invoice.hosted_invoice_url }
	if (invoice) await giveUp(invoice.id)
	throw refuse('conflict', undefined, { message: 'payment_declined' })
}

/** The change that was scheduled before, where the upgrade did not happen; and what is stored is true again. */
async function scheduleAgain({ userId }: Member, held: PlanSubscription): Promise<void> {
	const price = laterPrice(held)
	const now = await refreshSubscription(userId)
	if (!price || !now || now.id !== held.id || now.tier !== held.tier || now.isEnding) return
	await writePhases(now, price)
	await refreshSubscription(userId)
}

/**
 * The offer comes back from a browser, so it is reckoned again: its moment lies within the last hour by Stripe's own
 * clock, or somebody could choose the end of the period and pay nothing; and the amount is the one of that moment.
 */
async function requireSameOffer(held: PlanSubscription, price: string, offer: UpgradeOffer): Promise<void> {
	const { prorationDate: now } = await offerUpgrade(held, price)
	const { prorationDate: then } = offer
	const isFresh = then >= now - OFFER_SECONDS && then <= now + CLOCK_SECONDS
	const isSame = isFresh && (await offerUpgrade(held, price, then)).amountDue === offer.amountDue
	if (!isSame) throw refuse('conflict', undefined, { message: 'price_has_changed' })
}

/** The change holds only if its invoice is paid. Answers that invoice. */
async function changePrice(held: PlanSubscription, price: string, prorationDate: number) {
	const { id, itemId } = held
	try {
		const updated = await askStripe(async (stripe) =>
			read(
				Updated,
				await stripe.subscriptions.update(
					id,
					{
						items: [{ id: itemId, price }],
						proration_behavior: 'always_invoice',
						proration_date: prorationDate,
						payment_behavior: 'pending_if_incomplete',
						expand: ['latest_invoice'],
					},
					{ idempotencyKey: `upgrade-${id}-${held.price.id}-${price}-${prorationDate}` },
				),
			),
		)
		return typeof updated.latest_invoice === 'object' ? updated.latest_invoice : null
	} catch (error) {
		if (!(error instanceof StripeFailure && error.kind === 'declined')) throw error
		throw refuse('conflict', undefined, { message: 'payment_declined' })
	}
}

/** Without a page to pay it on, an open invoice would only wait for a card to be charged by surprise. */
async function giveUp(invoice: string): Promise<void> {
	await askStripe((stripe) => stripe.invoices.voidInvoice(invoice)).catch((error: unknown) => {
		if (!(error instanceof StripeFailure && error.kind === 'refused')) throw error
	})
}
