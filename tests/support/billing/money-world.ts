import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setClockAhead } from '~/db/clock.server'
import { speakToStripe } from '~/features/billing/stripe/stripe.server'
import { stripeApi } from '../../../sandbox/stripe/api/api'
import { newCustomer, subscribe } from '../../../sandbox/stripe/billing/buying'
import { changePrice } from '../../../sandbox/stripe/billing/change'
import { endSubscription } from '../../../sandbox/stripe/billing/ending'
import { closeDispute, openDispute, refund } from '../../../sandbox/stripe/billing/money-back'
import { booksOf, moveClock, offsetOf } from '../../../sandbox/stripe/clock'
import { catchUp } from '../../../sandbox/stripe/due'
import { keepAndTell } from '../../../sandbox/stripe/events'
import type { ChargeRow, SubscriptionRow } from '../../../sandbox/stripe/rows'
import { Store } from '../../../sandbox/stripe/store'

const KEY = 'sk_test_world'
export const WORLD_SECRET = 'whsec_world'
const PLANS = { premium: 900, pro: 1_900 }

/**
 * The sandbox's Stripe in this process, on books of its own, with one customer; it can be away, think for a while, or do
 * what it is asked and lose the answer. What happens there behind the product's back is done to its books directly.
 */
export class MoneyWorld {
	readonly store: Store
	readonly customer: string
	readonly #folder = mkdtempSync(join(tmpdir(), 'pronto-money-'))
	readonly #api: ReturnType<typeof stripeApi>
	isAway = false
	/** How many answers get lost from here on. */
	lost = 0
	slowness: () => number = () => 0

	constructor(userId: string) {
		this.store = new Store(this.#folder)
		this.store.database.exec('PRAGMA synchronous = OFF')
		this.#api = stripeApi(this.store, KEY, () => undefined)
		this.customer = this.store.transact(() => this.#setUp(userId))
		speakToStripe({ secretKey: KEY, webhookSecret: WORLD_SECRET, apiBase: null }, this.#ask)
		setClockAhead(() => offsetOf(this.store))
	}

	close(): void {
		setClockAhead(undefined)
		this.store.close()
		rmSync(this.#folder, { recursive: true, force: true })
	}

	readonly #ask: typeof fetch = async (input, init) => {
		for (let rounds = this.slowness(); rounds > 0; rounds -= 1) await wait(1)
		if (this.isAway) throw new TypeError('fetch failed')
		const { pathname, search } = new URL(String(input instanceof Request ? input.url : input))
		const answer = await this.#api.fetch(new Request(`http://stripe${pathname}${search}`, init))
		if (this.lost > 0 && init?.method === 'POST') {
			this.lost -= 1
			throw new TypeError('fetch failed')
		}
		return answer
	}

	#setUp(userId: string): string {
		const books = booksOf(this.store)
		for (const [tier, amount] of Object.entries(PLANS)) {
			const product = `pronto_${tier}`
			const own = { created: books.now, active: true, metadata: { pronto_tier: tier } }
			this.store.keep('product', { ...own, id: product, name: tier, description: null, updated: books.now })
			const price = { currency: 'usd', interval: 'month' as const, intervalCount: 1, nickname: null }
			const id = `price_${tier}`
			this.store.keep('price', { ...own, ...price, id, product, amount, lookupKey: `pronto_${tier}_usd` })
		}
		const customer = newCustomer(books.now, { metadata: { user_id: userId } })
		keepAndTell(books, 'customer', customer, 'customer.created')
		return customer.id
	}

	get subscriptions(): SubscriptionRow[] {
		return this.store.list('subscription', { where: { customer: this.customer } })
	}

	get living(): SubscriptionRow[] {
		return this.subscriptions.filter(({ status }) => status !== 'canceled')
	}

	get charges(): ChargeRow[] {
		return this.store.list('charge', { where: { customer: this.customer, isPaid: true } })
	}

	/** What was paid for a subscription. */
	chargesOf(subscription: string): ChargeRow[] {
		const invoices = this.store.list('invoice', { where: { subscription } }).map(({ id }) => id)
		return this.charges.filter(({ paymentIntent }) =>
			invoices.includes(this.store.get('payment_intent', paymentIntent).invoice),
		)
	}

	buy(tier: 'premium' | 'pro', userId: string): void {
		this.store.transact(() => {
			const { customer } = this
			const metadata = { user_id: userId }
			subscribe(booksOf(this.store), { customer, price: `price_${tier}`, quantity: 1, metadata })
		})
	}

	/** To the other plan, for the difference; where that is below nothing, the account owes it. */
	change(subscription: SubscriptionRow): void {
		this.store.transact(() => {
			const books = booksOf(this.store)
			const price = this.store.get(
				'price',
				subscription.price === 'price_pro' ? 'price_premium' : 'price_pro',
			)
			const wish = { price, quantity: 1, proration: 'always_invoice', onFailure: 'allow_incomplete' } as const
			const row = changePrice(books, subscription, wish)
			keepAndTell(books, 'subscription', row, 'customer.subscription.updated')
		})
	}

	end(subscription: SubscriptionRow): void {
		this.store.transact(() => endSubscription(booksOf(this.store), subscription, 'cancellation_requested'))
	}

	pass(seconds: number): void {
		moveClock(this.store, seconds)
		catchUp(this.store)
	}

	/** Gives money back in Stripe's dashboard. */
	refund(charge: ChargeRow, amount: number): void {
		const left = charge.amount - charge.refunded
		if (left === 0 || charge.dispute) return
		this.store.transact(() => refund(booksOf(this.store), charge, { amount: Math.min(amount, left) }))
	}

	dispute(charge: ChargeRow): void {
		if (charge.dispute || charge.refunded === charge.amount) return
		this.store.transact(() => openDispute(booksOf(this.store), charge))
	}

	decide(status: 'won' | 'lost'): void {
		const [open] = this.store.list('dispute', { where: { status: 'needs_response' } })
		if (open) this.store.transact(() => closeDispute(booksOf(this.store), open, status))
	}

	get isDisputed(): boolean {
		return this.store.list('dispute', { where: { status: 'needs_response' } }).length > 0
	}
}
