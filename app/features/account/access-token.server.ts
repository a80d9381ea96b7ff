import { createHash, randomBytes } from 'node:crypto'
import { and, count, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm'
import { idOfWish } from '~/core/idempotency-key.server'
import { consumeRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { profiles, user } from '~/db/schema.server'
import { planGrants, subscriptions } from '~/features/billing/schema.server'
import { type AccessToken, MOST_TOKENS, type TokenScope } from './access-token'
import { lockPerson } from './credential.server'
import { accessTokens, suspensions } from './schema.server'
import { requireSession } from './session.server'
import type { NewToken } from './token-form'
import { memberColumns, memberOf } from './viewer.server'

export type { TokenScope }

/** Scanners for leaked secrets, and people, know ours by it. */
const TOKEN_START = 'pronto_'
const TOKEN_SHAPE = /^pronto_[\w-]{43}$/
const TOKEN_ID = /^[0-9a-f-]{36}$/
const SECRET_BYTES = 32
const SHOWN_CHARACTERS = TOKEN_START.length + 5

const today = sql<string>`(now() at time zone 'utc')::date`
const isUnexpired = or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, sql`now()`))
const isGood = and(isNull(accessTokens.revokedAt), isUnexpired)

/** Whose program calls, and what it may do. */
export interface TokenHolder {
	viewer: Member
	scopes: ReadonlySet<TokenScope>
}

/**
 * Who holds a token, with role and plan as they are now, so that a plan that ended closes its doors at once. Null for
 * anything that is not a token, and for one that is unknown, revoked or expired: nobody can tell which.
 */
export async function readTokenHolder(token: string): Promise<TokenHolder | null> {
	if (!TOKEN_SHAPE.test(token)) return null
	const [found] = await db()
		.select({
			...memberColumns,
			tokenId: accessTokens.id,
			scopes: accessTokens.scopes,
			isFirstToday: sql<boolean>`${accessTokens.usedOn} is distinct from ${today}`,
		})
		.from(accessTokens)
		.innerJoin(user, eq(user.id, accessTokens.userId))
		.leftJoin(profiles, eq(profiles.id, user.id))
		.leftJoin(subscriptions, eq(subscriptions.userId, user.id))
		.leftJoin(planGrants, eq(planGrants.userId, user.id))
		.leftJoin(suspensions, eq(suspensions.userId, user.id))
		.where(and(eq(accessTokens.hash, hashOf(token)), isGood))
	if (!found) return null
	const { tokenId, scopes, isFirstToday, ...row } = found
	if (isFirstToday) await db().update(accessTokens).set({ usedOn: today }).where(eq(accessTokens.id, tokenId))
	return { viewer: await memberOf(row), scopes: new Set(scopes) }
}

/**
 * Makes a token and answers it: the only time that anybody sees it. Refuses with `conflict` for someone who has
 * `MOST_TOKENS` already and where it is asked for again with the same key, with `too_many`, and with `signed_out` where the session that asks ended meanwhile.
 */
export async function createAccessToken(
	member: Member,
	{ name, scopes, lifetime }: NewToken,
	headers: Headers,
	idempotencyKey?: string,
): Promise<{ id: string; token: string }> {
	const { userId } = member
	const newId = idOfWish(userId, idempotencyKey)
	await consumeRateLimit('accessToken', userId)
	const token = TOKEN_START + randomBytes(SECRET_BYTES).toString('base64url')
	const id = await db().transaction(async (within) => {
		// One after the other: two at the same moment can't both be the last one.
		await lockPerson(within, userId)
		await requireSession(within, member, headers)
		const [twin] = await within
			.select({ id: accessTokens.id })
			.from(accessTokens)
			.where(eq(accessTokens.id, newId))
		if (twin) throw refuse('conflict', undefined, { message: 'token_made_already' })
		const [held] = await within
			.select({ tokens: count() })
			.from(accessTokens)
			.where(and(eq(accessTokens.userId, userId), isGood))
		if (held && held.tokens >= MOST_TOKENS)
			throw refuse('conflict', undefined, { message: 'too_many_tokens' })
		const [added] = await within
			.insert(accessTokens)
			.values({
				id: newId,
				userId,
				name,
				scopes: [...scopes],
				hash: hashOf(token),
				prefix: token.slice(0, SHOWN_CHARACTERS),
				expiresAt: lifetime === 'never' ? null : sql`now() + make_interval(days => ${Number(lifetime)})`,
			})
			.returning({ id: accessTokens.id })
		if (!added) throw new Error('The new token was not stored.')
		return added.id
	})
	return { id, token }
}

/** A person's tokens that were not revoked, the newest first; expired ones are still told of. */
export async function listAccessTokens({ userId }: Member): Promise<AccessToken[]> {
	const { id, name, prefix, scopes, createdAt, usedOn, expiresAt } = accessTokens
	return db()
		.select({
			id,
			name,
			prefix,
			scopes,
			createdAt,
			usedOn,
			expiresAt,
			isExpired: sql<boolean>`not ${isUnexpired}`,
		})
		.from(accessTokens)
		.where(and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt)))
		.orderBy(desc(createdAt), desc(id))
}

/** Ends a token at once. Someone else's answers exactly like a missing one, and like one that was revoked: `not_found`. */
export async function revokeAccessToken({ userId }: Member, tokenId: string): Promise<void> {
	if (!TOKEN_ID.test(tokenId)) throw refuse('not_found')
	const mine = and(
		eq(accessTokens.id, tokenId),
		eq(accessTokens.userId, userId),
		isNull(accessTokens.revokedAt),
	)
	const revoked = await db()
		.update(accessTokens)
		.set({ revokedAt: sql`now()` })
		.where(mine)
		.returning({ id: accessTokens.id })
	if (revoked.length === 0) throw refuse('not_found')
}

/** Ends all tokens of a person: they signed out everywhere, or set a new password by a mailed link. */
export async function revokeAllTokens(userId: string, within: Pick<Within, 'update'> = db()): Promise<void> {
	await within
		.update(accessTokens)
		.set({ revokedAt: sql`now()` })
		.where(and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt)))
}

/** What a person's own data say of their tokens, revoked ones included: all but the hashes. */
export async function exportAccessTokens({ userId }: Member) {
	const { userId: _owner, hash: _secret, ...columns } = getTableColumns(accessTokens)
	return db()
		.select(columns)
		.from(accessTokens)
		.where(eq(accessTokens.userId, userId))
		.orderBy(accessTokens.createdAt)
}

function hashOf(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}
