import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type ChatNews, readNews } from './call-chat'
import type { LoadedChat } from './chat-state'

/**
 * The list and the allowance: as the page came with them, or as they were read since. Who comes back to this tab sees
 * what was said in another one; nothing is loaded again where nobody is reached.
 */
export function useNews<Desk extends ChatNews & { chat: LoadedChat }>(
	desk: Desk,
): { news: ChatNews; refresh: () => Promise<ChatNews | null> } {
	const [read, setRead] = useState<{ news: ChatNews; desk: Desk }>({ news: desk, desk })
	const { revalidate } = useRevalidator()
	if (read.desk !== desk) setRead({ news: desk, desk })
	const refresh = useCallback(async () => {
		const news = await readNews()
		if (news) setRead(({ desk: shown }) => ({ news, desk: shown }))
		return news
	}, [])
	const lookAgain = useEffectEvent(async () => {
		if (document.visibilityState !== 'visible') return
		const news = await refresh()
		const said = news && lastSaid(news, desk.chat)
		if (said && said !== lastSaid(desk, desk.chat)) await revalidate()
	})
	useEffect(() => {
		const look = () => void lookAgain()
		document.addEventListener('visibilitychange', look)
		return () => document.removeEventListener('visibilitychange', look)
	}, [])
	return { news: read.news, refresh }
}

/** When something was last said in the open conversation. */
function lastSaid({ conversations }: ChatNews, { conversationId }: LoadedChat): string | undefined {
	return conversations.find(({ id }) => id === conversationId)?.updatedAt
}
