import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Support } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles, session, user } from '~/db/schema.server'
import { accessTokens, suspensions } from '~/features/account/schema.server'
import { isGiven, isGranting, paidTierOf, tierOf } from '~/features/billing/entitlement'
import { planGrants, subscriptions } from '~/features/billing/schema.server'
import { prompts } from '~/features/library/schema.server'
import { promptDecisions, promptReports } from '~/features/reports/schema.server'
import { DEFAULT_LANGUAGE } from '~/i18n/language'
import type { Person, PersonPlan, PersonPrompt } from './person'
import { rolesOf } from './person-guard.server'

const MOST_PROMPTS = 50

/** A person as they are stored, for who looks after people. Refuses with `not_found` (user_not_found). */
export async function readPersonFully(_by: Support, userId: string): Promise<Person> {
	const [found] = await db()
		.select({
			userId: user.id,
			email: user.email,
			isConfirmed: user.emailVerified,
			createdAt: user.createdAt,
			fullName: profiles.fullName,
			username: profiles.username,
			language: profiles.language,
			roles: rolesOf,
			cause: suspensions.cause,
			since: suspensions.since,
		})
		.from(user)
		.leftJoin(profiles, eq(profiles.id, user.id))
		.leftJoin(suspensions, eq(suspensions.userId, user.id))
		.where(eq(user.id, userId))
	if (!found) throw refuse('not_found', undefined, { message: 'user_not_found' })
	const { fullName, language, cause, since, createdAt, ...person } = found
	return {
		...person,
		name: fullName || person.email,
		language: language ?? DEFAULT_LANGUAGE,
		suspended: cause && since ? { cause, since: since.toISOString() } : null,
		createdAt: createdAt.toISOString(),
		...(await readAccess(userId)),
		plan: await readPlan(userId),
		prompts: await listPrompts(userId),
		promptCount: await db().$count(prompts, eq(prompts.createdBy, userId)),
		reportsMade: await db().$count(promptReports, eq(promptReports.userId, userId)),
	}
}

/** By how many sessions and tokens somebody is in, and when last; nothing of the tokens themselves. */
async function readAccess(userId: string): Promise<Pick<Person, 'sessions' | 'tokens' | 'seenAt'>> {
	const [seen] = await db()
		.select({
			at: sql<Date | null>`max(${session.updatedAt})`.mapWith(session.updatedAt),
			living: sql<number>`count(*) filter (where ${session.expiresAt} > now())`.mapWith(Number),
		})
		.from(session)
		.where(eq(session.userId, userId))
	const isGood = or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, sql`now()`))
	const own = and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt), isGood)
	return {
		sessions: seen?.living ?? 0,
		tokens: await db().$count(accessTokens, own),
		seenAt: seen?.at?.toISOString() ?? null,
	}
}

async function readPlan(userId: string): Promise<PersonPlan> {
	const now = new Date()
	const [stored] = await db().select().from(subscriptions).where(eq(subscriptions.userId, userId))
	const [grant] = await db().select().from(planGrants).where(eq(planGrants.userId, userId))
	const given = grant ?? null
	const { subscriptionId: id, status, tier, amount, currency, currentPeriodEnd } = stored ?? {}
	return {
		tier: tierOf(stored ?? null, now, given),
		paidTier: paidTierOf(stored ?? null, now),
		given: isGiven(given, now) ? { tier: given.tier, endsAt: given.endsAt.toISOString() } : null,
		subscription:
			stored && id && status && tier && currency && currentPeriodEnd
				? {
						...{ id, status, tier, currency },
						amount: amount ?? 0,
						periodEnd: currentPeriodEnd.toISOString(),
						isEnding: stored.cancelAtPeriodEnd,
						isGranting: isGranting(status),
					}
				: null,
	}
}

async function listPrompts(userId: string): Promise<PersonPrompt[]> {
	const { id, title, language, createdAt, hiddenAt } = prompts
	const open = db()
		.select({ count: count() })
		.from(promptReports)
		.where(and(eq(promptReports.promptId, id), isNull(promptReports.closedAt)))
	const decided = db()
		.select({ count: count() })
		.from(promptDecisions)
		.where(eq(promptDecisions.promptId, id))
	const rows = await db()
		.select({
			...{ id, title, language, createdAt, hiddenAt },
			openReports: sql`(${open})`.mapWith(Number),
			decisions: sql`(${decided})`.mapWith(Number),
		})
		.from(prompts)
		.where(eq(prompts.createdBy, userId))
		.orderBy(desc(createdAt), desc(id))
		.limit(MOST_PROMPTS)
	return rows.map(({ hiddenAt: hidden, createdAt: at, ...row }) => ({
		...row,
		createdAt: at.toISOString(),
		isHidden: hidden !== null,
	}))
}
