import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { stripeCustomers } from '~/db/billing-schema.server'
import { db } from '~/db/client.server'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { askStripe } from '~/integrations/stripe.server'
import { StripeFailure } from '~/integrations/stripe-failure.server'
import { read } from '~/integrations/stripe-subscription.server'
import type { Currency } from './plan'
import { refuse } from './refuse.server'
import type { PaidTier } from './subscription'

export interface CheckoutIntent {
	tier: PaidTier
	currency: Currency
	language: Language
	origin: string
}

interface Buyer extends CheckoutIntent {
	userId: string
	customerId: string
	price: string
}

const MOST_ROUNDS = 4

const Session = z.object({
	id: z.string(),
	status: z.enum(['open', 'complete', 'expired']).nullish(),
	url: z.string().nullish(),
})

/**
 * The one open checkout of a person: the same wish finds the one that is open, another wish closes it and opens its
 * own. Answers its address, or null where the one that was open has been paid for. Which round it is stands in the
 * database and is part of the idempotency key, so that clicks, tabs, devices and processes agree without waiting for
 * each other. Rejects with `StripeFailure`; refuses with `upstream_failed` (invalid_response_from_checkout_service).
 */
export async function openSession(buyer: Buyer): Promise<string | null> {
	for (let tries = 0; tries < MOST_ROUNDS; tries += 1) {
		const { round, open, former } = await claimRound(buyer)
		if (former && (await closeSession(former)) === 'complete') return null
		if (!open) {
			const url = await createSession(buyer, round)
			if (url) return url
			continue
		}
		const session = await findSession(open)
		if (session && (session.status ?? 'open') === 'open') return addressOf(session)
		await endRound(buyer.userId, round, open)
		if (session?.status === 'complete') return null
	}
	throw new StripeFailure('refused', 'Other checkouts of the same person kept coming in between.')
}

/** Closes the checkout a person may have open, so that nothing can be bought any more. Rejects with `StripeFailure`. */
export async function closeOpenCheckout(userId: string): Promise<void> {
	const [row] = await db()
		.select({ sessionId: stripeCustomers.checkoutSessionId })
		.from(stripeCustomers)
		.where(eq(stripeCustomers.userId, userId))
	if (row?.sessionId) await closeSession(row.sessionId)
}

/** Under the row's lock: joins the round of the same wish, or begins the next one and takes the former's session out. */
function claimRound({ userId, tier, currency }: Buyer) {
	const wish = `${tier} ${currency}`
	return db().transaction(async (within) => {
		const mine = eq(stripeCustomers.userId, userId)
		const [row] = await within.select().from(stripeCustomers).where(mine).for('update')
		if (!row) throw refuse('not_found')
		const isSame = row.checkoutWish === wish
		const round = isSame ? row.checkoutRound : row.checkoutRound + 1
		await within
			.update(stripeCustomers)
			.set({
				checkoutAt: sql`now()`,
				...(isSame ? {} : { checkoutWish: wish, checkoutRound: round, checkoutSessionId: null }),
			})
			.where(mine)
		return isSame
			? { round, open: row.checkoutSessionId, former: null }
			: { round, open: null, former: row.checkoutSessionId }
	})
}

/** Answers the address, or null where another request of the person's was first: then this one's session is closed. */
async function createSession(buyer: Buyer, round: number): Promise<string | null> {
	const { userId, customerId, price, tier, language, origin } = buyer
	const way = createHash('sha256').update(`${origin} ${language} ${price} ${customerId}`).digest('hex')
	try {
		const session = await askStripe(async (stripe) =>
			read(
				Session,
				await stripe.checkout.sessions.create(
					{
						mode: 'subscription',
						customer: customerId,
						client_reference_id: userId,
						line_items: [{ price, quantity: 1 }],
						locale: LANGUAGE_TAG[language],
						success_url: `${origin}/subscription-success`,
						cancel_url: `${origin}/pricing`,
						metadata: { user_id: userId, tier },
						subscription_data: { metadata: { user_id: userId } },
					},
					{ idempotencyKey: `checkout-${userId}-${round}-${way.slice(0, 16)}` },
				),
			),
		)
		const url = addressOf(session)
		if (await keepSession(userId, round, session.id)) return url
		await closeSession(session.id)
		return null
	} catch (error) {
		// Stripe repeats a failure under the same key for a day; the next try has one of its own.
		await endRound(userId, round, null)
		throw error
	}
}

async function keepSession(userId: string, round: number, sessionId: string): Promise<boolean> {
	const kept = await db()
		.update(stripeCustomers)
		.set({ checkoutSessionId: sessionId })
		.where(
			and(
				isRound(userId, round),
				sql`coalesce(${stripeCustomers.checkoutSessionId}, ${sessionId}) = ${sessionId}`,
			),
		)
		.returning({ userId: stripeCustomers.userId })
	return kept.length > 0
}

/** Forgets the wish of a round that came to nothing, unless its session is another one by now. */
async function endRound(userId: string, round: number, session: string | null): Promise<void> {
	const { checkoutSessionId } = stripeCustomers
	const isSame = session === null ? isNull(checkoutSessionId) : eq(checkoutSessionId, session)
	await db()
		.update(stripeCustomers)
		.set({ checkoutWish: null, checkoutSessionId: null })
		.where(and(isRound(userId, round), isSame))
}

function isRound(userId: string, round: number) {
	return and(eq(stripeCustomers.userId, userId), eq(stripeCustomers.checkoutRound, round))
}

async function findSession(id: string): Promise<z.output<typeof Session> | null> {
	try {
		return await askStripe(async (stripe) => read(Session, await stripe.checkout.sessions.retrieve(id)))
	} catch (error) {
		if (error instanceof StripeFailure && error.kind === 'missing') return null
		throw error
	}
}

/** Closes a session. Answers what it was found to be where it was not open any more. */
async function closeSession(id: string): Promise<'complete' | 'closed'> {
	try {
		await askStripe((stripe) => stripe.checkout.sessions.expire(id))
		return 'closed'
	} catch (error) {
		if (!(error instanceof StripeFailure) || error.kind === 'away') throw error
		return (await findSession(id))?.status === 'complete' ? 'complete' : 'closed'
	}
}

function addressOf({ url }: z.output<typeof Session>): string {
	if (url && URL.canParse(url) && /^https?:/.test(url)) return url
	throw refuse('upstream_failed', undefined, { message: 'invalid_response_from_checkout_service' })
}
