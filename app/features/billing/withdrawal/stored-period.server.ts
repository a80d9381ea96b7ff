import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { readProductNow } from '~/db/clock.server'
import { isGranting } from '../entitlement'
import { billedInvoices } from '../money/schema.server'
import { subscriptions } from '../schema.server'
import { withdrawalPeriod } from './period.server'
import { withdrawals } from './schema.server'
import type { Whereabouts } from './standing.server'

/** A contract's first ones are all that matter. */
const MOST_INVOICES = 5
/** The first one may be a moment older than what it is for. */
const AN_HOUR_MS = 3_600_000

/**
 * How long somebody can withdraw from their plan, by what is stored: for pages that show it beside other things, and
 * ask nobody for it. Null where that is over, or they have no plan, or have withdrawn. One that has ended counts while
 * something that was paid for it can go back, which its caller knows.
 */
export async function storedPeriod(
	{ userId }: { userId: string },
	{ country, timeZone }: Whereabouts,
	hasMoneyLeft = false,
): Promise<{ lastDay: string; daysLeft: number } | null> {
	const [stored] = await db()
		.select({
			beganAt: subscriptions.beganAt,
			soldTo: subscriptions.soldTo,
			status: subscriptions.status,
		})
		.from(subscriptions)
		.leftJoin(withdrawals, eq(withdrawals.subscriptionId, subscriptions.subscriptionId))
		.where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.beganAt), isNull(withdrawals.id)))
	if (!stored?.beganAt || !(isGranting(stored.status) || hasMoneyLeft)) return null
	const { boughtAt, countries } = await readFirstPayment(userId, stored.beganAt)
	const now = await readProductNow(db())
	const { lastDay, daysLeft } = withdrawalPeriod({
		boughtAt,
		countries: [country, stored.soldTo ?? [], ...countries].flat(),
		timeZone,
		now,
	})
	return daysLeft < 0 ? null : { lastDay, daysLeft }
}

/** When something was first paid for a plan, and from where, as far as that is stored by now; a first month may have been given. */
async function readFirstPayment(
	userId: string,
	beganAt: Date,
): Promise<{ boughtAt: Date; countries: string[] }> {
	const invoices = await db()
		.select()
		.from(billedInvoices)
		.where(
			and(
				eq(billedInvoices.userId, userId),
				gte(billedInvoices.createdAt, new Date(beganAt.getTime() - AN_HOUR_MS)),
			),
		)
		.orderBy(asc(billedInvoices.createdAt))
		.limit(MOST_INVOICES)
	const countries = invoices.flatMap(({ country }) => country ?? [])
	const [first] = invoices
	const isWhole = first?.reason === 'subscription_create'
	const paid = invoices.find(({ paidAt }) => paidAt !== null)
	return { boughtAt: (isWhole && paid?.paidAt) || beganAt, countries }
}
