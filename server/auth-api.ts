import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { refuse } from '~/core/refuse.server'
import { isSignedIn, type Member } from '~/core/viewer'
import { Email, NewPassword, SignInInput, SignUpInput } from '~/features/account/account'
import { type Device, signIn, signUp } from '~/features/account/account.server'
import { confirmationPage, resendConfirmation } from '~/features/account/confirmation.server'
import { finishGoogle, startGoogle } from '~/features/account/google.server'
import {
	changePassword,
	requestReset,
	resetPassword,
	signOutEverywhere,
} from '~/features/account/password.server'
import { readSession, type SignedIn, signOut } from '~/features/account/session.server'
import { readViewer } from '~/features/account/viewer.server'
import { redirectWithToast } from '~/requests/flash.server'
import { readTokenCaller } from './api/token-caller'
import { callerLanguage } from './caller'
import { addressOfRequest } from './client-address'
import { readJson } from './json-body'
import { ownOrigin } from './own-origin'
import { answerFailure, answerFailureAsJson, answerRefusals } from './refusals'
import type { ServerEnv } from './telemetry/log'

type AuthContext = Context<ServerEnv>

const Reset = z.object({ token: z.string().max(200), newPassword: NewPassword })
const Change = z.object({
	currentPassword: z.string().max(200),
	newPassword: NewPassword,
	revokeAccessTokens: z.boolean().optional(),
})
const Social = z.object({ provider: z.literal('google'), callbackURL: z.string().max(2_000).optional() })
const Nothing = z.object({})

/**
 * The accounts' door for API clients, at better-auth's addresses and in its shapes. It calls the same
 * domain functions as the pages, so counts and rules hold here too; what is not named here does not exist.
 */
export const authApi = new Hono<ServerEnv>().basePath('/api/auth')

authApi.use(async (c, next) => {
	await next()
	c.header('Cache-Control', 'private, no-store')
})
authApi.use(answerRefusals)
// Personal tokens open nothing here; one that opens nothing anywhere is told so.
authApi.use(async (c, next) => {
	await readTokenCaller(c.req.raw.headers)
	await next()
})

authApi.post('/sign-in/email', async (c) => {
	const credentials = await readJson(c, SignInInput)
	const signedIn = await signIn(credentials, deviceOf(c))
	// The session that one came with, of whomever, ends: nobody keeps two by one client.
	await signOut(c.req.raw.headers)
	return signedInAnswer(c, credentials.email, signedIn)
})

authApi.post('/sign-up/email', async (c) => {
	const credentials = await readJson(c, SignUpInput)
	const signedIn = await signUp(credentials, deviceOf(c), callerLanguage(c))
	await signOut(c.req.raw.headers)
	return signedInAnswer(c, credentials.email, signedIn)
})

authApi.post('/sign-out', async (c) => {
	c.header('Set-Cookie', await signOut(c.req.raw.headers))
	return c.json({ success: true })
})

authApi.get('/get-session', async (c) => {
	const { viewer } = await readViewer(c.req.raw.headers)
	return c.json(isSignedIn(viewer) ? await readSession(viewer, c.req.raw.headers) : null)
})

authApi.post('/request-password-reset', async (c) => {
	const { email } = await readJson(c, z.object({ email: Email }))
	await requestReset(email, { address: addressOfRequest(c) })
	return c.json({ status: true })
})

authApi.post('/reset-password', async (c) => {
	const { token, newPassword } = await readJson(c, Reset)
	c.header('Set-Cookie', await resetPassword({ token, password: newPassword }, c.req.raw.headers))
	return c.json({ status: true })
})

authApi.post('/change-password', async (c) => {
	const member = await memberOf(c)
	const { currentPassword, newPassword, revokeAccessTokens: endsTokens = false } = await readJson(c, Change)
	const wish = { current: currentPassword, wanted: newPassword, endsTokens }
	return signedInAnswer(c, member.email, await changePassword(member, wish, c.req.raw.headers))
})

authApi.post('/revoke-sessions', async (c) => {
	await signOutEverywhere(await memberOf(c))
	return c.json({ status: true })
})

authApi.post('/send-verification-email', async (c) => {
	const member = await memberOf(c)
	await readJson(c, Nothing)
	await resendConfirmation(member, { address: addressOfRequest(c) })
	return c.json({ status: true })
})

/** Where links led that were mailed by an earlier version. */
authApi.get('/verify-email', (c) => c.redirect(confirmationPage(c.req.query('token') ?? ''), 303))

authApi.post('/sign-in/social', async (c) => {
	const { callbackURL } = await readJson(c, Social)
	const { host } = new URL(ownOrigin(c.req.raw))
	const { url, setCookie } = await startGoogle(callbackURL ?? '/', host, { address: addressOfRequest(c) })
	for (const cookie of setCookie) c.header('Set-Cookie', cookie, { append: true })
	return c.json({ url, redirect: true })
})

/** Where Google sends the browser back to. */
authApi.get('/callback/google', async (c) => {
	const asked = new URL(c.req.url)
	const headers = new Headers(c.req.raw.headers)
	const address = new URL(ownOrigin(c.req.raw) + asked.pathname + asked.search)
	headers.set('Host', address.host)
	const { next, outcome, setCookie } = await finishGoogle(new Request(address, { headers }))
	const isIn = outcome === 'login_success' || outcome === 'account_created' || outcome === 'google_took_over'
	if (isIn) await signOut(c.req.raw.headers)
	const back = next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
	return redirectWithToast(isIn ? next : back, outcome, { kind: isIn ? 'done' : 'error', setCookie })
})

authApi.all('*', () => {
	throw refuse('not_found')
})
// Browsers come here too, by a mailed link or back from Google.
authApi.onError((err, c) => (c.req.method === 'GET' ? answerFailure(err, c) : answerFailureAsJson(err, c)))

function deviceOf(c: AuthContext): Device {
	return { address: addressOfRequest(c), headers: c.req.raw.headers }
}

async function memberOf(c: AuthContext): Promise<Member> {
	const { viewer } = await readViewer(c.req.raw.headers)
	if (isSignedIn(viewer)) return viewer
	throw refuse('signed_out')
}

/** The signed token is for `Authorization: Bearer`, in the body and, as better-auth's own clients read it, in a header. */
function signedInAnswer(c: AuthContext, email: string, { userId, token, setCookie }: SignedIn): Response {
	for (const cookie of setCookie) c.header('Set-Cookie', cookie, { append: true })
	c.header('set-auth-token', token)
	return c.json({ redirect: false, token, user: { id: userId, email } })
}
