import type Stripe from 'stripe'
import type { PriceRow, ProductRow } from '../rows'
import type { Wire } from './wire'

export function shapeProduct(row: ProductRow) {
	return {
		id: row.id,
		object: 'product',
		active: row.active,
		created: row.created,
		default_price: null,
		description: row.description,
		images: [],
		livemode: false,
		marketing_features: [],
		metadata: row.metadata,
		name: row.name,
		package_dimensions: null,
		shippable: null,
		statement_descriptor: null,
		tax_code: null,
		tax_details: null,
		type: 'service',
		unit_label: null,
		updated: row.updated,
		url: null,
	} satisfies Wire<Stripe.Product>
}

export function shapePrice(row: PriceRow) {
	return {
		id: row.id,
		object: 'price',
		active: row.active,
		billing_scheme: 'per_unit',
		created: row.created,
		currency: row.currency,
		custom_unit_amount: null,
		livemode: false,
		lookup_key: row.lookupKey,
		metadata: row.metadata,
		nickname: row.nickname,
		product: row.product,
		recurring: row.interval && {
			interval: row.interval,
			interval_count: row.intervalCount,
			meter: null,
			trial_period_days: null,
			usage_type: 'licensed',
		},
		tax_behavior: 'unspecified',
		tiers_mode: null,
		transform_quantity: null,
		type: row.interval ? 'recurring' : 'one_time',
		unit_amount: row.amount,
		unit_amount_decimal: String(row.amount),
	} satisfies Wire<Stripe.Price>
}

/** The older face of a recurring price, which subscription items still carry. */
export function shapePlan(row: PriceRow) {
	return {
		id: row.id,
		object: 'plan',
		active: row.active,
		amount: row.amount,
		amount_decimal: String(row.amount),
		billing_scheme: 'per_unit',
		created: row.created,
		currency: row.currency,
		interval: row.interval ?? 'month',
		interval_count: row.intervalCount,
		livemode: false,
		metadata: row.metadata,
		meter: null,
		nickname: row.nickname,
		product: row.product,
		tiers_mode: null,
		transform_usage: null,
		trial_period_days: null,
		usage_type: 'licensed',
	} satisfies Wire<Stripe.Plan>
}
