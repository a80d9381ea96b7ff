import { useMatches } from 'react-router'

/** What a route exports as its `handle` when its page has a frame of its own, without the site's header and footer. */
export const bareFrame = { frame: 'bare' } as const

/** Whether the page that is shown has a frame of its own. */
export function useIsBare(): boolean {
	return useMatches().some(({ handle }) => handle === bareFrame)
}
