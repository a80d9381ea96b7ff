import type { Context } from 'hono'
import { consumeRateLimit } from '~/core/limit.server'
import { Refused, refuse } from '~/core/refuse.server'
import { readTokenHolder, type TokenHolder, type TokenScope } from '~/features/account/access-token.server'
import { suspended } from '~/requests/suspended.server'
import { addressOfRequest } from '../client-address'
import type { ServerEnv } from '../telemetry/log'

const PERSONAL_TOKEN = /^bearer\s+(pronto_\S*)$/i

/**
 * Who holds the personal token that a request carries (docs/api.md); null where it carries none. Refuses with `signed_out`
 * for one that is unknown, revoked or expired: a program shall learn of it, and not be taken for a visitor; and with
 * `not_authorized` where its person is suspended.
 */
export async function readTokenCaller(headers: Headers): Promise<TokenHolder | null> {
	const token = PERSONAL_TOKEN.exec(headers.get('Authorization') ?? '')?.[1]
	if (token === undefined) return null
	const holder = await readTokenHolder(token)
	if (!holder) throw refuseToken()
	if (holder.viewer.suspendedFor) throw suspended(holder.viewer.suspendedFor)
	return holder
}

/** The one answer to a token that opens nothing. */
export function refuseToken(): Refused {
	const refused = refuse('signed_out', undefined, { message: 'token_opens_nothing' })
	refused.headers.set('WWW-Authenticate', 'Bearer error="invalid_token"')
	return refused
}

/** Refuses with `not_authorized` where a token was not made for this. Who came without a token is not held back by any. */
export function requireScope(scopes: ReadonlySet<TokenScope> | null, scope: TokenScope): void {
	if (scopes === null || scopes.has(scope)) return
	const refused = refuse('not_authorized', undefined, { message: 'token_lacks_scope', values: { scope } })
	refused.headers.set('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${scope}"`)
	throw refused
}

/**
 * Who calls at a door that is for programs alone: the holder of a token, or null for nobody; a session counts for nothing
 * there. Each call is counted, against the person, or against the address where no token tells whose it is. Refuses with
 * `signed_out` any Authorization that opens nothing, and with `too_many`.
 */
export async function readProgram(c: Pick<Context<ServerEnv>, 'env' | 'req'>): Promise<TokenHolder | null> {
	const { headers } = c.req.raw
	const holder = await readTokenCaller(headers).catch((error: unknown) => {
		if (error instanceof Refused && error.code === 'signed_out') return null
		throw error
	})
	if (holder) await consumeRateLimit('apiPerson', holder.viewer.userId)
	else await consumeRateLimit('apiAddress', addressOfRequest(c))
	if (!holder && headers.has('Authorization')) throw refuseToken()
	return holder
}
