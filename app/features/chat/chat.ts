import { z } from 'zod'
import { trimmed } from '~/core/trimmed'
import type { MessageId } from '~/i18n/words'

/** What fits into the function's 32 kB with all that goes along. */
export const MOST_MESSAGE_BYTES = 31_000
/** How many conversations a person's list shows. */
export const MOST_LISTED = 200
export const LONGEST_TITLE = 200
/** So long a removed conversation can be put back. */
export const UNDO_MS = 10_000

const encoder = new TextEncoder()

/** Whether the chat takes a message of this length. */
export function isShortEnough(text: string): boolean {
	return encoder.encode(JSON.stringify(text)).length <= MOST_MESSAGE_BYTES
}

const says = (error: MessageId) => ({ error })

/** Everything but line breaks and tabs: nothing that anyone types on purpose, and PostgreSQL stores no zero byte. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** What a person sends: non-blank after trimming, white space inside its own. */
export const ChatMessageText = z
	.string(says('chat_message_blank'))
	.transform((text) => trimmed(text.replaceAll('\r\n', '\n').replace(CONTROL, '').toWellFormed()))
	.refine((text) => text !== '', says('chat_message_blank'))
	.refine(isShortEnough, says('chat_message_too_long'))

/** The body of `chat-with-ai`: `message`, and what the screen adds. */
export const ChatRequest = z.object({
	message: ChatMessageText,
	/** The conversation to go on with; without it a new one begins. */
	conversationId: z.string().max(64).nullish(),
	/** The id that the sender gives this message: sent again after a lost connection, it is the same message. */
	messageId: z.uuid().nullish(),
	/** An earlier message of the person that this one is said in place of: both stay, each with what came after it. */
	replaces: z.string().max(64).nullish(),
	/** The reply that it follows where that is not the newest one: it goes on from an earlier version. */
	after: z.string().max(64).nullish(),
	/** The model that is to answer, from now on in this conversation. */
	model: z.string().max(100).nullish(),
	/** The role that it has from now on in this conversation: an empty one for none, nothing said for what it has. */
	role: z.string().max(64).nullish(),
	/** The newest message that its sender has seen there: what came after it is not put aside. */
	seen: z.string().max(64).nullish(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

export const ConversationTitle = z
	.string(says('chat_title_blank'))
	.transform((title) => trimmed(title.replace(CONTROL, ' ').toWellFormed().replace(/\s+/g, ' ')))
	.refine((title) => title !== '', says('chat_title_blank'))
	.refine((title) => title.length <= LONGEST_TITLE, says('chat_title_too_long'))

export const REPLY_STATES = ['streaming', 'complete', 'stopped', 'failed'] as const
/** A reply under way, whole, ended by the person, or broken off. */
export type ReplyState = (typeof REPLY_STATES)[number]

/** Spec 3. */
export interface ChatMessage {
	id: string
	role: 'user' | 'assistant'
	content: string
	/** A person's own messages are complete. */
	state: ReplyState
	/** ISO 8601. */
	timestamp: string
	/** Where the person said something else in its place; of a reply, where they asked the same again. */
	versions?: MessageVersions
	/** The saved prompt that a reply stands as in its person's locker. */
	savedAs?: string
}

/** Which of the versions of a message this one is, and what leads to those beside it: a message of the person. */
export interface MessageVersions {
	nth: number
	count: number
	previous: string | null
	next: string | null
}

/** A model that people choose from. */
export interface ChatModel {
	id: string
	label: string
	/** As how many messages one to it counts. */
	weight: number
}

/** The last message of a page that a model does not see any more. */
export interface LastUnseen {
	model: string
	messageId: string
}

export interface ChatConversation {
	id: string
	title: string
	/** ISO 8601: when something was said last. */
	updatedAt: string
	/** Whether it stands before the others. */
	isPinned: boolean
}

/** How many messages a person may still send. */
export interface ChatAllowance {
	left: number
	most: number
	/** ISO 8601: when all of them are back, where some are sent. */
	backAt?: string | undefined
}

/** The words of a reply without the signs of its Markdown: what a title is made of, what is read aloud, and what a search shows. */
export function wordsOfReply(markdown: string): string {
	return markdown
		.replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
		.replace(/^[ \t]*(?:[#>]+|[-*+])[ \t]+/gm, '')
		.replace(/[*`]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
		.trim()
}
