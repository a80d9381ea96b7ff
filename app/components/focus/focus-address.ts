import { href } from 'react-router'

export const FOCUS_TABS = ['tasks', 'status', 'history'] as const
export type FocusTab = (typeof FOCUS_TABS)[number]

/** The address of focus mode: of one of its tabs, or with what is wanted to be worked on next. */
export function focusAddress({
	tab,
	wanted,
	before,
}: {
	tab?: FocusTab
	wanted?: string
	before?: string
} = {}): string {
	const query = new URLSearchParams({
		...(wanted ? { title: wanted } : {}),
		...(tab ? { tab } : {}),
		...(before ? { before } : {}),
	})
	return query.size > 0 ? `${href('/focus')}?${query}` : href('/focus')
}
