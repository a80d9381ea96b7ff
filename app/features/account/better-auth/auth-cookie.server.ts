import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { authSecret } from '~/core/auth-secret.server'
import { env } from '~/env/env.server'

/** A session that is not used for so long is over. */
export const SESSION_IDLE_DAYS = 7
/** No session lives longer, however much it is used. */
export const SESSION_MOST_DAYS = 30

export const SESSION_IDLE_SECONDS = SESSION_IDLE_DAYS * 86_400

/** What every cookie of ours has in common: out of scripts' reach, never sent by a form of another site. */
export function cookieAttributes() {
	return { httpOnly: true, sameSite: 'lax', secure: isSecure(), path: '/' } as const
}

export function sessionCookieName(): '__Host-session' | 'session' {
	return guardedCookieName('session')
}

/** The name of a cookie that carries a right: `__Host-` makes browsers refuse one that a neighbouring host set, but needs https. */
export function guardedCookieName<Name extends string>(name: Name): Name | `__Host-${Name}` {
	return isSecure() ? `__Host-${name}` : name
}

function isSecure(): boolean {
	return env().origin.startsWith('https:')
}

/**
 * The session token a request carries, by `Authorization: Bearer` or by cookie, or null where there is none or its
 * signature is wrong: a token alone, as it stands in the database, opens nothing. Whether the session lives, only the
 * database knows.
 */
export function readSessionToken(headers: Headers): string | null {
	const bearer = /^bearer (.+)$/i.exec(headers.get('Authorization') ?? '')?.[1]?.trim()
	if (bearer) return unsign(decode(bearer))
	const cookie = parseCookie(headers.get('Cookie') ?? '')[sessionCookieName()]
	return cookie ? unsign(cookie) : null
}

/** Whether a request means to be signed in by cookie, rightly or not. */
export function carriesSessionCookie(headers: Headers): boolean {
	if (headers.has('Authorization')) return false
	return parseCookie(headers.get('Cookie') ?? '')[sessionCookieName()] !== undefined
}

/** `Set-Cookie` that signs a browser in; signed as better-auth signs, so that both read each other's. */
export function sessionCookie(token: string): string {
	return stringifySetCookie({
		...cookieAttributes(),
		name: sessionCookieName(),
		value: signToken(token),
		maxAge: SESSION_IDLE_SECONDS,
	})
}

/** `Set-Cookie` that signs a browser out. */
export function noSessionCookie(): string {
	return stringifySetCookie({ ...cookieAttributes(), name: sessionCookieName(), value: '', maxAge: 0 })
}

/** The token with its signature, as API clients may send it in `Authorization: Bearer`. */
export function signToken(token: string): string {
	return `${token}.${signature(token)}`
}

function unsign(signed: string): string | null {
	const end = signed.lastIndexOf('.')
	if (end < 1) return null
	const token = signed.slice(0, end)
	const given = Buffer.from(signed.slice(end + 1))
	const right = Buffer.from(signature(token))
	return given.length === right.length && timingSafeEqual(given, right) ? token : null
}

function signature(token: string): string {
	return createHmac('sha256', authSecret()).update(token).digest('base64')
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}
