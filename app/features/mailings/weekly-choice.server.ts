import { asc, desc, eq, getTableColumns, max, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { type Database, db } from '~/db/client.server'
import { productNow } from '~/db/clock.server'
import { libraryChanges } from '~/features/library/versions/schema.server'
import { mailDeliveries, mailings, weeklyMailSubscriptions } from './schema.server'

/** Whether somebody gets the weekly mail. */
export async function hasWeeklyMail({ userId }: Pick<Member, 'userId'>): Promise<boolean> {
	return (await db().$count(weeklyMailSubscriptions, eq(weeklyMailSubscriptions.userId, userId))) > 0
}

/**
 * Has a person get the weekly mail from now on, with what comes from now on, or no more. Refuses with `conflict` where
 * their address is not confirmed: it may be somebody else's.
 */
export async function setWeeklyMail(member: Member, isOn: boolean): Promise<void> {
	const { userId, isConfirmed } = member
	if (!isOn) return endWeeklyMail(userId)
	if (!isConfirmed) throw refuse('conflict', undefined, { message: 'weekly_mail_unconfirmed' })
	await db()
		.insert(weeklyMailSubscriptions)
		.values({ userId, toldUntil: sql`${productNow()}`, toldChange: await newestChange() })
		.onConflictDoNothing()
}

/** Nothing is kept of who wants it no more. */
export async function endWeeklyMail(userId: string): Promise<void> {
	await db().delete(weeklyMailSubscriptions).where(eq(weeklyMailSubscriptions.userId, userId))
}

/** The newest line of the library's record; its lines are written by one at a time. */
export async function newestChange(within: Pick<Database, 'select'> = db()): Promise<number> {
	const [row] = await within.select({ id: max(libraryChanges.id) }).from(libraryChanges)
	return row?.id ?? 0
}

/** What was mailed to a person as one of many, for their own copy, with what a notice said; and what they sent as an admin. */
export async function exportMailings({ userId }: Pick<Member, 'userId'>) {
	const { userId: _owner, ...subscription } = getTableColumns(weeklyMailSubscriptions)
	const { userId: _person, ...delivery } = getTableColumns(mailDeliveries)
	const [weeklyMail] = await db()
		.select(subscription)
		.from(weeklyMailSubscriptions)
		.where(eq(weeklyMailSubscriptions.userId, userId))
	return {
		weeklyMail: weeklyMail ?? null,
		mailings: await db()
			.select({ ...delivery, notice: mailings.notice })
			.from(mailDeliveries)
			.innerJoin(mailings, eq(mailings.name, mailDeliveries.mailing))
			.where(eq(mailDeliveries.userId, userId))
			.orderBy(asc(mailDeliveries.mailing)),
		noticesAsAdmin: await db()
			.select()
			.from(mailings)
			.where(eq(mailings.byUserId, userId))
			.orderBy(desc(mailings.createdAt)),
	}
}
