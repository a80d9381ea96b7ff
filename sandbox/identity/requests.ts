import { z } from 'zod'
import type { AuthorizationRequest, Identity } from './provider'

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
export function readAuthorization(
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
export const PEOPLE: readonly Identity[] = [
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
export function readDecision(form: Record<string, unknown>): Identity | 'denied' | null {
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
export function readTokenRequest(form: Record<string, unknown>, authorization: string | undefined) {
	const { data } = TokenRequest.safeParse(form)
	if (!data) return null
	const basic = /^basic (.+)$/i.exec(authorization ?? '')?.[1]
	const [name, secret] = basic
		? Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
		: [data.client_id, data.client_secret]
	return { ...data, clientId: name ?? '', clientSecret: secret ?? '' }
}
