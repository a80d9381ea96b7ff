import { env } from '~/env.server'
import { type Auth, discoveryUrl } from '~/integrations/auth.server'
import { log } from '~/log.server'
import { withAuthService } from './account-error.server'
import { openGoogleAuth } from './auth.server'
import type { Client } from './limit'
import { countTry } from './limit.server'
import { nextPath } from './next-path'
import { type Refused, refuse } from './refuse.server'

const ANSWER_MS = 5_000

/** Where a new person comes back to: the address tells them from someone who was here before. */
const WELCOME_PATH = '/signup'
const LOGIN_PATH = '/login'

let opened: Auth | undefined

/** Whether people can sign in with Google: without its keys there is no button (product.md, sandbox). */
export function isGoogleOffered(): boolean {
	return env().google !== null
}

/** The origin that a form of ours may be redirected to, or null where there is no Google. */
export function googleOrigin(): string | null {
	const { google } = env()
	return google && new URL(google.issuer).origin
}

/**
 * Starts signing in with Google: authorization code with PKCE, offline access, forced consent (spec 7). Answers
 * Google's address and the cookie that binds the way back to this browser; `host` is where the browser is now.
 * Refuses with `upstream_failed` when Google can't be reached, and with `too_many`.
 */
export async function startGoogle(
	next: string,
	host: string,
	{ address }: Client,
): Promise<{ url: string; setCookie: string[] }> {
	await countTry('googleAddress', address)
	const way = `next=${encodeURIComponent(nextPath(next))}`
	const auth = await googleAuth()
	const { response, headers } = await withAuthService('login_error', () =>
		auth.api.signInSocial({
			body: {
				provider: 'google',
				callbackURL: `${LOGIN_PATH}?${way}`,
				newUserCallbackURL: `${WELCOME_PATH}?${way}`,
				errorCallbackURL: `${LOGIN_PATH}?${way}`,
				disableRedirect: true,
			},
			headers: new Headers({ host }),
			returnHeaders: true,
		}),
	)
	if (!('url' in response) || !response.url)
		throw refuse('upstream_failed', undefined, { message: 'login_error' })
	return { url: response.url, setCookie: headers.getSetCookie() }
}

/** How a sign-in with Google ended. */
export interface CameBack {
	next: string
	setCookie: string[]
	outcome: 'login_success' | 'account_created' | 'login_error' | 'google_denied' | 'google_not_linked'
}

/**
 * Takes the browser that Google sent back, and signs it in (spec 7). A local account whose address nobody confirmed is
 * never joined with the Google account of that address (product.md, Accounts).
 */
export async function finishGoogle(request: Request): Promise<CameBack> {
	const answer = await (await googleAuth()).handler(request)
	const location = new URL(answer.headers.get('Location') ?? `${LOGIN_PATH}?error=none`, request.url)
	return {
		next: nextPath(location.searchParams.get('next')),
		setCookie: answer.headers.getSetCookie(),
		outcome: outcomeOf(location),
	}
}

function outcomeOf({ pathname, searchParams }: URL): CameBack['outcome'] {
	const error = searchParams.get('error')
	if (error === 'access_denied') return 'google_denied'
	if (error === 'account_not_linked') return 'google_not_linked'
	if (error !== null) return 'login_error'
	return pathname === WELCOME_PATH ? 'account_created' : 'login_success'
}

/** Opened at the first use, and only when Google answers: better-auth would wait for it without end. */
async function googleAuth(): Promise<Auth> {
	if (!opened) {
		if (!(await answers())) throw unreachable()
		opened = openGoogleAuth()
	}
	return opened
}

function unreachable(): Refused {
	return refuse('upstream_failed', undefined, { message: 'login_error' })
}

async function answers(): Promise<boolean> {
	const { google } = env()
	if (!google) throw refuse('not_found')
	try {
		const { ok } = await fetch(discoveryUrl(google), { signal: AbortSignal.timeout(ANSWER_MS) })
		return ok
	} catch (err) {
		log.warn({ err }, 'Google does not answer')
		return false
	}
}
