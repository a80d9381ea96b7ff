import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { startStandIns } from '../../../sandbox/listen'
import { addCard, completeCheckout } from '../../../sandbox/stripe/billing/buying'
import { booksOf, moveClock } from '../../../sandbox/stripe/clock'
import { catchUp } from '../../../sandbox/stripe/due'
import { runningStripe } from '../../../sandbox/stripe/running'
import type { Store } from '../../../sandbox/stripe/store'

/** What the product's webhook would have been sent. */
export interface Inbox {
	url: string
	/** The next answers; 200 when there is none. */
	answers: number[]
	bodies: { text: string; signature: string }[]
	types(): string[]
	close(): Promise<void>
}

export async function anInbox(): Promise<Inbox> {
	const bodies: Inbox['bodies'] = []
	const answers: number[] = []
	const server = createServer(async (request, response) => {
		const text = await textOf(request)
		const status = answers.shift() ?? 200
		if (status === 200) bodies.push({ text, signature: String(request.headers['stripe-signature']) })
		response.writeHead(status).end()
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	const port = typeof address === 'object' ? address?.port : undefined
	return {
		url: `http://127.0.0.1:${port}/webhooks/stripe`,
		answers,
		bodies,
		types: () => bodies.map(({ text }) => JSON.parse(text).type),
		async close() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}

async function textOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(chunk)
	return Buffer.concat(chunks).toString()
}

export interface Account {
	stripe: Stripe
	webhookSecret: string
	apiBase: string
	secretKey: string
	folder: string
	store: Store
	/** Moves the stand-in's clock, and does what became due. */
	pass(seconds: number): void
	/** Everything that is due has been sent, and its answers are known. */
	delivered(): Promise<void>
	close(): Promise<void>
}

/** A stand-in of its own, on a folder of its own, and the official SDK to speak to it. */
export async function anAccount(webhookUrl = 'http://127.0.0.1:9/', folder = aFolder()): Promise<Account> {
	const standIns = await startStandIns({ dataFolder: folder, webhookUrl })
	const running = runningStripe()
	if (!running) throw new Error('The stand-in does not run.')
	const { apiBase, secretKey, webhookSecret } = standIns.stripe
	const { hostname, port } = new URL(apiBase)
	const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
	await setUp(stripe)
	return {
		stripe,
		webhookSecret,
		apiBase,
		secretKey,
		folder,
		store: running.store,
		pass(seconds) {
			moveClock(running.store, seconds)
			catchUp(running.store)
		},
		async delivered() {
			running.deliver()
			await running.rest()
		},
		close: () => standIns.close(),
	}
}

/** The plans and the portal, as `npm run billing -- setup` makes them in an empty account. */
async function setUp(stripe: Stripe): Promise<void> {
	if ((await stripe.prices.list()).data.length > 0) return
	const plans = [
		{ tier: 'premium', name: 'Pronto Creator', usd: 900, brl: 2_900 },
		{ tier: 'pro', name: 'Pronto Legend', usd: 1_900, brl: 6_900 },
	]
	for (const { tier, name, ...amounts } of plans) {
		const { id: product } = await stripe.products.create({ id: `pronto_${tier}`, name })
		for (const [currency, amount] of Object.entries(amounts)) {
			await stripe.prices.create({
				product,
				currency,
				unit_amount: amount,
				recurring: { interval: 'month' },
				lookup_key: `pronto_${tier}_${currency}`,
				metadata: { pronto_tier: tier },
			})
		}
	}
	await stripe.billingPortal.configurations.create({
		features: {
			customer_update: { enabled: false },
			invoice_history: { enabled: true },
			payment_method_update: { enabled: true },
			subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
			subscription_update: { enabled: false },
		},
	})
}

export function aFolder(): string {
	return mkdtempSync(join(tmpdir(), 'pronto-stripe-'))
}

/** The id of a price by its lookup key. */
export async function priceId({ stripe }: Account, key: string): Promise<string> {
	const { data } = await stripe.prices.list({ lookup_keys: [key] })
	return data[0]?.id ?? ''
}

/** A checkout of a new customer that waits to be paid. */
export async function aCheckout(account: Account, key = 'pronto_premium_usd') {
	const { stripe } = account
	const customer = await stripe.customers.create({ email: 'marina@duarte.test', metadata: { user_id: '1' } })
	const session = await stripe.checkout.sessions.create({
		mode: 'subscription',
		customer: customer.id,
		line_items: [{ price: await priceId(account, key), quantity: 1 }],
		success_url: 'http://localhost:3000/subscription-success?session_id={CHECKOUT_SESSION_ID}',
		cancel_url: 'http://localhost:3000/pricing',
		subscription_data: { metadata: { user_id: '1' } },
	})
	return { customer, session }
}

/** Somebody who has just bought. */
export async function aSubscriber(account: Account, key = 'pronto_premium_usd') {
	const { customer, session } = await aCheckout(account, key)
	const { store } = account
	store.transact(() => completeCheckout(booksOf(store), store.get('checkout.session', session.id), false))
	const { data } = await account.stripe.subscriptions.list({ customer: customer.id })
	const [subscription] = data
	const item = subscription?.items.data[0]
	if (!subscription || !item) throw new Error('Nothing was bought.')
	return {
		customer,
		id: subscription.id,
		item: item.id,
		start: item.current_period_start,
		end: item.current_period_end,
	}
}

/** From now on the customer's card is declined. */
export function failCard({ store }: Account, subscription: string): void {
	store.transact(() => {
		const row = store.get('subscription', subscription)
		const { id } = addCard(booksOf(store), row.customer, true)
		store.keep('subscription', { ...row, paymentMethod: id })
	})
}
