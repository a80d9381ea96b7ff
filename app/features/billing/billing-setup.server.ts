import { z } from 'zod'
import { brand } from '~/brand'
import { PAID_TIERS } from '~/core/plan-order'
import { monthlyPrice, type PaidTier, PLANS } from '~/core/plans'
import { CURRENCIES, type Currency } from '~/i18n/currency'
import { addPortalConfiguration, findPortalConfiguration } from './portal.server'
import { askStripe } from './stripe/stripe.server'
import { StripeFailure } from './stripe/stripe-failure.server'
import { read } from './stripe/stripe-subscription.server'
import { findPrice, lookupKeyOf } from './stripe-price.server'

const Product = z.object({ id: z.string() })

/**
 * Makes what the product needs in a Stripe account, where it is missing: two products, four prices by lookup key, and
 * the portal's settings. Again: changes nothing. Answers a line for each thing. Rejects with `StripeFailure`.
 */
export async function setUpBilling(): Promise<string[]> {
	const lines: string[] = []
	for (const tier of PAID_TIERS) {
		for (const currency of CURRENCIES) lines.push(await setUpPrice(tier, currency))
	}
	if (await findPortalConfiguration()) return [...lines, 'The portal is as it should be.']
	await addPortalConfiguration()
	return [...lines, 'The portal was set up: cancelling, resuming, cards and invoices.']
}

async function setUpPrice(tier: PaidTier, currency: Currency): Promise<string> {
	const key = lookupKeyOf(tier, currency)
	const wanted = monthlyPrice(tier, currency) * 100
	const found = await orNothing(findPrice(tier, currency))
	if (found) {
		return found.amount === wanted
			? `${key} is there.`
			: `${key} costs ${found.amount / 100} ${currency} at Stripe, and ${wanted / 100} on our pages. Please make them agree.`
	}
	const product = await findProduct(tier)
	await askStripe((stripe) =>
		stripe.prices.create(
			{
				product,
				currency: currency.toLowerCase(),
				unit_amount: wanted,
				recurring: { interval: 'month' },
				lookup_key: key,
				nickname: `${PLANS[tier].title}, ${currency}`,
				metadata: { pronto_tier: tier },
			},
			{ idempotencyKey: `price-${key}-${product}-${wanted}` },
		),
	)
	return `${key} was made: ${wanted / 100} ${currency} a month.`
}

/** The product under an id of ours, so that a setup that was broken off is taken up. */
async function findProduct(tier: PaidTier): Promise<string> {
	const id = `pronto_${tier}`
	const known = await orNothing(
		askStripe(async (stripe) => read(Product, await stripe.products.retrieve(id))),
	)
	if (known) return known.id
	const made = await askStripe((stripe) =>
		stripe.products.create({
			id,
			name: `${brand.name} ${PLANS[tier].title}`,
			metadata: { pronto_tier: tier },
		}),
	)
	return made.id
}

async function orNothing<Thing>(asked: Promise<Thing>): Promise<Thing | null> {
	return asked.catch((error: unknown) => {
		if (error instanceof StripeFailure && error.kind === 'missing') return null
		throw error
	})
}
