import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { log } from '~/log.server'
import type { StoredSubscription } from '../entitlement'
import { subscriptions } from '../schema.server'
import { refreshSubscription } from './subscription-sync.server'

/** As long as a page waits for Stripe where a plan's period is over. */
const WAIT_MS = 2_000
/** After an answer that did not come, or was no news, pages go by what is stored for so long. */
const PAUSE_MS = 60_000
const MOST_KNOWN = 10_000

/** When each person's plan was last asked for. In memory: forgetting it costs one question more. */
const askedAt = new Map<string, number>()

/**
 * What is stored of a plan whose period is over, after asking Stripe for what came after: a renewal or an end whose
 * event was lost. Waits two seconds at most, and asks once a minute: where nothing is known then, a day of
 * grace decides (`tierOf`).
 */
export async function refreshOverdue(
	userId: string,
	stored: StoredSubscription,
): Promise<StoredSubscription | null> {
	if ((askedAt.get(userId) ?? 0) > Date.now() - PAUSE_MS) return stored
	if (askedAt.size >= MOST_KNOWN) askedAt.clear()
	askedAt.set(userId, Date.now())
	const asked = refreshSubscription(userId).then(
		() => readPlan(userId),
		(err: unknown) => {
			log.warn({ err }, 'a plan whose period is over could not be asked for')
			return stored
		},
	)
	return Promise.race([asked, wait(WAIT_MS, stored, { ref: false })])
}

async function readPlan(userId: string): Promise<StoredSubscription | null> {
	const { status, tier, currentPeriodEnd, cancelAtPeriodEnd } = subscriptions
	const [found] = await db()
		.select({ status, tier, currentPeriodEnd, cancelAtPeriodEnd })
		.from(subscriptions)
		.where(eq(subscriptions.userId, userId))
	return found ?? null
}
