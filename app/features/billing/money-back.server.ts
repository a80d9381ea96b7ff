import { log } from '~/log.server'
import { sendBillingMailsSoon } from './billing-mail.server'
import { tellRefunds } from './refund-mail.server'
import { askStripe, type StripeEvent } from './stripe/stripe.server'
import {
	type Dispute,
	findCharge,
	findDispute,
	findInvoiceOf,
	listDisputes,
	listRefunds,
	type PaidCharge,
	readCharge,
	readDispute,
} from './stripe/stripe-charge.server'
import { StripeFailure } from './stripe/stripe-failure.server'
import { cancelNow } from './subscription/duplicate-subscription.server'

/**
 * Cancels the subscription that was paid for by money that went back: a charge refunded in full, or a dispute lost
 * (docs/product.md#plans). What the event names is looked up at Stripe. Answers the customer whose charge it was, or
 * null for any other event. Rejects with `StripeFailure`.
 */
export async function endWhatWasPaidBack({ type, object }: StripeEvent): Promise<string | null> {
	if (type === 'charge.refunded') {
		const told = readCharge(object)
		return told && endIfRefunded(await unlessUnknown(findCharge(told.id), told))
	}
	if (!type.startsWith('charge.dispute.')) return null
	const told = readDispute(object)
	return told && endIfLost(await unlessUnknown(findDispute(told.id), told))
}

/**
 * The same for every refund since a moment and every dispute since another, for what was lost of their events. Answers
 * the customers whose charges they were. Rejects with `StripeFailure`.
 */
export async function endPaidBackSince({ refunds, disputes }: { refunds: Date; disputes: Date }) {
	const customers = new Set<string | null>()
	for await (const { charge } of listRefunds(refunds)) {
		if (charge) customers.add(await nullIfOdd(async () => endIfRefunded(await findCharge(charge))))
	}
	for await (const dispute of listDisputes(disputes)) customers.add(await nullIfOdd(() => endIfLost(dispute)))
	return [...customers].filter((customer) => customer !== null)
}

/** One that Stripe will not have ended is recorded, and must not keep the others from being looked at. */
async function nullIfOdd(work: () => Promise<string | null>): Promise<string | null> {
	try {
		return await work()
	} catch (error) {
		if (!(error instanceof StripeFailure) || error.kind === 'away') throw error
		log.error({ err: error }, 'what was paid back could not be looked at: please look at it in Stripe')
		return null
	}
}

/**
 * Tells its owner what of a charge went back, and cancels what it paid for where that is all of it. Answers whose charge it
 * was. Rejects with `StripeFailure`.
 */
export async function endIfRefunded(charge: PaidCharge): Promise<string | null> {
	const isWhole = charge.amount > 0 && charge.amount_refunded >= charge.amount
	if (charge.amount_refunded > 0) await tell(charge)
	if (isWhole) await end(charge, 'refund')
	sendBillingMailsSoon()
	return charge.customer ?? null
}

/** What nobody can be told must not keep a plan from ending that was paid back. */
async function tell(charge: PaidCharge): Promise<void> {
	try {
		await tellRefunds(charge)
	} catch (error) {
		if (!(error instanceof StripeFailure) || error.kind === 'away') throw error
		log.error(
			{ err: error, charge: charge.id },
			'a refund could not be looked at: please look at it in Stripe',
		)
	}
}

async function endIfLost({ status, charge: id }: Dispute): Promise<string | null> {
	const charge = await findCharge(id)
	if (status === 'lost') await end(charge, 'dispute')
	return charge.customer ?? null
}

async function end(charge: PaidCharge, why: 'refund' | 'dispute'): Promise<void> {
	const subscription = await findPaidSubscription(charge, why)
	if (!subscription) return
	log.warn({ subscription, charge: charge.id, why }, 'a payment went back, so its subscription is cancelled')
	await cancelNow(subscription)
}

async function findPaidSubscription(charge: PaidCharge, why: 'refund' | 'dispute'): Promise<string | null> {
	try {
		const invoice = await askStripe(() => findInvoiceOf(charge))
		// The difference of an upgrade is a part of what its period cost: that refund is a partial one.
		if (why === 'refund' && invoice?.billing_reason === 'subscription_update') return null
		return invoice?.parent?.subscription_details?.subscription ?? null
	} catch (error) {
		if (!isUnknown(error)) throw error
		log.error(
			{ charge: charge.id, why },
			'nobody can say what this charge paid for: please look at it in Stripe',
		)
		return null
	}
}

/** What was told with a valid signature, where it can't be looked up any more. */
async function unlessUnknown<Thing>(found: Promise<Thing>, told: Thing): Promise<Thing> {
	return found.catch((error: unknown) => {
		if (isUnknown(error)) return told
		throw error
	})
}

function isUnknown(error: unknown): boolean {
	return error instanceof StripeFailure && error.kind === 'missing'
}
