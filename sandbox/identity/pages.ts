import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { env } from '~/env/env.server'
import { LANGUAGE_TAG } from '~/i18n/language'
import { requestLanguage } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import { readForm } from '~/requests/form-request.server'
import { sandboxPage } from '../page'
import {
	type AuthorizationRequest,
	type Identity,
	identityOf,
	issueCode,
	jwks,
	redeemCode,
	refresh,
} from './provider'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Longer than anything that a client of ours sends. */
const LONGEST = 4_000
const text = z.string().max(LONGEST)
const CALLBACK = '/api/auth/callback/google'

const Asked = z.object({
	client_id: text,
	redirect_uri: z.url().max(LONGEST),
	response_type: z.literal('code'),
	code_challenge: z.string().length(43),
	code_challenge_method: z.literal('S256'),
	scope: text.refine((scope) => scope.split(' ').includes('openid')),
	nonce: text.optional(),
	state: text.optional(),
	access_type: text.optional(),
})

/** Reads a sign-in as a client asks for it, or null where it is not one that a client of ours may ask for. */
function readAuthorization(
	query: Record<string, string>,
	{ clientId, origin }: { clientId: string; origin: string },
): AuthorizationRequest | null {
	const { data: asked } = Asked.safeParse(query)
	if (!asked || asked.client_id !== clientId || !isOurs(asked.redirect_uri, origin)) return null
	return {
		clientId,
		redirectUri: asked.redirect_uri,
		challenge: asked.code_challenge,
		nonce: asked.nonce,
		state: asked.state,
		isOffline: asked.access_type === 'offline',
	}
}

/** The product's own callback; the names of one machine count alike. */
function isOurs(redirectUri: string, origin: string): boolean {
	const asked = new URL(redirectUri)
	const isLoopback = LOOPBACK.has(asked.hostname) && LOOPBACK.has(new URL(origin).hostname)
	return asked.pathname === CALLBACK && (asked.origin === origin || isLoopback)
}

/** People to try things out with; anybody else can be entered. */
const PEOPLE: readonly Identity[] = [
	{ email: 'marina@duarte.test', name: 'Marina Duarte', isVerified: true },
	{ email: 'jonas@keller.test', name: 'Jonas Keller', isVerified: true },
]

const Decision = z.object({
	decision: z.enum(['allow', 'deny']),
	account: text.default('other'),
	email: text.trim().toLowerCase().default(''),
	name: z.string().trim().max(200).default(''),
	unverified: text.optional(),
})

/** Who signed in by the form, `denied`, or null where an address is missing. */
function readDecision(form: Record<string, unknown>): Identity | 'denied' | null {
	const { data } = Decision.safeParse(form)
	if (!data) return null
	if (data.decision === 'deny') return 'denied'
	const known = PEOPLE.find(({ email }) => email === data.account)
	if (known) return known
	if (!z.email().safeParse(data.email).success) return null
	return { email: data.email, name: data.name, isVerified: data.unverified === undefined }
}

const TokenRequest = z.object({
	grant_type: z.enum(['authorization_code', 'refresh_token']),
	code: text.default(''),
	redirect_uri: text.default(''),
	code_verifier: text.default(''),
	refresh_token: text.default(''),
	client_id: text.optional(),
	client_secret: text.optional(),
})

/** A request for tokens with the client's own name and secret, sent in the form or as basic authorization. */
function readTokenRequest(form: Record<string, unknown>, authorization: string | undefined) {
	const { data } = TokenRequest.safeParse(form)
	if (!data) return null
	const basic = /^basic (.+)$/i.exec(authorization ?? '')?.[1]
	const [name, secret] = basic
		? Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
		: [data.client_id, data.client_secret]
	return { ...data, clientId: name ?? '', clientSecret: secret ?? '' }
}

const PATH = '/sandbox/identity'

/** An OpenID provider in Google's place: discovery, a page to sign in on, tokens, keys, user info. */
export const identityPages = new Hono().basePath(PATH)

identityPages.get('/.well-known/openid-configuration', (c) => {
	// The browser comes by the public address, the product itself by the one it asked this at.
	const near = new URL(c.req.url).origin + PATH
	return c.json({
		issuer: issuer(),
		authorization_endpoint: `${issuer()}/authorize`,
		token_endpoint: `${near}/token`,
		userinfo_endpoint: `${near}/userinfo`,
		jwks_uri: `${near}/jwks`,
		response_types_supported: ['code'],
		grant_types_supported: ['authorization_code', 'refresh_token'],
		subject_types_supported: ['public'],
		id_token_signing_alg_values_supported: ['RS256'],
		scopes_supported: ['openid', 'email', 'profile'],
		token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
		code_challenge_methods_supported: ['S256'],
	})
})

identityPages.get('/jwks', async (c) => c.json(await jwks()))

identityPages.get('/userinfo', (c) => {
	const token = /^bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? ''
	const claims = identityOf(token)
	return claims ? c.json(claims) : c.json({ error: 'invalid_token' }, 401)
})

identityPages.post('/token', async (c) => {
	const { google } = env()
	const asked = readTokenRequest(Object.fromEntries(await readForm(c.req.raw)), c.req.header('Authorization'))
	if (!asked) return c.json({ error: 'invalid_request' }, 400)
	const { clientId, clientSecret, code, redirect_uri: redirectUri, code_verifier: verifier } = asked
	if (clientId !== google?.clientId || clientSecret !== google.clientSecret) {
		return c.json({ error: 'invalid_client' }, 401)
	}
	const tokens =
		asked.grant_type === 'refresh_token'
			? await refresh(issuer(), asked.refresh_token, clientId)
			: await redeemCode(issuer(), { code, clientId, redirectUri, verifier })
	c.header('Cache-Control', 'no-store')
	return tokens ? c.json(tokens) : c.json({ error: 'invalid_grant' }, 400)
})

identityPages.get('/authorize', async (c) => {
	if (!askedBy(c)) return c.text('invalid_request', 400)
	return c.html(await consentPage(c, false))
})

identityPages.post('/authorize', async (c) => {
	const asked = askedBy(c)
	if (!asked) return c.text('invalid_request', 400)
	const decision = readDecision(Object.fromEntries(await readForm(c.req.raw)))
	if (!decision) return c.html(await consentPage(c, true), 400)
	const back = new URL(asked.redirectUri)
	if (decision === 'denied') back.searchParams.set('error', 'access_denied')
	else back.searchParams.set('code', issueCode(asked, decision))
	if (asked.state) back.searchParams.set('state', asked.state)
	if (back.origin === new URL(c.req.url).origin) return c.redirect(back.href, 303)
	// Another name of this machine: form-action would stop the form's own redirect, so the page goes on by itself.
	return c.html(
		html`<!doctype html><meta http-equiv="refresh" content="0;url=${back.href}"><a href="${back.href}">…</a>`,
	)
})

function askedBy(c: Context) {
	return readAuthorization(c.req.query(), { clientId: env().google?.clientId ?? '', origin: env().origin })
}

function issuer(): string {
	return env().google?.issuer ?? ''
}

async function consentPage(c: Context, isMissing: boolean) {
	const language = requestLanguage(c.req.raw, new URL(c.req.url))
	const t = await translateInto(language)
	const people = PEOPLE.map(
		(
			{ name, email },
			at,
		) => html`<label class="check"><input type="radio" name="account" value="${email}"${at === 0 ? html` checked` : ''}>
<span>${name}<br><span class="hint">${email}</span></span></label>`,
	)
	const error = isMissing
		? html`<div class="note note-error" role="alert"><p>${t('email_invalid')}</p></div>`
		: ''
	const body = html`<h1>${t('sandbox_identity_title')}</h1><p class="lead">${t('sandbox_identity_lead')}</p>
<form method="post" class="form">${error}
<fieldset class="form"><legend class="lab">${t('sandbox_identity_who')}</legend>${people}
<label class="check"><input type="radio" name="account" value="other"><span>${t('sandbox_identity_other')}</span></label>
<div class="field"><label for="email">${t('email')}</label><input class="input" id="email" name="email" type="email"></div>
<div class="field"><label for="name">${t('sandbox_identity_name')}</label><input class="input" id="name" name="name"></div>
<label class="check"><input type="checkbox" name="unverified"><span>${t('sandbox_identity_unverified')}</span></label>
</fieldset>
<div class="row"><button class="button button-primary" name="decision" value="allow">${t('sandbox_identity_allow')}</button>
<button class="button button-secondary" name="decision" value="deny">${t('sandbox_identity_deny')}</button></div>
</form>`
	c.header('Cache-Control', 'private, no-store')
	return sandboxPage({ language: LANGUAGE_TAG[language], title: t('sandbox_identity_title'), body })
}
