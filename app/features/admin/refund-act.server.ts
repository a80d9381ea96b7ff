import { refuse } from '~/core/refuse.server'
import type { Support } from '~/core/viewer'
import type { Payment } from '~/features/billing/payment'
import { listPayments } from '~/features/billing/payment-history.server'
import { listRefunds, type Refund, requestRefund } from '~/features/billing/refund.server'
import { atStripe } from '~/features/billing/stripe/stripe.server'
import { inTurn } from '~/features/billing/subscription/plan-turn.server'
import { CURRENCIES } from '~/i18n/currency'
import { recorded } from './audit-log.server'
import { doneAlready, requireActedOn } from './person-guard.server'

/** A payment that is to be given back as a page showed it. Sums are in cents or centavos. */
export interface RefundAct {
	userId: string
	reason: string
	/** Names the wish, drawn when its page was shown: pressed twice it is one refund. */
	wish: string
	/** The charge. */
	payment: string
	amount: number
	/** What had gone back when the page was shown. */
	seenRefunded: number
}

/** Whether the money is back, or goes back as soon as Stripe or the bank lets it. */
export type RefundAnswer = 'done' | 'waits'

/**
 * Gives a payment back, whole or in part, once for each wish; a whole refund ends the plan that it paid for
 * (docs/product.md#plans). Refuses as `requireActedOn` does, with `not_found` for a charge that is not theirs, with `invalid_input`
 * (act_amount_wrong) for more than is left, with `conflict` (act_done_already) where something went back since the page was
 * shown, (act_refund_open) while another refund waits, or Stripe refuses (act_refund_refused), and with `upstream_failed`.
 */
export async function refundPayment(by: Support, act: RefundAct): Promise<RefundAnswer> {
	const { userId, reason, wish, payment, amount, seenRefunded } = act
	await requireActedOn(by, userId)
	let answer: RefundAnswer = 'done'
	await inTurn({ userId }, async () => {
		const wishes = await listRefunds(userId)
		const before = wishes.find(({ id, state }) => id === wish && state === 'done')
		if (before) {
			// Pressed again, where the answer was lost; another sum is another wish, from a page that is behind.
			if (before.payment === payment && (before.amount ?? before.refunded) === amount) return
			throw doneAlready()
		}
		// What Stripe doesn't have yet is not in what it tells.
		const isOpen = ({ id, state }: Refund) => id !== wish && (state === 'pending' || state === 'disputed')
		if (wishes.some(isOpen)) throw refuse('conflict', undefined, { message: 'act_refund_open' })
		const found = await findPayment(userId, payment)
		const left = found.amount - found.refunded
		if (found.refunded !== seenRefunded) throw doneAlready()
		if (amount > left) throw refuse('invalid_input', undefined, { message: 'act_amount_wrong' })
		const currency = CURRENCIES.find((one) => one === found.currency)
		const details = { payment, amount, ...(currency ? { currency } : {}) }
		const line = { action: 'refund' as const, userId, byUserId: by.userId, reason, details }
		await recorded(line, async (tell) => {
			const refund = await requestRefund({
				...{ id: wish, userId, payment, byUserId: by.userId },
				amount: amount === left ? null : amount,
				reason: 'requested_by_customer',
			})
			if (isRefused(refund)) throw refuse('conflict', undefined, { message: 'act_refund_refused' })
			answer = refund.state === 'done' ? 'done' : 'waits'
			tell(answer === 'done' ? { amount: refund.refunded } : { waits: true })
		})
	})
	return answer
}

function isRefused({ state }: Refund): boolean {
	return state === 'refused' || state === 'nothing_left'
}

async function findPayment(userId: string, charge: string): Promise<Payment> {
	const found = (await listPayments(userId)).find(({ chargeId }) => chargeId === charge)
	if (!found) throw refuse('not_found', undefined, { message: 'act_payment_gone' })
	return found
}

/** A payment that can be given back, for the page that asks. Refuses with `not_found` (act_payment_gone), and with `upstream_failed`. */
export function readRefundable(_by: Support, userId: string, charge: string): Promise<Payment> {
	return atStripe(() => findPayment(userId, charge))
}
