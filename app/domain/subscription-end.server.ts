import { askStripe } from '~/integrations/stripe.server'
import { StripeFailure } from '~/integrations/stripe-failure.server'
import { listSubscriptions, type StripeSubscription } from '~/integrations/stripe-subscription.server'
import { closeOpenCheckout } from './checkout-session.server'
import { findCustomerId } from './stripe-customer.server'
import { orUpstreamFailed } from './stripe-refusal.server'
import { cancelNow } from './surplus-subscription.server'

/**
 * Makes sure that nobody is charged for a person any more: closes a checkout that is open, cancels whatever has not
 * ended, at once, and ends the customer, so that a checkout that was opened meanwhile can't be paid. Before their
 * account goes (product.md, Accounts). Answers the customer, null where they were none. Refuses with `upstream_failed`.
 */
export async function endAllSubscriptions(userId: string): Promise<string | null> {
	const customerId = await findCustomerId(userId)
	if (!customerId) return null
	await orUpstreamFailed('upstream_failed', () =>
		askStripe(async () => {
			await closeOpenCheckout(userId)
			for (const { id, status } of await listKnown(customerId)) {
				if (status !== 'canceled' && status !== 'incomplete_expired') await cancelNow(id)
			}
			await deleteCustomer(customerId)
		}),
	)
	return customerId
}

async function deleteCustomer(customerId: string): Promise<void> {
	try {
		await askStripe((stripe) => stripe.customers.del(customerId))
	} catch (error) {
		if (!(error instanceof StripeFailure && error.kind === 'missing')) throw error
	}
}

async function listKnown(customerId: string): Promise<StripeSubscription[]> {
	try {
		return await listSubscriptions(customerId)
	} catch (error) {
		if (error instanceof StripeFailure && error.kind === 'missing') return []
		throw error
	}
}
