import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { session } from '~/db/schema.server'
import { readSessionToken, sign } from '~/integrations/auth-cookie.server'
import { refuse } from './refuse.server'
import type { Member } from './viewer'

/** Who is signed in and until when, as API clients read it (spec 3, User; spec 7, get session and get user). */
export async function readSession(member: Member, headers: Headers) {
	const token = readSessionToken(headers) ?? ''
	const [found] = await db()
		.select({ expiresAt: session.expiresAt, createdAt: session.createdAt })
		.from(session)
		.where(eq(session.token, token))
	if (!found) throw refuse('signed_out')
	const { userId, email, name, avatarUrl, isConfirmed } = member
	return {
		session: { userId, token: sign(token), ...found },
		user: {
			id: userId,
			email,
			name,
			image: avatarUrl,
			emailVerified: isConfirmed,
			user_metadata: { avatar_url: avatarUrl, full_name: name === email ? null : name },
		},
	}
}
