import { href } from 'react-router'
import { z } from 'zod'
import { ChatNews } from '../chat-news'

const Answer = z.object({
	error: z.enum(['chat_title_blank', 'chat_title_too_long', 'chat_unseen', 'chat_not_found']).nullable(),
})

/** What was done with a conversation: null where it was done. */
export type ChatProblem = NonNullable<z.infer<typeof Answer>['error']> | 'chat_unreachable' | null

/*
 * The chat speaks to the server outside the router: a lost connection would bring the router's error page, and take
 * the conversation and what is being typed off the screen.
 */

/** What differs from what the page knows; null where nothing does, or nobody is reached. */
export async function fetchChatNews(
	look: Record<string, string>,
): Promise<{ news: ChatNews | null; isLetIn: boolean }> {
	try {
		const response = await fetch(`${href('/chat-legend/news')}?${new URLSearchParams(look)}`)
		const isLetIn = !response.redirected && response.status !== 401 && response.status !== 403
		const news = response.status === 200 && isLetIn ? ChatNews.parse(await response.json()) : null
		return { news, isLetIn }
	} catch {
		return { news: null, isLetIn: true }
	}
}

/** Renames a conversation, pins it or no longer, removes it, or puts it back. */
export async function changeConversation(
	id: string,
	fields:
		| { intent: 'rename'; title: string }
		| { intent: 'remove'; seen: string }
		| { intent: 'pin' | 'unpin' | 'restore' },
): Promise<ChatProblem> {
	const body = new URLSearchParams(fields)
	const answer = Answer.safeParse(await ask(href('/chat-legend/conversation/:id', { id }), { body }))
	return answer.success ? answer.data.error : 'chat_unreachable'
}

/** Asks for the end of a reply; false where nobody was reached. */
export async function askToStop(id: string): Promise<boolean> {
	return (await ask(href('/chat-legend/reply/:id', { id }), { body: new URLSearchParams() })) === null
}

/** The JSON that an address answers, or undefined where it answers none. */
async function ask(address: string, post: { body: URLSearchParams }): Promise<unknown> {
	try {
		const response = await fetch(address, { method: 'POST', ...post })
		return response.redirected ? undefined : await response.json()
	} catch {
		return undefined
	}
}
