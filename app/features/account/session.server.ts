import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { session, verification } from '~/db/schema.server'
import { noteAccountEvent } from './account-event.server'
import {
	noSessionCookie,
	readSessionToken,
	SESSION_IDLE_SECONDS,
	sessionCookie,
	signToken,
} from './better-auth/auth-cookie.server'

/** 192 bits. */
const TOKEN_BYTES = 24
/** More than anybody has devices; programs that sign in again and again end their own oldest sessions. */
const MOST_SESSIONS = 500

/** A new session: the cookies that carry it in a browser, the signed token for API clients. */
export interface SignedIn {
	userId: string
	token: string
	setCookie: readonly string[]
}

/** Starts a session for someone whose identity was just proven. */
export async function startSession(
	userId: string,
	within: Pick<Within, 'select' | 'insert' | 'delete'> = db(),
): Promise<SignedIn> {
	const surplus = within
		.select({ id: session.id })
		.from(session)
		.where(eq(session.userId, userId))
		.orderBy(desc(session.updatedAt))
		.offset(MOST_SESSIONS - 1)
	await within.delete(session).where(inArray(session.id, surplus))
	const token = randomBytes(TOKEN_BYTES).toString('base64url')
	const expiresAt = sql`now() + make_interval(secs => ${SESSION_IDLE_SECONDS})`
	await within.insert(session).values({ userId, token, expiresAt })
	return { userId, token: signToken(token), setCookie: [sessionCookie(token)] }
}

/** Ends the session a request carries, if any, and answers the `Set-Cookie` that takes its cookie away. */
export async function signOut(headers: Headers): Promise<string> {
	const token = readSessionToken(headers)
	if (token) {
		await db().delete(session).where(eq(session.token, token))
		noteAccountEvent('signed_out')
	}
	return noSessionCookie()
}

/**
 * Refuses with `signed_out` where the session that a request carries has ended since its ticket was read. For what
 * outlives the session, in a transaction that holds the person's row.
 */
export async function requireSession(within: Within, { userId }: Member, headers: Headers): Promise<void> {
	const own = and(eq(session.token, readSessionToken(headers) ?? ''), eq(session.userId, userId))
	const [found] = await within.select({ id: session.id }).from(session).where(own)
	if (!found) throw refuse('signed_out')
}

/** Ends all sessions of a person, and the reset links that were mailed. For when a password, or an address, is another one now. */
export async function endSessionsAndLinks(within: Within, userId: string): Promise<void> {
	await within.delete(session).where(eq(session.userId, userId))
	await within.delete(verification).where(eq(verification.value, userId))
}

/** Who is signed in and until when, as API clients read it. */
export async function readSession(member: Member, headers: Headers) {
	const token = readSessionToken(headers) ?? ''
	const [found] = await db()
		.select({ expiresAt: session.expiresAt, createdAt: session.createdAt })
		.from(session)
		.where(eq(session.token, token))
	if (!found) throw refuse('signed_out')
	const { userId, email, name, avatarUrl, isConfirmed } = member
	return {
		session: { userId, token: signToken(token), ...found },
		user: {
			id: userId,
			email,
			name,
			image: avatarUrl,
			emailVerified: isConfirmed,
			user_metadata: { avatar_url: avatarUrl, full_name: name === email ? null : name },
		},
	}
}
