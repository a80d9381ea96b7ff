import type Stripe from 'stripe'
import { isRunning } from '../billing/promotion'
import { timeIn } from '../clock'
import type { SubscriptionRow } from '../rows'
import type { Store } from '../store'
import { shapePlan, shapePrice } from './price'
import { innerList, type Wire } from './wire'

export function shapeSubscription(row: SubscriptionRow, store: Store) {
	const price = store.get('price', row.price)
	return {
		id: row.id,
		object: 'subscription',
		application: null,
		application_fee_percent: null,
		automatic_tax: { disabled_reason: null, enabled: false, liability: null },
		billing_cycle_anchor: row.anchor,
		billing_cycle_anchor_config: null,
		billing_mode: {
			flexible: { proration_discounts: 'included' },
			type: 'flexible',
			updated_at: row.created,
		},
		billing_schedules: [],
		billing_thresholds: null,
		cancel_at: row.cancelAtPeriodEnd ? row.periodEnd : row.cancelAt,
		cancel_at_period_end: row.cancelAtPeriodEnd,
		canceled_at: row.canceledAt,
		cancellation_details: {
			comment: row.cancelComment ?? null,
			feedback: null,
			feedback_option: null,
			reason: row.cancelReason,
		},
		collection_method: 'charge_automatically',
		created: row.created,
		currency: price.currency,
		customer: row.customer,
		customer_account: null,
		days_until_due: null,
		default_payment_method: row.paymentMethod,
		default_source: null,
		default_tax_rates: [],
		description: null,
		discounts: isRunning(row.discount, timeIn(store)) ? [row.discount.id] : [],
		ended_at: row.endedAt,
		invoice_settings: {
			account_tax_ids: null,
			custom_fields: null,
			description: null,
			footer: null,
			issuer: { type: 'self' },
		},
		items: innerList(`/v1/subscription_items?subscription=${row.id}`, [shapeSubscriptionItem(row, store)]),
		latest_invoice: row.latestInvoice,
		livemode: false,
		managed_payments: null,
		metadata: row.metadata,
		next_pending_invoice_item_invoice: null,
		on_behalf_of: null,
		pause_collection: null,
		payment_settings: {
			payment_method_options: null,
			payment_method_types: null,
			save_default_payment_method: 'off',
		},
		pending_invoice_item_interval: null,
		pending_setup_intent: null,
		pending_update: row.pendingUpdate && {
			billing_cycle_anchor: null,
			cancel_at_period_end: null,
			discount: null,
			discounts: null,
			expires_at: row.pendingUpdate.expires,
			metadata: null,
			subscription_items: [shapeSubscriptionItem({ ...row, price: row.pendingUpdate.price }, store)],
			trial_end: null,
			trial_from_plan: null,
		},
		schedule: row.schedule,
		start_date: row.created,
		status: row.status,
		test_clock: null,
		transfer_data: null,
		trial_end: null,
		trial_settings: {
			end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
		},
		trial_start: null,
	} satisfies Wire<Stripe.Subscription>
}

export function shapeSubscriptionItem(row: SubscriptionRow, store: Store) {
	const price = store.get('price', row.price)
	return {
		id: row.item,
		object: 'subscription_item',
		billing_thresholds: null,
		created: row.created,
		current_period_end: row.periodEnd,
		current_period_start: row.periodStart,
		current_trial: null,
		discounts: [],
		metadata: {},
		plan: shapePlan(price),
		price: shapePrice(price),
		quantity: row.quantity,
		subscription: row.id,
		tax_rates: [],
	} satisfies Wire<Stripe.SubscriptionItem>
}
