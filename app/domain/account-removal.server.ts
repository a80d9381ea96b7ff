import { and, eq, isNotNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { account, user, verification } from '~/db/schema.server'
import { isPassword } from '~/integrations/password-hash.server'
import { withAuthService } from './account-error.server'
import { requireAnotherAdmin } from './admin.server'
import { countTry, takeBackTry } from './limit.server'
import { refuse } from './refuse.server'
import { endAllSubscriptions } from './subscription-end.server'
import type { Member } from './viewer'

/** Whether a person has a password; who came by Google may have none. */
export async function hasPassword(member: Member): Promise<boolean> {
	return (await findPassword(member)) !== undefined
}

/**
 * Removes a person with all that is theirs: sessions, profile, favorites, uses, created prompts; their subscription is
 * cancelled at Stripe first. Refuses with `invalid_input` for a wrong password, `too_many` after many of these,
 * `conflict` for the last admin, `upstream_failed` where Stripe can't cancel: then everything stays.
 */
export async function removeAccount(member: Member, password: string): Promise<void> {
	const { userId } = member
	await requirePassword(member, password)
	await db().transaction((within) => requireAnotherAdmin(within, userId))
	await endAllSubscriptions(userId)
	await db().transaction(async (within) => {
		await requireAnotherAdmin(within, userId)
		await within.delete(verification).where(eq(verification.value, userId))
		await within.delete(user).where(eq(user.id, userId))
	})
}

async function requirePassword(member: Member, password: string): Promise<void> {
	const stored = await findPassword(member)
	if (stored === undefined) return
	await countTry('signInAccount', member.email)
	const isRight = await withAuthService('update_error', () => isPassword(password, stored))
	if (!isRight) throw refuse('invalid_input', undefined, { message: 'wrong_password' })
	await takeBackTry('signInAccount', member.email)
}

async function findPassword({ userId }: Member): Promise<string | undefined> {
	const [found] = await db()
		.select({ password: account.password })
		.from(account)
		.where(and(eq(account.userId, userId), isNotNull(account.password)))
	return found?.password ?? undefined
}
