import { desc, ne, sql } from 'drizzle-orm'
import type { Admin } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles, user } from '~/db/schema.server'
import { IS_GRANTING } from '~/features/billing/granting.server'
import { billedInvoices, funnelCounts, moneyReturns } from '~/features/billing/money/schema.server'
import { subscriptions } from '~/features/billing/schema.server'
import { withdrawals } from '~/features/billing/withdrawal/schema.server'
import { withdrawalNumber } from '~/features/billing/withdrawal/withdrawal-number'
import type {
	Churn,
	FailedPayment,
	FunnelMonth,
	MonthOfRevenue,
	OpenWithdrawal,
	ReturnedMoney,
} from './money'

/** As far back as the page looks; the files hold everything. */
const SHOWN_MONTHS = 12
const MOST_SHOWN = 100
const MOST_IN_FILE = 100_000

const day = (moment: unknown) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`

/** What each month brought, by plan, currency and country, the newest first. */
export async function readMonthsOfRevenue(_admin: Admin, months = SHOWN_MONTHS): Promise<MonthOfRevenue[]> {
	const { rows } = await db().execute<{ [Name in keyof MonthOfRevenue]: MonthOfRevenue[Name] }>(sql`
		select
			to_char(paid_at at time zone 'UTC', 'YYYY-MM') as month,
			tier,
			currency,
			country,
			count(*)::int as payments,
			sum(amount_paid)::float8 as paid,
			coalesce(sum(returned), 0)::float8 as returned
		from ${billedInvoices}
		left join lateral (
			select least(coalesce(sum(amount), 0), amount_paid) as returned from ${moneyReturns}
			where ${moneyReturns.payment} = ${billedInvoices.payment}
				and ((kind = 'refund' and ${moneyReturns.status} not in ('failed', 'canceled'))
					or (kind = 'dispute' and ${moneyReturns.status} = 'lost'))
		) as back on true
		where amount_paid > 0
			and paid_at >= date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${months - 1}::int)
		group by 1, 2, 3, 4
		order by 1 desc, 3 desc, 2, 4`)
	return rows
}

/** Payments that failed, the newest first, with what came of each. */
export async function listFailedPayments(_admin: Admin, most = MOST_SHOWN): Promise<FailedPayment[]> {
	const { rows } = await db().execute<{ [Name in keyof FailedPayment]: FailedPayment[Name] }>(sql`
		select
			invoice,
			email,
			tier,
			currency,
			amount_due as amount,
			${day(billedInvoices.failedAt)} as "failedOn",
			failure,
			attempts,
			case when status = 'open' then ${day(billedInvoices.nextAttemptAt)} end as "nextOn",
			case when status = 'paid' then ${day(billedInvoices.paidAt)} end as "recoveredOn",
			status
		from ${billedInvoices}
		left join ${user} on ${user.id} = ${billedInvoices.userId}
		where failed_at is not null
		order by failed_at desc, invoice
		limit ${most}`)
	return rows
}

/** Refunds, or disputes, the newest first. */
export async function listReturns(
	_admin: Admin,
	kind: 'refund' | 'dispute',
	most = MOST_SHOWN,
): Promise<ReturnedMoney[]> {
	const { rows } = await db().execute<{ [Name in keyof ReturnedMoney]: ReturnedMoney[Name] }>(sql`
		select
			reference,
			kind,
			email,
			tier,
			currency,
			${moneyReturns.amount} as amount,
			${day(moneyReturns.createdAt)} as on,
			${moneyReturns.reason} as reason,
			${moneyReturns.status} as status,
			${day(moneyReturns.dueBy)} as "dueOn"
		from ${moneyReturns}
		inner join ${billedInvoices} on ${billedInvoices.payment} = ${moneyReturns.payment}
		left join ${user} on ${user.id} = ${billedInvoices.userId}
		where kind = ${kind}
		order by ${moneyReturns.createdAt} desc, reference
		limit ${most}`)
	return rows
}

/** The way to a plan, by month and language, the newest first. */
export async function readFunnel(_admin: Admin, months = SHOWN_MONTHS): Promise<FunnelMonth[]> {
	const of = (step: string) => sql`coalesce(sum(count) filter (where step = ${step}), 0)::int`
	const { rows } = await db().execute<{ [Name in keyof FunnelMonth]: FunnelMonth[Name] }>(sql`
		select
			to_char(day, 'YYYY-MM') as month,
			language,
			${of('visit')} as visit,
			${of('sign_up')} as "signUp",
			${of('checkout')} as checkout,
			${of('paid')} as paid,
			${of('ended')} as ended
		from ${funnelCounts}
		where day >= date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${months - 1}::int)
		group by 1, 2
		order by 1 desc, 2`)
	return rows
}

/** Who pays now, and whose plan has ended in the last 30 days, by language. */
export async function readChurn(_admin: Admin): Promise<Churn[]> {
	const { rows } = await db().execute<{ [Name in keyof Churn]: Churn[Name] }>(sql`
		select language, sum(paying)::int as paying, sum(ended)::int as ended from (
			select ${profiles.language} as language, count(*) as paying, 0 as ended
			from ${subscriptions}
			inner join ${profiles} on ${profiles.id} = ${subscriptions.userId}
			where ${IS_GRANTING}
			group by 1
			union all
			select language, 0, sum(count) from ${funnelCounts}
			where step = 'ended' and day > (now() at time zone 'UTC')::date - 30
			group by 1
		) as counted
		group by language
		order by language`)
	return rows
}

/** Withdrawals that are not done: those that Stripe refused need an owner. */
export async function listOpenWithdrawals(_admin: Admin): Promise<OpenWithdrawal[]> {
	const rows = await db()
		.select()
		.from(withdrawals)
		.where(ne(withdrawals.state, 'done'))
		.orderBy(desc(withdrawals.receivedAt))
		.limit(MOST_SHOWN)
	return rows.map(({ number, receivedAt, email, state, attempts }) => ({
		number: withdrawalNumber(number, receivedAt),
		email,
		state,
		on: receivedAt.toISOString().slice(0, 10),
		attempts,
	}))
}

/** Everything that is stored, for a file. */
export const EVERYTHING = { months: 1_200, rows: MOST_IN_FILE }
