import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { closeOpenCheckout } from '../checkout-session.server'
import { isGranting } from '../entitlement'
import { endPaidBackSince } from '../money-back.server'
import { stripeCustomers, subscriptions } from '../schema.server'
import { StripeFailure } from '../stripe/stripe-failure.server'
import { listAllSubscriptions, type StripeSubscription } from '../stripe/stripe-subscription.server'
import {
	adoptCustomer,
	deleteCustomer,
	findCustomerId,
	findUserOfCustomer,
	listCustomers,
	replaceCustomer,
	type StripeCustomer,
} from '../stripe-customer.server'
import { type CustomerSubscriptions, chooseSubscription } from './chosen-subscription.server'
import { refreshSubscription, stateOf } from './subscription-sync.server'

/** Longer than the day's comparison can be missed. */
const LOOKED_BACK_MS = 7 * 86_400_000
/** One that is younger may be about to be stored. */
const SETTLED_MS = 3_600_000

/** Customers of the last week that this site made, and whom nobody may be waiting for any more. Rejects with `StripeFailure`. */
async function listSettledCustomers(): Promise<StripeCustomer[]> {
	const settled: StripeCustomer[] = []
	for await (const found of listCustomers(new Date(Date.now() - LOOKED_BACK_MS))) {
		if (found.isOurs && found.created.getTime() < Date.now() - SETTLED_MS) settled.push(found)
	}
	return settled
}

/**
 * A customer without a subscription: known again where its person has none, deleted where the person has another one or
 * is gone, as when a process died between Stripe's answer and our storing it. Answers a line for what it did. Rejects
 * with `StripeFailure`.
 */
async function tidyCustomer({ id, userId }: StripeCustomer): Promise<string[]> {
	if (!userId || (await findCustomerId(userId)) === id) return []
	if (await adoptCustomer(userId, id)) return [`${id}: belongs to user ${userId}, and is known again.`]
	// Asked once more: somebody may have stored this very one just now.
	if ((await findCustomerId(userId)) === id) return []
	const [person] = await db().select({ id: user.id }).from(user).where(eq(user.id, userId))
	await deleteCustomer(id)
	const why = person ? `user ${userId} is another customer` : 'its account here is gone'
	return [`${id}: was deleted at Stripe, because ${why}.`]
}

/** How far back refunds are looked through: longer than a day's run can be missed. */
const REFUND_DAYS = 35
/** A dispute is listed by its beginning, and lost months later. */
const DISPUTE_DAYS = 270
/** So many failures one after the other are Stripe's, and no person's. */
const MOST_FAILURES = 5
const DAY_MS = 86_400_000

const STATE = {
	subscriptionId: subscriptions.subscriptionId,
	status: subscriptions.status,
	tier: subscriptions.tier,
	currency: subscriptions.currency,
	amount: subscriptions.amount,
	beganAt: subscriptions.beganAt,
	soldTo: subscriptions.soldTo,
	currentPeriodEnd: subscriptions.currentPeriodEnd,
	cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
	scheduledTier: subscriptions.scheduledTier,
	scheduleId: subscriptions.scheduleId,
	nextTryAt: subscriptions.nextTryAt,
}

type State = ReturnType<typeof stateOf>

/**
 * Compares everything that is stored with Stripe and repairs what events did not bring: states, second subscriptions,
 * customers that nobody knows here any more or that are left of deleted accounts, refunds and disputes. Answers a line for each thing that it
 * changed or that an owner should look at. What fails for one person gets its line, too, and does not keep the others
 * from theirs. Rejects with `StripeFailure` where Stripe fails altogether, and as soon as it is asked to stop; what was
 * repaired until then stays so.
 */
export async function reconcile(stop?: AbortSignal): Promise<string[]> {
	const living = await groupByCustomer(stop)
	const eachAlone = aloneUntil(stop)
	const lines: string[] = []
	for (const [customerId, found] of living) {
		lines.push(...(await eachAlone(customerId, () => adoptUnknown(customerId, found, living))))
	}
	for (const found of await listSettledCustomers()) {
		if (!living.has(found.id)) lines.push(...(await eachAlone(found.id, () => tidyCustomer(found))))
	}
	for (const { userId, customerId, state } of await readStored()) {
		const lookAt = async () => {
			const subscribed = await chooseSubscription(living.get(customerId) ?? [])
			return isInOrder(state, subscribed) ? [] : repair(userId, state)
		}
		lines.push(...(await eachAlone(userId, lookAt)))
	}
	stop?.throwIfAborted()
	const since = (days: number) => new Date(Date.now() - days * DAY_MS)
	const repaid = await endPaidBackSince({ refunds: since(REFUND_DAYS), disputes: since(DISPUTE_DAYS) })
	for (const customerId of repaid) {
		const userId = await findUserOfCustomer(customerId)
		const refresh = async () => (userId ? repair(userId, await readState(userId)) : [])
		lines.push(...(await eachAlone(userId ?? customerId, refresh)))
	}
	return lines
}

function aloneUntil(stop: AbortSignal | undefined) {
	let failures = 0
	return async (whose: string, work: () => Promise<string[]>): Promise<string[]> => {
		stop?.throwIfAborted()
		try {
			const lines = await work()
			failures = 0
			return lines
		} catch (error) {
			failures += 1
			if (!(error instanceof StripeFailure) || failures >= MOST_FAILURES) throw error
			return [`${whose}: could not be compared with Stripe (${error.message}).`]
		}
	}
}

async function groupByCustomer(stop?: AbortSignal): Promise<Map<string, StripeSubscription[]>> {
	const living = new Map<string, StripeSubscription[]>()
	for await (const found of listAllSubscriptions()) {
		stop?.throwIfAborted()
		living.set(found.customerId, [...(living.get(found.customerId) ?? []), found])
	}
	return living
}

/**
 * A customer that is not known here, as when an older backup was restored: their subscription says whose it is. Where
 * that person is stored as another customer, who has nothing, they pay as this one.
 */
async function adoptUnknown(
	customerId: string,
	found: readonly StripeSubscription[],
	living: ReadonlyMap<string, unknown>,
): Promise<string[]> {
	const bought = found.find(({ userId }) => userId !== null)
	if (!bought?.userId || (await findUserOfCustomer(customerId))) return []
	const { userId, id } = bought
	const stored = await findCustomerId(userId)
	const isKnown =
		stored === null
			? await adoptCustomer(userId, customerId)
			: !living.has(stored) && (await takeInstead(userId, stored, customerId))
	return [
		isKnown
			? `${customerId}: belongs to user ${userId}, and is known again.`
			: `${customerId}: has ${id}, which belongs to no account here. Please look at it in Stripe.`,
	]
}

async function takeInstead(userId: string, stored: string, customerId: string): Promise<boolean> {
	await closeOpenCheckout(userId)
	return replaceCustomer(userId, stored, customerId)
}

async function readStored() {
	return db()
		.select({ userId: stripeCustomers.userId, customerId: stripeCustomers.customerId, state: STATE })
		.from(stripeCustomers)
		.leftJoin(subscriptions, eq(subscriptions.userId, stripeCustomers.userId))
}

async function readState(userId: string): Promise<State | null> {
	const [found] = await db().select(STATE).from(subscriptions).where(eq(subscriptions.userId, userId))
	return found ?? null
}

/** Subscriptions that have ended are not looked through at Stripe: a person without one is right to have none. */
function isInOrder(stored: State | null, { main, duplicates, abandoned }: CustomerSubscriptions): boolean {
	if (duplicates.length > 0 || abandoned.length > 0) return false
	if (main) return differences(stored, stateOf(main)).length === 0
	return !isGranting(stored?.status ?? null) && stored?.status !== 'unpaid'
}

async function repair(userId: string, before: State | null): Promise<string[]> {
	await refreshSubscription(userId)
	const changes = differences(before, await readState(userId))
	return changes.length > 0 ? [`${userId}: ${changes.join(', ')}`] : []
}

function differences(before: State | null, after: State | null): string[] {
	const [was, is] = [before ?? stateOf(null), after ?? stateOf(null)]
	return Object.entries(is).flatMap(([name, value]) => {
		const earlier = Object.entries(was).find(([other]) => other === name)?.[1]
		const [from, to] = [showValue(earlier), showValue(value)]
		return from === to ? [] : [`${name} ${from} → ${to}`]
	})
}

function showValue(value: unknown): string {
	return value instanceof Date ? value.toISOString() : String(value ?? 'none')
}
