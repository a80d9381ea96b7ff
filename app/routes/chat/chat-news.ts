import { refuse } from '~/core/refuse.server'
import { ChatLook } from '~/features/chat/chat-news'
import { readNewerChatNews } from '~/features/chat/chat-news.server'
import { requireOpened } from '~/requests/guards.server'
import type { Route } from './+types/chat-news'

/**
 * For pages that look every few seconds: what changes around a conversation while one speaks, where it differs from the
 * `version` they know; else 204.
 */
export async function loader(args: Route.LoaderArgs) {
	const legend = requireOpened(args, 'chat')
	const look = ChatLook.safeParse(Object.fromEntries(args.url.searchParams))
	if (!look.success) return refuse('invalid_input')
	const news = await readNewerChatNews(legend, look.data)
	return news ? Response.json(news) : new Response(null, { status: 204 })
}
