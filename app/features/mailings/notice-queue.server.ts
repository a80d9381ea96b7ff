import { createHash } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, db } from '~/db/client.server'
import { productNow } from '~/db/clock.server'
import { profiles, user } from '~/db/schema.server'
import { IS_GRANTING } from '~/features/billing/granting.server'
import { subscriptions } from '~/features/billing/schema.server'
import { DEFAULT_LANGUAGE, type Language } from '~/i18n/language'
import type { Notice } from './notice'
import { mailDeliveries, mailings, type OUTCOMES } from './schema.server'

/** Whom a notice goes to now. An address that nobody confirmed may be somebody else's, but who pays is told all the same. */
const HEARS: Record<Notice['to'], SQL> = {
	subscribers: IS_GRANTING,
	everybody: sql`(${user.emailVerified} or (${IS_GRANTING}))`,
}
const readers = ({ to }: Notice) => sql`from ${user}
	left join ${profiles} on ${profiles.id} = ${user.id}
	left join ${subscriptions} on ${subscriptions.userId} = ${user.id}
	where ${HEARS[to]}`

/** By which a notice is stored: the same words are the same notice, whatever file they come from. */
export function noticeName(notice: Notice): string {
	return `notice:${createHash('sha256').update(JSON.stringify(notice)).digest('hex').slice(0, 32)}`
}

/** How many people a notice would go to now, by the language in which they would get it. */
export async function countNoticeReaders(notice: Notice): Promise<Record<Language, number>> {
	const { rows } = await db().execute<{ language: Language; count: number }>(sql`
		select coalesce(${profiles.language}, ${DEFAULT_LANGUAGE}) as language, count(*)::int as count
		${readers(notice)} group by 1`)
	const count = (language: Language) => rows.find((row) => row.language === language)?.count ?? 0
	return { en: count('en'), pt: count('pt') }
}

/** What became of a notice that was queued, and since when it goes out. */
export interface QueuedNotice {
	since: Date
	people: number
	/** How many came to what; `waiting` are to be sent. */
	outcomes: Partial<Record<(typeof OUTCOMES)[number] | 'waiting', number>>
}

/** What became of a notice; null where it was never sent. */
export async function readQueuedNotice(notice: Notice): Promise<QueuedNotice | null> {
	const name = noticeName(notice)
	const [found] = await db().select().from(mailings).where(eq(mailings.name, name))
	if (!found) return null
	const { outcome } = mailDeliveries
	const rows = await db()
		.select({ outcome, count: sql<number>`count(*)::int` })
		.from(mailDeliveries)
		.where(eq(mailDeliveries.mailing, name))
		.groupBy(outcome)
	return {
		since: found.sentAt ?? found.createdAt,
		people: found.people ?? 0,
		outcomes: Object.fromEntries(rows.map(({ outcome, count }) => [outcome ?? 'waiting', count])),
	}
}

/**
 * Queues a notice to everybody whom it concerns now, each once; whichever processes run send it (`sendMailings`). The same
 * notice again goes to nobody twice: it only has those tried once more whose mail could not be sent in all its tries.
 * `byUserId` is the admin who sends it, null for the command. Answers how many were queued.
 */
export async function queueNotice(notice: Notice, byUserId: string | null = null): Promise<number> {
	const name = noticeName(notice)
	return db().transaction(async (within) => {
		const opened = await within
			.insert(mailings)
			.values({ name, kind: 'notice', notice, byUserId, sentAt: sql`${productNow()}` })
			.onConflictDoNothing()
			.returning({ name: mailings.name })
		if (opened.length === 0) return queueFailed(within, name)
		const { rowCount } = await within.execute(sql`
			insert into ${mailDeliveries} (mailing, user_id) select ${name}::text, ${user.id} ${readers(notice)}`)
		const people = rowCount ?? 0
		await within.update(mailings).set({ people }).where(eq(mailings.name, name))
		return people
	})
}

async function queueFailed(within: Pick<Database, 'update'>, name: string): Promise<number> {
	const { mailing, outcome } = mailDeliveries
	const again = await within
		.update(mailDeliveries)
		.set({ outcome: null, closedAt: null, takenAt: null, tries: 0 })
		.where(and(eq(mailing, name), eq(outcome, 'failed')))
		.returning({ userId: mailDeliveries.userId })
	return again.length
}
