import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { stripeCustomers } from '../schema.server'
import { atStripe } from '../stripe/stripe.server'
import { findCustomerId } from '../stripe-customer.server'

/** Longer than a change may take together with what puts a failed one right: who died over one holds it no longer. */
const HELD_SECONDS = 30
/** As long as a press waits for the one before it. */
const WAIT_MS = 12_000
const LOOK_AGAIN_MS = 100

/**
 * Does something about a person's plan while nothing else of ours does: two tabs, devices or processes take turns, and
 * the later one starts from what the earlier one left. No transaction is open meanwhile. Refuses with `upstream_failed`
 * where Stripe fails, and with `conflict` (plan_change_under_way) where the turn does not come in `patience` milliseconds.
 */
export async function inTurn<Answer>(
	{ userId }: Pick<Member, 'userId'>,
	work: () => Promise<Answer>,
	patience = WAIT_MS,
): Promise<Answer> {
	// Who is no customer has no plan that could be changed.
	if (!(await findCustomerId(userId))) return atStripe(work)
	const heldUntil = await takeTurn(userId, patience)
	return atStripe(async () => {
		try {
			return await work()
		} finally {
			await endTurn(userId, heldUntil)
		}
	})
}

async function takeTurn(userId: string, patience: number): Promise<Date> {
	const { planHeldUntil: heldUntil } = stripeCustomers
	const isFree = or(isNull(heldUntil), lt(heldUntil, sql`now()`))
	for (const began = Date.now(); Date.now() < began + patience; await wait(LOOK_AGAIN_MS)) {
		const [taken] = await db()
			.update(stripeCustomers)
			.set({ planHeldUntil: sql`now() + make_interval(secs => ${HELD_SECONDS})` })
			.where(and(eq(stripeCustomers.userId, userId), isFree))
			.returning({ heldUntil })
		if (taken?.heldUntil) return taken.heldUntil
	}
	throw refuse('conflict', undefined, { message: 'plan_change_under_way' })
}

async function endTurn(userId: string, heldUntil: Date): Promise<void> {
	await db()
		.update(stripeCustomers)
		.set({ planHeldUntil: null })
		.where(and(eq(stripeCustomers.userId, userId), eq(stripeCustomers.planHeldUntil, heldUntil)))
}
