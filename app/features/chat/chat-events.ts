import { z } from 'zod'

const Sent = z.object({ conversationId: z.string(), messageId: z.string(), replyId: z.string() })

/** What `chat-with-ai` streams: where the message stands, the reply's pieces, and how it ended. */
export const ChatEvent = z.discriminatedUnion('type', [
	Sent.extend({ type: z.literal('started') }),
	z.object({ type: z.literal('delta'), from: z.int().nonnegative(), text: z.string() }),
	Sent.extend({ type: z.literal('done'), state: z.enum(['complete', 'stopped']) }),
	Sent.extend({ type: z.literal('failed'), error: z.string(), message: z.string() }),
])
export type ChatEvent = z.infer<typeof ChatEvent>
