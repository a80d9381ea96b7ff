import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the page it sent, true as soon as scripts have taken over. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
}
