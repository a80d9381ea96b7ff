import { HeldAnswers } from '../held-answers'

export type Status = 'incomplete' | 'active' | 'past_due' | 'unpaid' | 'canceled'
type Tier = 'premium' | 'pro'

export interface TrueSubscription {
	id: string
	tier: Tier
	status: Status
	created: number
	periodEnd: number
	isEnding: boolean
	nextTier: Tier | null
	/** Payments by charge, and whether each went back. */
	charges: { id: string; isRefunded: boolean }[]
}

export interface TrueEvent {
	id: string
	type: string
	data: { object: object }
}

export const CUSTOMER = 'cus_truth'
/** In cents, and not today’s prices: there they are as somebody bought them earlier. */
export const MONTHLY_AMOUNT = { premium: 700, pro: 1_500 }
const MONTH = 30 * 86_400
const LIVING: readonly Status[] = ['active', 'past_due']
const list = (data: object[]) => ({ object: 'list', data, has_more: false })

/**
 * What is true at Stripe about one customer, in memory, and the part of Stripe's API that tells of it, written apart
 * from both the product and the sandbox. An answer is as of the moment it was asked for, and arrives `slowness()` steps
 * later: meanwhile other things happen.
 */
export class StripeTruth {
	subscriptions: TrueSubscription[] = []
	events: TrueEvent[] = []
	readonly delivered = new Set<TrueEvent>()
	slowness: () => number = () => 0
	/** Answers instead, for as long as it is set. */
	trouble: (() => Promise<Response>) | null = null
	now = Math.floor(Date.now() / 1000)
	#count = 0
	readonly pace = new HeldAnswers()

	/** Takes the network's place for the SDK. */
	readonly fetch: typeof fetch = async (input, init) => {
		this.pace.tellAsked()
		if (this.trouble) return this.trouble()
		const url = new URL(String(input instanceof Request ? input.url : input))
		const fields = new URLSearchParams(String(init?.body ?? ''))
		const answer = this.#answer(init?.method ?? 'GET', url, fields)
		await this.pace.hold(this.slowness())
		return Response.json(answer ?? missing(), { status: answer ? 200 : 404 })
	}

	buy(tier: Tier, status: Status = 'active'): void {
		const subscription: TrueSubscription = {
			id: this.#id('sub'),
			tier,
			status,
			created: this.now,
			periodEnd: this.now + MONTH,
			isEnding: false,
			nextTier: null,
			charges: status === 'active' ? [{ id: this.#id('ch'), isRefunded: false }] : [],
		}
		this.now += 1
		this.subscriptions.push(subscription)
		this.#tell('customer.subscription.created', shape(subscription))
	}

	change(subscription: TrueSubscription, change: Partial<TrueSubscription>): void {
		this.now += 1
		Object.assign(subscription, change)
		const type = subscription.status === 'canceled' ? 'deleted' : 'updated'
		this.#tell(`customer.subscription.${type}`, shape(subscription))
	}

	renew(subscription: TrueSubscription): void {
		const { periodEnd, nextTier, tier, charges } = subscription
		charges.push({ id: this.#id('ch'), isRefunded: false })
		this.change(subscription, {
			periodEnd: periodEnd + MONTH,
			tier: nextTier ?? tier,
			nextTier: null,
			status: 'active',
		})
	}

	refund(subscription: TrueSubscription): void {
		const charge = subscription.charges.at(-1)
		if (!charge || charge.isRefunded) return
		charge.isRefunded = true
		this.#tell('charge.refunded', this.#charge(charge.id) ?? {})
	}

	get living(): TrueSubscription[] {
		return this.subscriptions.filter(({ status }) => LIVING.includes(status))
	}

	/** Things that have nothing to do with subscriptions, or nothing to do with us. */
	tellOf(type: string): void {
		this.#tell(type, { id: this.#id('x'), object: 'x', customer: CUSTOMER })
	}

	#id(prefix: string): string {
		this.#count += 1
		return `${prefix}_${this.#count}`
	}

	#tell(type: string, object: object): void {
		this.events.push({ id: this.#id('evt'), type, data: { object } })
	}

	#find(id: string | undefined): TrueSubscription | undefined {
		return this.subscriptions.find((one) => one.id === id)
	}

	#ownerOf(charge: string | undefined): TrueSubscription | undefined {
		return this.subscriptions.find(({ charges }) => charges.some(({ id }) => id === charge))
	}

	#charge(id: string | undefined) {
		const charge = this.#ownerOf(id)?.charges.find((one) => one.id === id)
		if (!charge) return null
		const { isRefunded } = charge
		return {
			id,
			customer: CUSTOMER,
			payment_intent: `pi_${id}`,
			amount: 900,
			amount_refunded: isRefunded ? 900 : 0,
		}
	}

	#answer(method: string, { pathname, searchParams: query }: URL, form: URLSearchParams): object | null {
		const [, , noun = '', id] = pathname.split('/')
		switch (`${method} ${noun}`) {
			case 'GET customers':
				return list([{ id: CUSTOMER, object: 'customer', created: this.now - MONTH, metadata: {} }])
			case 'GET subscriptions':
				return list(this.#listed(query.get('status') === 'all').map(shape))
			case 'DELETE subscriptions':
				return this.#cancel(id)
			case 'GET invoices':
				return id ? this.#invoice(id) : list(this.#invoicesOf(query.get('subscription')))
			case 'GET invoice_payments':
				return list(this.#paymentsOf(query))
			case 'GET charges':
				return this.#charge(id)
			case 'GET refunds':
				return list(this.subscriptions.flatMap(refundsOf))
			case 'POST refunds':
				return this.#refundAsAsked(form.get('payment_intent'))
			case 'GET disputes':
				return list([])
			case 'GET prices':
				return list((['premium', 'pro'] as const).map(price))
			default:
				return null
		}
	}

	/** Newest first, as Stripe lists. */
	#listed(isAll: boolean): TrueSubscription[] {
		return this.subscriptions.filter(({ status }) => isAll || status !== 'canceled').toReversed()
	}

	#cancel(id: string | undefined): object | null {
		const found = this.#find(id)
		if (!found || found.status === 'canceled') return null
		this.change(found, { status: 'canceled' })
		return shape(found)
	}

	#invoicesOf(subscription: string | null): object[] {
		return (this.#find(subscription ?? '')?.charges ?? []).map(({ id }) => ({ id: `in_${id}` }))
	}

	#invoice(id: string): object | null {
		const owner = this.#ownerOf(id.slice('in_'.length))
		if (!owner) return null
		return {
			id,
			billing_reason: 'subscription_cycle',
			parent: { subscription_details: { subscription: owner.id } },
		}
	}

	#paymentsOf(query: URLSearchParams): object[] {
		const intent = query.get('payment[payment_intent]')
		const charge = intent?.slice('pi_'.length) ?? query.get('invoice')?.slice('in_'.length)
		return [{ status: 'paid', invoice: `in_${charge}`, payment: { payment_intent: `pi_${charge}` } }]
	}

	#refundAsAsked(intent: string | null): object | null {
		const id = (intent ?? '').slice('pi_'.length)
		const charge = this.#ownerOf(id)?.charges.find((one) => one.id === id)
		if (!charge) return null
		charge.isRefunded = true
		this.#tell('charge.refunded', this.#charge(id) ?? {})
		return { id: `re_${id}` }
	}
}

function refundsOf({ charges }: TrueSubscription): object[] {
	return charges.filter(({ isRefunded }) => isRefunded).map(({ id }) => ({ id: `re_${id}`, charge: id }))
}

function missing() {
	return { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' } }
}

function price(tier: Tier) {
	return {
		id: `price_${tier}`,
		currency: 'usd',
		lookup_key: `pronto_${tier}_usd`,
		unit_amount: MONTHLY_AMOUNT[tier],
	}
}

function shape({ id, tier, status, created, periodEnd, isEnding, nextTier }: TrueSubscription): object {
	const item = { id: `si_${id}`, price: price(tier), current_period_end: periodEnd }
	return {
		id,
		object: 'subscription',
		customer: CUSTOMER,
		status,
		created,
		currency: 'usd',
		cancel_at_period_end: isEnding,
		cancel_at: isEnding ? periodEnd : null,
		canceled_at: isEnding ? created : null,
		ended_at: status === 'canceled' ? created : null,
		items: { data: [item] },
		schedule: nextTier && {
			id: `sched_${id}`,
			status: 'active',
			phases: [
				{ start_date: periodEnd - MONTH, end_date: periodEnd, items: [{ price: `price_${tier}` }] },
				{ start_date: periodEnd, end_date: periodEnd + MONTH, items: [{ price: `price_${nextTier}` }] },
			],
		},
		latest_invoice: null,
		metadata: {},
	}
}
