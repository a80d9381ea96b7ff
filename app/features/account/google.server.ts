import { AsyncLocalStorage } from 'node:async_hooks'
import { and, eq } from 'drizzle-orm'
import { inBackground } from '~/core/background.server'
import { type Client, consumeRateLimit } from '~/core/limit.server'
import { nextPath } from '~/core/next-path'
import { type Refused, refuse } from '~/core/refuse.server'
import { trimmed } from '~/core/trimmed'
import { db } from '~/db/client.server'
import { account, profiles, session, user } from '~/db/schema.server'
import { env, type GoogleSettings } from '~/env/env.server'
import { endUnpaidCustomer } from '~/features/billing/subscription/subscription-end.server'
import type { Language } from '~/i18n/language'
import { requestLanguage } from '~/i18n/request-language.server'
import { log } from '~/log.server'
import { revokeAllTokens } from './access-token.server'
import { noteAccountEvent } from './account-event.server'
import { mailJoined } from './account-mail.server'
import {
	type Auth,
	type AuthRules,
	authRefusalCode,
	discoveryUrl,
	type GooglePerson,
	NOT_VERIFIED,
	openAuth,
} from './better-auth/auth.server'
import { readSessionToken } from './better-auth/auth-cookie.server'
import { findCredential, lockPerson } from './credential.server'
import { deviceCookie } from './known-device.server'
import { endSessionsAndLinks } from './session.server'

const ANSWER_MS = 5_000

/** Where a new person comes back to: the address tells them from someone who was here before. */
const WELCOME_PATH = '/signup'
const LOGIN_PATH = '/login'

/** What came of one person's way back, beside what better-auth answers. */
const arrivals = new AsyncLocalStorage<{ hasClaimed: boolean }>()

const rules: AuthRules = {
	cameByGoogle: (person, headers) => addGoogleProfile(person, languageOf(headers)),
	async willJoin(person, headers) {
		const hasClaimed = await claimAccount(person, languageOf(headers))
		const arrival = arrivals.getStore()
		if (arrival) arrival.hasClaimed = hasClaimed
	},
}

let opened: Auth | undefined

/** Whether people can sign in with Google: without its keys there is no button (docs/product.md#sandbox). */
export function isGoogleOffered(): boolean {
	return env().google !== null
}

/** The origin that a form of ours may be redirected to, or null where there is no Google. */
export function googleOrigin(): string | null {
	const { google } = env()
	return google && new URL(google.issuer).origin
}

/**
 * Starts signing in with Google: authorization code with PKCE, offline access, forced consent. Answers
 * Google's address and the cookie that binds the way back to this browser; `host` is where the browser is now.
 * Refuses with `upstream_failed` when Google can't be reached, and with `too_many`.
 */
export async function startGoogle(
	next: string,
	host: string,
	{ address }: Client,
): Promise<{ url: string; setCookie: string[] }> {
	await consumeRateLimit('googleAddress', address)
	const way = `next=${encodeURIComponent(nextPath(next))}`
	const auth = await googleAuth()
	const { response, headers } = await auth.api
		.signInSocial({
			body: {
				provider: 'google',
				callbackURL: `${LOGIN_PATH}?${way}`,
				newUserCallbackURL: `${WELCOME_PATH}?${way}`,
				errorCallbackURL: `${LOGIN_PATH}?${way}`,
				disableRedirect: true,
			},
			headers: new Headers({ host }),
			returnHeaders: true,
		})
		.catch((error: unknown) => {
			throw authRefusalCode(error) === null ? error : unreachable()
		})
	if (!('url' in response) || !response.url)
		throw refuse('upstream_failed', undefined, { message: 'login_error' })
	return { url: response.url, setCookie: headers.getSetCookie() }
}

/** How a sign-in with Google ended. */
export interface CameBack {
	next: string
	setCookie: string[]
	outcome:
		| 'login_success'
		| 'account_created'
		| 'google_took_over'
		| 'login_error'
		| 'google_denied'
		| 'google_not_verified'
}

/**
 * Takes the browser that Google sent back, and signs it in. Google has to vouch for the address; an account of
 * that address whose first owner never showed that it is theirs is taken over.
 */
export async function finishGoogle(request: Request): Promise<CameBack> {
	const auth = await googleAuth()
	const arrival = { hasClaimed: false }
	const answer = await arrivals.run(arrival, () => auth.handler(request))
	const location = new URL(answer.headers.get('Location') ?? `${LOGIN_PATH}?error=none`, request.url)
	const outcome = outcomeOf(location)
	const setCookie = answer.headers.getSetCookie()
	return {
		next: nextPath(location.searchParams.get('next')),
		setCookie: [...setCookie, ...(await knownDeviceOf(setCookie, request.headers))],
		outcome: outcome === 'login_success' && arrival.hasClaimed ? 'google_took_over' : outcome,
	}
}

/** Who has a password too may use it on this device from now on, whatever strangers try. */
async function knownDeviceOf(setCookie: readonly string[], headers: Headers): Promise<string[]> {
	const Cookie = setCookie.map((cookie) => cookie.split(';')[0]).join('; ')
	const token = readSessionToken(new Headers({ Cookie }))
	if (!token) return []
	const [found] = await db().select({ userId: session.userId }).from(session).where(eq(session.token, token))
	const credential = found ? await findCredential(found) : null
	return credential ? [deviceCookie(headers, credential)] : []
}

function outcomeOf({ pathname, searchParams }: URL): CameBack['outcome'] {
	const error = searchParams.get('error')
	if (error === 'access_denied') return 'google_denied'
	// An account of the address is not even looked into where Google does not vouch for it.
	if (error === NOT_VERIFIED || error === 'account_not_linked') return 'google_not_verified'
	if (error !== null) return 'login_error'
	return pathname === WELCOME_PATH ? 'account_created' : 'login_success'
}

function languageOf(headers: Headers): Language {
	const request = new Request(env().origin, { headers })
	return requestLanguage(request, new URL(request.url))
}

/** Opened at the first use, and only when Google answers: better-auth would wait for it without end. */
async function googleAuth(): Promise<Auth> {
	const { google } = env()
	if (!google) throw refuse('not_found')
	if (!opened) {
		if (!(await answers(google))) throw unreachable()
		opened = openAuth(rules, google)
	}
	return opened
}

function unreachable(): Refused {
	return refuse('upstream_failed', undefined, { message: 'login_error' })
}

async function answers(google: GoogleSettings): Promise<boolean> {
	try {
		const { ok } = await fetch(discoveryUrl(google), {
			redirect: 'error',
			signal: AbortSignal.timeout(ANSWER_MS),
		})
		return ok
	} catch (err) {
		log.warn({ err }, 'Google does not answer')
		return false
	}
}

/**
 * Takes an account over for whom Google vouches for, where whoever opened it never showed that its address is theirs: they
 * may have waited for its owner. Password, other ways in, sessions, reset links and access tokens are removed, name, picture
 * and language become Google's and the page's, and the address' owner is told by mail. What was stored stays: it may well be
 * theirs. Answers whether there was anything to take over.
 */
async function claimAccount({ id: userId, name, image }: GooglePerson, language: Language): Promise<boolean> {
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
async function addGoogleProfile({ id, ...person }: GooglePerson, language: Language): Promise<void> {
	await db()
		.insert(profiles)
		.values({ id, ...profileOf(person), language })
		.onConflictDoNothing()
	await db().update(user).set({ isOwnerProven: true }).where(eq(user.id, id))
}

function profileOf({ name, image }: Omit<GooglePerson, 'id'>) {
	return { fullName: trimmed(name) || null, avatarUrl: image?.startsWith('https://') ? image : null }
}
