import { useState } from 'react'
import type { LockerQuery } from '~/domain/locker-search'

/** What is searched for, and how many of it is shown. The address follows, so that a reload and a way back find it again. */
export function useAsked(start: LockerQuery, atFirst: number) {
	const [asked, setAsked] = useState(start)
	const [shown, setShown] = useState(atFirst)

	function ask(next: LockerQuery) {
		setAsked(next)
		setShown(atFirst)
		history.replaceState(history.state, '', addressOf(next))
	}
	return { asked, ask, shown, showMore: () => setShown((count) => count + MORE) }
}

/** How many more a press brings. */
export const MORE = 60

/** The search of an address for what is asked; empty where all is shown. */
export function addressOf({ query, category }: LockerQuery, shown = 0): string {
	const search = new URLSearchParams({
		...(query ? { q: query } : {}),
		...(category === 'all' ? {} : { category }),
		...(shown ? { show: String(shown) } : {}),
	})
	return search.size > 0 ? `/prompt-locker?${search}` : '/prompt-locker'
}
