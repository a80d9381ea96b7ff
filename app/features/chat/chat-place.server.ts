import { z } from 'zod'
import { LONGEST_CHAT_QUERY } from './chat-search'

const textOrNull = (most: number) =>
	z
		.string()
		.trim()
		.transform((text) => text.slice(0, most) || null)
		.nullable()
		.catch(null)
		.default(null)

/** What the address of the chat says beside the conversation. */
export const ChatPlace = z.object({
	/** The message before which those stand that are shown. */
	before: textOrNull(64),
	/** A message that was found. */
	at: textOrNull(64),
	/** A message of the branch that is shown where it is not the newest one. */
	branch: textOrNull(64),
	/** What is looked for in one's conversations. */
	find: textOrNull(LONGEST_CHAT_QUERY),
})
