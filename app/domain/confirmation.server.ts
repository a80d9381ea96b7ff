import { withAuthService } from './account-error.server'
import { mailConfirmation } from './account-mail.server'
import { auth } from './auth.server'
import type { Client } from './limit'
import { countTry } from './limit.server'
import { refuse } from './refuse.server'
import type { Member } from './viewer'

/** Confirms the address a mailed link was sent to. Refuses with `invalid_input` when the link is wrong or too old. */
export async function confirmAddress(token: string): Promise<void> {
	await withAuthService('invalid_confirmation_link', () => auth().api.verifyEmail({ query: { token } }))
}

/** Mails the confirmation link again. Refuses with `conflict` when there is nothing to confirm, or `too_many`. */
export async function resendConfirmation(
	{ userId, email, language, isConfirmed }: Member,
	{ address }: Client,
): Promise<void> {
	if (isConfirmed) throw refuse('conflict', undefined, { message: 'email_confirmed' })
	await countTry('confirmationAddress', address)
	await countTry('confirmation', userId)
	mailConfirmation({ userId, email, language })
}
