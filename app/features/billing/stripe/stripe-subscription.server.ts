import { z } from 'zod'
import { SUBSCRIPTION_STATUSES } from '../schema.server'
import { askStripe } from './stripe.server'
import { StripeFailure } from './stripe-failure.server'
import { Reference } from './stripe-reference.server'

const PAGE = 100
const EXPAND = ['data.schedule', 'data.latest_invoice']

/** What stands in place of a thing: its id, or the thing itself where it was asked for. */
const seconds = z.number().transform((value) => new Date(value * 1000))

export const Price = z.object({
	id: z.string(),
	currency: z.string().nullish(),
	lookup_key: z.string().nullish(),
	unit_amount: z.number().nullish(),
	metadata: z.record(z.string(), z.string()).nullish(),
})
const Phase = z.object({
	start_date: z.number(),
	end_date: z.number().nullish(),
	items: z.array(z.object({ price: Reference })),
})
const Schedule = z.object({
	id: z.string(),
	status: z.string(),
	created: z.number().default(0),
	phases: z.array(Phase),
})
const Invoice = z.object({
	id: z.string(),
	status: z.string().nullish(),
	created: seconds,
	amount_paid: z.number().default(0),
	amount_due: z.number().default(0),
	attempt_count: z.number().default(0),
	next_payment_attempt: seconds.nullish(),
	hosted_invoice_url: z.string().nullish(),
	customer_name: z.string().nullish(),
	customer_tax_ids: z.array(z.object({ value: z.string().nullish() })).nullish(),
})
const Item = z.object({
	id: z.string(),
	price: Price,
	current_period_end: z.number().optional(),
	discounts: z.array(Reference).nullish(),
})
const Subscription = z.object({
	id: z.string(),
	customer: Reference,
	status: z.enum(SUBSCRIPTION_STATUSES),
	created: z.number().default(0),
	trial_end: z.number().nullish(),
	currency: z.string().nullish(),
	cancel_at_period_end: z.boolean().default(false),
	cancel_at: z.number().nullish(),
	canceled_at: z.number().nullish(),
	cancellation_details: z.object({ comment: z.string().nullish() }).nullish(),
	ended_at: z.number().nullish(),
	items: z.object({ data: z.array(Item) }),
	discounts: z.array(Reference).nullish(),
	/** Where it stood in versions before ours. */
	current_period_end: z.number().optional(),
	schedule: z.union([Schedule, z.string()]).nullish(),
	latest_invoice: z.union([Invoice, z.string()]).nullish(),
	metadata: z.record(z.string(), z.string()).nullish(),
})
const Page = z.object({ data: z.array(Subscription), has_more: z.boolean().default(false) })

export type StripePrice = z.output<typeof Price>
type StripeSchedule = z.output<typeof Schedule>
export type StripeInvoice = z.output<typeof Invoice>

/** A subscription as Stripe told of it, as far as we look at it. */
export interface StripeSubscription {
	id: string
	customerId: string
	/** The id of the person it was bought for, where it was bought here. */
	userId: string | null
	/** Where its buyer was, in two capital letters; null where that was not written down. */
	soldTo: string | null
	status: (typeof SUBSCRIPTION_STATUSES)[number]
	created: number
	/** When the first payment of it was due: when it was bought, or its trial ended. */
	beganAt: Date
	itemId: string
	price: StripePrice
	currency: string
	/** When the paid period ends; sooner where the subscription itself does. */
	periodEnd: Date
	/** Whether it ends with the period instead of being renewed. */
	isEnding: boolean
	/** Whether that was said by a date, as the portal may say it, and not by the period. */
	endsByDate: boolean
	/** The moment in which somebody cancelled, in seconds. */
	canceledAt: number | null
	endedAt: Date | null
	/** What staff did last about its end; null where its owner did, or nobody. */
	staffAct: StaffAct | null
	schedule: StripeSchedule | null
	invoice: StripeInvoice | null
	/** The ids of what is taken off all of it, as by a promotion code; and whether anything is taken off. */
	discounts: readonly string[]
	isDiscounted: boolean
}

/** All subscriptions of a customer, the ended ones too. Rejects with `StripeFailure`: `missing` for an unknown customer. */
export async function listSubscriptions(customerId: string): Promise<StripeSubscription[]> {
	const params = { customer: customerId, status: 'all', limit: PAGE, expand: EXPAND } as const
	return askStripe(async (stripe) => {
		const { data } = read(Page, await stripe.subscriptions.list(params))
		// Nobody is ever given what is another one's, whatever was asked for.
		const theirs = data.flatMap(asOurs).filter((found) => found.customerId === customerId)
		return Promise.all(theirs.map(withSchedule))
	})
}

/** What has become of a subscription; null where Stripe doesn't know it. Rejects with `StripeFailure`. */
export async function findStatus(id: string): Promise<StripeSubscription['status'] | null> {
	try {
		const found = await askStripe((stripe) => stripe.subscriptions.retrieve(id))
		return read(Subscription.pick({ status: true }), found).status
	} catch (error) {
		if (error instanceof StripeFailure && error.kind === 'missing') return null
		throw error
	}
}

/** Every subscription of the account that has not ended, a page at a time. Rejects with `StripeFailure`. */
export async function* listAllSubscriptions(): AsyncGenerator<StripeSubscription> {
	for (let after: string | undefined; ; ) {
		const params = { limit: PAGE, expand: EXPAND, ...(after ? { starting_after: after } : {}) }
		const page = await askStripe(async (stripe) => read(Page, await stripe.subscriptions.list(params)))
		for (const found of page.data.flatMap(asOurs)) yield await withSchedule(found)
		after = page.data.at(-1)?.id
		if (!page.has_more || !after) return
	}
}

/** Reads an answer by its schema. Throws `StripeFailure` where it makes no sense: nothing of it is believed then. */
export function read<Output>(schema: z.ZodType<Output>, answer: unknown): Output {
	const parsed = schema.safeParse(answer)
	if (parsed.success) return parsed.data
	const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
	throw new StripeFailure('away', `Stripe's answer made no sense: ${fields}`)
}

type Half = Omit<StripeSubscription, 'schedule'> & { schedule: StripeSchedule | string | null }

/**
 * What staff can do about a subscription's end, and the comment by which Stripe remembers it: who did what is read off
 * its state, like all else, however late and by whichever event somebody looks.
 */
const STAFF_COMMENTS = {
	cancel_later: 'Canceled with its period by the team',
	cancel_now: 'Ended at once by the team',
	resume: 'Resumed by the team',
} as const
export type StaffAct = keyof typeof STAFF_COMMENTS
const STAFF_ACTS: readonly StaffAct[] = ['cancel_later', 'cancel_now', 'resume']

/** The comment for what staff does; for what its owner does, the one that takes that away. */
export function endComment(act: StaffAct | null) {
	return { cancellation_details: { comment: act ? STAFF_COMMENTS[act] : ('' as const) } }
}

function staffActOf(comment: string | null | undefined): StaffAct | null {
	return STAFF_ACTS.find((act) => STAFF_COMMENTS[act] === comment) ?? null
}

/** One without an item was not bought here. */
function asOurs(found: z.output<typeof Subscription>): Half[] {
	const [item] = found.items.data
	if (!item) return []
	const end = item.current_period_end ?? found.current_period_end
	if (end === undefined) throw new StripeFailure('away', 'Stripe told of a subscription without a period.')
	const { cancel_at: cancelAt = null, latest_invoice: invoice } = found
	const isCut = cancelAt !== null && cancelAt <= end
	const discounts = found.discounts ?? []
	const periodEnd = Math.min(isCut ? cancelAt : end, found.ended_at ?? end)
	return [
		{
			id: found.id,
			customerId: found.customer,
			userId: found.metadata?.['user_id'] ?? null,
			soldTo: /^[A-Z]{2}$/.exec(found.metadata?.['country']?.toUpperCase() ?? '')?.[0] ?? null,
			status: found.status,
			created: found.created,
			beganAt: new Date(Math.max(found.created, found.trial_end ?? 0) * 1000),
			itemId: item.id,
			price: item.price,
			currency: (item.price.currency ?? found.currency ?? '').toUpperCase(),
			periodEnd: new Date(periodEnd * 1000),
			isEnding: found.cancel_at_period_end || isCut,
			endsByDate: isCut && !found.cancel_at_period_end,
			canceledAt: found.canceled_at ?? null,
			staffAct: staffActOf(found.cancellation_details?.comment),
			endedAt: found.ended_at ? new Date(found.ended_at * 1000) : null,
			schedule: found.schedule ?? null,
			invoice: typeof invoice === 'object' ? invoice : null,
			discounts,
			isDiscounted: discounts.length > 0 || (item.discounts ?? []).length > 0,
		},
	]
}

/** The schedule of a subscription, where only its name was told. */
async function withSchedule({ schedule, ...found }: Half): Promise<StripeSubscription> {
	if (typeof schedule !== 'string') return { ...found, schedule }
	const answer = await askStripe((stripe) => stripe.subscriptionSchedules.retrieve(schedule))
	return { ...found, schedule: read(Schedule, answer) }
}
