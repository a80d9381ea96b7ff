import { and, eq, sql } from 'drizzle-orm'
import { type Client, consumeRateLimit, refundRateLimit } from '~/core/limit.server'
import { Refused, refuse } from '~/core/refuse.server'
import { db, type Within } from '~/db/client.server'
import { account, profiles, session, user } from '~/db/schema.server'
import type { LimitName } from '~/env/env-fields.server'
import { countStep } from '~/features/billing/money/funnel.server'
import type { Language } from '~/i18n/language'
import type { Credentials, NewAccount } from './account'
import { noteAccountEvent } from './account-event.server'
import { mailConfirmation } from './account-mail.server'
import { requireUncommonPassword } from './common-password.server'
import {
	type Credential,
	findCredential,
	isCurrent,
	isRightPassword,
	lockPerson,
	passwordHash,
} from './credential.server'
import { knownDevice, withDevice } from './known-device.server'
import { type SignedIn, startSession } from './session.server'

interface NewUser {
	email: string
	/** As it is stored. */
	password: string
	language: Language
	name?: string
	isConfirmed?: boolean
}

/** Where a sign-in comes from, and what its device carries. */
export interface Device extends Client {
	headers: Headers
}

/**
 * Signs someone in by e-mail and password. Known and unknown addresses get the same answer after the same
 * work. Refuses with `signed_out`, or `too_many` after many failures: of this device, where it signed in to the account
 * before, else of the account or from this address, so that strangers' tries keep no owner out.
 */
export async function signIn({ email, password }: Credentials, device: Device): Promise<SignedIn> {
	const credential = await findCredential({ email })
	const counts = countsOf(email, credential, device)
	for (const [name, who] of counts) await consumeRateLimit(name, who, { message: 'too_many_passwords' })
	let isWrong = false
	try {
		isWrong = !(await isRightPassword(password, credential))
		const signedIn = isWrong || !credential ? null : await startSessionBy(credential, device)
		noteAccountEvent(signedIn ? 'signed_in' : 'sign_in_failed', signedIn?.userId)
		if (signedIn) return signedIn
		throw refuse('signed_out', undefined, { message: 'invalid_login_credentials' })
	} finally {
		if (!isWrong) for (const [name, who] of counts) await refundRateLimit(name, who)
	}
}

/**
 * Makes an account, signs its owner in, and mails them a link that confirms the address. Refuses with `invalid_input`
 * for a password that is too common, with `conflict` when the address is taken, or with `too_many`.
 */
export async function signUp(
	{ email, password, name }: NewAccount,
	{ address, headers }: Device,
	language: Language,
): Promise<SignedIn> {
	requireUncommonPassword(password, email)
	await consumeRateLimit('signUp', address)
	if (await isTaken(email)) throw taken()
	const hash = await passwordHash(password)
	const signedIn = await db().transaction(async (within) => {
		const added = await addUser({ email, password: hash, language, ...(name ? { name } : {}) }, within)
		// Whoever proves meanwhile that the address is theirs ends this session too.
		return startSession(added, within)
	})
	const { userId } = signedIn
	noteAccountEvent('signed_up', userId)
	countStep('sign_up', language)
	// The account is made all the same: the link can be asked for again later.
	if (await mayMailTo(email)) mailConfirmation({ userId, email, language })
	return withDevice(signedIn, headers, { userId, hash })
}

/**
 * The same for a page whose form a person may send again because no answer came: the account that they have just made with
 * this password, and have not signed out of, is theirs.
 */
export async function signUpOnce(
	newcomer: NewAccount,
	device: Device,
	language: Language,
): Promise<SignedIn> {
	try {
		return await signUp(newcomer, device, language)
	} catch (error) {
		const isConflict = error instanceof Refused && error.code === 'conflict'
		if (!isConflict || !(await isJustMade(newcomer.email))) throw error
		return signIn(newcomer, device).catch((refused: unknown) => {
			throw refused instanceof Refused ? error : refused
		})
	}
}

async function isJustMade(email: string): Promise<boolean> {
	const made = await db()
		.select({ id: user.id })
		.from(user)
		.innerJoin(session, eq(session.userId, user.id))
		.where(and(eq(user.email, email), sql`${user.createdAt} > now() - interval '10 minutes'`))
		.limit(1)
	return made.length > 0
}

/** Whether one more mail may go to an address that nobody has confirmed; counted. */
async function mayMailTo(email: string): Promise<boolean> {
	try {
		await consumeRateLimit('confirmation', email)
		return true
	} catch (error) {
		if (error instanceof Refused && error.code === 'too_many') return false
		throw error
	}
}

/** Adds user, password and profile, all or nothing. Refuses with `conflict` when the address is taken. */
export async function addUser(person: NewUser, outer?: Within): Promise<string> {
	if (!outer) return db().transaction((within) => addUser(person, within))
	const { email, password, language, name = '', isConfirmed = false } = person
	const [added] = await outer
		.insert(user)
		.values({ email, name, emailVerified: isConfirmed, isOwnerProven: isConfirmed })
		.onConflictDoNothing({ target: user.email })
		.returning({ id: user.id })
	if (!added) throw taken()
	await outer
		.insert(account)
		.values({ userId: added.id, providerId: 'credential', accountId: added.id, password })
	await outer.insert(profiles).values({ id: added.id, language, fullName: name || null })
	return added.id
}

/** By what a wrong password is counted. */
function countsOf(
	email: string,
	credential: Credential | null,
	{ address, headers }: Device,
): readonly (readonly [LimitName, string])[] {
	const known = credential && knownDevice(headers, credential)
	if (known) return [['signInDevice', known]]
	return [
		['signInAddress', address],
		['signInAccount', email],
	]
}

/** Null where the password was replaced while it was being checked. */
async function startSessionBy(credential: Credential, { headers }: Device): Promise<SignedIn | null> {
	const { userId } = credential
	return db().transaction(async (within) => {
		await lockPerson(within, userId)
		if (!(await isCurrent(credential, within))) return null
		return withDevice(await startSession(userId, within), headers, credential)
	})
}

/** Whether an address has an account; only sign-up may tell. */
async function isTaken(email: string): Promise<boolean> {
	const [found] = await db().select({ id: user.id }).from(user).where(eq(user.email, email))
	return found !== undefined
}

function taken() {
	return refuse('conflict', undefined, { message: 'email_taken' })
}
