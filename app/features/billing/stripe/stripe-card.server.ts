import { z } from 'zod'
import type { CardOnFile } from '../own-plan/card-on-file'
import { cardParts } from '../withdrawal/withdrawal-number'
import { askStripe } from './stripe.server'
import { StripeFailure } from './stripe-failure.server'
import { read } from './stripe-subscription.server'

const EXPAND = ['default_payment_method', 'customer.invoice_settings.default_payment_method']

const Method = z.object({
	card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }).nullish(),
})
/** Where only its name was told, nothing is known of it. */
const maybeMethod = z.union([Method, z.string().transform(() => ({ card: null }))]).nullish()
const Subscription = z.object({
	default_payment_method: maybeMethod,
	customer: z.union([
		z.string().transform(() => null),
		z.object({ invoice_settings: z.object({ default_payment_method: maybeMethod }).nullish() }),
	]),
})

/**
 * What the next payment of a subscription is charged to: its own card comes before its customer's, as at Stripe. Null where
 * there is none, or Stripe doesn't know the subscription. Rejects with `StripeFailure`.
 */
export async function readCardOnFile(subscription: string): Promise<CardOnFile | null> {
	try {
		const found = await askStripe(async (stripe) =>
			read(Subscription, await stripe.subscriptions.retrieve(subscription, { expand: EXPAND })),
		)
		const method =
			found.default_payment_method ?? found.customer?.invoice_settings?.default_payment_method ?? null
		return method && onFile(method)
	} catch (error) {
		if (error instanceof StripeFailure && error.kind === 'missing') return null
		throw error
	}
}

function onFile({ card }: { card?: z.output<typeof Method>['card'] }): CardOnFile {
	if (!card) return { kind: 'other' }
	return {
		kind: 'card',
		...cardParts(`${card.brand} ${card.last4}`),
		month: card.exp_month,
		year: card.exp_year,
	}
}
