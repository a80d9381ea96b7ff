import { asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { favorites, prompts, promptUses } from '~/db/library-schema.server'
import { account, session, user, userRoles } from '~/db/schema.server'
import { exportAccessTokens } from './access-token.server'
import { exportConversations } from './chat-export.server'
import { exportFocusSessions } from './focus.server'
import { exportLocker } from './locker-export.server'
import { readProfile } from './profile.server'
import { exportSubscription } from './subscription.server'
import type { Member } from './viewer'

/** Everything that is stored about a person, but for secrets: their right under LGPD and GDPR, as one JSON object. */
export async function exportAccount(member: Member) {
	const { userId } = member
	const [person] = await db()
		.select({ id: user.id, email: user.email, emailConfirmed: user.emailVerified, createdAt: user.createdAt })
		.from(user)
		.where(eq(user.id, userId))
	return {
		exportedAt: new Date(),
		person,
		profile: await readProfile(member),
		signInMethods: await db()
			.select({ provider: account.providerId, since: account.createdAt })
			.from(account)
			.where(eq(account.userId, userId)),
		sessions: await db()
			.select({ startedAt: session.createdAt, expiresAt: session.expiresAt })
			.from(session)
			.where(eq(session.userId, userId)),
		accessTokens: await exportAccessTokens(member),
		roles: await db()
			.select({ role: userRoles.role, since: userRoles.createdAt })
			.from(userRoles)
			.where(eq(userRoles.userId, userId)),
		subscription: await exportSubscription(member),
		favorites: await db()
			.select({ promptId: favorites.promptId, savedAt: favorites.createdAt })
			.from(favorites)
			.where(eq(favorites.userId, userId))
			.orderBy(asc(favorites.createdAt)),
		lastUses: await db()
			.select({ promptId: promptUses.promptId, usedOn: promptUses.usedOn })
			.from(promptUses)
			.where(eq(promptUses.userId, userId)),
		createdPrompts: await db()
			.select()
			.from(prompts)
			.where(eq(prompts.createdBy, userId))
			.orderBy(asc(prompts.createdAt)),
		savedPrompts: await exportLocker(member),
		focusSessions: await exportFocusSessions(member),
		conversations: await exportConversations(member),
	}
}
