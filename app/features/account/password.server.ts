import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { inBackground } from '~/core/background.server'
import { type Client, consumeRateLimit, resetRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { account, profiles, session, user, verification } from '~/db/schema.server'
import { revokeAllTokens } from './access-token.server'
import { noteAccountEvent } from './account-event.server'
import { type Asker, mailReset } from './account-mail.server'
import { requireUncommonPassword } from './common-password.server'
import { lockPerson, passwordHash, requireCurrentPassword, storeCredential } from './credential.server'
import { deviceCookie, withDevice } from './known-device.server'
import { endSessionsAndLinks, requireSession, type SignedIn, startSession } from './session.server'

const LINK_SECONDS = 3_600
const TOKEN_BYTES = 24

/**
 * Mails a link for a new password, if the address has an account, and says in the mail who asked. Looking that up, and all that follows,
 * happens after the answer: nobody can tell by answer or time whether there is one. Refuses with `too_many`.
 */
export async function requestReset(
	email: string,
	{ address }: Client,
	asker: Asker = 'owner',
): Promise<void> {
	await consumeRateLimit('resetAddress', address)
	await consumeRateLimit('reset', email, { message: 'too_many_resets' })
	inBackground('reset mail', async () => {
		const [person] = await db().select({ id: user.id }).from(user).where(eq(user.email, email))
		if (!person) return
		const token = randomBytes(TOKEN_BYTES).toString('base64url')
		await db()
			.insert(verification)
			.values({
				identifier: identifierOf(token),
				value: person.id,
				expiresAt: sql`now() + make_interval(secs => ${LINK_SECONDS})`,
			})
		await mailReset(person.id, email, token, asker)
	})
}

/**
 * Sets a new password by a mailed token, which is good for one hour and once, ends every session, other link and access
 * token of the person, confirms the address, and forgets the wrong passwords that were tried. Answers the `Set-Cookie` by which this device is known, so that whoever
 * followed a link gets in whatever strangers try. Refuses with `invalid_input` when the token is wrong, used or too old,
 * or the password too common.
 */
export async function resetPassword(
	{ token, password }: { token: string; password: string },
	headers: Headers,
): Promise<string> {
	requireUncommonPassword(password)
	const link = and(eq(verification.identifier, identifierOf(token)), gt(verification.expiresAt, sql`now()`))
	const [found] = await db().select({ userId: verification.value }).from(verification).where(link)
	if (!found) throw wrongLink()
	const credential = { userId: found.userId, hash: await passwordHash(password) }
	const { userId } = credential
	await db().transaction(async (within) => {
		await lockPerson(within, userId)
		const used = await within.delete(verification).where(link).returning({ id: verification.id })
		if (used.length === 0) throw wrongLink()
		await storeCredential(credential, within)
		await endSessionsAndLinks(within, userId)
		await revokeAllTokens(userId, within)
		await confirmWhoReset(within, userId)
		const [person] = await within.select({ email: user.email }).from(user).where(eq(user.id, userId))
		// What was guessed at was the password before.
		if (person) await resetRateLimit('signInAccount', person.email, within)
	})
	noteAccountEvent('password_reset', userId)
	return deviceCookie(headers, credential)
}

/**
 * Changes a password for someone who knows the old one, and ends the person's other sessions and the reset links that
 * were mailed; this request's session is replaced by the one answered. Access tokens stay, unless `endsTokens`. Refuses
 * with `invalid_input` for a wrong old password or a new one that is too common, `conflict` for an account that has none
 * yet, `too_many` after many failures, and `signed_out` where the session ended meanwhile.
 */
export async function changePassword(
	member: Member,
	{ current, wanted, endsTokens = false }: { current: string; wanted: string; endsTokens?: boolean },
	headers: Headers,
): Promise<SignedIn> {
	const { userId, email } = member
	requireUncommonPassword(wanted, email)
	const hasOne = await requireCurrentPassword(member, current)
	if (!hasOne) throw refuse('conflict', undefined, { message: 'no_password_yet' })
	await consumeRateLimit('changePassword', userId)
	const credential = { userId, hash: await passwordHash(wanted) }
	const signedIn = await db().transaction(async (within) => {
		await lockPerson(within, userId)
		// Whatever replaced the password that was just typed has ended this session with it.
		await requireSession(within, member, headers)
		await storeCredential(credential, within)
		await endSessionsAndLinks(within, userId)
		if (endsTokens) await revokeAllTokens(userId, within)
		return startSession(userId, within)
	})
	// The links that were counted open nothing any more: who reads the address' mails can ask for another one.
	await resetRateLimit('reset', email)
	noteAccountEvent('password_changed', userId)
	return withDevice(signedIn, headers, credential)
}

/** Ends all sessions of a person, this one included, and all their tokens. */
export async function signOutEverywhere({ userId }: Pick<Member, 'userId'>): Promise<void> {
	await db().transaction(async (within) => {
		await lockPerson(within, userId)
		await within.delete(session).where(eq(session.userId, userId))
		await revokeAllTokens(userId, within)
	})
	noteAccountEvent('signed_out_everywhere', userId)
}

/**
 * Who followed a link that was mailed to an address can read its mails. Where nobody had shown that before, whoever opened
 * the account may be somebody else: their Google account goes, and their picture, whose host would learn of every visit.
 */
async function confirmWhoReset(within: Within, userId: string): Promise<void> {
	const confirmed = { emailVerified: true, isOwnerProven: true }
	const [first] = await within
		.update(user)
		.set(confirmed)
		.where(and(eq(user.id, userId), eq(user.isOwnerProven, false)))
		.returning({ id: user.id })
	if (!first) return
	await within.delete(account).where(and(eq(account.userId, userId), ne(account.providerId, 'credential')))
	await within.update(profiles).set({ avatarUrl: null }).where(eq(profiles.id, userId))
}

function wrongLink() {
	return refuse('invalid_input', undefined, { message: 'invalid_reset_link' })
}

/** What is stored of a token: nobody who reads the database can follow its link. */
function identifierOf(token: string): string {
	return `reset:${createHash('sha256').update(token).digest('base64url')}`
}
