import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { authSecret } from '~/core/auth-secret.server'
import { consumeRateLimit } from '~/core/limit.server'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { inLanguage } from '~/i18n/address'
import type { Language } from '~/i18n/language'
import { endWeeklyMail, hasWeeklyMail } from './weekly-choice.server'

/** What a person's token is signed for: nothing else of ours begins so, and it opens nothing else. */
const PURPOSE = 'unsubscribe from the weekly mail:'
const TOKEN = /^([\w-]{1,64})\.([\w-]{43})$/

/** What the link of a mail is about. */
export interface Unsubscription {
	/** Enough of the address to know it again. */
	maskedEmail: string
	isSubscribed: boolean
}

/** The link that ends a person's weekly mail, and can do nothing else. It works for as long as the account exists. */
export function unsubscribeAddress(userId: string, language: Language): string {
	const query = new URLSearchParams({ token: `${userId}.${signatureOf(userId)}` })
	return inLanguage(`${env().origin}/unsubscribe?${query}`, language)
}

/** What a token is about; null for one that we did not sign, or whose account is gone. Looking ends nothing. */
export async function readUnsubscription(token: string): Promise<Unsubscription | null> {
	const userId = personOf(token)
	if (userId === null) return null
	const [person] = await db().select({ email: user.email }).from(user).where(eq(user.id, userId))
	if (!person) return null
	return { maskedEmail: masked(person.email), isSubscribed: await hasWeeklyMail({ userId }) }
}

/**
 * Ends the weekly mail of the person that a token names, whoever brings it; once more does no harm. Answers false for a
 * token that we did not sign. Refuses with `too_many` by person, and of wrong tokens by address: mail services press for
 * many people from a few addresses.
 */
export async function unsubscribe(token: string, clientAddress: string): Promise<boolean> {
	const userId = personOf(token)
	if (userId === null) {
		await consumeRateLimit('unsubscribeAddress', clientAddress)
		return false
	}
	await consumeRateLimit('unsubscribe', userId)
	await endWeeklyMail(userId)
	return true
}

function personOf(token: string): string | null {
	const [, userId = '', signature = ''] = TOKEN.exec(token) ?? []
	const isOurs = userId !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(userId)))
	return isOurs ? userId : null
}

function signatureOf(userId: string): string {
	return createHmac('sha256', authSecret()).update(`${PURPOSE}${userId}`).digest('base64url')
}

/** `ana@pronto.test` as `a•••@pronto.test`: who holds a forwarded mail need not learn the whole of it. */
function masked(email: string): string {
	const at = email.lastIndexOf('@')
	const [first = ''] = email
	return `${at > 1 ? first : ''}•••${email.slice(at)}`
}
