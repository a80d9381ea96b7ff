import { asc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { PaidTier } from '~/core/plans'
import type { Admin, Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { CancelReasonCount } from './cancel-reason'
import { cancelReasons } from './schema.server'

const MOST_LISTED = 50
const KEPT_MONTHS = 12

/** Keeps why somebody canceled a contract; what they say later takes the place of what they said before. */
export async function storeCancelReason(
	{ userId }: Pick<Member, 'userId'>,
	given: { subscriptionId: string; tier: PaidTier; words: string },
): Promise<void> {
	const { tier, words } = given
	await db()
		.insert(cancelReasons)
		.values({ ...given, userId })
		.onConflictDoUpdate({
			target: cancelReasons.subscriptionId,
			set: { tier, words, createdAt: sql`now()` },
		})
}

/** Why people canceled, the most frequent reason first; not who they are. */
export async function countCancelReasons(_admin: Admin): Promise<CancelReasonCount[]> {
	const { rows } = await db().execute<{ words: string; times: number; last_on: string }>(sql`
		select
			min(words) as words,
			count(*)::int as times,
			to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD') as last_on
		from ${cancelReasons}
		group by lower(words)
		order by count(*) desc, max(created_at) desc, lower(words)
		limit ${MOST_LISTED}`)
	return rows.map(({ words, times, last_on }) => ({ words, times, lastOn: last_on }))
}

/** What somebody said, for their copy of it. */
export async function exportCancelReasons({ userId }: Pick<Member, 'userId'>) {
	const { userId: _owner, ...reason } = getTableColumns(cancelReasons)
	return db()
		.select(reason)
		.from(cancelReasons)
		.where(eq(cancelReasons.userId, userId))
		.orderBy(asc(cancelReasons.createdAt))
}

/** Forgets reasons of last year. */
export async function purgeCancelReasons(): Promise<void> {
	const isOld = lt(cancelReasons.createdAt, sql`now() - make_interval(months => ${KEPT_MONTHS})`)
	await db().delete(cancelReasons).where(isOld)
}
