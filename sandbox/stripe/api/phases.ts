import { z } from 'zod'
import { priceFor } from '../billing/lines'
import { addIntervals, type Books } from '../clock'
import type { PhaseRow, ScheduleRow } from '../rows'
import { invalid } from './fault'
import { mergeMetadata, metadata, text, wholeNumber, without } from './fields'

export const PRORATION = z.enum(['none', 'create_prorations', 'always_invoice'])
export const Phase = z.strictObject({
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
	...without('discounts', 'invoice_settings', 'automatic_tax'),
})
type GivenPhase = z.output<typeof Phase>

/** Reads the phases from the present one on: each begins where the one before ends, and the last one lasts a period. */
export function readPhases(books: Books, schedule: ScheduleRow, given: GivenPhase[]): PhaseRow[] {
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
		const row: PhaseRow = {
			price: price.id,
			quantity: item.quantity,
			start,
			end,
			proration: phase.proration_behavior,
			metadata: mergeMetadata({}, phase.metadata),
		}
		start = end
		return row
	})
}
