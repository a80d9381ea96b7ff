import { log } from '~/log.server'
import { atStripe } from '../stripe/stripe.server'
import { type InvoicePayment, readPaymentsOf, voidOpenInvoices } from '../stripe/stripe-payment.server'
import { refundAtStripe } from '../stripe/stripe-refund.server'
import { cancelNow } from '../subscription/duplicate-subscription.server'
import { inTurn } from '../subscription/plan-turn.server'
import { refreshSubscription } from '../subscription/subscription-sync.server'
import type { Withdrawal } from './schema.server'
import { WITHDRAWAL_ORDERS } from './withdrawal-number'

/** What came of a withdrawal at Stripe, as its row stores it. */
export type CarriedOut = Pick<
	Withdrawal,
	'state' | 'refunded' | 'refundedBefore' | 'disputed' | 'card' | 'contractNumber'
>

/**
 * Ends what somebody withdrew from, then gives back whatever is left of every payment for it: in this order, so that no
 * payment comes in behind. It can be broken off anywhere and done again: Stripe gives no cent twice. Rejects with
 * `StripeFailure`, and refuses with `upstream_failed` or `conflict` while a change of the plan is under way: then it is
 * to be tried again.
 */
export async function carryOut(withdrawal: Withdrawal): Promise<CarriedOut> {
	const { userId } = withdrawal
	if (!userId) return atStripe(() => endAndRepay(withdrawal))
	return inTurn({ userId }, async () => {
		const result = await endAndRepay(withdrawal)
		await refreshSubscription(userId)
		return result
	})
}

async function endAndRepay({ id, subscriptionId, contractNumber }: Withdrawal): Promise<CarriedOut> {
	await cancelNow(subscriptionId)
	await voidOpenInvoices(subscriptionId)
	const { number, payments } = await readPaymentsOf(subscriptionId)
	const sum = { refunded: 0, refundedBefore: 0, disputed: 0 }
	let state: CarriedOut['state'] = 'done'
	for (const payment of payments) {
		const repaid = await repay(id, payment)
		sum.refunded += repaid.refunded
		sum.refundedBefore += repaid.refundedBefore
		sum.disputed += repaid.disputed
		if (repaid.state !== 'done') state = repaid.state
	}
	const card = payments.find((payment) => payment.card)?.card
	return {
		...sum,
		state,
		card: card ? `${card.brand} ${card.last4}` : null,
		contractNumber: number ?? contractNumber,
	}
}

type Repaid = Omit<CarriedOut, 'card' | 'contractNumber'>

/** Stripe is asked even where nothing seems left: what this withdrawal gave back before is told by it alone. */
async function repay(
	withdrawal: string,
	{ payment, amount, refunded, dispute }: InvoicePayment,
): Promise<Repaid> {
	const atBank = { refunded: 0, refundedBefore: refunded, disputed: amount - refunded }
	if (dispute !== 'none') return { state: dispute === 'lost' ? 'done' : 'disputed', ...atBank }
	const outcome = await refundAtStripe({
		id: `${WITHDRAWAL_ORDERS}${withdrawal}-${payment}`,
		payment,
		amount: null,
		reason: 'requested_by_customer',
		firstTriedAt: new Date(),
	})
	switch (outcome.state) {
		case 'done':
			return {
				state: 'done',
				refunded: outcome.refunded,
				refundedBefore: amount - outcome.refunded,
				disputed: 0,
			}
		case 'nothing_left':
			return { state: 'done', refunded: 0, refundedBefore: amount, disputed: 0 }
		case 'disputed':
			return { state: 'disputed', ...atBank }
		case 'refused': {
			const { refusal } = outcome
			log.error(
				{ withdrawal, payment, refusal },
				'a payment could not be given back: please look at it in Stripe',
			)
			return { state: 'refused', refunded: 0, refundedBefore: refunded, disputed: 0 }
		}
	}
}
