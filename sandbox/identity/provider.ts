import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Someone who can sign in with the provider. */
export interface Identity {
	email: string
	name: string
	isVerified: boolean
}

/** What a sign-in was asked with (RFC 6749 4.1.1, RFC 7636, OpenID Connect Core 3.1.2.1). */
export interface AuthorizationRequest {
	clientId: string
	redirectUri: string
	challenge: string
	nonce: string | undefined
	state: string | undefined
	isOffline: boolean
}

interface Grant {
	request: AuthorizationRequest
	identity: Identity
	expires: number
}

export interface Tokens {
	access_token: string
	id_token: string
	refresh_token?: string
	token_type: 'Bearer'
	expires_in: number
	scope: string
}

const CODE_MS = 60_000
const TOKEN_SECONDS = 3_600
const MOST_KEPT = 1_000

const codes = new Map<string, Grant>()
const accessTokens = new Map<string, Grant>()
const refreshTokens = new Map<string, Grant>()
let keys: Promise<{ privateKey: CryptoKey; jwk: object }> | undefined

/** A code for someone who consented, good for a minute and once. */
export function issueCode(request: AuthorizationRequest, identity: Identity): string {
	return remember(codes, { request, identity, expires: Date.now() + CODE_MS })
}

/** Exchanges a code; null where it is unknown, used, late, another client's, or the verifier is not its own. */
export async function redeemCode(
	issuer: string,
	given: { code: string; clientId: string; redirectUri: string; verifier: string },
): Promise<Tokens | null> {
	const grant = codes.get(given.code)
	codes.delete(given.code)
	if (!grant || grant.expires < Date.now()) return null
	const { clientId, redirectUri, challenge, isOffline } = grant.request
	const proof = createHash('sha256').update(given.verifier).digest('base64url')
	if (clientId !== given.clientId || redirectUri !== given.redirectUri || challenge !== proof) return null
	const tokens = await issueTokens(issuer, grant)
	return isOffline ? { ...tokens, refresh_token: remember(refreshTokens, grant) } : tokens
}

/** New tokens for a refresh token; null where it is unknown or another client's. */
export async function refresh(issuer: string, token: string, clientId: string): Promise<Tokens | null> {
	const grant = refreshTokens.get(token)
	return grant?.request.clientId === clientId ? issueTokens(issuer, grant) : null
}

/** Who an access token speaks for, or null. */
export function identityOf(accessToken: string): object | null {
	const grant = accessTokens.get(accessToken)
	return grant && grant.expires > Date.now() ? claimsOf(grant.identity) : null
}

/** The public key that id tokens are signed with. */
export async function jwks(): Promise<{ keys: object[] }> {
	return { keys: [(await signingKeys()).jwk] }
}

async function issueTokens(issuer: string, { request, identity }: Grant): Promise<Tokens> {
	const { privateKey } = await signingKeys()
	const idToken = await new SignJWT({
		...claimsOf(identity),
		...(request.nonce ? { nonce: request.nonce } : {}),
	})
		.setProtectedHeader({ alg: 'RS256', kid: 'sandbox' })
		.setIssuer(issuer)
		.setAudience(request.clientId)
		.setIssuedAt()
		.setExpirationTime(`${TOKEN_SECONDS}s`)
		.sign(privateKey)
	return {
		access_token: remember(accessTokens, { request, identity, expires: Date.now() + TOKEN_SECONDS * 1_000 }),
		id_token: idToken,
		token_type: 'Bearer',
		expires_in: TOKEN_SECONDS,
		scope: 'openid email profile',
	}
}

function claimsOf({ email, name, isVerified }: Identity) {
	const sub = createHash('sha256').update(email).digest('hex').slice(0, 21)
	return { sub, email, email_verified: isVerified, name }
}

function signingKeys() {
	keys ??= generateKeyPair('RS256').then(async ({ privateKey, publicKey }) => ({
		privateKey,
		jwk: { ...(await exportJWK(publicKey)), kid: 'sandbox', alg: 'RS256', use: 'sig' },
	}))
	return keys
}

function remember(kept: Map<string, Grant>, grant: Grant): string {
	const name = randomBytes(24).toString('base64url')
	kept.set(name, grant)
	for (const oldest of kept.keys()) {
		if (kept.size <= MOST_KEPT) break
		kept.delete(oldest)
	}
	return name
}
