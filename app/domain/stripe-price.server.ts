import { z } from 'zod'
import { askStripe } from '~/integrations/stripe.server'
import { StripeFailure } from '~/integrations/stripe-failure.server'
import { read, type StripePrice } from '~/integrations/stripe-subscription.server'
import type { Currency } from './plan'
import { PAID_TIERS, type PaidTier } from './subscription'

const Found = z.object({
	data: z.array(z.object({ id: z.string(), lookup_key: z.string().nullish(), unit_amount: z.number() })),
})

const CURRENCIES: readonly Currency[] = ['USD', 'BRL']

/** The key by which a price is found in any account (product.md, Paid plans), such as `pronto_pro_brl`. */
export function lookupKeyOf(tier: PaidTier, currency: Currency): string {
	return `pronto_${tier}_${currency.toLowerCase()}`
}

const TIER_OF_KEY = new Map(
	PAID_TIERS.flatMap((tier) => CURRENCIES.map((currency) => [lookupKeyOf(tier, currency), tier] as const)),
)

/** What a plan is sold for at Stripe: the price's id, and its amount in cents. Rejects with `StripeFailure`. */
export async function findPrice(tier: PaidTier, currency: Currency): Promise<{ id: string; amount: number }> {
	const key = lookupKeyOf(tier, currency)
	const { data } = await listPrices([key])
	const found = data.find((price) => price.lookup_key === key)
	if (!found) throw new StripeFailure('missing', `There is no price ${key}: run npm run billing -- setup.`)
	return { id: found.id, amount: found.unit_amount }
}

/**
 * The plan that a price is of, or null where it is none of ours. A price that was replaced has lost its key to the
 * next one; people who bought by it keep it, so what it is of stands in its metadata too.
 */
export async function tierOfPrice({ id, lookup_key: key, metadata }: StripePrice): Promise<PaidTier | null> {
	if (key) return TIER_OF_KEY.get(key) ?? null
	const noted = PAID_TIERS.find((tier) => tier === metadata?.['pronto_tier'])
	if (noted) return noted
	const { data } = await listPrices([...TIER_OF_KEY.keys()])
	const found = data.find((price) => price.id === id)
	return TIER_OF_KEY.get(found?.lookup_key ?? '') ?? null
}

async function listPrices(keys: string[]) {
	return read(
		Found,
		await askStripe((stripe) => stripe.prices.list({ lookup_keys: keys, active: true, limit: 10 })),
	)
}
