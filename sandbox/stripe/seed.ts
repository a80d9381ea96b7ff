import { newCustomer, subscribe } from './billing/buying'
import { booksOf } from './clock'
import { keepAndTell } from './events'
import type { Store } from './store'

export interface SeededPerson {
	email: string
	userId: string
	/** Of the price they pay, as in `pronto_pro_usd`. */
	lookupKey: string
}

/**
 * A customer with a subscription that is paid, for an account of the sandbox; one who is known by `userId` stays as
 * they are, whatever became of their subscription. Answers the customer's id.
 */
export function seedSubscriptionIn(store: Store, { email, userId, lookupKey }: SeededPerson): string {
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
