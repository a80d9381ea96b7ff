import type { LockerQuery } from './locker-search'

/** How many cards a page comes with: more than any screen shows before a scroll. */
export const AT_FIRST = 24
/** How many more a press brings. */
export const MORE = 60

/** What else an address of the locker names: how many cards, and behind which. */
interface Wish {
	show?: number
	after?: string | null
}

/** The search of an address for what is asked; empty where all is shown. */
export function searchOf({ query, category }: LockerQuery, { show, after }: Wish = {}): string {
	const search = new URLSearchParams({
		...(query ? { q: query } : {}),
		...(category === 'all' ? {} : { category }),
		...(show ? { show: String(show) } : {}),
		...(after ? { after } : {}),
	})
	return search.size > 0 ? `?${search}` : ''
}
