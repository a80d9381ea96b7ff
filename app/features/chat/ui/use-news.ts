import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { lookOut } from '~/ui/look-out'
import { browserSight } from '~/ui/sight'
import { type ChatNews, stepAfter } from '../chat-news'
import { fetchChatNews } from './call-chat'

/**
 * The list, the allowance and the open conversation's title: as the page came with them, or as they were read since. Who
 * has this page in sight sees what is said in another one; nothing is loaded again where nobody is reached.
 */
export function useNews(desk: ChatNews): { news: ChatNews; refresh: () => Promise<ChatNews | null> } {
	const [read, setRead] = useState({ news: desk, desk })
	const { revalidate } = useRevalidator()
	if (read.desk !== desk) setRead({ news: desk, desk })
	const open = desk.open?.id
	const { version } = read.news
	const look = useCallback(async () => {
		const { news, isLetIn } = await fetchChatNews(open === undefined ? { version } : { open, version })
		// Of another conversation than the one that was opened meanwhile they say nothing.
		if (news) setRead((now) => (now.desk.open?.id === open ? { ...now, news } : now))
		return { news, isLetIn }
	}, [open, version])
	const lookAgain = useEffectEvent(async () => {
		const { news, isLetIn } = await look()
		if (news && stepAfter(news, desk.open) === 'read') await revalidate()
		return { isLetIn }
	})
	useEffect(() => lookOut(browserSight, () => lookAgain()), [])
	const refresh = useCallback(async () => (await look()).news, [look])
	return { news: read.desk === desk ? read.news : desk, refresh }
}
