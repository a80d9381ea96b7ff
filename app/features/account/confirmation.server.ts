import { and, eq, sql } from 'drizzle-orm'
import { type Client, consumeRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import type { Member, Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { mailConfirmation } from './account-mail.server'
import { readConfirmationToken } from './better-auth/confirmation-token.server'

/** What a mailed link is about. */
export interface Confirmation {
	email: string
	isConfirmed: boolean
	/** Whether who looks is signed in to that account. */
	isOwn: boolean
}

/** The page with the button, to which a mailed link leads. */
export function confirmationPage(token: string): string {
	return `/confirm-email?${new URLSearchParams({ token })}`
}

/** What the token of a mailed link would confirm; null for one that is wrong or too old. Looking confirms nothing. */
export async function readConfirmation(viewer: Viewer, token: string): Promise<Confirmation | null> {
	const claims = await readConfirmationToken(token)
	if (!claims) return null
	const [found] = await db()
		.select({ email: user.email, isConfirmed: user.emailVerified })
		.from(user)
		.where(and(eq(user.id, claims.userId), eq(user.email, claims.email)))
	return found ? { ...found, isOwn: viewer.userId === claims.userId } : null
}

/**
 * Confirms the address a mailed link was sent to. Who presses while signed in to the account shows that it is theirs as a
 * whole; anybody else, on another device maybe, that the address is. Refuses with `invalid_input` when the link is wrong
 * or too old.
 */
export async function confirmAddress(viewer: Viewer, token: string): Promise<void> {
	const claims = await readConfirmationToken(token)
	const confirmed = claims
		? await db()
				.update(user)
				.set({
					emailVerified: true,
					isOwnerProven: sql`${user.isOwnerProven} or ${viewer.userId === claims.userId}`,
				})
				.where(and(eq(user.id, claims.userId), eq(user.email, claims.email)))
				.returning({ id: user.id })
		: []
	if (confirmed.length === 0)
		throw refuse('invalid_input', undefined, { message: 'invalid_confirmation_link' })
}

/** Mails the confirmation link again. Refuses with `conflict` when there is nothing to confirm, or `too_many`. */
export async function resendConfirmation(
	{ userId, email, language, isConfirmed }: Pick<Member, 'userId' | 'email' | 'language' | 'isConfirmed'>,
	{ address }: Client,
): Promise<void> {
	if (isConfirmed) throw refuse('conflict', undefined, { message: 'email_confirmed' })
	await consumeRateLimit('confirmationAddress', address)
	await consumeRateLimit('confirmation', email)
	mailConfirmation({ userId, email, language })
}
