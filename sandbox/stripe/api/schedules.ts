import { Hono } from 'hono'
import { z } from 'zod'
import { changePrice } from '../billing/change'
import { endSchedule, endSubscription, releaseSchedule } from '../billing/ending'
import { priceFor } from '../billing/lines'
import { addIntervals, type Books } from '../clock'
import { keepAndTell } from '../events'
import { newId } from '../ids'
import type { PhaseRow, ScheduleRow, SubscriptionRow } from '../rows'
import { shapeSchedule } from '../shapes/schedule'
import type { Store } from '../store'
import { type ApiEnv, door } from './door'
import { invalid, missing, unknownReference } from './fault'
import { flag, mergeMetadata, metadata, page, pageFields, text, wholeNumber, without } from './fields'

const PRORATION = z.enum(['none', 'create_prorations', 'always_invoice'])
const Phase = z.strictObject({
	items: z
		.array(
			z.strictObject({
				price: text,
				quantity: wholeNumber.pipe(z.int().min(1)).default(1),
				...without('discounts', 'metadata', 'tax_rates'),
			}),
		)
		.length(1),
	start_date: wholeNumber.optional(),
	end_date: wholeNumber.optional(),
	duration: z
		.strictObject({
			interval: z.enum(['day', 'week', 'month', 'year']),
			interval_count: wholeNumber.pipe(z.int().min(1)).default(1),
		})
		.optional(),
	proration_behavior: PRORATION.default('create_prorations'),
	metadata: metadata.optional(),
	...without(
		'billing_cycle_anchor',
		'collection_method',
		'currency',
		'default_payment_method',
		'description',
	),
	/** Without it, what runs on the subscription ends with the phase before. */
	discounts: z
		.array(z.strictObject({ discount: text }))
		.max(1)
		.default([]),
	...without('invoice_settings', 'automatic_tax'),
})
type GivenPhase = z.output<typeof Phase>

/** Reads the phases from the present one on: each begins where the one before ends, and the last one lasts a period. */
function readPhases(books: Books, schedule: ScheduleRow, given: GivenPhase[]): PhaseRow[] {
	const subscription = books.store.get('subscription', schedule.subscription)
	const present = schedule.phases[schedule.phase]
	let start = present?.start ?? subscription.periodStart
	return given.map((phase, at) => {
		const param = `phases[${at}]`
		const [item] = phase.items
		if (!item)
			throw invalid(`Missing required param: ${param}[items].`, `${param}[items]`, 'parameter_missing')
		if (at === 0 && phase.start_date === undefined) {
			throw invalid(
				'The subscription schedule update is missing at least one phase with a `start_date` to anchor end dates to.',
				'phases',
			)
		}
		if (phase.start_date !== undefined && phase.start_date !== start) {
			throw invalid(
				at === 0
					? 'You can not modify the start date of the current phase.'
					: 'The start date of a phase must be the end date of the one before.',
				`${param}[start_date]`,
			)
		}
		const price = priceFor(books, subscription, item.price, `${param}[items][0][price]`)
		const { interval, interval_count: count } = phase.duration ?? {
			interval: price.interval ?? 'month',
			interval_count: price.intervalCount,
		}
		if (!phase.end_date && !phase.duration && at < given.length - 1) {
			throw invalid(`Missing required param: ${param}[end_date].`, `${param}[end_date]`, 'parameter_missing')
		}
		const end = phase.end_date ?? addIntervals(start, interval, count)
		if (end <= start)
			throw invalid('The end date of a phase must be after its start date.', `${param}[end_date]`)
		const { discount } = subscription
		const [wanted] = phase.discounts
		if (wanted && wanted.discount !== discount?.id) {
			throw unknownReference('discount', wanted.discount, `${param}[discounts][0][discount]`)
		}
		const row: PhaseRow = {
			price: price.id,
			quantity: item.quantity,
			start,
			end,
			proration: phase.proration_behavior,
			metadata: mergeMetadata({}, phase.metadata),
			...(wanted ? { discount } : {}),
		}
		start = end
		return row
	})
}

function scheduleOf(store: Store, id: string): ScheduleRow {
	const schedule = store.find('subscription_schedule', id)
	if (!schedule) throw missing('subscription schedule', id, 'schedule')
	return schedule
}

function active(store: Store, id: string, verb: string): ScheduleRow {
	const schedule = scheduleOf(store, id)
	if (schedule.status === 'active') return schedule
	throw invalid(
		`You cannot ${verb} a subscription schedule that is currently in the \`${schedule.status}\` status.`,
	)
}

function scheduleFrom(books: Books, subscription: SubscriptionRow): ScheduleRow {
	if (subscription.schedule) {
		throw invalid(
			`You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
			'from_subscription',
		)
	}
	return {
		id: newId('subscription_schedule'),
		created: books.now,
		customer: subscription.customer,
		subscription: subscription.id,
		status: 'active',
		endBehavior: subscription.cancelAtPeriodEnd ? 'cancel' : 'release',
		phases: [
			{
				price: subscription.price,
				quantity: subscription.quantity,
				start: subscription.periodStart,
				end: subscription.periodEnd,
				proration: 'create_prorations',
				metadata: {},
				...(subscription.discount ? { discount: subscription.discount } : {}),
			},
		],
		phase: 0,
		metadata: {},
		releasedAt: null,
		canceledAt: null,
		completedAt: null,
	}
}

export const schedules = new Hono<ApiEnv>()
	.post(
		'/',
		door({ from_subscription: text, metadata: metadata.optional() }, (books, input) => {
			const subscription = books.store.find('subscription', input.from_subscription)
			if (!subscription || subscription.status === 'canceled') {
				throw unknownReference('subscription', input.from_subscription, 'from_subscription')
			}
			const schedule = { ...scheduleFrom(books, subscription), metadata: mergeMetadata({}, input.metadata) }
			keepAndTell(books, 'subscription_schedule', schedule, 'subscription_schedule.created')
			const row = { ...subscription, schedule: schedule.id, cancelAtPeriodEnd: false }
			keepAndTell(books, 'subscription', row, 'customer.subscription.updated')
			return shapeSchedule(schedule, books.store)
		}),
	)
	.get(
		'/',
		door(
			{
				...pageFields,
				customer: text.optional(),
				...without('scheduled', 'canceled_at', 'released_at', 'completed_at'),
			},
			({ store }, { customer, ...asked }) =>
				page(store, 'subscription_schedule', '/v1/subscription_schedules', asked, { customer }),
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapeSchedule(scheduleOf(store, param('id')), store)),
	)
	.post(
		'/:id',
		door(
			{
				end_behavior: z.enum(['release', 'cancel']).optional(),
				phases: z.array(Phase).min(1).max(10).optional(),
				proration_behavior: PRORATION.default('create_prorations'),
				metadata: metadata.optional(),
				...without('default_settings'),
			},
			(books, input, param) => {
				const known = active(books.store, param('id'), 'update')
				const row: ScheduleRow = {
					...known,
					endBehavior: input.end_behavior ?? known.endBehavior,
					phases: input.phases ? readPhases(books, known, input.phases) : known.phases,
					phase: input.phases ? 0 : known.phase,
					metadata: mergeMetadata(known.metadata, input.metadata),
				}
				keepAndTell(books, 'subscription_schedule', row, 'subscription_schedule.updated')
				applyPresentPhase(books, row, input.proration_behavior)
				return shapeSchedule(row, books.store)
			},
		),
	)
	.post(
		'/:id/release',
		door(without('preserve_cancel_date'), (books, _, param) =>
			shapeSchedule(releaseSchedule(books, active(books.store, param('id'), 'release')), books.store),
		),
	)
	.post(
		'/:id/cancel',
		door(
			{ invoice_now: flag.default(true), prorate: flag.default(true) },
			(books, { invoice_now: invoiceNow, prorate }, param) => {
				const schedule = endSchedule(books, active(books.store, param('id'), 'cancel'), 'canceled')
				const subscription = books.store.get('subscription', schedule.subscription)
				endSubscription(books, subscription, 'cancellation_requested', { prorate, invoiceNow })
				return shapeSchedule(schedule, books.store)
			},
		),
	)

/** What the present phase says of price and discount holds at once. */
function applyPresentPhase(
	books: Books,
	{ phases, phase, subscription: id }: ScheduleRow,
	proration: PhaseRow['proration'],
) {
	const present = phases[phase]
	const subscription = books.store.get('subscription', id)
	if (!present) return
	const known = { ...subscription, discount: present.discount }
	books.store.keep('subscription', known)
	if (present.price === subscription.price && present.quantity === subscription.quantity) return
	const price = books.store.get('price', present.price)
	const wish = { price, quantity: present.quantity, proration, onFailure: 'allow_incomplete' } as const
	const changed = changePrice(books, known, wish)
	keepAndTell(books, 'subscription', changed, 'customer.subscription.updated')
}
