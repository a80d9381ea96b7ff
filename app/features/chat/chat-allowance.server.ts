import { consumeRateLimit, limitOf, readTries, refundRateLimit } from '~/core/limit.server'
import { Refused, refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { env } from '~/env/env.server'
import type { ChatAllowance } from './chat'

const EVERYBODY = 'everybody'

/** How many messages a Legend may send in a day. */
export function messagesADay(): number {
	return limitOf('chatPerson', env())
}

/** How many messages this person may still send today; where some are sent, when they are back. */
export async function readAllowance({ userId }: Member): Promise<ChatAllowance> {
	const most = messagesADay()
	const { count, expiresAt } = await readTries('chatPerson', userId)
	const left = Math.max(0, most - count)
	return count === 0 || !expiresAt ? { left, most } : { left, most, backAt: expiresAt.toISOString() }
}

/** How many messages all people together have sent today, and how many they may. */
export async function readTotalMessages(): Promise<{ counted: number; allowed: number }> {
	const { count } = await readTries('chatTotal', EVERYBODY)
	return { counted: count, allowed: limitOf('chatTotal', env()) }
}

/** As how many messages one counts, by the model that answers it. */
interface Weighed {
	weight: number
}

/**
 * Counts one message, against the person's own allowance and against everybody's. Refuses with `too_many` and
 * Retry-After where either is used up, and says which.
 */
export async function countMessage({ userId }: Member, { weight }: Weighed): Promise<void> {
	await consumeRateLimit('chatPerson', userId, { weight }).catch(async (error) => {
		// What is too much for one model may be enough for another.
		await refundRateLimit('chatPerson', userId, weight)
		explain(error, 'chat_allowance_used')
	})
	try {
		await consumeRateLimit('chatTotal', EVERYBODY, { weight })
	} catch (error) {
		await refundRateLimit('chatPerson', userId, weight)
		explain(error, 'chat_busy')
	}
}

/** Takes back a message that got no answer at all. */
export async function takeBackMessage({ userId }: Member, { weight }: Weighed): Promise<void> {
	await refundRateLimit('chatPerson', userId, weight)
	await refundRateLimit('chatTotal', EVERYBODY, weight)
}

function explain(error: unknown, message: 'chat_allowance_used' | 'chat_busy'): never {
	if (!(error instanceof Refused)) throw error
	const retryAfter = Number(error.headers.get('Retry-After'))
	throw refuse('too_many', undefined, { message, retryAfter })
}
