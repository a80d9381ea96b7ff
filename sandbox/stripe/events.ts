import { isDeepStrictEqual } from 'node:util'
import type { Books } from './clock'
import { newId } from './ids'
import type { Noun, Rows } from './rows'
import { shape } from './shapes/shape'

/** The events that the product is told of; nothing else is recorded. */
export type EventType =
	| 'checkout.session.completed'
	| 'checkout.session.expired'
	| `customer.subscription.${'created' | 'updated' | 'deleted' | 'pending_update_applied' | 'pending_update_expired'}`
	| `subscription_schedule.${'created' | 'updated' | 'released' | 'canceled' | 'completed'}`
	| `invoice.${'finalized' | 'paid' | 'payment_failed' | 'voided'}`
	| 'charge.refunded'
	| `charge.dispute.${'created' | 'closed'}`
	| `customer.${'created' | 'updated' | 'deleted'}`

/**
 * Keeps a changed row and records the event that tells of it, with what was otherwise before. An update that changed
 * nothing that a client sees is no event.
 */
export function keepAndTell<Name extends Noun>(
	{ store, now }: Books,
	noun: Name,
	row: Rows[Name],
	type: EventType,
): void {
	const earlier = store.find(noun, row.id)
	const before = earlier && shape(noun, earlier, store)
	store.keep(noun, row)
	const object = shape(noun, row, store)
	const previous = before && type.endsWith('.updated') ? differences(before, object) : null
	if (previous && Object.keys(previous).length === 0) return
	const event = { id: newId('event'), created: now, type, object, previous }
	store.keep('event', event)
	store.database.prepare('INSERT INTO deliveries (event, attempts, due) VALUES (?, 0, ?)').run(event.id, now)
}

function differences(before: object, after: object): object {
	const now = new Map<string, unknown>(Object.entries(after))
	return Object.fromEntries(
		Object.entries(before).filter(([name, value]) => !isDeepStrictEqual(value, now.get(name))),
	)
}
