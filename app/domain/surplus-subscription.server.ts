import { z } from 'zod'
import { askStripe } from '~/integrations/stripe.server'
import { StripeFailure } from '~/integrations/stripe-failure.server'
import { read } from '~/integrations/stripe-subscription.server'
import { log } from '~/log.server'
import type { Holdings, PlanSubscription } from './chosen-subscription.server'

const Things = z.object({ data: z.array(z.object({ id: z.string() })) })
const Payments = z.object({
	data: z.array(
		z.object({
			status: z.string().nullish(),
			payment: z.object({ payment_intent: z.string().nullish(), charge: z.string().nullish() }),
		}),
	),
})
const PAGE = 100

/**
 * Leaves a person one subscription: what was bought beside it is refunded and cancelled (product.md, Paid plans), what
 * was given up for it is cancelled, and a schedule that has done its work is let go. In this order, and refunds under a
 * key of their payment, so that it can be broken off anywhere and done again. Rejects with `StripeFailure`.
 */
export async function tidyHoldings({ main, surplus, stale }: Holdings): Promise<void> {
	for (const subscription of surplus) {
		log.warn({ subscription: subscription.id }, 'a second subscription is refunded and cancelled')
		await refundWhole(subscription.id)
		await cancelNow(subscription.id)
	}
	for (const { id } of stale) await cancelNow(id)
	if (main) await letGoOfSchedule(main)
}

/** Ends a subscription at once. One that has ended already is as good. Rejects with `StripeFailure`. */
export async function cancelNow(id: string): Promise<void> {
	await unlessDone(isMissing, () => askStripe((stripe) => stripe.subscriptions.cancel(id)))
}

/** Ends a schedule and leaves its subscription as it is now. Rejects with `StripeFailure`. */
export async function releaseSchedule(id: string): Promise<void> {
	const isDone = ({ kind }: StripeFailure) => kind === 'missing' || kind === 'refused'
	await unlessDone(isDone, () => askStripe((stripe) => stripe.subscriptionSchedules.release(id)))
}

/**
 * Once its last phase has begun, a schedule would only keep its owner from cancelling. One of a single phase is being
 * written at this moment.
 */
async function letGoOfSchedule({ schedule, periodEnd }: PlanSubscription): Promise<void> {
	if (schedule?.status !== 'active' || schedule.phases.length < 2) return
	const hasMore = schedule.phases.some(({ start_date }) => start_date * 1000 >= periodEnd.getTime())
	if (!hasMore) await releaseSchedule(schedule.id)
}

async function refundWhole(subscription: string): Promise<void> {
	const { data } = await askStripe(async (stripe) =>
		read(Things, await stripe.invoices.list({ subscription, status: 'paid', limit: PAGE })),
	)
	for (const { id: invoice } of data) {
		const paid = await askStripe(async (stripe) =>
			read(Payments, await stripe.invoicePayments.list({ invoice, status: 'paid', limit: PAGE })),
		)
		for (const { payment } of paid.data) await refund(payment.payment_intent, payment.charge)
	}
}

async function refund(intent: string | null | undefined, charge: string | null | undefined): Promise<void> {
	const what = intent ? { payment_intent: intent } : charge ? { charge } : null
	if (!what) return
	const isDone = ({ code }: StripeFailure) => code === 'charge_already_refunded'
	await unlessDone(isDone, () =>
		askStripe((stripe) =>
			stripe.refunds.create(
				{ ...what, reason: 'duplicate' },
				{ idempotencyKey: `refund-${intent ?? charge}` },
			),
		),
	)
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
