import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { profiles, user, verification } from '~/db/schema.server'
import { env } from '~/env.server'
import { requestLanguage } from '~/i18n/request-language.server'
import { type Auth, type AuthRules, openAuth, type Person } from '~/integrations/auth.server'
import { revokeAllTokens } from './access-token.server'
import { noteAccountEvent } from './account-event.server'
import { mailReset } from './account-mail.server'
import { PASSWORD_AT_LEAST, PASSWORD_AT_MOST } from './password-length'

const rules: AuthRules = {
	passwordLength: { atLeast: PASSWORD_AT_LEAST, atMost: PASSWORD_AT_MOST },
	cameByGoogle: addProfile,
	sendReset: ({ id, email }, token) => mailReset(id, email, token),
	passwordWasReset: confirmByReset,
}

/** Kept on `globalThis` because development loads edited modules again. */
const held = globalThis as typeof globalThis & { prontoAuth?: Auth }

/** better-auth, for what needs no network: passwords, sessions, links. */
export function auth(): Auth {
	held.prontoAuth ??= openAuth(rules, null)
	return held.prontoAuth
}

/** better-auth with Google as a provider; asks Google for its addresses before the first use. */
export function openGoogleAuth(): Auth {
	return openAuth(rules, env().google)
}

/** Google gives a name and a picture; the language is the page's. */
async function addProfile({ id, name, image }: Person, headers: Headers): Promise<void> {
	const request = new Request(env().origin, { headers })
	await db()
		.insert(profiles)
		.values({
			id,
			fullName: name || null,
			avatarUrl: image?.startsWith('https://') ? image : null,
			language: requestLanguage(request, new URL(request.url)),
		})
		.onConflictDoNothing()
}

/** Who followed a link that was mailed to an address can read its mails; other reset links are void now, and tokens with them. */
async function confirmByReset({ id }: Person): Promise<void> {
	await db().update(user).set({ emailVerified: true }).where(eq(user.id, id))
	await db().delete(verification).where(eq(verification.value, id))
	await revokeAllTokens(id)
	noteAccountEvent('password_reset', id)
}
