import { and, eq } from 'drizzle-orm'
import { inBackground } from '~/core/background.server'
import { db } from '~/db/client.server'
import { account, profiles, user } from '~/db/schema.server'
import { endUnpaidCustomer } from '~/features/billing/subscription/subscription-end.server'
import type { Language } from '~/i18n/language'
import { revokeAllTokens } from './access-token.server'
import { noteAccountEvent } from './account-event.server'
import { mailJoined } from './account-mail.server'
import type { Person } from './better-auth/auth.server'
import { lockPerson } from './credential.server'
import { endSessionsAndLinks } from './session.server'

/**
 * Takes an account over for whom Google vouches for, where whoever opened it never showed that its address is theirs: they
 * may have waited for its owner. Password, other ways in, sessions, reset links and access tokens are removed, name, picture
 * and language become Google's and the page's, and the address' owner is told by mail. What was stored stays: it may well be
 * theirs. Answers whether there was anything to take over.
 */
export async function claimAccount(
	{ id: userId, name, image }: Person,
	language: Language,
): Promise<boolean> {
	const email = await db().transaction(async (within) => {
		await lockPerson(within, userId)
		const [claimed] = await within
			.update(user)
			.set({ emailVerified: true, isOwnerProven: true, name, image: image ?? null })
			.where(and(eq(user.id, userId), eq(user.isOwnerProven, false)))
			.returning({ email: user.email })
		if (!claimed) return null
		await within.delete(account).where(eq(account.userId, userId))
		await endSessionsAndLinks(within, userId)
		await revokeAllTokens(userId, within)
		await within
			.update(profiles)
			.set({ ...profileOf({ name, image }), username: null, language, updatedAt: new Date() })
			.where(eq(profiles.id, userId))
		return claimed.email
	})
	if (email === null) return false
	noteAccountEvent('claimed_by_google', userId)
	mailJoined(email, language)
	inBackground('customer of a first owner', () => endUnpaidCustomer({ userId, email }))
	return true
}

/** Stores the profile of who came by Google for the first time, in the language of the page. */
export async function addGoogleProfile({ id, ...person }: Person, language: Language): Promise<void> {
	await db()
		.insert(profiles)
		.values({ id, ...profileOf(person), language })
		.onConflictDoNothing()
	await db().update(user).set({ isOwnerProven: true }).where(eq(user.id, id))
}

function profileOf({ name, image }: Omit<Person, 'id'>) {
	return { fullName: name || null, avatarUrl: image?.startsWith('https://') ? image : null }
}
