import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { REFUND_REASONS } from '../schema.server'
import { askStripe } from './stripe.server'
import { StripeFailure } from './stripe-failure.server'
import { read } from './stripe-subscription.server'

/** Stripe knows a key for a day at least: a wish that is older is looked for among the refunds, and has another key. */
const KEY_HOURS = 25
/** By this a refund of ours is known again when its answer was lost. */
export const REFUND_MARK = 'pronto_refund'
const MOST = 100

export type RefundReason = (typeof REFUND_REASONS)[number]

export interface RefundOrder {
	/** Names the wish: however often it is asked for, the money goes back once. */
	id: string
	/** Stripe's id of a payment intent (`pi_…`) or of a charge. */
	payment: string
	/** In cents or centavos; null for all that is left. */
	amount: number | null
	reason: RefundReason
	/** When it was first asked for. */
	firstTriedAt: Date
}

/** What Stripe did: money went back, all had gone before, the bank has it while a dispute is open, or Stripe refused. */
export type RefundOutcome =
	| { state: 'done'; refunded: number }
	| { state: 'nothing_left' | 'disputed' }
	| { state: 'refused'; refusal: string }

const Refund = z.object({
	amount: z.number().default(0),
	status: z.string().nullish(),
	metadata: z.record(z.string(), z.string()).nullish(),
})
const Refunds = z.object({ data: z.array(Refund) })

/**
 * Gives money of a payment back at Stripe, once for each order: its key and its mark on the refund tell Stripe and us
 * that it was done. Never more than is left of the payment. Rejects with `StripeFailure` where Stripe doesn't answer:
 * ask again later, then.
 */
export async function refundAtStripe(order: RefundOrder): Promise<RefundOutcome> {
	const { payment, amount, reason, id } = order
	const known = await findRefund(order)
	if (known !== null) return { state: 'done', refunded: known }
	const change = {
		...paymentOf(payment),
		...(amount ? { amount } : {}),
		reason,
		metadata: { [REFUND_MARK]: id },
	}
	try {
		const made = await askStripe(async (stripe) =>
			read(Refund, await stripe.refunds.create(change, { idempotencyKey: keyOf(order) })),
		)
		return { state: 'done', refunded: made.amount }
	} catch (error) {
		if (!(error instanceof StripeFailure) || error.kind === 'away') throw error
		return outcomeOf(error, order)
	}
}

/** The parameter by which Stripe knows a payment. */
export function paymentOf(payment: string) {
	return payment.startsWith('pi_') ? { payment_intent: payment } : { charge: payment }
}

/** What this very order has given back already, or null. */
async function findRefund({ id, payment }: RefundOrder): Promise<number | null> {
	try {
		const { data } = await askStripe(async (stripe) =>
			read(Refunds, await stripe.refunds.list({ ...paymentOf(payment), limit: MOST })),
		)
		const own = data.find(({ status, metadata }) => isStanding(status) && metadata?.[REFUND_MARK] === id)
		return own?.amount ?? null
	} catch (error) {
		// Of a payment that it doesn't know Stripe says so when it is to be refunded.
		if (error instanceof StripeFailure && error.kind !== 'away') return null
		throw error
	}
}

function isStanding(status: string | null | undefined): boolean {
	return status !== 'failed' && status !== 'canceled'
}

/**
 * A part could go back twice, so it keeps its key for as long as Stripe knows it. Of all that is left Stripe itself gives no
 * cent twice; there a failure that it repeats under the same key would only keep somebody waiting.
 */
function keyOf({ id, amount, firstTriedAt }: RefundOrder): string {
	const age = Math.floor((Date.now() - firstTriedAt.getTime()) / (KEY_HOURS * 3_600_000))
	return `refund-${id}-${amount === null ? randomUUID() : age}`
}

async function outcomeOf(failure: StripeFailure, order: RefundOrder): Promise<RefundOutcome> {
	const { code, about } = failure
	if (code === 'charge_already_refunded') {
		// Two askers at the same moment: the other one's may be this very order's.
		const known = await findRefund(order)
		return known === null ? { state: 'nothing_left' } : { state: 'done', refunded: known }
	}
	if (code === 'charge_disputed') return { state: 'disputed' }
	return { state: 'refused', refusal: about === 'amount' ? 'less_left' : (code ?? failure.kind) }
}
