import { z } from 'zod'
import { log } from '~/log.server'
import { askStripe } from '../stripe/stripe.server'
import { StripeFailure } from '../stripe/stripe-failure.server'
import { refundAtStripe } from '../stripe/stripe-refund.server'
import { endComment, read, type StaffAct } from '../stripe/stripe-subscription.server'
import type { CustomerSubscriptions, PlanSubscription } from './chosen-subscription.server'

const Invoices = z.object({ data: z.array(z.object({ id: z.string(), created: z.number().nullish() })) })
const Payments = z.object({
	data: z.array(
		z.object({
			status: z.string().nullish(),
			payment: z.object({ payment_intent: z.string().nullish(), charge: z.string().nullish() }),
		}),
	),
})
const PAGE = 100
/** Longer than a schedule is being written. */
const WRITING_SECONDS = 60

/**
 * Leaves a person one subscription: what was bought beside it is refunded and cancelled (docs/product.md#plans), what
 * was given up for it is cancelled, and a schedule that has done its work is let go. In this order, and refunds under a
 * key of their payment, so that it can be broken off anywhere and done again. Answers the one that is left, as it is
 * then. Rejects with `StripeFailure`.
 */
export async function resolveDuplicates({
	main,
	duplicates,
	abandoned,
}: CustomerSubscriptions): Promise<PlanSubscription | null> {
	for (const { id } of duplicates) {
		log.warn({ subscription: id }, 'a second subscription is refunded and cancelled')
		await refundSince(id, main?.created ?? 0)
		await cancelNow(id)
	}
	for (const { id } of abandoned) await cancelNow(id)
	return main && letGoOfSchedule(main)
}

/** Ends a subscription at once, where staff does so with a word of that. One that has ended already is as good. Rejects with `StripeFailure`. */
export async function cancelNow(id: string, act: StaffAct | null = null): Promise<void> {
	await unlessDone(isMissing, () => askStripe((stripe) => stripe.subscriptions.cancel(id, endComment(act))))
}

/** Ends a schedule and leaves its subscription as it is now. Rejects with `StripeFailure`. */
export async function releaseSchedule(id: string): Promise<void> {
	const isDone = ({ kind }: StripeFailure) => kind === 'missing' || kind === 'refused'
	await unlessDone(isDone, () => askStripe((stripe) => stripe.subscriptionSchedules.release(id)))
}

/** Whether another phase follows the present period: the only thing that a schedule of ours is for. */
export function hasLaterPhase(held: PlanSubscription): boolean {
	return laterPhase(held) !== undefined
}

/** The price that a schedule begins with the next period, or null. */
export function laterPrice(held: PlanSubscription): string | null {
	return laterPhase(held)?.items[0]?.price ?? null
}

function laterPhase({ schedule, periodEnd }: PlanSubscription) {
	if (schedule?.status !== 'active') return undefined
	return schedule.phases.find(({ start_date }) => start_date * 1000 >= periodEnd.getTime())
}

/**
 * Once its last phase has begun, a schedule would only keep its owner from cancelling. One of a single phase is being
 * written at this moment, unless whoever wrote it died over it.
 */
async function letGoOfSchedule(main: PlanSubscription): Promise<PlanSubscription> {
	const { schedule } = main
	if (schedule?.status !== 'active' || hasLaterPhase(main)) return main
	const isBeingWritten = schedule.phases.length < 2 && schedule.created > Date.now() / 1000 - WRITING_SECONDS
	if (isBeingWritten) return main
	await releaseSchedule(schedule.id)
	return { ...main, schedule: null }
}

/** Only what was paid while the other one was there was paid twice; months before that were used. */
async function refundSince(subscription: string, moment: number): Promise<void> {
	const { data } = await askStripe(async (stripe) =>
		read(Invoices, await stripe.invoices.list({ subscription, status: 'paid', limit: PAGE })),
	)
	for (const { id: invoice, created } of data) {
		if (created && created < moment) {
			log.warn({ subscription, invoice }, 'paid before the other subscription was bought, so not refunded')
			continue
		}
		const paid = await askStripe(async (stripe) =>
			read(Payments, await stripe.invoicePayments.list({ invoice, status: 'paid', limit: PAGE })),
		)
		for (const { payment } of paid.data) await refund(payment.payment_intent, payment.charge)
	}
}

/** A payment that can't go back, as after a dispute, must not keep a subscription going that charges again. */
async function refund(intent: string | null | undefined, charge: string | null | undefined): Promise<void> {
	const payment = intent ?? charge
	if (!payment) return
	const order = { id: `duplicate-${payment}`, payment, amount: null, firstTriedAt: new Date() }
	const outcome = await refundAtStripe({ ...order, reason: 'duplicate' })
	if (outcome.state === 'done' || outcome.state === 'nothing_left') return
	log.error({ payment, outcome }, 'a second payment could not be refunded: please look at it in Stripe')
}

const isMissing = ({ kind }: StripeFailure) => kind === 'missing'

async function unlessDone(
	isDone: (failure: StripeFailure) => boolean,
	work: () => Promise<unknown>,
): Promise<void> {
	try {
		await work()
	} catch (error) {
		if (!(error instanceof StripeFailure && isDone(error))) throw error
	}
}
