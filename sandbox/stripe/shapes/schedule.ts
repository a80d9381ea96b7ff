import type Stripe from 'stripe'
import type { PhaseRow, ScheduleRow } from '../rows'
import type { Store } from '../store'
import type { Wire } from './wire'

export function shapeSchedule(row: ScheduleRow, store: Store) {
	return {
		id: row.id,
		object: 'subscription_schedule',
		application: null,
		billing_mode: {
			flexible: { proration_discounts: 'included' },
			type: 'flexible',
			updated_at: row.created,
		},
		canceled_at: row.canceledAt,
		completed_at: row.completedAt,
		created: row.created,
		current_phase: currentPhase(row),
		customer: row.customer,
		customer_account: null,
		default_settings: {
			application_fee_percent: null,
			automatic_tax: { disabled_reason: null, enabled: false, liability: null },
			billing_cycle_anchor: 'automatic',
			billing_thresholds: null,
			collection_method: 'charge_automatically',
			default_payment_method: null,
			description: null,
			invoice_settings: {
				account_tax_ids: null,
				custom_fields: null,
				days_until_due: null,
				description: null,
				footer: null,
				issuer: { type: 'self' },
			},
			on_behalf_of: null,
			transfer_data: null,
		},
		end_behavior: row.endBehavior,
		livemode: false,
		metadata: row.metadata,
		pause_schedules: [],
		phases: row.phases.map((phase) => shapePhase(phase, store)),
		released_at: row.releasedAt,
		released_subscription: row.releasedAt ? row.subscription : null,
		status: row.status,
		subscription: row.releasedAt ? null : row.subscription,
		test_clock: null,
	} satisfies Wire<Stripe.SubscriptionSchedule>
}

function currentPhase({ status, phases, phase }: ScheduleRow) {
	const current = phases[phase]
	return status === 'active' && current ? { start_date: current.start, end_date: current.end } : null
}

function shapePhase(phase: PhaseRow, store: Store) {
	return {
		add_invoice_items: [],
		application_fee_percent: null,
		billing_cycle_anchor: null,
		billing_thresholds: null,
		collection_method: null,
		currency: store.get('price', phase.price).currency,
		default_payment_method: null,
		default_tax_rates: [],
		description: null,
		discounts: phase.discount ? [{ coupon: null, discount: phase.discount.id, promotion_code: null }] : [],
		end_date: phase.end,
		invoice_settings: null,
		items: [
			{
				billing_thresholds: null,
				discounts: [],
				metadata: {},
				plan: phase.price,
				price: phase.price,
				quantity: phase.quantity,
				tax_rates: [],
			},
		],
		metadata: phase.metadata,
		on_behalf_of: null,
		proration_behavior: phase.proration,
		start_date: phase.start,
		transfer_data: null,
		trial_end: null,
	} satisfies Wire<Stripe.SubscriptionSchedule.Phase>
}
