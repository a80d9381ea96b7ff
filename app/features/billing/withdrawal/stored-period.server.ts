import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { readProductNow } from '~/db/clock.server'
import { isGranting } from '../entitlement'
import { subscriptions } from '../schema.server'
import { withdrawalPeriod } from './period.server'
import { withdrawals } from './schema.server'
import type { Whereabouts } from './standing.server'

/**
 * How long somebody with a plan can withdraw from it, by what is stored: for pages that show it beside other things, and
 * ask nobody for it. Null where that is over, or they have no plan, or have withdrawn.
 */
export async function storedPeriod(
	{ userId }: { userId: string },
	{ country, timeZone }: Whereabouts,
): Promise<{ lastDay: string; daysLeft: number } | null> {
	const [stored] = await db()
		.select({ beganAt: subscriptions.beganAt, status: subscriptions.status })
		.from(subscriptions)
		.leftJoin(withdrawals, eq(withdrawals.subscriptionId, subscriptions.subscriptionId))
		.where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.beganAt), isNull(withdrawals.id)))
	if (!stored?.beganAt || !isGranting(stored.status)) return null
	const now = await readProductNow(db())
	const { lastDay, daysLeft } = withdrawalPeriod({
		boughtAt: stored.beganAt,
		countries: [country],
		timeZone,
		now,
	})
	return daysLeft < 0 ? null : { lastDay, daysLeft }
}
