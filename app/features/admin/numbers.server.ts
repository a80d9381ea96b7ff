import { type SQL, sql } from 'drizzle-orm'
import type { PaidTier } from '~/core/plans'
import type { Admin } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { IS_GRANTING } from '~/features/billing/granting.server'
import { billingMails, subscriptions } from '~/features/billing/schema.server'
import { listCards } from '~/features/library/prompt-cards.server'
import { promptViewCounts, searchMisses } from '~/features/library/schema.server'
import type { Currency } from '~/i18n/currency'
import type { Language } from '~/i18n/language'
import {
	type FailedPayments,
	NUMBER_DAYS,
	type PlanNumbers,
	type PromptViewCounts,
	type RevenueNumbers,
	type SearchMiss,
	type SignUps,
	type ViewCountSpan,
} from './numbers'

/** How many people have an account, and how many signed up on each of the last 30 days. */
export async function readSignUps(_admin: Admin): Promise<SignUps> {
	const { rows } = await db().execute<{ day: string; count: number; total: number }>(sql`
		select
			to_char(days.day, 'YYYY-MM-DD') as day,
			coalesce(signed_up.count, 0)::int as count,
			(select count(*)::int from ${user}) as total
		from generate_series(
			(now() at time zone 'UTC')::date - ${NUMBER_DAYS - 1}::int, (now() at time zone 'UTC')::date, interval '1 day'
		) as days(day)
		left join (
			select (created_at at time zone 'UTC')::date as day, count(*) as count
			from ${user}
			where created_at >= ((now() at time zone 'UTC')::date - ${NUMBER_DAYS - 1}::int) at time zone 'UTC'
			group by 1
		) as signed_up on signed_up.day = days.day::date
		order by days.day`)
	return { total: rows[0]?.total ?? 0, days: rows.map(({ day, count }) => ({ day, count })) }
}

const IS_PAYING = sql`status <> 'past_due'`

/** How many people have each plan, as stored. */
export async function readPlanNumbers(_admin: Admin): Promise<PlanNumbers[]> {
	const { rows } = await db().execute<{
		tier: PaidTier
		currency: Currency
		paying: number
		ending: number
		past_due: number
	}>(sql`
		select
			tier,
			currency,
			count(*) filter (where ${IS_PAYING})::int as paying,
			count(*) filter (where ${IS_PAYING} and cancel_at_period_end)::int as ending,
			count(*) filter (where not ${IS_PAYING})::int as past_due
		from ${subscriptions}
		where ${IS_GRANTING}
		group by tier, currency
		order by tier, currency desc`)
	return rows.map(({ past_due: pastDue, ...row }) => ({ ...row, pastDue }))
}

/** What plans bring in a month, each at the price that its person pays. */
export async function readRevenue(_admin: Admin): Promise<RevenueNumbers[]> {
	const sum = (of: SQL) => sql`coalesce(sum(amount) filter (where ${of}), 0)::float8`
	const { rows } = await db().execute<{
		currency: Currency
		monthly: number
		ending: number
		past_due: number
	}>(sql`
		select
			currency,
			${sum(IS_PAYING)} as monthly,
			${sum(sql`${IS_PAYING} and cancel_at_period_end`)} as ending,
			${sum(sql`not ${IS_PAYING}`)} as past_due
		from ${subscriptions}
		where ${IS_GRANTING}
		group by currency
		order by currency desc`)
	return rows.map(({ past_due: pastDue, ...row }) => ({ ...row, pastDue }))
}

/** Payments that failed in the last 30 days, each invoice once, whether it was paid later or not. */
export async function readFailedPayments(_admin: Admin): Promise<FailedPayments[]> {
	const { rows } = await db().execute<{ currency: Currency; count: number; amount: number }>(sql`
		select
			details ->> 'currency' as currency,
			count(*)::int as count,
			coalesce(sum((details ->> 'amount')::bigint), 0)::float8 as amount
		from ${billingMails}
		where kind = 'payment_failed'
			and created_at > now() - make_interval(days => ${NUMBER_DAYS})
			and details ->> 'currency' in ('USD', 'BRL')
		group by 1
		order by 1 desc`)
	return rows
}

const MOST_PROMPTS = 10
/** A few more, because some may have been deleted since. */
const MOST_ROWS = 25
const MOST_SEARCHES = 50

/** The prompts that were opened most, or copied most, in the last 7 or 30 days; those that are gone are left out. */
export async function listViewCounts(
	admin: Admin,
	what: 'reads' | 'copies',
	span: ViewCountSpan,
	language: Language,
): Promise<PromptViewCounts[]> {
	const counted = what === 'reads' ? promptViewCounts.reads : promptViewCounts.copies
	const { rows } = await db().execute<{ id: string; week: number; month: number }>(sql`
		select prompt_id as id, week, month from (
			select
				prompt_id,
				coalesce(sum(${counted}) filter (where day > (now() at time zone 'UTC')::date - 7), 0)::int as week,
				sum(${counted})::int as month
			from ${promptViewCounts}
			where day > (now() at time zone 'UTC')::date - ${NUMBER_DAYS}::int
			group by prompt_id
		) as summed
		where ${span === 7 ? sql`week` : sql`month`} > 0
		order by ${span === 7 ? sql`week desc, month desc` : sql`month desc, week desc`}, prompt_id
		limit ${MOST_ROWS}`)
	const cards = await listCards(
		admin,
		rows.map(({ id }) => id),
		language,
	)
	const titles = new Map(cards.map(({ id, title }) => [id, title]))
	return rows
		.flatMap((row) => {
			const title = titles.get(row.id)
			return title === undefined ? [] : [{ ...row, title }]
		})
		.slice(0, MOST_PROMPTS)
}

/** What was searched for in vain in the last 30 days, the most frequent or the newest first. */
export async function listMisses(_admin: Admin, order: 'frequent' | 'newest'): Promise<SearchMiss[]> {
	const { rows } = await db().execute<{ words: string; times: number; last_on: string }>(sql`
		select words, sum(times)::int as times, to_char(max(day), 'YYYY-MM-DD') as last_on
		from ${searchMisses}
		where day > (now() at time zone 'UTC')::date - ${NUMBER_DAYS}::int
		group by words
		order by ${order === 'newest' ? sql`max(day) desc, sum(times) desc` : sql`sum(times) desc, max(day) desc`}, words
		limit ${MOST_SEARCHES}`)
	return rows.map(({ words, times, last_on: lastOn }) => ({ words, times, lastOn }))
}
