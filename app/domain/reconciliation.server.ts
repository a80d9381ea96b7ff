import { eq } from 'drizzle-orm'
import { stripeCustomers, subscriptions } from '~/db/billing-schema.server'
import { db } from '~/db/client.server'
import { listAllSubscriptions, type StripeSubscription } from '~/integrations/stripe-subscription.server'
import { chooseSubscription, type Holdings } from './chosen-subscription.server'
import { isGranting } from './entitlement'
import { endPaidBackSince } from './money-back.server'
import { adoptCustomer, findUserOfCustomer } from './stripe-customer.server'
import { refreshSubscription, stateOf } from './subscription-sync.server'

/** How far back refunds and disputes are looked through: longer than one day's run can be missed. */
const MONEY_BACK_DAYS = 35
const DAY_MS = 86_400_000

const STATE = {
	subscriptionId: subscriptions.subscriptionId,
	status: subscriptions.status,
	tier: subscriptions.tier,
	currency: subscriptions.currency,
	currentPeriodEnd: subscriptions.currentPeriodEnd,
	cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
	scheduledTier: subscriptions.scheduledTier,
	scheduleId: subscriptions.scheduleId,
}

type State = ReturnType<typeof stateOf>

/**
 * Compares everything that is stored with Stripe and repairs what events did not bring: states, second subscriptions,
 * customers that nobody knows here any more, refunds and disputes (issue 6). Answers a line for each thing that it
 * changed or that an owner should look at. Rejects with `StripeFailure` where Stripe fails on the way; what was
 * repaired until then stays so.
 */
export async function reconcile(): Promise<string[]> {
	const living = await groupByCustomer()
	const lines = await adoptUnknown(living)
	for (const row of await readStored()) {
		const holdings = await chooseSubscription(living.get(row.customerId) ?? [])
		if (isInOrder(row.state, holdings)) continue
		lines.push(...(await repair(row.userId, row.state)))
	}
	for (const customerId of await endPaidBackSince(new Date(Date.now() - MONEY_BACK_DAYS * DAY_MS))) {
		const userId = await findUserOfCustomer(customerId)
		if (userId) lines.push(...(await repair(userId, await readState(userId))))
	}
	return lines
}

async function groupByCustomer(): Promise<Map<string, StripeSubscription[]>> {
	const living = new Map<string, StripeSubscription[]>()
	for await (const found of listAllSubscriptions()) {
		living.set(found.customerId, [...(living.get(found.customerId) ?? []), found])
	}
	return living
}

/** Customers whose row was lost, as when an older backup was restored: their subscription says whose it is. */
async function adoptUnknown(living: Map<string, StripeSubscription[]>): Promise<string[]> {
	const lines: string[] = []
	for (const [customerId, [first]] of living) {
		if (!first?.userId || (await findUserOfCustomer(customerId))) continue
		const isAdopted = await adoptCustomer(first.userId, customerId)
		lines.push(
			isAdopted
				? `${customerId}: belongs to user ${first.userId}, and is known again.`
				: `${customerId}: has ${first.id}, which belongs to no account here. Please look at it in Stripe.`,
		)
	}
	return lines
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
function isInOrder(stored: State | null, { main, surplus, stale }: Holdings): boolean {
	if (surplus.length > 0 || stale.length > 0) return false
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
		const [from, to] = [tell(earlier), tell(value)]
		return from === to ? [] : [`${name} ${from} → ${to}`]
	})
}

function tell(value: unknown): string {
	return value instanceof Date ? value.toISOString() : String(value ?? 'none')
}
