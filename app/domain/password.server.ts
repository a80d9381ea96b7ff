import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { session } from '~/db/schema.server'
import { sessionCookie, sign } from '~/integrations/auth-cookie.server'
import { revokeAllTokens } from './access-token.server'
import type { SignedIn } from './account.server'
import { withAuthService } from './account-error.server'
import { noteAccountEvent } from './account-event.server'
import { auth } from './auth.server'
import { inBackground } from './background.server'
import { requireUncommonPassword } from './common-password.server'
import type { Client } from './limit'
import { countTry, takeBackTry } from './limit.server'
import { refuse } from './refuse.server'
import type { Member } from './viewer'

/**
 * Mails a link for a new password, if the address has an account (spec 7). Looking that up, and all that follows,
 * happens after the answer: nobody can tell by answer or time whether there is one. Refuses with `too_many`.
 */
export async function requestReset(email: string, { address }: Client): Promise<void> {
	await countTry('resetAddress', address)
	await countTry('reset', email, 'too_many_resets')
	inBackground('reset mail', () => auth().api.requestPasswordReset({ body: { email } }))
}

/**
 * Sets a new password by a mailed token, which is good for one hour and once, ends every session and access token of the
 * person, and confirms the address. Refuses with `invalid_input` when the token is wrong, used or too old, or the
 * password too common.
 */
export async function resetPassword({ token, password }: { token: string; password: string }): Promise<void> {
	requireUncommonPassword(password)
	await withAuthService('update_error', () =>
		auth().api.resetPassword({ body: { token, newPassword: password } }),
	)
}

/**
 * Changes a password for someone who knows the old one, and ends the person's other sessions; this request's session
 * is replaced by the one answered. Access tokens stay: their owner can revoke each. Refuses
 * with `invalid_input` for a wrong old password or a new one that is too common, `conflict` for an account
 * that has none yet, `too_many` after many failures.
 */
export async function changePassword(
	{ userId, email }: Member,
	{ current, wanted }: { current: string; wanted: string },
	headers: Headers,
): Promise<SignedIn> {
	requireUncommonPassword(wanted, email)
	await countTry('signInAccount', email)
	const { token } = await withAuthService('update_error', () =>
		auth().api.changePassword({
			body: { currentPassword: current, newPassword: wanted, revokeOtherSessions: true },
			headers,
		}),
	)
	await takeBackTry('signInAccount', email)
	noteAccountEvent('password_changed', userId)
	if (!token) throw refuse('signed_out')
	return { userId, token: sign(token), setCookie: sessionCookie(token) }
}

/** Ends all sessions of a person, this one included, and all their tokens. */
export async function signOutEverywhere({ userId }: Member): Promise<void> {
	await revokeAllTokens(userId)
	noteAccountEvent('signed_out_everywhere', userId)
	await db().delete(session).where(eq(session.userId, userId))
}
