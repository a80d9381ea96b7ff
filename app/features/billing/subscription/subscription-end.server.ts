import type { Member } from '~/core/viewer'
import { closeOpenCheckout } from '../checkout-session.server'
import { isGranting } from '../entitlement'
import { askStripe, orUpstreamFailed } from '../stripe/stripe.server'
import { StripeFailure } from '../stripe/stripe-failure.server'
import { listSubscriptions, type StripeSubscription } from '../stripe/stripe-subscription.server'
import { deleteCustomer, findCustomerId, listCustomersWith } from '../stripe-customer.server'
import { cancelNow } from './duplicate-subscription.server'
import { refreshSubscription } from './subscription-sync.server'

/**
 * Makes sure that nobody is charged for a person any more, and that Stripe keeps no customer of theirs: closes a checkout
 * that is open, cancels whatever has not ended, at once, and deletes the customer, so that a checkout that was opened
 * meanwhile can't be paid; and with them any other customer that they have there under their address, as two languages at
 * the same moment or an older backup may have made one. Before their account goes. Answers the customer, null where they
 * were none. Refuses with `upstream_failed` (account_kept).
 */
export async function endAllSubscriptions({ userId, email }: Pick<Member, 'userId' | 'email'>) {
	const customerId = await findCustomerId(userId)
	if (!customerId) return null
	await orUpstreamFailed('account_kept', () =>
		askStripe(async () => {
			await closeOpenCheckout(userId)
			const others = (await listCustomersWith(email)).filter((other) => other.userId === userId)
			for (const id of new Set([customerId, ...others.map((other) => other.id)])) await endCustomer(id)
		}),
	)
	return customerId
}

/**
 * Ends a person's customer at Stripe unless a plan hangs on it: pages of Stripe that somebody else still has open show
 * nothing of what comes. The next checkout makes another one. Rejects with `upstream_failed` or `StripeFailure`.
 */
export async function endUnpaidCustomer(person: Pick<Member, 'userId' | 'email'>): Promise<void> {
	const held = await refreshSubscription(person.userId)
	if (!held || !isGranting(held.status)) await endAllSubscriptions(person)
}

async function endCustomer(customerId: string): Promise<void> {
	for (const { id, status } of await listKnown(customerId)) {
		if (status !== 'canceled' && status !== 'incomplete_expired') await cancelNow(id)
	}
	await deleteCustomer(customerId)
}

async function listKnown(customerId: string): Promise<StripeSubscription[]> {
	try {
		return await listSubscriptions(customerId)
	} catch (error) {
		if (error instanceof StripeFailure && error.kind === 'missing') return []
		throw error
	}
}
