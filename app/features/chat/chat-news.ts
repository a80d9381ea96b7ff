import { z } from 'zod'
import { type ChatConversation, MOST_LISTED } from './chat'

const SpokenIn = z.object({ id: z.string(), title: z.string(), updatedAt: z.string(), isPinned: z.boolean() })

/** What changes around a conversation while one speaks. */
export const ChatNews = z.object({
	/** Another one says that something is new. */
	version: z.string(),
	/** The conversation on the screen, listed or not; null where it is not there, or none is on it. */
	open: SpokenIn.nullable(),
	conversations: z.array(SpokenIn),
	allowance: z.object({ left: z.number(), most: z.number(), backAt: z.string().optional() }),
})
export type ChatNews = z.infer<typeof ChatNews>

/** What a page that looks for news has: its conversation, and the version of what it knows. */
export const ChatLook = z.object({
	open: z.string().max(64).optional(),
	version: z.string().max(64).optional(),
})
export type ChatLook = z.infer<typeof ChatLook>

/** What news ask of a page that shows a conversation: to read it anew, or to leave it where it is gone. */
export function stepAfter(news: ChatNews, shown: ChatNews['open']): 'read' | 'leave' | null {
	if (!shown) return null
	if (!news.open) return 'leave'
	return news.open.updatedAt === shown.updatedAt ? null : 'read'
}

/** Whether a conversation is missing where all of its person are listed. */
export function isMissing(conversations: readonly ChatConversation[], id: string | null): boolean {
	return id !== null && conversations.length < MOST_LISTED && conversations.every((one) => one.id !== id)
}
