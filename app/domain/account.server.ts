import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { account, profiles, user } from '~/db/schema.server'
import type { Language } from '~/i18n/language'
import { noSessionCookie, readSessionToken, sessionCookie, sign } from '~/integrations/auth-cookie.server'
import { hashPassword } from '~/integrations/password-hash.server'
import type { Credentials, NewAccount } from './account'
import { withAuthService } from './account-error.server'
import { noteAccountEvent } from './account-event.server'
import { mailConfirmation } from './account-mail.server'
import { auth } from './auth.server'
import { requireUncommonPassword } from './common-password.server'
import type { Client } from './limit'
import { countTry, takeBackTry } from './limit.server'
import { Refused, refuse } from './refuse.server'

/** A new session: the cookie that carries it in a browser, the signed token for API clients. */
export interface SignedIn {
	userId: string
	token: string
	setCookie: string
}

/**
 * Signs someone in by e-mail and password (spec 7). Known and unknown addresses get the same answer after the same
 * work. Refuses with `signed_out`, or `too_many` after many failures of this account or from this address.
 */
export async function signIn({ email, password }: Credentials, { address }: Client): Promise<SignedIn> {
	await countTry('signInAddress', address)
	await countTry('signInAccount', email)
	let wasWrong = false
	try {
		const { token, user: person } = await withAuthService('login_error', () =>
			auth().api.signInEmail({ body: { email, password } }),
		)
		noteAccountEvent('signed_in', person.id)
		return signedIn(person.id, token)
	} catch (error) {
		wasWrong = error instanceof Refused && error.code === 'signed_out'
		if (wasWrong) noteAccountEvent('sign_in_failed')
		throw error
	} finally {
		if (!wasWrong) {
			await takeBackTry('signInAddress', address)
			await takeBackTry('signInAccount', email)
		}
	}
}

/**
 * Makes an account, signs its owner in, and mails them a link that confirms the address (product.md, Accounts).
 * Refuses with `invalid_input` for a password that is too common, with `conflict` when the address is taken, or with
 * `too_many`.
 */
export async function signUp(
	{ email, password, name }: NewAccount,
	{ address }: Client,
	language: Language,
): Promise<SignedIn> {
	requireUncommonPassword(password, email)
	await countTry('signUp', address)
	if (await isTaken(email)) throw taken()
	const hashed = await withAuthService('signup_error', () => hashPassword(password))
	const userId = await addUser({ email, password: hashed, language, ...(name ? { name } : {}) })
	noteAccountEvent('signed_up', userId)
	await mailConfirmation({ userId, email, language })
	return startSession(userId)
}

/** Adds user, password and profile, all or nothing. Refuses with `conflict` when the address is taken. */
export async function addUser(person: {
	email: string
	password: string
	language: Language
	name?: string
	isConfirmed?: boolean
}): Promise<string> {
	const { email, password, language, name = '', isConfirmed = false } = person
	return db().transaction(async (within) => {
		const [added] = await within
			.insert(user)
			.values({ email, name, emailVerified: isConfirmed })
			.onConflictDoNothing({ target: user.email })
			.returning({ id: user.id })
		if (!added) throw taken()
		await within
			.insert(account)
			.values({ userId: added.id, providerId: 'credential', accountId: added.id, password })
		await within.insert(profiles).values({ id: added.id, language, fullName: name || null })
		return added.id
	})
}

/** Starts a session for someone whose identity was just proven. */
export async function startSession(userId: string): Promise<SignedIn> {
	const { internalAdapter } = await auth().$context
	const { token } = await internalAdapter.createSession(userId)
	return signedIn(userId, token)
}

/** Ends the session a request carries, if any, and answers the `Set-Cookie` that takes its cookie away. */
export async function signOut(headers: Headers): Promise<string> {
	const token = readSessionToken(headers)
	if (token) {
		const { internalAdapter } = await auth().$context
		await internalAdapter.deleteSession(token)
		noteAccountEvent('signed_out')
	}
	return noSessionCookie()
}

/** Whether an address has an account; only sign-up may tell (product.md, Accounts). */
async function isTaken(email: string): Promise<boolean> {
	const [found] = await db().select({ id: user.id }).from(user).where(eq(user.email, email))
	return found !== undefined
}

function taken() {
	return refuse('conflict', undefined, { message: 'email_taken' })
}

function signedIn(userId: string, token: string): SignedIn {
	return { userId, token: sign(token), setCookie: sessionCookie(token) }
}
