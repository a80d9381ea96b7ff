import { and, eq, gt, sql } from 'drizzle-orm'
import type { StaffRole, SuspensionCause } from '~/core/viewer'
import { type Member, VISITOR, type Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { profiles, session, user, userRoles } from '~/db/schema.server'
import {
	isOverdue,
	paidTierOf,
	type StoredGrant,
	type StoredSubscription,
	tierOf,
} from '~/features/billing/entitlement'
import { planGrants, subscriptions } from '~/features/billing/schema.server'
import { refreshOverdue } from '~/features/billing/subscription/overdue-plan.server'
import type { Currency } from '~/i18n/currency'
import { DEFAULT_LANGUAGE, type Language } from '~/i18n/language'
import {
	carriesSessionCookie,
	noSessionCookie,
	readSessionToken,
	SESSION_IDLE_DAYS,
	SESSION_MOST_DAYS,
	sessionCookie,
} from './better-auth/auth-cookie.server'
import { suspensions } from './schema.server'

const PROLONG_AFTER_DAYS = 1

const days = (count: number) => sql`make_interval(days => ${count})`
/** What a living session is, for every reader: used within 7 days, and not older than 30. */
const isAlive = and(
	gt(session.expiresAt, sql`now()`),
	gt(session.createdAt, sql`now() - ${days(SESSION_MOST_DAYS)}`),
)

const sessionOf = prepared((database) =>
	database
		.select({
			sessionId: session.id,
			isDue: sql<boolean>`${session.updatedAt} < now() - ${days(PROLONG_AFTER_DAYS)}`,
			...memberColumns,
		})
		.from(session)
		.innerJoin(user, eq(user.id, session.userId))
		.leftJoin(profiles, eq(profiles.id, user.id))
		.leftJoin(subscriptions, eq(subscriptions.userId, user.id))
		.leftJoin(planGrants, eq(planGrants.userId, user.id))
		.leftJoin(suspensions, eq(suspensions.userId, user.id))
		.where(and(eq(session.token, sql.placeholder('token')), isAlive))
		.prepare(''),
)

export interface Arrival {
	viewer: Viewer
	/** `Set-Cookie` that the answer has to carry: a session prolonged, or a cookie taken away that opens nothing. */
	setCookie: string | null
}

/**
 * Who asks, by cookie or bearer token, with role and plan, in one statement. A missing, unknown, expired or tampered
 * session is a visitor's, without a word. A session in use is prolonged once a day.
 */
export async function readViewer(headers: Headers): Promise<Arrival> {
	const hasCookie = carriesSessionCookie(headers)
	const visitor = { viewer: VISITOR, setCookie: hasCookie ? noSessionCookie() : null }
	const token = readSessionToken(headers)
	if (!token) return visitor
	const [found] = await sessionOf().execute({ token })
	if (!found) return visitor
	const { sessionId, isDue, ...row } = found
	if (isDue) await prolong(sessionId)
	const viewer = await memberOf(row)
	return { viewer, setCookie: isDue && hasCookie ? sessionCookie(token) : null }
}

async function prolong(sessionId: string): Promise<void> {
	await db()
		.update(session)
		.set({
			updatedAt: sql`now()`,
			expiresAt: sql`least(now() + ${days(SESSION_IDLE_DAYS)}, ${session.createdAt} + ${days(SESSION_MOST_DAYS)})`,
		})
		.where(eq(session.id, sessionId))
}

/** What a ticket is made of, for every statement that reads who asks. */
export const memberColumns = {
	userId: user.id,
	email: user.email,
	isConfirmed: user.emailVerified,
	fullName: profiles.fullName,
	avatarUrl: profiles.avatarUrl,
	language: profiles.language,
	roles: sql<
		StaffRole[]
	>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${user.id})`,
	subscription: {
		status: subscriptions.status,
		tier: subscriptions.tier,
		currentPeriodEnd: subscriptions.currentPeriodEnd,
		cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
	},
	currency: subscriptions.currency,
	grant: { tier: planGrants.tier, endsAt: planGrants.endsAt },
	suspendedFor: suspensions.cause,
}

export interface MemberRow {
	userId: string
	email: string
	isConfirmed: boolean
	fullName: string | null
	avatarUrl: string | null
	language: Language | null
	roles: readonly StaffRole[]
	subscription: StoredSubscription | null
	currency: Currency | null
	grant: StoredGrant | null
	suspendedFor: SuspensionCause | null
}

/** The ticket of the person a row is about, with the plan as it is now. */
export async function memberOf({
	roles,
	fullName,
	language,
	subscription: stored,
	currency,
	grant,
	...person
}: MemberRow): Promise<Member> {
	const now = new Date()
	const subscription = stored && isOverdue(stored, now) ? await refreshOverdue(person.userId, stored) : stored
	const tier = tierOf(subscription, now, grant)
	// Whoever else may have got into a colleague's account reads nobody's data with it.
	const held = person.suspendedFor ? [] : roles
	return {
		...person,
		tier,
		isPastDue: tier !== 'free' && subscription?.status === 'past_due',
		billedIn: paidTierOf(subscription, now) === 'free' ? null : currency,
		isAdmin: held.includes('admin'),
		isEditor: held.includes('editor'),
		isSupport: held.includes('support'),
		name: fullName || person.email,
		language: language ?? DEFAULT_LANGUAGE,
	}
}
