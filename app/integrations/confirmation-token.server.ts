import { createEmailVerificationToken } from 'better-auth/api'
import { authSecret } from './auth-secret.server'

/** A token that the auth service takes as proof that someone reads an address' mail, for so many seconds. */
export function confirmationToken(email: string, userId: string, seconds: number): Promise<string> {
	return createEmailVerificationToken(authSecret(), email, undefined, seconds, { userId })
}
