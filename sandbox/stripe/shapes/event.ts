import Stripe from 'stripe'
import type { EventRow } from '../rows'
import type { Store } from '../store'

export function shapeEvent(row: EventRow, store: Store) {
	const waiting = store.database
		.prepare('SELECT 1 FROM deliveries WHERE event = ? AND due IS NOT NULL')
		.get(row.id)
	return {
		id: row.id,
		object: 'event' as const,
		api_version: Stripe.API_VERSION,
		created: row.created,
		data: { object: row.object, ...(row.previous ? { previous_attributes: row.previous } : {}) },
		livemode: false,
		pending_webhooks: waiting ? 1 : 0,
		request: { id: null, idempotency_key: null },
		type: row.type,
	}
}
