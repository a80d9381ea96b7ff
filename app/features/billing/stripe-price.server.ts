import { z } from 'zod'
import { PAID_TIERS } from '~/core/plan-order'
import type { PaidTier } from '~/core/plans'
import { CURRENCIES, type Currency } from '~/i18n/currency'
import { askStripe } from './stripe/stripe.server'
import { StripeFailure } from './stripe/stripe-failure.server'
import { Price, read, type StripePrice } from './stripe/stripe-subscription.server'

const Found = z.object({
	data: z.array(z.object({ id: z.string(), lookup_key: z.string().nullish(), unit_amount: z.number() })),
})

/** The key by which a price is found in any account (docs/product.md#plans), such as `pronto_pro_brl`. */
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
 * next one, and a key can be renamed; people who bought by it keep it, so what it is of stands in its metadata too.
 */
export function tierOfPrice({ lookup_key: key, metadata }: StripePrice): PaidTier | null {
	const noted = PAID_TIERS.find((tier) => tier === metadata?.['pronto_tier'])
	return TIER_OF_KEY.get(key ?? '') ?? noted ?? null
}

/** The same where only its id is known, whether it is still sold or not. Rejects with `StripeFailure`. */
export async function tierOfPriceId(id: string): Promise<PaidTier | null> {
	const { data } = await listPrices([...TIER_OF_KEY.keys()])
	const sold = data.find((price) => price.id === id)
	if (sold) return TIER_OF_KEY.get(sold.lookup_key ?? '') ?? null
	try {
		return tierOfPrice(await askStripe(async (stripe) => read(Price, await stripe.prices.retrieve(id))))
	} catch (error) {
		if (error instanceof StripeFailure && error.kind === 'missing') return null
		throw error
	}
}

async function listPrices(keys: string[]) {
	return read(
		Found,
		await askStripe((stripe) => stripe.prices.list({ lookup_keys: keys, active: true, limit: 10 })),
	)
}
