import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, eq, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import { db, type Within } from '~/db/client.server'
import { log } from '~/log.server'
import { endIfRefunded } from './money-back.server'
import { refunds } from './schema.server'
import { findPaidCharge } from './stripe/stripe-charge.server'
import { StripeFailure } from './stripe/stripe-failure.server'
import { type RefundOutcome, type RefundReason, refundAtStripe } from './stripe/stripe-refund.server'
import { refreshSubscription } from './subscription/subscription-sync.server'

/** Longer than Stripe may take: a process that died over a refund keeps it no longer. */
const HELD_SECONDS = 60
const WAIT_MS = 12_000
const LOOK_AGAIN_MS = 100
/** The second try comes after so long, each further one after twice as long, up to half a day. */
const FIRST_WAIT_MINUTES = 5
const LAST_WAIT_MINUTES = 12 * 60
const AT_ONCE = 50
const OPEN = ['pending', 'disputed'] as const

export interface RefundWish {
	/** Names the wish, drawn when its form is shown: pressed twice, in two tabs or again after an outage it is one refund. */
	id: string
	/** Whose payment it is. */
	userId: string
	/** Stripe's id of a payment intent (`pi_…`) or of a charge (`ch_…`). */
	payment: string
	/** In cents or centavos; null for all that is left. */
	amount: number | null
	reason: RefundReason
	/** The admin who wants it. */
	byUserId: string | null
}

/**
 * What became of a wish: `pending` and `disputed` are tried again by themselves, until Stripe has it or the bank has decided;
 * `done` says how much went back, `nothing_left` that all of it had before, `refused` why not (`less_left`: less is left
 * than was asked for; else Stripe's own word).
 */
export type Refund = typeof refunds.$inferSelect

/**
 * Gives a payment back, whole or in part: the wish is stored, then Stripe is asked at once. Stripe is the truth, never gives
 * more than is left, and a whole refund ends the subscription that it paid for (docs/product.md#plans). Who may want it
 * is the caller's to decide. Answers what became of it. Refuses with `conflict` where the id stands for another wish.
 */
export async function requestRefund(wish: RefundWish): Promise<Refund> {
	await db().insert(refunds).values(wish).onConflictDoNothing()
	const { userId, payment, amount } = await readRefund(wish.id)
	const isSame = userId === wish.userId && payment === wish.payment && amount === wish.amount
	if (!isSame) throw refuse('conflict')
	await attempt(wish.id)
	for (const began = Date.now(); Date.now() < began + WAIT_MS; await wait(LOOK_AGAIN_MS)) {
		const stored = await readRefund(wish.id)
		// While another process is at this very wish its answer is this one's, too.
		if (stored.state !== 'pending' || !stored.takenUntil) return stored
	}
	return readRefund(wish.id)
}

/** Tries every wish whose time has come, each by one process; again later where Stripe doesn't answer. */
export async function retryRefunds(): Promise<void> {
	const due = await db()
		.select({ id: refunds.id })
		.from(refunds)
		.where(and(inArray(refunds.state, [...OPEN]), lte(refunds.dueAt, sql`now()`)))
		.orderBy(asc(refunds.dueAt))
		.limit(AT_ONCE)
	for (const { id } of due) await attempt(id)
}

/** The wishes of a person, the newest first. */
export async function listRefunds(userId: string): Promise<Refund[]> {
	return db().select().from(refunds).where(eq(refunds.userId, userId)).orderBy(sql`${refunds.createdAt} desc`)
}

/**
 * Forgets, with an account, what became of its refunds; one that Stripe does not have yet stays without a name, for the
 * money is owed all the same. `nobody` takes the place of an admin who goes. Call it in the transaction in which they go.
 */
export async function purgeRefunds(
	within: Pick<Within, 'delete' | 'update'>,
	userId: string,
	nobody: string,
): Promise<void> {
	await within.delete(refunds).where(and(eq(refunds.userId, userId), notInArray(refunds.state, [...OPEN])))
	await within.update(refunds).set({ byUserId: nobody }).where(eq(refunds.byUserId, userId))
}

async function readRefund(id: string): Promise<Refund> {
	const [found] = await db().select().from(refunds).where(eq(refunds.id, id))
	if (!found) throw refuse('not_found')
	return found
}

async function attempt(id: string): Promise<void> {
	const wish = await take(id)
	if (!wish) return
	const outcome = await refundAtStripe({ ...wish, firstTriedAt: wish.firstTriedAt ?? new Date() }).catch(
		(error: unknown) => {
			// Whatever it is keeps this one waiting, and nobody behind it.
			if (error instanceof StripeFailure) log.warn({ err: error, refund: id }, 'a refund waits for Stripe')
			else log.error({ err: error, refund: id }, 'a refund met with what nobody expected, and waits')
			return null
		},
	)
	await store(wish, outcome)
	if (outcome?.state === 'refused') {
		log.error(
			{ refund: id, refusal: outcome.refusal },
			'Stripe refused a refund: please look at it in Stripe',
		)
	}
	if (outcome?.state === 'done') await endWhatItPaid(wish)
}

async function take(id: string): Promise<Refund | undefined> {
	const isFree = or(isNull(refunds.takenUntil), lt(refunds.takenUntil, sql`now()`))
	const [taken] = await db()
		.update(refunds)
		.set({
			takenUntil: sql`now() + make_interval(secs => ${HELD_SECONDS})`,
			firstTriedAt: sql`coalesce(${refunds.firstTriedAt}, now())`,
			attempts: sql`${refunds.attempts} + 1`,
		})
		.where(and(eq(refunds.id, id), inArray(refunds.state, [...OPEN]), isFree))
		.returning()
	return taken
}

async function store({ id, attempts }: Refund, outcome: RefundOutcome | null): Promise<void> {
	const minutes = Math.min(FIRST_WAIT_MINUTES * 2 ** Math.min(attempts - 1, 10), LAST_WAIT_MINUTES)
	await db()
		.update(refunds)
		.set({ ...outcome, takenUntil: null, dueAt: sql`now() + make_interval(mins => ${minutes})` })
		.where(eq(refunds.id, id))
}

/** Nobody waits for Stripe's event of it, which does the same again. */
async function endWhatItPaid({ payment, userId }: Refund): Promise<void> {
	try {
		const charge = await findPaidCharge(payment)
		if (charge) await endIfRefunded(charge)
		if (userId) await refreshSubscription(userId)
	} catch (err) {
		if (!(err instanceof StripeFailure)) throw err
		log.warn({ err, payment }, 'what a refund ends waits for its event')
	}
}
