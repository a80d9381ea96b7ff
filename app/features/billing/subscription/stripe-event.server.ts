import { eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { refuse } from '~/core/refuse.server'
import { db } from '~/db/client.server'
import { log } from '~/log.server'
import { webhookEvents, webhookLag } from '~/metrics.server'
import { keepMoneyUpSoon } from '../money/money-sync.server'
import { endWhatWasPaidBack } from '../money-back.server'
import { stripeEvents } from '../schema.server'
import { readStripeEvent, type StripeEvent } from '../stripe/stripe.server'
import { findUserOfCustomer } from '../stripe-customer.server'
import { hurryDisputed } from '../withdrawal/withdrawal.server'
import { refreshSubscription } from './subscription-sync.server'

/** Stripe sends an event again for three days, its dashboard for thirty. */
const KEPT_DAYS = 60

/** What a subscription can change by; every other event is none of our business. */
const CONCERNS_US =
	/^(?:checkout\.session\.|customer\.(?:subscription\.|deleted$)|subscription_schedule\.|invoice\.|charge\.(?:refunded$|dispute\.))/

/** What the owner's pages of money say something new by. */
const IS_MONEY = /^(?:invoice|charge)\./

const Customer = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const About = z.object({
	id: z.string().optional(),
	object: z.string().optional(),
	customer: Customer.nullish(),
})

/** A subscription that was bought here. */
const Bought = z.object({ id: z.string(), status: z.string(), metadata: z.object({ user_id: z.string() }) })
const ENDED = new Set(['canceled', 'incomplete_expired'])

/**
 * Deals with an event of Stripe's webhook: signature on the raw body, an event that was dealt with before is done, any
 * other is a reason to ask Stripe (docs/product.md#plans). Refuses with `invalid_input` where it is not signed by
 * Stripe within five minutes, or tells of tests where our key is for real payments, and the other way round. Rejects where Stripe or the database fails: Stripe sends it again.
 */
export async function receiveStripeEvent(rawBody: Buffer, signature: string): Promise<void> {
	const event = readStripeEvent(rawBody, signature)
	if (!event) {
		webhookEvents.inc({ outcome: 'unsigned' })
		throw refuse('invalid_input')
	}
	if (event.isOfOtherMode) {
		webhookEvents.inc({ outcome: 'other_mode' })
		log.error(
			{ type: event.type },
			'an event of Stripe’s other mode: STRIPE_WEBHOOK_SECRET belongs to another key',
		)
		throw refuse('invalid_input')
	}
	try {
		const outcome = await dealWith(event)
		webhookEvents.inc({ outcome })
		if (outcome === 'stored' && event.created) {
			webhookLag.observe(Math.max(0, Date.now() - event.created.getTime()) / 1_000)
		}
	} catch (error) {
		webhookEvents.inc({ outcome: 'failed' })
		throw error
	}
}

async function dealWith(event: StripeEvent): Promise<'stored' | 'repeated' | 'ignored' | 'stranger'> {
	if (!CONCERNS_US.test(event.type)) return 'ignored'
	if (await wasDealtWith(event)) return 'repeated'
	const repaid = await endWhatWasPaidBack(event)
	if (event.type === 'charge.dispute.closed') await hurryDisputed()
	if (IS_MONEY.test(event.type)) keepMoneyUpSoon()
	const customerId = repaid ?? customerOf(event)
	const userId = customerId && (await findUserOfCustomer(customerId))
	if (userId) {
		await refreshSubscription(userId, event)
		return 'stored'
	}
	logUnknownCustomer(event)
	await remember(event)
	return 'stranger'
}

/** Forgets events that nobody will send again. */
export async function purgeOldEvents(): Promise<void> {
	const isOld = lt(stripeEvents.receivedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`)
	await db().delete(stripeEvents).where(isOld)
}

async function wasDealtWith({ id }: StripeEvent): Promise<boolean> {
	const [known] = await db().select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id))
	return known !== undefined
}

async function remember({ id, type }: StripeEvent): Promise<void> {
	await db().insert(stripeEvents).values({ id, type }).onConflictDoNothing()
}

/** Somebody without an account here is charged for one: only an owner can put that right. */
function logUnknownCustomer({ type, object }: StripeEvent): void {
	const bought = Bought.safeParse(object).data
	if (!type.startsWith('customer.subscription.') || !bought || ENDED.has(bought.status)) return
	log.error(
		{ subscription: bought.id, user: bought.metadata.user_id },
		'a subscription is of nobody’s account here: please look at it in Stripe',
	)
}

function customerOf({ object }: StripeEvent): string | null {
	const about = About.safeParse(object)
	if (!about.success) return null
	const { id = null, object: noun, customer = null } = about.data
	return noun === 'customer' ? id : customer
}
