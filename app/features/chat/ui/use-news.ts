import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { lookOut } from '~/ui/look-out'
import { browserSight } from '~/ui/sight'
import { type ChatNews, readNews } from './call-chat'
import type { LoadedChat } from './chat-state'

/**
 * The list and the allowance: as the page came with them, or as they were read since. Who has this page in sight sees
 * what is said in another one; nothing is loaded again where nobody is reached.
 */
export function useNews<Desk extends ChatNews & { chat: LoadedChat }>(
	desk: Desk,
): { news: ChatNews; refresh: () => Promise<ChatNews | null> } {
	const [read, setRead] = useState<{ news: ChatNews; desk: Desk }>({ news: desk, desk })
	const { revalidate } = useRevalidator()
	if (read.desk !== desk) setRead({ news: desk, desk })
	const look = useCallback(async () => {
		const { news, isLetIn } = await readNews()
		if (news) setRead(({ desk: shown }) => ({ news, desk: shown }))
		return { news, isLetIn }
	}, [])
	const lookAgain = useEffectEvent(async () => {
		const { news, isLetIn } = await look()
		const said = news && lastSaid(news, desk.chat)
		if (said && said !== lastSaid(desk, desk.chat)) await revalidate()
		return { isLetIn }
	})
	useEffect(() => lookOut(browserSight, () => lookAgain()), [])
	const refresh = useCallback(async () => (await look()).news, [look])
	return { news: read.news, refresh }
}

/** When something was last said in the open conversation. */
function lastSaid({ conversations }: ChatNews, { conversationId }: LoadedChat): string | undefined {
	return conversations.find(({ id }) => id === conversationId)?.updatedAt
}
