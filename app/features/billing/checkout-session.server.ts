import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PaidTier } from '~/core/plans'
import { refuse } from '~/core/refuse.server'
import { db } from '~/db/client.server'
import type { Currency } from '~/i18n/currency'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { isGranting } from './entitlement'
import { countStepFor } from './money/funnel.server'
import { stripeCustomers } from './schema.server'
import { askStripe } from './stripe/stripe.server'
import { StripeFailure } from './stripe/stripe-failure.server'
import { Reference } from './stripe/stripe-reference.server'
import { findStatus, read } from './stripe/stripe-subscription.server'

export interface CheckoutIntent {
	tier: PaidTier
	/** Where the buyer is, in two letters: whose days to withdraw they were told of. */
	country: string
	currency: Currency
	language: Language
	origin: string
	/** The path of the page that the plan was chosen for; null where it was chosen for itself. */
	chosenFor: string | null
}

interface Buyer extends CheckoutIntent {
	userId: string
	customerId: string
	price: string
}

/** Changes with what every session is made with: Stripe refuses a key that comes with anything else than it came with first. */
const ASKED_WITH = 'promotion codes, tax ids, country'

/** Wishes of one person that cross each other give way for a moment, each another one. */
const MOST_ROUNDS = 8
const GIVE_WAY_MS = 150

const Session = z.object({
	id: z.string(),
	status: z
		.enum(['open', 'complete', 'expired'])
		.nullish()
		.transform((status) => status ?? 'open'),
	url: z.string().nullish(),
	customer: Reference.nullish(),
	subscription: Reference.nullish(),
})
type Session = z.output<typeof Session>

/**
 * The one open checkout of a person: the same wish finds the one that is open, another wish closes it and opens its
 * own. Answers its address, or null where the one that was open has been paid for, and what it bought still lives.
 * Which round it is stands in the database and is part of the idempotency key, so that clicks, tabs, devices and
 * processes agree without waiting for each other. Rejects with `StripeFailure`; refuses with `upstream_failed`
 * (invalid_response_from_checkout_service).
 */
export async function openSession(buyer: Buyer): Promise<string | null> {
	for (let tries = 0; tries < MOST_ROUNDS; tries += 1) {
		const { round, known, isSame } = await claimRound(buyer)
		if (!known) {
			const url = await createSession(buyer, round)
			if (url) return url
			await wait(Math.random() * GIVE_WAY_MS * (tries + 1))
			continue
		}
		const session = isSame ? await findSession(known) : await closeSession(known)
		const isTheirs = session?.customer === buyer.customerId
		if (session?.status === 'open' && isTheirs) return addressOf(session)
		if (session?.status === 'open') await closeSession(known)
		if (session && isTheirs && (await hasBought(session))) return null
		await endRound(buyer.userId, round, known)
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

/**
 * Under the row's lock: joins the round of the same wish, or begins the next one. While another wish's session may be
 * open, its round stays: that one is closed first, or it could still be paid for and nobody would know of it.
 */
function claimRound({ userId, tier, country, currency, chosenFor }: Buyer) {
	const wish = `${tier} ${country} ${currency} ${chosenFor}`
	return db().transaction(async (within) => {
		const mine = eq(stripeCustomers.userId, userId)
		const [row] = await within.select().from(stripeCustomers).where(mine).for('update')
		if (!row) throw refuse('not_found')
		const { checkoutWish, checkoutRound, checkoutSessionId: known } = row
		const isSame = checkoutWish === wish
		const isNext = !isSame && !known
		const round = isNext ? checkoutRound + 1 : checkoutRound
		await within
			.update(stripeCustomers)
			.set({ checkoutAt: sql`now()`, ...(isNext ? { checkoutWish: wish, checkoutRound: round } : {}) })
			.where(mine)
		return { round, known, isSame }
	})
}

/** Answers the address, or null where another request of the person's was first: then this one's session is closed. */
async function createSession(buyer: Buyer, round: number): Promise<string | null> {
	const { userId, customerId, price, tier, country, language, origin, chosenFor } = buyer
	const goOn = chosenFor ? `&next=${encodeURIComponent(chosenFor)}` : ''
	const way = createHash('sha256')
		.update(`${ASKED_WITH} ${origin} ${language} ${country} ${price} ${customerId} ${chosenFor}`)
		.digest('hex')
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
						// What an owner gives away or reckons cheaper is a promotion code in their Stripe account.
						allow_promotion_codes: true,
						// Who buys as a business has its name and number on every invoice; Stripe asks where a country wants it.
						tax_id_collection: { enabled: true },
						customer_update: { name: 'auto', address: 'auto' },
						success_url: `${origin}/subscription-success?session_id={CHECKOUT_SESSION_ID}${goOn}`,
						cancel_url: origin + (chosenFor ?? '/pricing'),
						metadata: { user_id: userId, tier },
						subscription_data: { metadata: { user_id: userId, country } },
					},
					{ idempotencyKey: `checkout-${userId}-${round}-${way.slice(0, 16)}` },
				),
			),
		)
		const url = addressOf(session)
		if (await keepSession(userId, round, session.id)) {
			// As what follows is counted: a page's language may be another.
			await countStepFor('checkout', userId)
			return url
		}
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

/** Whether a session has led to a subscription that lives, or that is being paid for right now. */
async function hasBought({ status, subscription }: Session): Promise<boolean> {
	if (status !== 'complete' || !subscription) return false
	const now = await findStatus(subscription)
	return isGranting(now) || now === 'incomplete'
}

async function findSession(id: string): Promise<Session | null> {
	try {
		return await askStripe(async (stripe) => read(Session, await stripe.checkout.sessions.retrieve(id)))
	} catch (error) {
		if (error instanceof StripeFailure && error.kind === 'missing') return null
		throw error
	}
}

/** Closes a session. Answers it as it is then, which is not open; null where Stripe doesn't know it. */
async function closeSession(id: string): Promise<Session | null> {
	try {
		return await askStripe(async (stripe) => read(Session, await stripe.checkout.sessions.expire(id)))
	} catch (error) {
		if (!(error instanceof StripeFailure) || error.kind === 'away') throw error
		const session = await findSession(id)
		if (session?.status === 'open') throw error
		return session
	}
}

function addressOf({ url }: Session): string {
	if (url && URL.canParse(url) && /^https?:/.test(url)) return url
	throw refuse('upstream_failed', undefined, { message: 'invalid_response_from_checkout_service' })
}
