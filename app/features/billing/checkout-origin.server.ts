import { env } from '~/env.server'

/** Where Stripe has its checkout, its portal, and the page on which a bank's question is answered. */
const STRIPES = ['https://checkout.stripe.com', 'https://billing.stripe.com', 'https://invoice.stripe.com']

/** The origins that a form of ours may be redirected to for paying; the sandbox's own pages are at ours. */
export function checkoutOrigins(): readonly string[] {
	const { stripe } = env()
	if (!stripe) return []
	return stripe.apiBase ? [...STRIPES, stripe.apiBase] : STRIPES
}
