import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { env } from '~/env.server'
import { LANGUAGE_TAG } from '~/i18n/language'
import { requestLanguage } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import { readForm } from '~/requests/form-request.server'
import { sandboxPage } from '../page'
import { identityOf, issueCode, jwks, redeemCode, refresh } from './provider'
import { PEOPLE, readAuthorization, readDecision, readTokenRequest } from './requests'

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
