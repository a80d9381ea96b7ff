import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf } from '~/core/cursor.server'
import type { PaidTier } from '~/core/plans'
import { fold } from '~/core/search-words'
import type { StaffRole, Support, SuspensionCause } from '~/core/viewer'
import { db } from '~/db/client.server'
import { isAmong } from '~/db/is-among.server'
import { foldedName, profiles, session, user, userRoles } from '~/db/schema.server'
import { suspensions } from '~/features/account/schema.server'
import { isGiven, paidTierOf, type StoredSubscription, tierOf } from '~/features/billing/entitlement'
import { IS_GRANTING } from '~/features/billing/granting.server'
import { planGrants, subscriptions } from '~/features/billing/schema.server'
import type { Currency } from '~/i18n/currency'
import { MomentText } from '~/i18n/moment.server'
import {
	type ListedPerson,
	MOST_COUNTED,
	PEOPLE_PLANS,
	PEOPLE_SINCE,
	PEOPLE_SORTS,
	PEOPLE_STATES,
	type PeoplePage,
	type PeopleQuery,
} from './people-list'

export const PEOPLE_ON_A_PAGE = 30
const LONGEST_QUERY = 200
const MOST_WORDS = 6
/** A search that finds more people is a broad one. */
const MOST_NAMED = 1_000

/** Everything wrong in an address becomes nothing, as in the search. */
const AskedPeople = z.object({
	q: z
		.string()
		.catch('')
		.transform((text) => text.slice(0, LONGEST_QUERY).replaceAll('\0', ' ').toWellFormed().trim()),
	plan: z.enum(PEOPLE_PLANS).nullable().catch(null),
	state: z.enum(PEOPLE_STATES).nullable().catch(null),
	since: z.enum(PEOPLE_SINCE).nullable().catch(null),
	sort: z.enum(PEOPLE_SORTS).catch('newest'),
	after: z.string().nullable().catch(null),
})

/** Reads `q`, `plan`, `state`, `since`, `sort` and `after` from an address. */
export function parsePeopleQuery(parameters: URLSearchParams): PeopleQuery {
	return AskedPeople.parse(
		Object.fromEntries(Object.keys(AskedPeople.shape).map((name) => [name, parameters.get(name)])),
	)
}

/** Where a page ends: the moment of a sign-up, or an address, and the id. */
const cursors = {
	newest: cursorOf(z.tuple([MomentText, z.string().max(64)])),
	oldest: cursorOf(z.tuple([MomentText, z.string().max(64)])),
	email: cursorOf(z.tuple([z.string().max(254), z.string().max(64)])),
}

/** A page of people by what was asked for; a cursor that leads nowhere is the first page. */
export async function listPeople(_by: Support, query: PeopleQuery): Promise<PeoplePage> {
	const named = query.q ? await namedBy(query.q) : null
	const asked = sql.join([sql`true`, ...conditionsOf(query), ...(named ? [named.condition] : [])], sql` and `)
	const place = cursors[query.sort].read(query.after)
	const read = db().execute<PersonRow>(sql`
		select u.id, u.email, u.email_verified as confirmed, to_json(u.created_at) #>> '{}' as created,
			p.full_name as name, p.username,
			s.status, s.tier, s.currency, s.amount, to_json(s.current_period_end) #>> '{}' as period_end,
			coalesce(s.cancel_at_period_end, false) as ending,
			g.tier as given, to_json(g.ends_at) #>> '{}' as given_until,
			x.cause, to_json(x.since) #>> '{}' as suspended_since,
			array(select role from ${userRoles} where user_id = u.id order by 1) as roles,
			(select to_json(max(updated_at)) #>> '{}' from ${session} where user_id = u.id) as seen
		from (
			select * from ${user} as u where ${asked} and ${isBehind(query.sort, place)}
			order by ${orderOf(query.sort)} limit ${PEOPLE_ON_A_PAGE + 1}
		) as u
		left join ${profiles} p on p.id = u.id
		left join ${subscriptions} s on s.user_id = u.id
		left join ${planGrants} g on g.user_id = u.id
		left join ${suspensions} x on x.user_id = u.id
		order by ${orderOf(query.sort)}`)
	const [{ rows }, count] = await Promise.all([read, named?.isBroad ? null : countPeople(query, asked)])
	const shown = rows.slice(0, PEOPLE_ON_A_PAGE)
	const last = shown.at(-1)
	const at = last && (query.sort === 'email' ? last.email : last.created)
	return {
		people: shown.map(personOf),
		count,
		next: last && at && rows.length > shown.length ? cursors[query.sort].write([at, last.id]) : null,
	}
}

interface PersonRow extends Record<string, unknown> {
	id: string
	email: string
	confirmed: boolean
	created: string
	name: string | null
	username: string | null
	status: string | null
	tier: StoredSubscription['tier']
	currency: Currency | null
	amount: number | null
	period_end: string | null
	ending: boolean
	given: StoredSubscription['tier']
	given_until: string | null
	cause: SuspensionCause | null
	suspended_since: string | null
	roles: StaffRole[]
	seen: string | null
}

/** Where nothing is asked but who has a plan, ends one or is late, what says so is counted: that is quicker than to look at everybody. */
async function countPeople(query: PeopleQuery, asked: SQL): Promise<number> {
	const found = payersOf(query) ?? sql`select from ${user} as u where ${asked}`
	const { rows } = await db().execute<{ count: number }>(
		sql`select count(*)::int as count from (${found} limit ${MOST_COUNTED + 1}) as found`,
	)
	return Math.min(rows[0]?.count ?? 0, MOST_COUNTED)
}

function payersOf({ q, plan, state, since }: PeopleQuery): SQL | null {
	if (q || since || plan === 'free' || plan === 'given') return null
	if (state === 'ending') return sql`select from ${subscriptions} where ${isEnding(plan)} and ${IS_GRANTING}`
	if (state === 'overdue' && !plan) return sql`select from ${subscriptions} where ${IS_OVERDUE}`
	return plan && !state ? holdersOf(plan) : null
}

function orderOf(sort: PeopleQuery['sort']): SQL {
	if (sort === 'email') return sql`u.email, u.id`
	return sort === 'oldest' ? sql`u.created_at, u.id` : sql`u.created_at desc, u.id desc`
}

function isBehind(sort: PeopleQuery['sort'], place: readonly [string, string] | null): SQL {
	if (!place) return sql`true`
	const [at, id] = place
	if (sort === 'email') return sql`(u.email, u.id) > (${at}, ${id})`
	return sort === 'oldest'
		? sql`(u.created_at, u.id) > (${at}::timestamptz, ${id})`
		: sql`(u.created_at, u.id) < (${at}::timestamptz, ${id})`
}

function conditionsOf({ plan, state, since }: PeopleQuery): SQL[] {
	return [
		...(state === 'ending' && (plan === 'premium' || plan === 'pro')
			? [isPaying(isEnding(plan))]
			: [...(plan ? [PLAN_IS[plan]] : []), ...(state ? [STATE_IS[state]] : [])]),
		...(since ? [sql`u.created_at > now() - make_interval(days => ${Number(since)}::int)`] : []),
	]
}

const isPaying = (which: SQL) =>
	sql`exists (select from ${subscriptions} where user_id = u.id and ${which} and ${IS_GRANTING})`
const isGivenOf = (which: SQL) =>
	sql`exists (select from ${planGrants} where user_id = u.id and ${which} and ends_at > now())`
const holdersOf = (
	tier: PaidTier,
) => sql`select user_id from ${subscriptions} where tier = ${tier} and ${IS_GRANTING}
	union select user_id from ${planGrants} where tier = ${tier} and ends_at > now()`
const hasTier = (tier: PaidTier) =>
	sql`(${isPaying(sql`tier = ${tier}`)} or ${isGivenOf(sql`tier = ${tier}`)})`

/** Of subscriptions, with the plan at once: asked apart, the database looks at everybody who has it, and not at the few that end. */
const isEnding = (tier: PaidTier | null) =>
	tier
		? sql`cancel_at_period_end and (tier = ${tier} or user_id in (
			select user_id from ${planGrants} where tier = ${tier} and ends_at > now()))`
		: sql`cancel_at_period_end`

const IS_OVERDUE = sql`status = 'past_due'`

const PLAN_IS = {
	// Not as `not (… or …)`: by that the database lists all who have a plan before it looks at anybody.
	free: sql`(not ${isPaying(sql`true`)} and not ${isGivenOf(sql`true`)})`,
	premium: hasTier('premium'),
	pro: hasTier('pro'),
	given: isGivenOf(sql`true`),
} as const satisfies Record<(typeof PEOPLE_PLANS)[number], SQL>

const STATE_IS = {
	overdue: sql`u.id in (select user_id from ${subscriptions} where ${IS_OVERDUE})`,
	ending: isPaying(isEnding(null)),
	unconfirmed: sql`not u.email_verified`,
	suspended: sql`u.id in (select user_id from ${suspensions})`,
	staff: sql`u.id in (select user_id from ${userRoles})`,
} as const satisfies Record<(typeof PEOPLE_STATES)[number], SQL>

/**
 * Whose address, username or id begins with what was typed, or whose name has words that begin with its words. As the
 * database takes any search for a narrow one, few are found by their indexes beforehand, by their names only where the
 * quicker ones found few; where there are many, a page is soon full of who is looked at in its order, and nobody counts them.
 */
async function namedBy(q: string): Promise<{ condition: SQL; isBroad: boolean }> {
	const prefix = `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
	const words = fold(q)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
		.slice(0, MOST_WORDS)
		.map((word) => `'${word}':*`)
	const isOfUser = [sql`email like ${prefix}`, sql`id = ${q.toLowerCase()}`]
	const isOfProfile = [
		sql`lower(username) like ${prefix}`,
		...(words.length > 0
			? [sql`${foldedName(sql`full_name`)} @@ to_tsquery('simple', ${words.join(' & ')})`]
			: []),
	]
	const ids = new Set<string>()
	for (const [table, conditions] of [[user, isOfUser] as const, [profiles, isOfProfile] as const]) {
		const found = conditions.map(
			(condition) => sql`(select id from ${table} where ${condition} limit ${MOST_NAMED + 1})`,
		)
		const { rows } = await db().execute<{ id: string }>(sql.join(found, sql` union `))
		for (const { id } of rows) ids.add(id)
		if (ids.size > MOST_NAMED) break
	}
	if (ids.size <= MOST_NAMED) {
		return { condition: isAmong(sql`u.id`, ids), isBroad: false }
	}
	// Asked of each person who is looked at: `exists` would make the database list all who are so named first.
	const ofProfile = sql`(select ${sql.join(isOfProfile, sql` or `)} from ${profiles} where id = u.id)`
	return { condition: sql`(${sql.join([...isOfUser, ofProfile], sql` or `)})`, isBroad: true }
}

function personOf(row: PersonRow): ListedPerson {
	const now = new Date()
	const dateOf = (text: string | null) => (text === null ? null : new Date(text))
	const stored = {
		status: row.status,
		tier: row.tier,
		currentPeriodEnd: dateOf(row.period_end),
		cancelAtPeriodEnd: row.ending,
	}
	const until = dateOf(row.given_until)
	const grant = row.given && until ? { tier: row.given, endsAt: until } : null
	const paidTier = paidTierOf(stored, now)
	const tier = tierOf(stored, now, grant)
	const isGift = isGiven(grant, now) && tier !== paidTier
	return {
		userId: row.id,
		email: row.email,
		name: row.name,
		username: row.username,
		roles: row.roles,
		isConfirmed: row.confirmed,
		suspended: row.cause && row.suspended_since ? { cause: row.cause, since: row.suspended_since } : null,
		tier,
		paid:
			paidTier !== 'free' && row.amount !== null && row.currency
				? { amount: row.amount, currency: row.currency }
				: null,
		isGiven: isGift,
		isPastDue: paidTier !== 'free' && row.status === 'past_due',
		endsAt: isGift ? row.given_until : paidTier !== 'free' && row.ending ? row.period_end : null,
		createdAt: row.created,
		seenAt: row.seen,
	}
}
