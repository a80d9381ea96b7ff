import { and, eq, isNotNull } from 'drizzle-orm'
import { consumeRateLimit, refundRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { account, user } from '~/db/schema.server'
import { hashPassword, isPassword, TooManyPasswordsError } from './better-auth/password-hash.server'

/** A password as it is stored, and whose it is. */
export interface Credential {
	userId: string
	hash: string
}

const OWN = 'credential'

/** The password of a person or of an address; null where there is none. */
export async function findCredential(
	whose: { userId: string } | { email: string },
	within: Pick<Within, 'select'> = db(),
): Promise<Credential | null> {
	const theirs = 'userId' in whose ? eq(user.id, whose.userId) : eq(user.email, whose.email)
	const [found] = await within
		.select({ userId: user.id, hash: account.password })
		.from(account)
		.innerJoin(user, eq(user.id, account.userId))
		.where(and(theirs, eq(account.providerId, OWN), isNotNull(account.password)))
	return found?.hash ? { userId: found.userId, hash: found.hash } : null
}

/** Whether a password is the stored one; where there is none, the same work is done, so that the time tells nothing. */
export async function isRightPassword(password: string, credential: Credential | null): Promise<boolean> {
	if (credential) return orTooBusy(() => isPassword(password, credential.hash))
	await passwordHash(password)
	return false
}

/** What is stored in place of a password. Refuses with `unavailable` where too many wait for theirs. */
export function passwordHash(password: string): Promise<string> {
	return orTooBusy(() => hashPassword(password))
}

/**
 * Whether somebody who is signed in has a password; who has one must have typed it. Nobody else's tries count here. Refuses
 * with `invalid_input` for a wrong one, and `too_many` after many of these.
 */
export async function requireCurrentPassword({ userId }: Member, password: string): Promise<boolean> {
	const credential = await findCredential({ userId })
	if (!credential) return false
	await consumeRateLimit('currentPassword', userId)
	const isRight = await isRightPassword(password, credential)
	if (!isRight) throw refuse('invalid_input', undefined, { message: 'wrong_password' })
	await refundRateLimit('currentPassword', userId)
	return true
}

/**
 * Holds a person's row, so that whatever lets somebody into their account changes one after the other: a sign-in that is
 * under way can't come out after the end of all sessions. First in its transaction, or two could wait for each other.
 */
export async function lockPerson(within: Within, userId: string): Promise<void> {
	await within.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
}

/** Whether a password is still the stored one. */
export async function isCurrent({ userId, hash }: Credential, within: Within): Promise<boolean> {
	return (await findCredential({ userId }, within))?.hash === hash
}

/** Stores a password in place of the one before, or as the first one. */
export async function storeCredential({ userId, hash }: Credential, within: Within): Promise<void> {
	await within
		.insert(account)
		.values({ userId, providerId: OWN, accountId: userId, password: hash })
		.onConflictDoUpdate({
			target: [account.providerId, account.accountId],
			set: { password: hash, updatedAt: new Date() },
		})
}

async function orTooBusy<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work()
	} catch (error) {
		if (!(error instanceof TooManyPasswordsError)) throw error
		throw refuse('unavailable', undefined, { message: 'too_busy', retryAfter: 5 })
	}
}
