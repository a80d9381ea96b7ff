import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import { ChatEvent } from '../chat-events'

const ADDRESS = '/functions/v1/chat-with-ai'

/** The server took the message not; `message` is what a person reads, where it said anything. */
export class MessageRefused extends Error {
	override name = 'MessageRefused'
	readonly status: number
	/** There is more in the conversation than its person has seen. */
	readonly isUnseen: boolean
	constructor(status: number, { message, isUnseen }: { message: string; isUnseen: boolean }) {
		super(message)
		this.status = status
		this.isUnseen = isUnseen
	}
}

export interface MessageToSend {
	message: string
	messageId: string
	conversationId: string | null
	replaces: string | null
	/** The last message that its person has seen there. */
	seen: string | null
	/** The model that is to answer. */
	model?: string
	/** The role that it has; an empty one for none. */
	role?: string
}

/**
 * Sends a message and hands on what the server tells of its reply. Ends early, without an error, where the connection
 * ends in the middle. Throws `MessageRefused`, and what `fetch` throws where nobody was reached.
 */
export async function* sendForReply(
	body: MessageToSend,
	signal: AbortSignal,
	ask: typeof fetch = fetch,
): AsyncGenerator<ChatEvent> {
	const response = await ask(ADDRESS, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
		body: JSON.stringify(body),
		signal,
	})
	if (!response.ok || !response.body) throw new MessageRefused(response.status, await reasonOf(response))
	yield* readChatEvents(response.body)
}

/** The events of a streamed reply; unknown ones are passed over. */
export async function* readChatEvents(body: ReadableStream<BufferSource>): AsyncGenerator<ChatEvent> {
	const reader = body
		.pipeThrough(new TextDecoderStream())
		.pipeThrough(new EventSourceParserStream())
		.getReader()
	try {
		for (;;) {
			const { done, value } = await reader.read()
			if (done) return
			const event = ChatEvent.safeParse(parse(value.data))
			if (event.success) yield event.data
		}
	} finally {
		await reader.cancel().catch(() => undefined)
	}
}

const Reason = z.object({
	message: z.string().catch(''),
	details: z.object({ unseen: z.boolean() }).optional().catch(undefined),
})

async function reasonOf(response: Response): Promise<{ message: string; isUnseen: boolean }> {
	const told = Reason.safeParse(await response.json().catch(() => undefined)).data
	return { message: told?.message ?? '', isUnseen: told?.details?.unseen ?? false }
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
