import { newCustomer, subscribe } from './billing/buying'
import { booksOf } from './clock'
import { keepAndTell } from './events'
import type { Store } from './store'

/** The stand-in of this process; on `globalThis` because development loads edited modules again. */
const held = globalThis as typeof globalThis & { prontoStripe?: RunningStripe | undefined }

export interface RunningStripe {
	store: Store
	/** Sends at once what has just been recorded. */
	deliver(): void
	/** Resolves when nothing is being sent any more. */
	rest(): Promise<void>
}

export function setRunning(running: RunningStripe | undefined): void {
	held.prontoStripe = running
}

/** Null where the product speaks to another Stripe than ours. */
export function runningStripe(): RunningStripe | null {
	return held.prontoStripe ?? null
}

/**
 * A customer of the sandbox with a paid subscription, once per user. Answers the customer's id; nothing happens, and
 * the answer is null, where the stand-in doesn't run (docs/product.md#sandbox).
 */
export function seedSubscription(person: SeededPerson): string | null {
	const running = runningStripe()
	if (!running) return null
	const customer = seedSubscriptionIn(running.store, person)
	running.deliver()
	return customer
}

interface SeededPerson {
	email: string
	userId: string
	/** Of the price they pay, as in `pronto_pro_usd`. */
	lookupKey: string
}

/**
 * A customer with a subscription that is paid, for an account of the sandbox; one who is known by `userId` stays as
 * they are, whatever became of their subscription. Answers the customer's id.
 */
function seedSubscriptionIn(store: Store, { email, userId, lookupKey }: SeededPerson): string {
	return store.transact(() => {
		const [known] = store.list('customer', { where: { 'metadata.user_id': userId, isDeleted: false } })
		if (known) return known.id
		const [price] = store.list('price', { where: { lookupKey, active: true } })
		if (!price) throw new Error(`The sandbox has no price ${lookupKey}.`)
		const books = booksOf(store)
		const customer = newCustomer(books.now, { email, metadata: { user_id: userId } })
		keepAndTell(books, 'customer', customer, 'customer.created')
		subscribe(books, {
			customer: customer.id,
			price: price.id,
			quantity: 1,
			metadata: { user_id: userId },
		})
		return customer.id
	})
}
