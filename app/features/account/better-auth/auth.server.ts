import { randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins'
import { brand } from '~/brand'
import { authSecret } from '~/core/auth-secret.server'
import { db } from '~/db/client.server'
import { account, session, user, verification } from '~/db/schema.server'
import { env, type GoogleSettings } from '~/env/env.server'
import { log } from '~/log.server'
import { cookieAttributes, SESSION_IDLE_SECONDS, sessionCookieName } from './auth-cookie.server'

/** How a sign-in ends for whose address Google did not verify. */
export const NOT_VERIFIED = 'email_not_verified'
/** What better-auth calls an error though only the request was wrong: somebody came back from Google with a made-up address. */
const SENDERS_FAULT = /^(?:State not found|Failed to parse state)/

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Doors of better-auth that skip rules of ours: counts, tickets, the last admin. What people need of them stands in
 * the domain; `/api/auth` passes on the way back from Google alone (server/auth-api.ts), and these are closed even so.
 */
const CLOSED = [
	'/sign-in/email',
	'/sign-up/email',
	'/request-password-reset',
	'/reset-password',
	'/change-password',
	'/set-password',
	'/change-email',
	'/verify-password',
	'/verify-email',
	'/send-verification-email',
	'/update-user',
	'/update-session',
	'/delete-user',
	'/delete-user/callback',
	'/link-social',
	'/unlink-account',
	'/list-accounts',
	'/list-sessions',
	'/revoke-session',
	'/refresh-token',
	'/get-access-token',
	'/account-info',
	'/error',
]

/** What the domain says and does where better-auth has done its part. */
export interface AuthRules {
	/** A person came by Google for the first time, and has an account now; `headers` are those of the request. */
	cameByGoogle(person: GooglePerson, headers: Headers): Promise<void>
	/** Google vouched for the address of the account `person.id`, and is about to become a way into it. */
	willJoin(person: GooglePerson, headers: Headers): Promise<void>
}

/** A person as Google knows them, by the id of their account here. */
export interface GooglePerson {
	id: string
	name: string
	image?: string | null | undefined
}

export type Auth = ReturnType<typeof openAuth>

/** better-auth over our one pool, for signing in with Google. At its start it asks Google for its addresses. */
export function openAuth(rules: AuthRules, google: GoogleSettings) {
	return betterAuth({
		appName: brand.name,
		baseURL: baseUrl(env().origin),
		secret: authSecret(),
		telemetry: { enabled: false },
		disabledPaths: CLOSED,
		database: drizzleAdapter(db(), {
			provider: 'pg',
			schema: { user, session, account, verification },
			transaction: true,
		}),
		plugins: [googleProvider(google)],
		account: {
			encryptOAuthTokens: true,
			// Whose address nobody confirmed is joined too, after `willJoin` took away what its first owner had set.
			accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: false },
		},
		user: {
			validateUserInfo: async ({ user: person, source }, { headers }) => {
				if (person.emailVerified !== true) return { error: NOT_VERIFIED }
				const { id, name = '', image } = person
				if (source.action === 'link-account' && id)
					await rules.willJoin({ id, name, image }, headers ?? new Headers())
				return undefined
			},
		},
		// Sessions are prolonged by readViewer, which knows the 30 absolute days.
		session: {
			expiresIn: SESSION_IDLE_SECONDS,
			disableSessionRefresh: true,
			cookieCache: { enabled: false },
		},
		verification: { storeIdentifier: 'hashed' },
		// Counts stand in the domain, behind this door and the pages alike.
		rateLimit: { enabled: false },
		databaseHooks: {
			user: {
				create: {
					after: (person, context) => rules.cameByGoogle(person, context?.headers ?? new Headers()),
				},
			},
		},
		onAPIError: { errorURL: '/login' },
		logger: {
			level: 'error',
			log: (_level, message, ...details) => {
				const err = details.find((detail) => detail instanceof Error)
				const event = { event: withoutAddresses(message), ...(err ? { err } : {}) }
				log[SENDERS_FAULT.test(message) ? 'info' : 'error'](event, 'auth')
			},
		},
		advanced: {
			// The prefix of its own would be __Secure-; ours is in the name.
			useSecureCookies: false,
			cookiePrefix: 'auth',
			defaultCookieAttributes: cookieAttributes(),
			cookies: { session_token: { name: sessionCookieName(), attributes: cookieAttributes() } },
			database: { generateId: () => randomUUID() },
			ipAddress: { disableIpTracking: true },
			// server/same-site.ts has refused other sites' requests, for every door alike.
			disableCSRFCheck: true,
			// Explicit: without this line NODE_ENV=test would switch the check of return addresses off.
			disableOriginCheck: false,
		},
	})
}

function googleProvider(google: GoogleSettings) {
	const { clientId, clientSecret } = google
	return genericOAuth({
		config: [
			{
				providerId: 'google',
				discoveryUrl: discoveryUrl(google),
				requireIdTokenVerification: true,
				clientId,
				clientSecret,
				scopes: ['openid', 'email', 'profile'],
				pkce: true,
				accessType: 'offline',
				prompt: 'consent',
			},
		],
	})
}

/** Where the provider describes itself. The sandbox's own is asked on this machine, whatever the public address is. */
export function discoveryUrl({ issuer, isStandIn }: GoogleSettings): string {
	const address = isStandIn ? `${ownAddress()}${new URL(issuer).pathname}` : issuer.replace(/\/$/, '')
	return `${address}/.well-known/openid-configuration`
}

/** Where this process can be reached from this machine, whatever its public address is. */
export function ownAddress(): string {
	const { host, port } = env()
	const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
	return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

/** On a loopback address the names of one machine count alike (server/own-origin.ts), so Google returns to the one that was typed. */
function baseUrl(origin: string) {
	if (!LOOPBACK.has(new URL(origin).hostname)) return origin
	return {
		allowedHosts: [...LOOPBACK].flatMap((host) => [host, `${host}:*`]),
		fallback: origin,
		protocol: 'http' as const,
	}
}

function withoutAddresses(message: string): string {
	return message.replace(/[^\s@]+@[^\s@]+/g, '…').slice(0, 300)
}

/** The code by which the auth service says what it refuses; null for anything that is no refusal of its own. */
export function authRefusalCode(error: unknown): string | null {
	if (!(error instanceof APIError) || error.statusCode >= 500) return null
	return error.body?.code ?? ''
}
