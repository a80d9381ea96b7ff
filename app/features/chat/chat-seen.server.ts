import { desc, eq } from 'drizzle-orm'
import { type Refused, refuse } from '~/core/refuse.server'
import type { Within } from '~/db/client.server'
import { chatMessages as messages } from './schema.server'

/** Refuses to take away what the person has not seen: there is more in the conversation than the last message of their screen. */
export async function refuseUnseen(
	within: Within,
	conversationId: string,
	seen: string | null | undefined,
): Promise<void> {
	const [newest] = await within
		.select({ id: messages.id })
		.from(messages)
		.where(eq(messages.conversationId, conversationId))
		.orderBy(desc(messages.position))
		.limit(1)
	if (newest && newest.id !== seen) throw unseen()
}

/** Something is in the conversation that its person has not seen: their screen is to be read anew. */
export function unseen(): Refused {
	return refuse('conflict', { unseen: true }, { message: 'chat_unseen' })
}
