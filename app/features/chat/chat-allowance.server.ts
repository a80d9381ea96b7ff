import { consumeRateLimit, limitOf, readTries, refundRateLimit } from '~/core/limit.server'
import { Refused, refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { env } from '~/env.server'
import type { ChatAllowance } from './chat'

const EVERYBODY = 'everybody'

/** How many messages this person may still send today. */
export async function readAllowance({ userId }: Member): Promise<ChatAllowance> {
	const most = limitOf('chatPerson', env())
	const tries = await readTries('chatPerson', userId)
	return { left: Math.max(0, most - tries), most }
}

/** How many messages all people together have sent today, and how many they may. */
export async function readTotalMessages(): Promise<{ counted: number; allowed: number }> {
	return { counted: await readTries('chatTotal', EVERYBODY), allowed: limitOf('chatTotal', env()) }
}

/**
 * Counts one message, against the person's own allowance and against everybody's. Refuses with `too_many` and
 * Retry-After where either is used up, and says which.
 */
export async function countMessage({ userId }: Member): Promise<void> {
	await consumeRateLimit('chatPerson', userId).catch((error) => explain(error, 'chat_allowance_used'))
	try {
		await consumeRateLimit('chatTotal', EVERYBODY)
	} catch (error) {
		await refundRateLimit('chatPerson', userId)
		explain(error, 'chat_busy')
	}
}

/** Takes back a message that got no answer at all. */
export async function takeBackMessage({ userId }: Member): Promise<void> {
	await refundRateLimit('chatPerson', userId)
	await refundRateLimit('chatTotal', EVERYBODY)
}

function explain(error: unknown, message: 'chat_allowance_used' | 'chat_busy'): never {
	if (!(error instanceof Refused)) throw error
	const retryAfter = Number(error.headers.get('Retry-After'))
	throw refuse('too_many', undefined, { message, retryAfter })
}
