import { z } from 'zod'
import { askStripe } from './stripe.server'
import { StripeFailure } from './stripe-failure.server'
import { Reference } from './stripe-reference.server'
import { read, type StripeSubscription } from './stripe-subscription.server'

const Preview = z.object({
	lines: z.object({
		data: z.array(
			z.object({
				amount: z.number(),
				discount_amounts: z.array(z.object({ amount: z.number() })).nullish(),
				period: z.object({ end: z.number() }),
				pricing: z.object({ price_details: z.object({ price: Reference }).nullish() }).nullish(),
			}),
		),
	}),
})

/**
 * What the next month of a subscription costs at a price, less what is taken off then, by Stripe's own reckoning, as if
 * it was not to end; null where Stripe reckons nothing. Rejects with `StripeFailure` where it doesn't answer.
 */
export async function readDiscountedMonth(
	{ id, customerId, itemId, periodEnd, isEnding, endsByDate }: StripeSubscription,
	price: string,
): Promise<number | null> {
	const goesOn = endsByDate ? { cancel_at: '' as const } : isEnding ? { cancel_at_period_end: false } : {}
	const wish = {
		customer: customerId,
		subscription: id,
		subscription_details: {
			items: [{ id: itemId, price }],
			proration_behavior: 'none' as const,
			...goesOn,
		},
	}
	try {
		const { lines } = await askStripe(async (stripe) =>
			read(Preview, await stripe.invoices.createPreview(wish)),
		)
		// What is left of an earlier change of plan is for the period that ends then.
		const month = lines.data.find(
			({ pricing, period }) =>
				pricing?.price_details?.price === price && period.end * 1000 > periodEnd.getTime(),
		)
		if (!month) return null
		return (month.discount_amounts ?? []).reduce((left, { amount }) => left - amount, month.amount)
	} catch (error) {
		if (error instanceof StripeFailure && error.kind !== 'away') return null
		throw error
	}
}
