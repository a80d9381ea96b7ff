import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { readProductNow } from '~/db/clock.server'
import { publishDue } from '~/features/editing/showing.server'
import { mailDeliveries, mailings, weeklyMailSubscriptions } from './schema.server'
import { newestChange } from './weekly-choice.server'

/** Tuesday, 09:00 UTC (docs/product.md#weekly-mail). */
const WEEKDAY = 2
const HOUR = 9
const DAY_MS = 86_400_000
/** Which mails of weeks somebody got is told in their own copy for so long. */
const KEPT = sql`now() - interval '60 days'`

/** The moment of the last weekly mail: the newest Tuesday, 09:00 UTC, that is over. */
export function lastWeeklyMoment(now: Date): Date {
	const moment = new Date(now)
	moment.setUTCHours(HOUR, 0, 0, 0)
	const days = (moment.getUTCDay() - WEEKDAY + 7) % 7
	const latest = moment.getTime() - days * DAY_MS
	return new Date(latest > now.getTime() ? latest - 7 * DAY_MS : latest)
}

/**
 * Opens the mail of the newest week that has come, once, whichever process is first: with everybody who had asked for
 * it by then. What is left of an earlier week is told by this one.
 */
export async function openWeeklyMail(): Promise<void> {
	const sentAt = lastWeeklyMoment(await readProductNow(db()))
	const name = `weekly:${sentAt.toISOString().slice(0, 10)}`
	if ((await db().$count(mailings, eq(mailings.name, name))) > 0) return
	// What was to come by now is news.
	await publishDue()
	await db().transaction(async (within) => {
		const lastChange = await newestChange(within)
		const opened = await within
			.insert(mailings)
			.values({ name, kind: 'weekly', sentAt, lastChange })
			.onConflictDoNothing()
			.returning({ name: mailings.name })
		if (opened.length === 0) return
		const isUnfinished = sql`${mailDeliveries.outcome} is null
			and (${mailDeliveries.takenAt} is null or ${mailDeliveries.takenAt} < now() - interval '5 minutes')`
		const earlier = within
			.select({ name: mailings.name })
			.from(mailings)
			.where(and(eq(mailings.kind, 'weekly'), ne(mailings.name, name)))
		await within
			.update(mailDeliveries)
			.set({ outcome: 'too_late', closedAt: sql`now()` })
			.where(sql`${mailDeliveries.mailing} in ${earlier} and ${isUnfinished}`)
		const { rowCount } = await within.execute(sql`
			insert into ${mailDeliveries} (mailing, user_id)
			select ${name}::text, ${weeklyMailSubscriptions.userId} from ${weeklyMailSubscriptions}
			where ${weeklyMailSubscriptions.toldUntil} < ${sentAt.toISOString()}::timestamptz`)
		await within
			.update(mailings)
			.set({ people: rowCount ?? 0 })
			.where(eq(mailings.name, name))
		const isOld = and(eq(mailings.kind, 'weekly'), isNotNull(mailings.sentAt), lt(mailings.createdAt, KEPT))
		await within.delete(mailings).where(and(isOld, ne(mailings.name, name)))
	})
}
