import type { Context } from 'hono'
import { consumeRateLimit } from '~/core/limit.server'
import { Refused } from '~/core/refuse.server'
import type { TokenHolder } from '~/features/account/access-token.server'
import { addressOfRequest } from '../client-address'
import type { ServerEnv } from '../telemetry/log'
import { readTokenCaller, refuseToken } from './token-caller'

/**
 * Who calls at a door that is for programs alone: the holder of a token, or null for nobody; a session counts for nothing
 * there. Each call is counted, against the person, or against the address where no token tells whose it is. Refuses with
 * `signed_out` any Authorization that opens nothing, and with `too_many`.
 */
export async function readProgram(c: Pick<Context<ServerEnv>, 'env' | 'req'>): Promise<TokenHolder | null> {
	const { headers } = c.req.raw
	const holder = await readTokenCaller(headers).catch((error: unknown) => {
		if (error instanceof Refused) return null
		throw error
	})
	if (holder) await consumeRateLimit('apiPerson', holder.viewer.userId)
	else await consumeRateLimit('apiAddress', addressOfRequest(c))
	if (!holder && headers.has('Authorization')) throw refuseToken()
	return holder
}
