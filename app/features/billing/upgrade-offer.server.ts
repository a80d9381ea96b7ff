import { z } from 'zod'
import { askStripe } from './stripe/stripe.server'
import { read } from './stripe/stripe-subscription.server'
import type { UpgradeOffer } from './subscription'
import type { PlanSubscription } from './subscription/chosen-subscription.server'

const Preview = z.object({
	amount_due: z.number(),
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
): Promise<UpgradeOffer> {
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
	}
}
