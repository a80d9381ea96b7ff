import { href } from 'react-router'

export const FOCUS_TABS = ['tasks', 'status', 'history'] as const
export type FocusTab = (typeof FOCUS_TABS)[number]

/** What stands before the id of a prompt that is the person’s own, in their locker. */
export const SAVED_PROMPT = 'locker:'

/** What is to be worked on next: its title, and the prompt whose text it begins with. */
export interface WantedFocus {
	title: string
	promptId: string
}

/** The address of focus mode: of one of its tabs, or with what is wanted to be worked on next. */
export function focusAddress({
	tab,
	wanted,
	before,
}: {
	tab?: FocusTab
	wanted?: WantedFocus
	before?: string
} = {}): string {
	const query = new URLSearchParams({
		...(wanted?.title ? { title: wanted.title } : {}),
		...(wanted?.promptId ? { prompt: wanted.promptId } : {}),
		...(tab ? { tab } : {}),
		...(before ? { before } : {}),
	})
	return query.size > 0 ? `${href('/focus')}?${query}` : href('/focus')
}
